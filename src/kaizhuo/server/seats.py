"""Who sits where: names, tokens and plans of seats."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import wire
from .refusal import Refusal

MAX_NAME = 24
MAX_CHAT = 500
_TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_JOINERS = "\u200c\u200d"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"


@dataclass
class Seat:
    """A place at a table. ``left``: the person went; ``absent``: they do not answer."""

    kind: wire.SeatKind
    name: str = ""
    bot: str | None = None
    absent: bool = False
    left: bool = False

    @property
    def away(self) -> bool:
        """Whether ``default`` plays for the person of this seat."""
        return self.kind == "person" and (self.absent or self.left)

    @property
    def awake(self) -> bool:
        """Whether a person answers here: without any, nothing moves by itself."""
        return self.kind == "person" and not self.absent and not self.left

    def plan(self) -> dict[str, Any]:
        """What the log keeps of a seat."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot}


def new_token() -> str:
    """A secret that holds a seat."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A name for a table that cannot be guessed and is easy to read out."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(14))


def hashed(token: str) -> str:
    """What is kept of a token or key."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def clean_line(text: str, longest: int, error: str) -> str:
    """One line of text as a person may have meant it; ``Refusal`` if nothing is left of it.

    Control and direction marks are dropped: a name must not rewrite the line it stands in.
    """
    kept = "".join(
        letter if letter in _JOINERS or unicodedata.category(letter)[0] != "C" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    line = " ".join(kept.split())
    if not any(_shows(letter) for letter in line):
        raise Refusal(400, error)
    if len(line) > longest:
        raise Refusal(400, error)
    return line


def _shows(letter: str) -> bool:
    """Whether a character is seen: not a space, a mark without its letter, or a blank letter."""
    return letter not in _BLANKS and unicodedata.category(letter)[0] in "LNPS"


def clean_name(name: str) -> str:
    """A person's name as it is shown."""
    return clean_line(name, MAX_NAME, "name")


def planned(
    plans: Sequence[wire.SeatPlan], now: Sequence[Seat], bots: Sequence[str], most: int
) -> list[Seat]:
    """The seats after the host's plan; persons stay where they sit."""
    if len(plans) > most:
        raise Refusal(400, "seats-many", wire.say("error-seats-many", most=most))
    if any(seat.kind == "person" for seat in now[len(plans) :]):
        raise Refusal(409, "seat-taken")
    seats: list[Seat] = []
    for number, plan in enumerate(plans):
        old = now[number] if number < len(now) else None
        if old is not None and old.kind == "person":
            if plan.kind == "program":
                raise Refusal(409, "seat-taken")
            seats.append(old)
        elif plan.kind == "program":
            if plan.bot is None or plan.bot not in bots:
                raise Refusal(400, "bot-unknown", wire.say("error-bot-unknown", bot=plan.bot or ""))
            seats.append(Seat("program", bot=plan.bot))
        else:
            seats.append(Seat("open"))
    return seats
