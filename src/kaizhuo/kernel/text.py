"""Messages for people, as data: what is said, not how it reads in a language."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1
"""The observer who holds no seat."""

ALL: Final = (1 << 32) - 1
"""An audience of every seat and the spectators."""

_SPECTATORS: Final = 1 << 31


class Ref:
    """A named component of the edition (a card, a colour, a square); its name is data."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def __repr__(self) -> str:
        return f"Ref({self.id!r})"


class Seat:
    """A player, by seat number (0-based)."""

    def __init__(self, index: int) -> None:
        self.index: Final = index

    def __repr__(self) -> str:
        return f"Seat({self.index})"


class Text:
    """A Fluent message id with its arguments.

    An argument is an ``int``, a ``str``, another ``Text``, a ``Ref``, a ``Seat`` or a list of
    those (read as "a, b and c" in the reader's language).
    """

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, object]] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Text({self.id!r}, {self.args!r})"


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The audience of everybody except one seat."""
    return ALL & ~(1 << seat)


class Event:
    """Something that happened, as told to an audience (a bit mask of seats; bit 31: spectators)."""

    def __init__(self, text: Text, player: int = SPECTATOR, audience: int = ALL) -> None:
        self.text: Final = text
        self.player: Final = player
        self.audience: Final = audience

    def is_for(self, observer: int) -> bool:
        """Whether ``observer`` (a seat or ``SPECTATOR``) is told this."""
        bit = _SPECTATORS if observer < 0 else 1 << observer
        return self.audience & bit != 0

    def __repr__(self) -> str:
        return f"Event({self.text!r}, player={self.player}, audience={self.audience:#x})"


class Reason:
    """Why something is not allowed: the clause of the rule book, and a sentence."""

    def __init__(self, clause: str, text: Text) -> None:
        self.clause: Final = clause
        self.text: Final = text

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.text!r})"


class Line:
    """One line of a section; ``thing`` names what a person touches there, if anything."""

    def __init__(self, text: Text, thing: str | None = None) -> None:
        self.text: Final = text
        self.thing: Final = thing


class Section:
    """A heading with lines: the table in words (text table, terminal, generic table)."""

    def __init__(self, title: Text, lines: list[Line]) -> None:
        self.title: Final = title
        self.lines: Final = lines
