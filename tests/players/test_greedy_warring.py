"""What the sensible program does in Warring States, and that it is sensible."""

from __future__ import annotations

import random

import kaizhuo
from kaizhuo import players
from kaizhuo.kernel import Nature, State
from kaizhuo.players import InformationSet


def table(seats: int = 3, moves: tuple[str, ...] = (), **zones: object) -> State:
    """A position by its zones (``A_silver=500`` is ``A.silver``), after some moves of seat 0."""
    game = kaizhuo.load("warring")
    state = game.empty_state(seats)
    position: dict[str, object] = {f"{name}.silver": 6_000 for name in "ABCDE"[:seats]}
    for name, value in zones.items():
        dotted = name[0].isupper() or name.startswith(("camps_", "city_"))
        position[name.replace("_", ".", 1) if dotted else name] = value
    nature = Nature(random.Random(1))
    game.set_up(state, position, nature)
    return state


def chosen(state: State, player: int = 0) -> str:
    seen = InformationSet(state, player)
    return players.load("greedy").choose(seen, random.Random(1)).code


def after(state: State, code: str, *dice: int) -> State:
    from kaizhuo.kernel import Scripted

    state.play(0, code, Scripted([], [face - 1 for face in dice], random.Random(1)))
    return state


def test_it_buys_a_county_that_takes_much():
    state = after(table(A_square=19, A_silver=12_000), "roll", 1, 1)
    assert chosen(state) == "buy"


def test_it_buys_nothing_when_the_game_is_nearly_over():
    state = table(round=22, A_square=19, A_silver=12_000, B_silver=23_500)
    assert chosen(after(state, "roll", 1, 1)) == "pass"


def test_it_leaves_dear_counties_alone_while_somebody_gets_ahead():
    state = after(table(round=10, A_square=9, A_silver=18_000), "roll", 1, 1)
    assert chosen(state) == "pass"


def test_it_conquers_when_nobody_gets_ahead():
    state = table(round=10, A_square=9, A_silver=13_000, B_silver=13_000, C_silver=13_000)
    assert chosen(after(state, "roll", 1, 1)) == "buy"


def test_it_avoids_a_toll_that_would_ruin_it():
    zones = {"A_square": 8, "A_talents": "lie-yukou", "B_lands": "jimo", "camps_jimo": 2}
    state = after(table(A_silver=6_000, **zones), "roll", 1, 2)
    assert chosen(state) == "go 2"


def test_it_does_not_spend_a_victory():
    state = after(table(A_square=9, A_silver=24_900), "roll", 1, 1)
    assert chosen(state) == "pass"


def test_it_builds_on_its_own_county():
    state = after(table(A_square=9, A_silver=9_000, A_lands="jimo"), "roll", 1, 1)
    assert chosen(state) == "build jimo"


def test_it_sells_what_it_misses_least():
    state = table(
        A_square=10, A_silver=0, A_lands="ying", A_talents="mo-di", camps_ying=2, B_lands="linzi"
    )
    assert chosen(after(state, "roll", 1, 1)) != "abandon ying"


def test_it_beats_three_random_players_in_80_of_100_games():
    game = kaizhuo.load("warring")
    greedy, other = players.load("greedy"), players.load("random")
    won = 0
    for number in range(100):
        rng = random.Random(f"warring {number}")
        nature = Nature(rng)
        state = game.new_state(4, nature, number % 4)
        seat = number // 4 % 4
        while not state.is_terminal():
            player = state.actors()[0]
            who = greedy if player == seat else other
            state.apply(player, who.choose(InformationSet(state, player), rng), nature)
        won += state.winners() == [seat]
    assert won >= 80, won
