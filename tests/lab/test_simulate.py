"""Simulations: the same seed gives the same games, and everything is counted."""

from __future__ import annotations

import msgspec
import pytest

import kaizhuo
from kaizhuo import lab
from kaizhuo.kernel import OptionError
from kaizhuo.lab.simulate import seats_of_bots, spread
from kaizhuo.players import UnknownPlayer


@pytest.fixture(scope="module")
def deal():
    return kaizhuo.load("deal")


def without_speed(results):
    return msgspec.structs.replace(results, decisions_per_second=0.0)


def test_the_same_seed_gives_the_same_games_whatever_the_workers(deal):
    bots = ["random", "default", "random"]
    one, two = (
        without_speed(lab.simulate(deal, 3, 12, bots, seed=5, workers=workers, max_decisions=2000))
        for workers in (1, 2)
    )
    assert one == two
    other = without_speed(lab.simulate(deal, 3, 12, bots, seed=6, max_decisions=2000))
    assert one != other


def test_a_game_of_a_simulation_is_the_same_when_played_alone(deal):
    alone = [lab.play_one(deal, 2, ["random"], 9, number) for number in (3, 3, 4)]
    assert alone[0] == alone[1]
    assert alone[0].decisions != alone[2].decisions


def test_the_programs_move_on_by_one_seat_from_game_to_game():
    assert [seats_of_bots(number, 4, 4) for number in range(5)] == [
        [0, 1, 2, 3],
        [1, 2, 3, 0],
        [2, 3, 0, 1],
        [3, 0, 1, 2],
        [0, 1, 2, 3],
    ]
    assert seats_of_bots(3, 4, 1) == [0, 0, 0, 0]


def test_every_game_is_won_drawn_or_unfinished(deal):
    results = lab.simulate(deal, 4, 20, ["random"] * 4, seed=1)
    assert sum(results.wins) == sum(results.wins_by_seat)
    assert sum(results.wins) + results.draws + results.unfinished == results.games == 20
    assert results.decisions.median <= results.decisions.p95
    assert 1 <= results.rounds.median <= results.rounds.p95
    assert results.decisions_per_second > 0


def test_the_json_object_has_exactly_the_promised_fields(deal):
    found = msgspec.json.decode(msgspec.json.encode(lab.simulate(deal, 2, 2, ["random"], seed=0)))
    assert set(found) == {
        "game", "players", "games", "seed", "bots", "wins", "wins_by_seat", "draws",
        "unfinished", "decisions", "rounds", "decisions_per_second",
    }  # fmt: skip
    assert set(found["decisions"]) == set(found["rounds"]) == {"median", "p95"}


def test_a_game_that_goes_on_too_long_is_counted_as_unfinished(deal):
    results = lab.simulate(deal, 2, 3, ["random"], seed=0, max_decisions=10)
    assert results.unfinished == 3
    assert results.wins == [0]
    assert results.decisions.p95 == 10


def test_a_limit_of_rounds_makes_a_draw_of_a_game():
    short = kaizhuo.load("deal", round_limit=1)
    results = lab.simulate(short, 2, 5, ["default"], seed=0)
    assert results.draws == 5


def test_progress_is_told_game_by_game(deal):
    told: list[int] = []
    lab.simulate(deal, 2, 4, ["random"], seed=0, progress=told.append)
    assert sum(told) == 4


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": -3},
        {"workers": 0},
        {"seed": -1},
        {"players": 1},
        {"players": 6},
        {"bots": []},
        {"bots": ["random", "random"], "players": 3},
    ],
)
def test_impossible_wishes_are_refused(deal, wrong):
    wishes = {"players": 2, "games": 1, "bots": ["random"], "seed": 0, **wrong}
    with pytest.raises(OptionError):
        lab.simulate(deal, **wishes)


def test_an_unknown_program_is_refused_before_anything_is_played(deal):
    with pytest.raises(UnknownPlayer, match="nobody"):
        lab.simulate(deal, 2, 1, ["nobody"], seed=0)


def test_the_spread_is_the_middle_and_what_95_of_100_do_not_exceed():
    assert spread(list(range(1, 101))) == lab.Spread(50.5, 95)
    assert spread([7]) == lab.Spread(7.0, 7)
    assert spread([3, 1, 2]) == lab.Spread(2.0, 3)
