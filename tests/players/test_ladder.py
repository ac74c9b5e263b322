"""The ladder of budgets: what was played stays played, and the cheat stays outside the house."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.ladder import ORACLE, Line, Match, interval, ours_at, play_on, read, table
from kaizhuo import players

MATCH = Match("taiwan", 4, "search:2", "search:1", 2)


def test_a_run_goes_on_where_it_was(tmp_path):
    file = tmp_path / "games.jsonl"
    play_on(MATCH, 1, file)
    first = file.read_text("utf-8")
    lines = play_on(MATCH, 2, file)
    assert file.read_text("utf-8").startswith(first)
    assert [line.number for line in lines] == [0, 1]
    assert play_on(MATCH, 2, file) == read(file)[MATCH]


def test_the_oracle_plays_here_and_cannot_be_loaded(tmp_path):
    match = Match("taiwan", 3, f"{ORACLE}search:2", "search:2", 1)
    (line,) = play_on(match, 1, tmp_path / "games.jsonl")
    assert line.decisions > 0
    with pytest.raises(players.UnknownPlayer):
        players.load(f"{ORACLE}search:2")


@pytest.mark.parametrize(("players", "seats"), [(2, 1), (4, 1), (4, 2), (5, 2), (6, 3)])
def test_everybody_sits_everywhere_equally_often(players, seats):
    match = Match("deal", players, "a", "b", seats)
    sat = Counter(seat for number in range(players) for seat in ours_at(match, number))
    assert sat == dict.fromkeys(range(players), seats)


def test_the_interval_is_the_one_of_wilson():
    lines = [Line(MATCH, number, float(number < 80), 1, 0.5, 0.5) for number in range(200)]
    p, low, high = interval(lines)
    assert (p, low, high) == pytest.approx((0.4, 0.3346, 0.4691), abs=5e-4)
    (row,) = list(table({MATCH: lines}))[2:]
    assert row.startswith("| taiwan | 4 | 2 × search:2 | 2 × search:1 | 200 | 40.0 % (33.5 – 46.9)")
