"""One line of a scenario's moves: ``A: end``, ``A: end -> rd1 m2-1``, ``B: end !! MD-2.0``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

SEATS: Final = "ABCDEFGH"
"""Seats are called by letters, clockwise; in action codes ``@C`` is written for ``@2``."""

AWAY: Final = "(away)"
"""Written in place of a code: what the program plays for a seat whose player is away."""

UNKNOWN: Final = "unknown"
"""Written in place of a clause: there is no such action in this game at all."""

_SEAT_IN_CODE: Final = re.compile(rf"@([{SEATS}])(?![\w-])")


class MoveError(ValueError):
    """A line of moves that cannot be read; the text says why."""


@dataclass(frozen=True)
class Play:
    """A move of one seat, with the outcomes of chance that it brings.

    ``refused`` is ``None`` for a move that is allowed, the clause that forbids it, ``""`` for any
    clause, or ``"unknown"``.
    """

    text: str
    seat: int
    code: str
    draws: tuple[str, ...]
    rolls: tuple[int, ...]
    refused: str | None


@dataclass(frozen=True)
class Check:
    """What must hold at this point, by the name of the fact."""

    facts: dict[str, object]


@dataclass(frozen=True)
class AnyOrder:
    """Moves that may be made in any order, with the same position after each order."""

    plays: tuple[Play, ...]


Item = Play | Check | AnyOrder


def seat_number(letter: str, players: int) -> int:
    """The number of the seat with this letter; ``MoveError`` if nobody sits there."""
    at = SEATS.find(letter) if len(letter) == 1 else -1
    if at < 0 or at >= players:
        raise MoveError(f"there is no seat {letter!r} (with {players} players: {SEATS[:players]})")
    return at


def seat_codes(code: str) -> str:
    """A code with letters for the seats, as the game knows it: ``debt dc-1 @C`` → ``… @2``."""
    return _SEAT_IN_CODE.sub(lambda found: f"@{SEATS.index(found[1])}", code)


def words(value: object) -> list[str]:
    """A list of words, or the words of a text."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list):
        return [str(word) for word in value]
    return [str(value)]


def parse_outcomes(text: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Outcomes of chance: names of cards drawn; after ``dice`` faces; after ``chance`` numbers
    from 0. The second part are values as ``Nature.below`` gives them."""
    draws: list[str] = []
    rolls: list[int] = []
    kind = "draws"
    for token in text.replace(",", " ").split():
        if token in ("draws", "dice", "chance"):
            kind = token
        elif kind == "draws":
            draws.append(token)
        elif token.isdigit() and (kind == "chance" or token != "0"):
            rolls.append(int(token) - (1 if kind == "dice" else 0))
        else:
            raise MoveError(f"{token!r} is no outcome of {kind}")
    return tuple(draws), tuple(rolls)


def parse_play(text: str, players: int) -> Play:
    """Read one move; ``MoveError`` says what is wrong with it."""
    rest, forbidden, clause = text.partition("!!")
    rest, arrow, outcomes = rest.partition("->")
    letter, colon, code = rest.partition(":")
    if not colon or not code.strip():
        raise MoveError(f"the move {text!r} is not 'SEAT: ACTION', as in 'A: bank m5-1'")
    if forbidden and arrow:
        raise MoveError(f"the move {text!r} is refused, so that no chance falls after it")
    draws, rolls = parse_outcomes(outcomes)
    if arrow and not draws and not rolls:
        raise MoveError(f"the move {text!r} names no outcome after '->'")
    return Play(
        text=" ".join(text.split()),
        seat=seat_number(letter.strip(), players),
        code=seat_codes(" ".join(code.split())),
        draws=draws,
        rolls=rolls,
        refused=clause.strip() if forbidden else None,
    )
