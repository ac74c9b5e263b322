"""The benchmarks of search run, and count what they say they count."""

from __future__ import annotations

import random

import pyspiel
import pytest

import kaizhuo.envs.openspiel
from benchmarks import duel, search


def test_a_duel_is_played_by_as_many_iterations_or_by_as_much_time() -> None:
    for equal_time in (False, True):
        pairing = duel.Duel("deal", 2, 2, equal_time, calibration=0.01)
        share = pairing.play(0)
        assert share in (0.0, 0.5, 1.0)
        assert pairing.theirs.iterations == 2 * pairing.theirs.decisions
        assert pairing.ours.iterations == pairing.iterations * pairing.ours.decisions
        found = duel.report(pairing, [share])
        assert (found["ms a decision"]["credited to theirs"] > 0) is equal_time


def test_an_interval_holds_the_share_and_shrinks_with_the_games() -> None:
    low, high = duel.interval([1.0, 0.0] * 50)
    assert low == pytest.approx(0.4038, abs=0.0001)
    assert high == pytest.approx(0.5962, abs=0.0001)
    closer, _ = duel.interval([1.0, 0.0] * 200)
    assert low < closer < 0.5
    low, high = duel.interval([1.0] * 20)
    assert low == pytest.approx(0.8389, abs=0.0001)
    assert high == pytest.approx(1.0)


def test_contenders_search_the_same_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ITERATIONS", 2)
    monkeypatch.setattr(search, "POSITIONS", 2)
    game = pyspiel.load_game("kaizhuo_warring(round_limit=3)")
    positions = search.sampled(game, random.Random(1))
    measured = [
        search.Row("warring", "Kaizhuo's search", search.ours(), positions),
        search.Row("warring", "OpenSpiel's", search.python_bot(game), positions),
    ]
    for row in measured:
        row.measure(0.01)
        assert row.per_second > 0
    assert "x" in search.table(measured).splitlines()[2]
    assert kaizhuo.envs.openspiel.registered()
