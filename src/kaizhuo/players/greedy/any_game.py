"""For a game without a rule of thumb: try each action in a few drawn positions and play on."""

from __future__ import annotations

import random
from typing import Final

from kaizhuo.kernel import Action, Nature, State
from kaizhuo.players.information_set import InformationSet

DRAWS: Final = 4
"""Positions drawn; every action is tried in each of them."""
HORIZON: Final = 300
"""Decisions after which a game played on is called undecided."""


def choose_by_playing_on(information_set: InformationSet, rng: random.Random) -> Action:
    """The action with the best returns, on average, over a few games played on at random."""
    legal = information_set.legal_actions()
    player = information_set.player
    nature = Nature(rng)
    totals = [0.0] * len(legal)
    for _ in range(DRAWS):
        drawn = information_set.sample(nature)
        for at, action in enumerate(legal):
            state = drawn.clone()
            state.apply(player, action, nature)
            totals[at] += _play_on(state, player, nature)
    return legal[totals.index(max(totals))]


def _play_on(state: State, player: int, nature: Nature) -> float:
    for _ in range(HORIZON):
        actors = state.actors()
        if not actors:
            return state.returns()[player]
        actor = actors[0]
        legal = state.legal_actions(actor)
        state.apply(actor, legal[nature.below(len(legal))], nature)
    return 0.0
