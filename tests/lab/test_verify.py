"""Records against their seeds."""

from __future__ import annotations

import random

import pytest

import kaizhuo
from kaizhuo import lab
from kaizhuo.kernel import HashRandom, Move, Nature, Record, RecordError, commitment, new_record

SEED = bytes(range(16))


def played(moves=60):
    game = kaizhuo.load("deal", round_limit=50)
    nature = Nature(HashRandom(SEED), noting=True)
    state = game.new_state(3, nature, 1)
    record = new_record(game, 3, 1, ["A", "B", "C"])
    record.deal = nature.take_notes()
    rng = random.Random(3)
    for _ in range(moves):
        if state.is_terminal():
            break
        player = rng.choice(state.actors())
        action = rng.choice(state.legal_actions(player))
        state.apply(player, action, nature)
        record.moves.append(Move(player, action.code, nature.take_notes()))
    record.header["seed"] = SEED.hex()
    record.header["commitment"] = commitment(SEED)
    return record


def test_an_honest_record_is_what_its_seed_gives():
    record = Record.parse(played().text())
    verdict = lab.verify(record, lab.game_of_record(record))
    assert verdict.honest
    assert verdict.commitment == commitment(SEED)
    assert verdict.outcomes > 15


def test_a_card_that_the_seed_does_not_give_is_found():
    record = played()
    at = next(n for n, move in enumerate(record.moves, 1) if move.outcomes)
    move = record.moves[at - 1]
    record.moves[at - 1] = Move(move.player, move.code, ["br1", *move.outcomes[1:]])
    verdict = lab.verify(record, lab.game_of_record(record))
    assert not verdict.honest
    assert verdict.move == at
    assert "br1" in verdict.recorded


def test_a_dealt_card_that_the_seed_does_not_give_is_found_too():
    record = played(1)
    record.deal[0], record.deal[1] = record.deal[1], record.deal[0]
    verdict = lab.verify(record, lab.game_of_record(record))
    assert (verdict.honest, verdict.move) == (False, 0)


def test_a_seed_that_was_not_promised_is_refused():
    record = played(1)
    record.header["commitment"] = commitment(b"another")
    with pytest.raises(RecordError, match="promised"):
        lab.verify(record, lab.game_of_record(record))


@pytest.mark.parametrize("seed", [None, "", "not hexadecimal", 7])
def test_a_record_without_a_seed_cannot_be_verified(seed):
    record = played(1)
    record.header["seed"] = seed
    with pytest.raises(RecordError, match="seed"):
        lab.verify(record, lab.game_of_record(record))


def test_a_move_against_the_rules_is_named():
    record = played(5)
    record.moves[2] = Move(record.moves[2].player, "bank nothing", [])
    with pytest.raises(RecordError, match="move 3"):
        lab.verify(record, lab.game_of_record(record))


def test_the_game_of_a_record_has_its_options():
    assert lab.game_of_record(played(1)).chosen["round_limit"] == 50


def test_a_record_of_another_edition_asks_for_its_file(tmp_path):
    record = played(1)
    record.header["edition"] = "something else"
    with pytest.raises(lab.OtherEdition):
        lab.game_of_record(record)


@pytest.mark.parametrize("header", [{"game": 7}, {"options": [1]}, {"game": None}])
def test_a_record_with_a_broken_header_is_refused(header):
    record = played(1)
    record.header.update(header)
    with pytest.raises(RecordError):
        lab.game_of_record(record)
