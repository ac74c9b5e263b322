"""The program that plays 禮賀臺灣 by rule of thumb spends less than random ones."""

from __future__ import annotations

import random

import pytest

import kaizhuo
from kaizhuo.games.taiwan.state import Taiwan
from kaizhuo.kernel import Nature
from kaizhuo.players import InformationSet, load

GAMES = 100


@pytest.mark.parametrize(("preset", "wanted"), [(None, 75), ("advanced", 65)])
def test_greedy_beats_three_random_players(preset: str | None, wanted: int) -> None:
    game = kaizhuo.load("taiwan", preset=preset)
    won = 0.0
    for number in range(GAMES):
        seat = number % 4
        bots = [load("greedy" if at == seat else "random") for at in range(4)]
        rng = random.Random(f"choices {number}")
        nature = Nature(random.Random(f"nature {number}"))
        state = game.new_state(4, nature, number // 4 % 4)
        while not state.is_terminal():
            player = state.actors()[0]
            state.apply(player, bots[player].choose(InformationSet(state, player), rng), nature)
        assert isinstance(state, Taiwan)
        winners = state.winners()
        won += (seat in winners) / len(winners)
    assert won >= wanted
