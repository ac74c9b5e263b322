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
    last, silver = played(120), played(0)
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
