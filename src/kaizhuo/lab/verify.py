"""Records against their seeds: was every die and card what the promised seed gives?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

from kaizhuo.kernel import (
    Game,
    HashRandom,
    KaizhuoError,
    Nature,
    Record,
    RecordError,
    State,
    Text,
    commitment,
)
from kaizhuo.registry import load_with


class OtherEdition(KaizhuoError):
    """The record was played with another edition than the one at hand."""


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record is what its seed gives. ``move`` is the first that differs (0: the deal),
    ``recorded`` and ``drawn`` what stands there and what the seed gives."""

    honest: bool
    moves: int
    outcomes: int
    commitment: str
    move: int | None = None
    recorded: str = ""
    drawn: str = ""


def game_of_record(record: Record, edition: str | None = None) -> Game:
    """The game that a record was played by, with its options; ``edition`` is the edition
    file where it was not the standard one. Raises ``RecordError``, ``OtherEdition`` and
    what ``kaizhuo.load`` raises."""
    name = record.header.get("game")
    if not isinstance(name, str):
        raise RecordError(0, "the record does not say which game it is", Text("wrong-record-game"))
    options = record.header.get("options", {})
    if not isinstance(options, Mapping):
        raise RecordError(
            0, "the options of the record are not a table", Text("wrong-record-options")
        )
    chosen = cast("Mapping[str, object]", options)
    game = load_with(name, edition, None, chosen)
    if record.header.get("edition") != game.edition.hash:
        raise OtherEdition(f"the record was not played with {edition or 'the standard edition'}")
    return game


def seed_of_record(record: Record) -> bytes:
    """The revealed seed; ``RecordError`` if there is none or it breaks its promise."""
    value = record.header.get("seed")
    if not isinstance(value, str) or not value:
        raise RecordError(
            0,
            "the record has no seed: it is revealed when the game is over",
            Text("wrong-record-no-seed"),
        )
    try:
        seed = bytes.fromhex(value)
    except ValueError:
        raise RecordError(
            0, "the seed of the record is not a hexadecimal number", Text("wrong-record-seed")
        ) from None
    promised = record.header.get("commitment")
    if promised is not None and promised != commitment(seed):
        raise RecordError(
            0,
            "the seed is not the one that was promised when the table opened",
            Text("wrong-record-promise"),
        )
    return seed


def verify(record: Record, game: Game) -> Verdict:
    """Play the game again from its seed and compare every outcome of chance.

    Raises ``RecordError`` when there is no seed or a move is against the rules.
    """
    seed = seed_of_record(record)
    record.check_game(game)
    game.check_players(record.players())
    if record.first() >= record.players():
        raise RecordError(0, "'first' is not a seat", Text("wrong-record-first"))
    nature = Nature(HashRandom(seed), noting=True)
    state = game.new_state(record.players(), nature, record.first())
    outcomes = 0
    recorded = [record.deal, *(move.outcomes for move in record.moves)]
    for number, written in enumerate(recorded):
        if number:
            _move(record, number, state, nature)
        drawn = nature.take_notes()
        if drawn != written:
            return Verdict(
                False,
                len(record.moves),
                outcomes,
                commitment(seed),
                number,
                " ".join(written),
                " ".join(drawn),
            )
        outcomes += len(drawn)
    return Verdict(True, len(record.moves), outcomes, commitment(seed))


def _move(record: Record, number: int, state: State, nature: Nature) -> None:
    move = record.moves[number - 1]
    try:
        state.play(move.player, move.code, nature)
    except KaizhuoError as error:
        raise RecordError(0, f"move {number}: {error}", None, number) from error
