"""Tournaments: everybody meets everybody, in every seat equally often, and is rated."""

from __future__ import annotations

import math
from collections import Counter

import msgspec
import pytest

import kaizhuo
from kaizhuo import lab
from kaizhuo.kernel import OptionError
from kaizhuo.lab.intervals import share
from kaizhuo.lab.seating import (
    count_tables,
    games_of_round_robin,
    seats_of_round_robin,
    tables,
)
from kaizhuo.lab.tournament import play_tournament


@pytest.fixture(scope="module")
def deal():
    return kaizhuo.load("deal")


@pytest.mark.parametrize(
    ("entries", "seats", "count"), [(2, 2, 1), (5, 2, 10), (5, 3, 10), (4, 4, 1)]
)
def test_every_choice_of_programs_has_a_table(entries, seats, count):
    found = tables(entries, seats)
    assert len(found) == count
    assert len({frozenset(table) for table in found}) == count
    assert all(len(set(table)) == seats for table in found)


def test_few_programs_at_a_large_table_sit_down_as_often_as_each_other():
    assert tables(2, 3) == [[0, 0, 1], [0, 1, 1]]
    assert tables(2, 4) == [[0, 0, 1, 1]]
    sitting = Counter(entry for table in tables(3, 5) for entry in table)
    assert len(set(sitting.values())) == 1


@pytest.mark.parametrize(("entries", "seats"), [(2, 2), (3, 2), (2, 3), (4, 3), (3, 4), (5, 4)])
def test_everybody_sits_in_every_seat_equally_often(entries, seats):
    games = games_of_round_robin(entries, seats, 3 * seats - 1)
    assert games == len(tables(entries, seats)) * 3 * seats
    seen = Counter(
        (entry, seat)
        for number in range(games)
        for seat, entry in enumerate(seats_of_round_robin(number, entries, seats))
    )
    assert len(seen) == entries * seats
    assert len(set(seen.values())) == 1


def test_neighbours_change_from_round_to_round():
    after = {
        seating[(seating.index(0) + 1) % 4]
        for seating in (seats_of_round_robin(number, 4, 4) for number in range(0, 24, 4))
    }
    assert after == {1, 2, 3}


def tournament(deal, **wishes):
    given = {"players": 2, "games": 10, "programs": ["random", "greedy", "default"], "seed": 3}
    return play_tournament(deal, **{**given, **wishes})


@pytest.fixture(scope="module")
def played(deal):
    return tournament(deal)


def test_the_stronger_program_is_rated_higher_and_beats_the_others(played):
    assert played.games == 30
    assert played.tables == 3
    greedy = played.ranks[0]
    assert greedy.program == "greedy"
    assert greedy.share.share > 0.8
    assert greedy.mu > 25 > played.ranks[-1].mu
    assert all(rank.sigma < 25 / 3 for rank in played.ranks)
    assert greedy.ordinal == pytest.approx(greedy.mu - 3 * greedy.sigma)
    assert played.beats["greedy"]["random"].share > 0.8


def test_what_one_wins_the_other_loses(played):
    for one, others in played.beats.items():
        for other, found in others.items():
            assert found.share + played.beats[other][one].share == pytest.approx(1)
    wins = sum(rank.wins for rank in played.ranks)
    assert wins + played.draws + played.unfinished == pytest.approx(played.games)
    assert sum(rank.seats for rank in played.ranks) == (played.games - played.unfinished) * 2


def test_the_same_seed_gives_the_same_tournament_whatever_the_workers(deal, played, tmp_path):
    assert tournament(deal, workers=2) == played
    file = tmp_path / "rows.parquet"
    assert tournament(deal, out=file) == played
    assert tournament(deal, out=file) == played
    assert tournament(deal, seed=4) != played


def test_a_game_that_did_not_end_rates_nobody(deal):
    found = tournament(deal, max_decisions=5, programs=["random", "greedy"])
    assert found.unfinished == found.games == 10
    assert [rank.mu for rank in found.ranks] == [25, 25]
    assert [rank.seats for rank in found.ranks] == [0, 0]


def test_a_draw_pulls_nobody_up_or_down(deal):
    short = kaizhuo.load("deal", round_limit=1)
    found = tournament(short, programs=["random", "default"], games=2)
    assert found.draws == 2
    assert found.ranks[0].mu == pytest.approx(found.ranks[1].mu)


def test_a_program_may_sit_at_a_table_twice(deal):
    found = tournament(deal, players=3, programs=["random", "greedy"], games=3)
    assert found.games == 6
    assert found.ranks[0].program == "greedy"
    assert sum(rank.seats for rank in found.ranks) == 18
    assert found.beats["greedy"]["random"].of == 12


@pytest.mark.parametrize("programs", [[], ["random"], ["random", "random"], ["a", "random"]])
def test_an_impossible_field_is_refused(deal, programs):
    with pytest.raises(kaizhuo.KaizhuoError):
        tournament(deal, programs=programs)


def test_impossible_numbers_are_refused(deal):
    for wrong in ({"games": 0}, {"players": 9}, {"workers": 0}, {"seed": -1}):
        with pytest.raises(OptionError):
            tournament(deal, **wrong)


def test_it_can_be_written_as_json(played):
    found = msgspec.json.decode(msgspec.json.encode(played))
    assert set(found) == {
        "game", "players", "games", "tables", "seed", "ranks", "beats", "draws", "unfinished",
    }  # fmt: skip


def test_the_interval_is_wilsons():
    # Newcombe (1998), table I: 81/263, 15/148, 0/20, 1/29
    for cases, of, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = share(cases, of)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert share(5, 5).high == 1
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)
    assert share(30, 100).surely_differs(0.5)
    assert not share(3, 10).surely_differs(0.5)


def test_more_games_than_anybody_can_play_are_refused_before_a_list_is_made_of_them(deal):
    with pytest.raises(OptionError, match="number of games is from 1 to 10000000"):
        lab.simulate(deal, 2, 10**12, ["random"])
    with pytest.raises(OptionError, match="number of workers is from 1 to 1000"):
        lab.simulate(deal, 2, 10, ["random"], workers=10**6)
    many = [f"search:{number}" for number in range(1, 101)]
    assert games_of_round_robin(100, 10, 10) == math.comb(100, 10) * 10
    with pytest.raises(OptionError, match="number of games is from 1 to"):
        play_tournament(deal, 5, 10, many)


@pytest.mark.parametrize("entries", range(2, 8))
@pytest.mark.parametrize("seats", range(2, 7))
def test_tables_are_counted_without_being_laid(entries, seats):
    assert count_tables(entries, seats) == len(tables(entries, seats))
