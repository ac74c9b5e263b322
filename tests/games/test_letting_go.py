"""Positions that are let go of leave the memory of the others alone."""

from __future__ import annotations

import pickle
import random

import pytest

import kaizhuo
from kaizhuo.kernel import State
from tests.house.reading import PACKAGE, python_files


def positions(id: str) -> list[State]:
    game = kaizhuo.load(id)
    rng = random.Random(1)
    nature = kaizhuo.Nature(rng)
    state = game.new_state(game.max_players, nature)
    found: list[State] = []
    while not state.is_terminal() and len(found) < 400:
        player = state.actors()[0]
        state.apply(player, rng.choice(state.legal_actions(player)), nature)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("id", kaizhuo.game_ids())
def test_a_long_chain_of_positions_is_let_go_of_without_harm(id: str) -> None:
    """Python unwinds deep chains by writing in front of the objects in them; whatever cannot bear
    that overwrites its neighbours. Each link is the last owner of all that its position holds."""
    written = [pickle.dumps(state) for state in positions(id)]
    kept: list[State] = []
    chain: list[object] = []
    for one in written:  # in turns, so that they lie side by side
        kept.append(pickle.loads(one))
        chain = [pickle.loads(one), chain]
    face = kept[0].game.face()
    seen = [repr(face.view(state, 0)) for state in kept]
    for one in written:
        chain = [(pickle.loads(one), pickle.loads(one)), chain]
    del chain
    assert [repr(face.view(state, 0)) for state in kept] == seen


def test_no_compiled_class_is_kept_from_the_garbage_collector() -> None:
    """mypyc's ``acyclic`` makes such classes, and unwinds deep chains of them all the same."""
    holding = [
        path for path in python_files(PACKAGE) if "acyclic=True" in path.read_text(encoding="utf-8")
    ]
    assert holding == []
