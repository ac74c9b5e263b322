"""Positions with one move that wins, or saves the game: whoever looks ahead finds it."""

from __future__ import annotations

import random

import pytest

import kaizhuo
from kaizhuo.kernel import Scripted
from kaizhuo.players import InformationSet
from kaizhuo.players.search import Search


def asked(game, players, position, *moves, dice=()):
    """The position, played on by these moves (``A: code``), and the seat that is asked."""
    game = kaizhuo.load(game)
    state = game.empty_state(players)
    nature = Scripted([], [face - 1 for face in dice], random.Random(1))
    game.set_up(state, position, nature)
    for move in moves:
        seat, _, code = move.partition(": ")
        state.play("ABCDE".index(seat), code, nature)
    return state, state.actors()[0]


def chosen(state, player, bot, seed):
    """The code of what a program takes."""
    return bot.choose(InformationSet(state, player), random.Random(seed)).code


POSITIONS = {
    "the third set wins in Monopoly Deal": (
        asked(
            "deal",
            3,
            {
                "turn": "A", "plays_left": 1, "A.hand": "rd3 m5-1 m3-1 hs-1 dc-1",
                "A.br": "br1 br2", "A.db": "db1 db2", "A.rd": "rd1 rd2",
                "B.bank": "m5-2", "C.bank": "m4-1",
            },
        ),
        {"place rd3 rd"},
    ),
    "a refusal keeps the third set from the player who takes it over": (
        asked(
            "deal",
            2,
            {
                "turn": "B", "plays_left": 1, "B.hand": "brk-1", "A.hand": "jsn-1 m1-1",
                "B.br": "br1 br2", "B.db": "db1 db2", "A.rd": "rd1 rd2 rd3",
            },
            "B: takeover brk-1 @0 rd",
        ),
        {"refuse jsn-1 @1"},
    ),
    "the cheap direction ends the game of 禮賀臺灣 with the least money": (
        asked(
            "taiwan",
            3,
            {
                "turn": "A", "rest": "out", "deck": "", "A.pile": "g9", "B.hand": "b9 k4",
                "C.hand": "y9 k5", "E": "b10", "W": "y1",
            },
        ),
        {"eat E"},
    ),
    "who has the target in hand buys nothing in the bank game": (
        asked(
            "nyc-bank",
            3,
            {"turn": "A", "order": "A B C", "A.square": 1, "A.cash": 20050, "B.cash": 9000,
             "C.cash": 9000},
            "A: roll",
            dice=(2, 2),
        ),
        {"pass"},
    ),
    "who has the target in hand buys nothing in Warring States": (
        asked(
            "warring",
            3,
            {"turn": "A", "A.square": 1, "A.silver": 25000, "B.silver": 5000, "C.silver": 5000},
            "A: roll",
            dice=(1, 2),
        ),
        {"pass"},
    ),
    "a yacht goes to the hot sight that wins the travel game": (
        asked(
            "nyc-travel",
            3,
            {
                "turn": "A", "order": "A B C", "A.square": 31, "A.points": 42, "A.yacht": 1,
                "zone-a": "intrepid", "zone-b": "ferry", "zone-c": "brooklyn-bridge",
                "zone-d": "chelsea-market", "B.points": 48, "C.points": 48,
            },
        ),
        {"go yacht"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_the_move_that_decides_is_found(name):
    (state, player), best = POSITIONS[name]
    assert best <= {action.code for action in state.legal_actions(player)}
    for seed in range(4):
        assert chosen(state, player, Search(80), seed) in best


@pytest.mark.parametrize("name", [name for name in POSITIONS if "set" in name])
def test_the_rules_alone_are_enough_to_find_it(name):
    (state, player), best = POSITIONS[name]
    for seed in range(4):
        assert chosen(state, player, Search(80, schooled=False), seed) in best
