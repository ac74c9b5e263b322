"""What the server answers when it cannot do what was asked: one exception, many reasons."""

from __future__ import annotations

from . import wire

_LONGEST = 300


def brief(reason: object) -> str:
    """A reason as one short line, whatever of the sender's own text it repeats."""
    line = " ".join(str(reason).split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


class Refusal(Exception):
    """Nothing was changed; ``status`` is the HTTP status, ``error`` a word for programs."""

    def __init__(
        self,
        status: int,
        error: str,
        message: wire.Text | None = None,
        clause: str | None = None,
        line: int | None = None,
        snapshot: wire.Snapshot | None = None,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.message = wire.say(f"error-{error}") if message is None else message
        self.clause = clause
        self.line = line
        self.snapshot = snapshot

    def problem(self) -> wire.Problem:
        """The body of the answer."""
        problem = wire.Problem(self.error, self.message, self.clause, self.line)
        if self.snapshot is not None:
            problem.snapshot = self.snapshot
        return problem


class Stale(Exception):
    """The move answers a version whose question is no longer open."""


class Conflict(Exception):
    """Another process wrote the same row first; look again."""


class Repeated(Exception):
    """The command was already carried out."""


class ServeError(Exception):
    """The server cannot start; the message says what to do."""
