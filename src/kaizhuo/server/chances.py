"""The secret chance of a table: the seeded generator, with a way back from a move not taken."""

from __future__ import annotations

import hashlib
import random

from kaizhuo.kernel import HashRandom, Nature


class Tape(random.Random):
    """A table's generator that can be rewound to the last accepted move.

    A move is first tried on a copy of the position; if it is refused, or another process was
    quicker, the same dice must lie ready for whoever comes next.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self._source = HashRandom(seed)
        self._ahead: list[float] = []
        self._at = 0

    def random(self) -> float:
        if self._at == len(self._ahead):
            self._ahead.append(self._source.random())
        self._at += 1
        return self._ahead[self._at - 1]

    def rewind(self) -> None:
        """Forget the try: the same numbers come again."""
        self._at = 0

    def keep(self) -> None:
        """The move was accepted: its numbers are spent."""
        del self._ahead[: self._at]
        self._at = 0


class TableNature:
    """Chance of one table: a ``Nature`` for the rules, rewound or kept by the server."""

    def __init__(self, seed: bytes) -> None:
        self._tape = Tape(seed)
        self.nature = Nature(self._tape, noting=True)

    def rewind(self) -> None:
        """After a try."""
        self._tape.rewind()
        self.nature.take_notes()

    def keep(self) -> list[str]:
        """After an accepted move; the outcomes that chance brought."""
        self._tape.keep()
        return self.nature.take_notes()


def random_first(seed: bytes, players: int) -> int:
    """The seat that begins when chance decides: from the seed, but not from the dice, so that a
    record with its ``first`` seat replays from the seed alone."""
    return int.from_bytes(hashlib.sha256(seed + b"first").digest()[:8], "big") % players
