"""禮賀臺灣 keeps every promise that a game makes, with and without events."""

import kaizhuo
from kaizhuo.conformance import conformance
from kaizhuo.games.taiwan.state import Taiwan
from kaizhuo.games.taiwan.table import NO_CARD
from kaizhuo.kernel import State


def every_card(state: State) -> list[int]:
    """All cards of the travel deck, wherever they lie: 88, each once (HT-C); and every event."""
    assert isinstance(state, Taiwan)
    cards = [*state.deck.cards(), *state.functions, *state.discard, *state.drawn]
    for zones in (state.hands, state.piles, state.arms):
        for zone in zones:
            cards += zone
    if state.host != NO_CARD:
        cards.append(state.box.yushan)
    cards.sort()
    assert cards == list(range(88)), cards
    return cards + sorted([*state.events.cards(), *state.used])


TestTaiwan = conformance(lambda: kaizhuo.load("taiwan"), every_card)
TestAdvancedTaiwan = conformance(
    lambda: kaizhuo.load("taiwan", preset="advanced"), every_card, games=120
)
