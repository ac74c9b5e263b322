"""What can go wrong, by name. Each error says what to do next."""

from __future__ import annotations

from .text import Reason, Text


class KaizhuoError(Exception):
    """Any error that a user of the library caused and can mend."""


class IllegalAction(KaizhuoError):
    """The rules do not allow this action now; ``clause`` of the rule book says why."""

    def __init__(self, clause: str, text: Text) -> None:
        super().__init__(f"{clause}: {text.id}")
        self.clause = clause
        self.text = text

    @staticmethod
    def of(reason: Reason) -> IllegalAction:
        return IllegalAction(reason.clause, reason.text)


class UnknownAction(KaizhuoError):
    """No action of this edition has this code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"no action is called {code[:80]!r}")
        self.code = code


class EditionError(KaizhuoError):
    """An edition file is wrong: where, and why. ``reason`` says it in English; ``text`` is the
    message for readers of any language, which the package ``words`` has, or the house."""

    def __init__(
        self, file: str, line: int, reason: str, text: Text | None = None, words: str = ""
    ) -> None:
        super().__init__(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason
        self.text = text
        self.words = words


class OptionError(KaizhuoError):
    """A game option has an unknown name or an impossible value."""


class UnknownGame(KaizhuoError):
    """No game is installed under this id."""


class RecordError(KaizhuoError):
    """A record cannot be read or does not replay; ``line`` is 1-based (0: none). ``reason`` says
    why in English, ``text`` for readers of any language; where a move does not replay, ``move`` is
    its number (0: the deal) and the cause of the error says why."""

    def __init__(
        self, line: int, reason: str, text: Text | None = None, move: int | None = None
    ) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.text = text
        self.move = move


class PositionError(KaizhuoError):
    """A position that was asked for cannot exist."""
