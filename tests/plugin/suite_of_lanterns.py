"""The suite that every game of the house runs, for the example game. It is run by
``test_outside_game.py`` in a process of its own, once the game is installed."""

import kaizhuo
from kaizhuo.conformance import conformance
from kaizhuo.kernel import State


def every_lantern(state: State) -> list[str]:
    """All 24 lanterns, wherever they are."""
    facts = state.game.inspect(state)
    return sorted(name for value in facts.values() if isinstance(value, list) for name in value)


TestLanterns = conformance(lambda: kaizhuo.load("lanterns"), every_lantern)
