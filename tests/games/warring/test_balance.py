"""Games between sensible programs: how long they are, and how they end."""

from __future__ import annotations

import random
import statistics
from functools import cache

import pytest

import kaizhuo
from kaizhuo import players
from kaizhuo.games.warring.state import Warring
from kaizhuo.kernel import Nature
from kaizhuo.players import InformationSet


@cache
def played(seed: int, seats: int = 4) -> Warring:
    """The end of a game of ``greedy`` players."""
    game, greedy = kaizhuo.load("warring"), players.load("greedy")
    rng = random.Random(seed)
    nature = Nature(rng)
    state = game.new_state(seats, nature)
    assert isinstance(state, Warring)
    while not state.is_terminal():
        player = state.actors()[0]
        state.apply(player, greedy.choose(InformationSet(state, player), rng), nature)
    return state


@pytest.mark.rule("WS-16.1", "WS-16.2")
def test_both_ways_of_winning_occur_among_four() -> None:
    last, silver = played(1682), played(0)
    assert (len(last.living()), last.winners()) == (1, last.living())
    assert len(silver.living()) > 1
    assert silver.cash[silver.winners()[0]] >= 25_000


def test_a_game_of_four_is_neither_short_nor_endless() -> None:
    rounds = sorted(played(seed).rounds() for seed in range(40))
    assert 15 <= statistics.median(rounds) <= 50
    assert rounds[37] < 100


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_of_fewer_or_more_ends_too(seats: int) -> None:
    assert max(played(seed, seats).rounds() for seed in range(12)) < 200


def wins(seats: list[str], games: int = 200) -> float:
    """The share of games that the first of these takes; each is greedy, or never does one thing."""
    game, greedy = kaizhuo.load("warring"), players.load("greedy")
    won = 0
    for number in range(games):
        rng = random.Random(f"saving {number}")
        nature = Nature(rng)
        state = game.new_state(4, nature, number // 4 % 4)
        while not state.is_terminal():
            player = state.actors()[0]
            action = greedy.choose(InformationSet(state, player), rng)
            if type(action).__name__ == seats[(player + number) % 4]:
                action = next(a for a in state.legal_actions(player) if a.code == "pass")
            state.apply(player, action, nature)
        won += (-number % 4) in state.winners()
    return won / games


def test_whoever_never_buys_a_county_falls_behind() -> None:
    assert wins(["Buy", "greedy", "greedy", "greedy"]) <= 0.2
    assert wins(["greedy", "Buy", "Buy", "Buy"]) >= 0.3


@pytest.mark.parametrize("never", ["Build", "Recruit"])
def test_whoever_leaves_out_one_thing_gains_nothing_by_it(never: str) -> None:
    assert wins([never, "greedy", "greedy", "greedy"]) <= 0.25
