"""Chance, handed in from outside; each outcome is noted, so a game replays without a generator."""

from __future__ import annotations

import hashlib
import random
from typing import Final

from mypy_extensions import mypyc_attr

from .deck import Deck
from .errors import RecordError
from .text import Text


class HashRandom:
    """A generator that any language can rebuild: SHA-256 of (seed, counter), eight bytes at a time.

    It is used where a seed is first promised and later revealed; unlike the Mersenne Twister its
    past outputs tell nothing about the next.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed: Final = seed
        self._counter = 0
        self._block = b""

    def random(self) -> float:
        """A float in [0, 1) with 53 random bits."""
        if not self._block:
            self._block = hashlib.sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word = int.from_bytes(self._block[:8], "big")
        self._block = self._block[8:]
        return float(word >> 11) / 9007199254740992.0


def is_number(token: str) -> bool:
    """Whether a token of a record is a number as this house writes it (no ², no 9999 digits)."""
    return token.isascii() and token.isdigit() and len(token) < 10


def commitment(seed: bytes) -> str:
    """The promise shown when a table opens: the SHA-256 of its secret seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Chance from a generator with ``random()`` (``random.Random``, ``HashRandom``).

    With ``noting`` on, every outcome is appended to ``notes`` as a token: the name of a drawn
    card, or a number. ``count`` counts outcomes whether noted or not.
    """

    def __init__(self, rng: random.Random | HashRandom | None = None, noting: bool = False) -> None:
        source = random.Random() if rng is None else rng
        self._random = source.random
        self.noting = noting
        self.notes: list[str] = []
        self.count = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        value = int(self._random() * n)
        self.count += 1
        if self.noting:
            self.notes.append(str(value))
        return value

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        """The faces of some dice, each from 1 to ``sides``."""
        return [self.below(sides) + 1 for _ in range(dice)]

    def draw(self, deck: Deck) -> int:
        """Take the top card of a deck, which must not be empty."""
        top = deck.top_layer()
        size = len(top)
        at = int(self._random() * size) if size > 1 else 0
        card = top[at]
        top[at] = top[size - 1]
        top.pop()
        self.count += 1
        if self.noting:
            self.notes.append(deck.names[card])
        return card

    def take_notes(self) -> list[str]:
        """The outcomes since the last call; the list starts anew."""
        notes = self.notes
        self.notes = []
        return notes


class Replay(Nature):
    """Chance that was noted before: outcomes come from tokens instead of a generator."""

    def __init__(self, tokens: list[str] | None = None) -> None:
        super().__init__(random.Random(0), True)
        self._tokens: list[str] = [] if tokens is None else tokens
        self._at = 0

    def feed(self, tokens: list[str]) -> None:
        """Hand in the outcomes of the next move."""
        self._tokens = tokens
        self._at = 0

    def left(self) -> list[str]:
        """Tokens not used so far."""
        return self._tokens[self._at :]

    def _next(self) -> str:
        if self._at >= len(self._tokens):
            raise RecordError(
                0,
                "the record has too few outcomes of chance for this move",
                Text("wrong-record-few"),
            )
        token = self._tokens[self._at]
        self._at += 1
        return token

    def below(self, n: int) -> int:
        token = self._next()
        if not is_number(token) or int(token) >= n:
            raise RecordError(
                0,
                f"{token!r} is no outcome of a chance with {n} sides",
                Text("wrong-record-outcome", {"outcome": token, "sides": n}),
            )
        self.count += 1
        self.notes.append(token)
        return int(token)

    def draw(self, deck: Deck) -> int:
        token = self._next()
        top = deck.top_layer()
        for at in range(len(top)):
            card = top[at]
            if deck.names[card] == token:
                top[at] = top[len(top) - 1]
                top.pop()
                self.count += 1
                self.notes.append(token)
                return card
        raise RecordError(
            0,
            f"the card {token!r} cannot be on top of the deck",
            Text("wrong-record-card", {"card": token}),
        )


class Scripted(Nature):
    """Chance with some outcomes chosen beforehand, for scenarios; the rest is drawn as usual.

    ``draws`` are names of the next cards, whatever the deck; ``rolls`` the next values of
    ``below`` (for a die: face - 1). A card that cannot be on top raises ``RecordError``.
    """

    def __init__(self, draws: list[str], rolls: list[int], rng: random.Random) -> None:
        super().__init__(rng, True)
        self.draws: list[str] = draws
        self.rolls: list[int] = rolls

    def below(self, n: int) -> int:
        if not self.rolls:
            return super().below(n)
        value = self.rolls.pop(0)
        if value < 0 or value >= n:
            raise RecordError(
                0,
                f"{value + 1} is no outcome of a chance with {n} sides",
                Text("wrong-record-outcome", {"outcome": str(value + 1), "sides": n}),
            )
        self.count += 1
        self.notes.append(str(value))
        return value

    def draw(self, deck: Deck) -> int:
        if not self.draws:
            return super().draw(deck)
        replay = Replay([self.draws.pop(0)])
        card = replay.draw(deck)
        self.count += 1
        self.notes.append(deck.names[card])
        return card
