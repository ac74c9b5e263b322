"""What the sensible program does in Monopoly Deal, in positions where it is plain."""

from __future__ import annotations

import random

import pytest

import kaizhuo
from kaizhuo import players
from kaizhuo.kernel import Nature
from kaizhuo.players import InformationSet


def table(seats=2, moves=(), **zones):
    """A position by its zones (``A_hand="m5-1"`` is ``A.hand``), after some moves."""
    game = kaizhuo.load("deal")
    state = game.empty_state(seats)
    position = {name.replace("_", ".", 1) if name[0].isupper() else name: value
                for name, value in zones.items()}  # fmt: skip
    nature = Nature(random.Random(1))
    game.set_up(state, position, nature)
    state.settle(nature)
    for player, code in moves:
        state.play(player, code, nature)
    return state


def chosen(state, player=0):
    seen = InformationSet(state, player)
    return players.load("greedy").choose(seen, random.Random(1)).code


def test_it_completes_the_third_set_and_wins():
    state = table(A_hand="m5-1 br2 pg-1", A_br="br1", A_db="db1 db2", A_ut="ut1 ut2")
    assert chosen(state) == "place br2 br"


def test_it_completes_a_set_before_it_draws():
    state = table(A_hand="br2 pg-1 m1-1", A_br="br1")
    assert chosen(state) == "place br2 br"


def test_it_draws_before_it_banks():
    assert chosen(table(A_hand="pg-1 m1-1")) == "draw pg-1"


def test_it_takes_over_the_best_set():
    state = table(
        3, A_hand="brk-1 m1-1", B_br="br1 br2", C_gr="gr1 gr2 gr3", C_db="db1 db2", C_bank="m1-2"
    )
    assert chosen(state).startswith("takeover brk-1 @2")


def test_it_steals_what_completes_its_set():
    state = table(A_hand="sly-1 m1-1", A_gr="gr1 gr2", B_gr="gr3", B_rr="rr1")
    assert chosen(state) == "steal sly-1 gr3"


def test_it_asks_rent_of_those_who_can_pay():
    state = table(A_hand="r-db-gr-1", A_db="db1 db2", B_bank="m10-1")
    assert chosen(state) == "rent r-db-gr-1 db"


def test_it_does_not_ask_rent_of_those_who_have_nothing():
    state = table(A_hand="r-db-gr-1", A_db="db1 db2")
    assert not chosen(state).startswith("rent")


def test_it_collects_a_debt_from_the_one_who_can_pay():
    state = table(3, A_hand="dc-1", B_bank="m1-1", C_bank="m5-1 m4-1")
    assert chosen(state) == "debt dc-1 @2"


def test_it_keeps_the_refusing_card_for_when_it_is_needed():
    state = table(A_hand="jsn-1", A_bank="m5-1")
    assert chosen(state) == "end"


def test_it_refuses_to_lose_a_set():
    state = table(A_hand="brk-1", B_hand="jsn-1 m1-1", B_gr="gr1 gr2 gr3",
                  moves=[(0, "takeover brk-1 @1 gr")])  # fmt: skip
    assert chosen(state, 1) == "refuse jsn-1 @0"


def test_it_does_not_refuse_a_small_present():
    state = table(A_hand="bd-1", B_hand="jsn-1 m1-1", B_bank="m2-1 m5-1",
                  moves=[(0, "birthday bd-1")])  # fmt: skip
    assert chosen(state, 1) == "pay m2-1"


def test_it_refuses_whatever_would_win_the_game_for_another():
    state = table(A_hand="sly-1", A_db="db1 db2", A_ut="ut1 ut2", A_br="br1",
                  B_hand="jsn-1 m1-1", B_br="br2", moves=[(0, "steal sly-1 br2")])  # fmt: skip
    assert chosen(state, 1) == "refuse jsn-1 @0"


def test_it_pays_as_cheaply_as_it_can():
    state = table(A_hand="dc-1", B_hand="m1-1", B_bank="m10-1 m5-1 m4-1 m1-2",
                  moves=[(0, "debt dc-1 @1")])  # fmt: skip
    assert chosen(state, 1) in ("pay m5-1", "pay m4-1")


def test_it_pays_from_the_bank_before_it_breaks_a_set():
    state = table(A_hand="bd-1", B_hand="m1-1", B_bank="m10-1", B_br="br1 br2",
                  moves=[(0, "birthday bd-1")])  # fmt: skip
    assert chosen(state, 1) == "pay m10-1"


def test_it_banks_money_when_there_is_nothing_better():
    assert chosen(table(A_hand="m5-1 jsn-1")) == "bank m5-1"


def test_it_does_not_break_a_set_by_turning_a_wild_card():
    state = table(A_hand="jsn-1", A_rd="rd1 rd2 w-rd-ye-1", A_ye="ye1", A_bank="m5-1")
    assert not chosen(state).startswith("move")


def test_it_turns_a_wild_card_that_completes_a_set():
    state = table(A_hand="jsn-1", A_rd="rd1 w-rd-ye-1", A_ye="ye1 ye2", A_bank="m5-1")
    assert chosen(state) == "move w-rd-ye-1 ye"


def test_it_sheds_what_it_can_best_do_without():
    hand = "jsn-1 jsn-2 brk-1 sly-1 sly-2 dc-1 m1-1 brk-2"
    state = table(A_hand=hand, A_bank="m5-1", plays_left=0, moves=[(0, "end")])
    assert chosen(state) == "shed m1-1"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_brings_every_game_to_an_end(seats):
    game = kaizhuo.load("deal")
    nature = Nature(random.Random(seats))
    state = game.new_state(seats, nature)
    bots = [players.load("greedy") for _ in range(seats)]
    rng = random.Random(1)
    for _ in range(3000):
        if state.is_terminal():
            break
        player = state.actors()[0]
        state.apply(player, bots[player].choose(InformationSet(state, player), rng), nature)
    assert state.is_terminal()
