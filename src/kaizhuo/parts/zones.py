"""Positions in words: reading what each zone of a position names, with a complaint that names the
zone. What the zones of a game are called is in ``docs/scenarios.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.kernel.errors import PositionError

MOST: Final = 1_000_000
"""More than any purse holds or any game has rounds."""


def words(value: object) -> list[str]:
    """The words of a text, or of a list of them."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list):
        return [str(word) for word in value]
    raise PositionError(f"things are named in a text or a list, not by {value!r}")


class Supply:
    """All things of one kind by their codes; each lies in one place only. ``numbers``: what each
    is called inside, if not by its place in the list."""

    def __init__(self, codes: list[str], numbers: list[int] | None = None) -> None:
        self.codes: Final = codes
        self.left: Final = dict(zip(codes, numbers or range(len(codes)), strict=True))
        """Those that no zone has named so far."""

    def take(self, zone: str, code: str) -> int:
        """The thing of this code, for a zone that names it."""
        if code not in self.left:
            known = code in self.codes
            why = "lies in two places" if known else "is no card of this edition"
            raise PositionError(f"{zone}: {code!r} {why}")
        return self.left.pop(code)


class Zones:
    """A position being laid out: what was asked for, by name. ``seats``: their letters."""

    def __init__(self, position: Mapping[str, object], seats: str) -> None:
        self.position: Final = position
        self.seats: Final = list(seats)

    def has(self, zone: str) -> bool:
        """Whether anything is said about a zone."""
        return zone in self.position

    def words(self, zone: str) -> list[str]:
        """The words of a zone; none if nothing is said."""
        return words(self.position.get(zone, ""))

    def take(self, zone: str, supply: Supply) -> list[int]:
        """The things that a zone names."""
        return [supply.take(zone, code) for code in self.words(zone)]

    def number(self, zone: str, default: int, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.position.get(zone, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(f"{zone} is a number from {low} to {high}, not {value!r}")
        return value

    def truth(self, zone: str) -> bool:
        """True or false; false if nothing is said."""
        value = self.position.get(zone, False)
        if not isinstance(value, bool):
            raise PositionError(f"{zone} is true or false, not {value!r}")
        return value

    def word(self, zone: str, choices: list[str], default: str | None = None) -> str:
        """One of some words; the first, or ``default``, if nothing is said."""
        value = self.position.get(zone, choices[0] if default is None else default)
        if not isinstance(value, str) or value not in choices:
            raise PositionError(f"{zone} is one of {', '.join(choices)}, not {value!r}")
        return value

    def seat(self, zone: str, default: int = 0) -> int:
        """A seat by its letter."""
        return self.seats.index(self.word(zone, self.seats, self.seats[default]))
