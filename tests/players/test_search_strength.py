"""Looking ahead wins games: against programs that do anything allowed, nearly all of them."""

from __future__ import annotations

import pytest

import kaizhuo
from kaizhuo import lab
from kaizhuo.players.search import PLAIN

ITERATIONS = 8 if PLAIN else 100


@pytest.mark.parametrize("id", ["deal", "taiwan", "nyc-bank", "nyc-travel", "warring"])
def test_a_search_beats_three_random_programs(id):
    """Eight games, seats rotated. Even a player twice as good as the others would win six of
    eight once in thirty times; the search does every time."""
    bots = [f"search:{ITERATIONS}", "random", "random", "random"]
    results = lab.simulate(kaizhuo.load(id), 4, 8, bots, seed=5, workers=1)
    assert results.wins[0] >= 6
