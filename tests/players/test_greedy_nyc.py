"""What the sensible program does in the New York games, in positions where it is plain."""

from __future__ import annotations

import random

import pytest

import kaizhuo
from kaizhuo import players
from kaizhuo.kernel import Nature
from kaizhuo.lab import simulate
from kaizhuo.players import InformationSet


def table(id, moves=(), seats=3, **position):
    """A position (``A_cash=100`` is ``A.cash``) after some moves with their dice and cards."""
    game = kaizhuo.load(id)
    state = game.empty_state(seats)
    zones = {name.replace("_", ".", 1) if name[1:2] == "_" else name.replace("_", "-"): value
             for name, value in position.items()}  # fmt: skip
    game.set_up(state, {"turn": "A", **zones}, Nature(random.Random(1)))
    for player, code in moves:
        state.play(player, code, Nature(random.Random(1)))
    return state


def chosen(state, player=0):
    return players.load("greedy").choose(InformationSet(state, player), random.Random(1)).code


def test_it_buys_early_and_saves_when_the_target_is_near():
    game_on = table("nyc-bank", [(0, "use tour")], A_cards="tour", A_at="liberty")
    assert chosen(game_on) == "buy"
    near = table("nyc-bank", [(0, "use tour")], A_cards="tour", A_at="liberty", A_cash=19000)
    assert chosen(near) == "pass"


def test_it_sends_a_rival_to_its_own_dear_land():
    state = table("nyc-bank", A_at="staten-zoo", A_lands="met", B_cash=9000, **{"floors.met": 4})
    nature = kaizhuo.kernel.Scripted(["go-met"], [0, 0], random.Random(1))
    state.play(0, "roll", nature)
    assert chosen(state) in ("send @1", "send @2")


def test_it_takes_what_the_travel_guild_brings():
    state = table("nyc-bank", A_at="tennis-center", fund=500)
    state.play(0, "roll", kaizhuo.kernel.Scripted([], [0, 0], random.Random(1)))
    assert chosen(state) == "fund"


def test_it_uses_vehicles_for_a_hot_sight():
    state = table("nyc-travel", A_yacht=1, zone_a="staten-zoo")
    assert chosen(state) == "go yacht"


@pytest.mark.parametrize("id", ["nyc-bank", "nyc-travel"])
def test_it_beats_three_players_at_random(id):
    results = simulate(kaizhuo.load(id), 4, 60, ["greedy", "random", "random", "random"], seed=3)
    assert results.wins[0] >= 45
    assert results.unfinished == 0
