"""The rows of a simulation under way: a log that outlives a crash.

A line of JSON says what settles the games, then comes one line a game: its number, and its row,
packed. A line counts when its end has been written; whatever follows the last end of a line was
being written when the process died.
"""

from __future__ import annotations

import base64
import contextlib
import os
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Final

from .errors import LabError

SUFFIX: Final = ".part"
"""What the name of the log has more than that of the file that comes of it."""

_SECONDS_AT_RISK: Final = 1.0
"""What a power cut may cost; the end of the process costs nothing."""
_LEVEL: Final = 1
"""Rows are packed quickly rather than tightly: they are of one kind and get small anyway."""


def log_of(file: Path) -> Path:
    """The log of a file of rows."""
    return file.with_name(file.name + SUFFIX)


def lines_in(file: Path) -> int:
    """How many games a file's log holds at this moment."""
    log = log_of(file)
    return max(0, log.read_bytes().count(b"\n") - 1) if log.exists() else 0


class RowLog:
    """The log of ``file``, opened for one process alone. ``header`` is its first line, empty
    while there is none; ``places`` says where the line of each game begins."""

    def __init__(self, file: Path, stream: BinaryIO) -> None:
        self.file: Final = log_of(file)
        self._target: Final = file
        self._stream: Final = stream
        self._on_disk = 0.0
        self.header = b""
        self.places: Final[dict[int, int]] = {}
        _lock(stream, file)
        self._end = self._read()

    def _read(self) -> int:
        """Look through what an earlier run has left; where its last whole line ends."""
        self._stream.seek(0)
        end = 0
        for at, line in enumerate(self._stream, 1):
            if not line.endswith(b"\n"):
                break
            if at == 1:
                self.header = line[:-1]
            else:
                self.places[self._row(line, at)[0]] = end
            end += len(line)
        return end

    def _row(self, line: bytes, at: int) -> tuple[int, bytes]:
        number, _, packed = line.partition(b" ")
        try:
            return int(number), zlib.decompress(base64.b64decode(packed))
        except (ValueError, zlib.error):
            raise LabError("rows-log", file=str(self.file), line=at) from None

    def begin(self, header: bytes) -> None:
        """Make the log ready to go on: with a header, and without a line that was cut off."""
        with words_for_trouble(self._target):
            if not self.header:
                self._stream.seek(0)
                if not (header + b"\n").startswith(self._stream.read(len(header) + 2)):
                    raise LabError("rows-foreign", file=str(self.file))
            self._stream.truncate(self._end)
            if not self.header:
                self.header = header
                self._write(header + b"\n")

    def add(self, rows: Sequence[tuple[int, bytes]]) -> None:
        """Note the rows of finished games: what has been noted survives the end of this process."""
        lines = b""
        for number, row in rows:
            self.places[number] = self._end + len(lines)
            lines += b"%d %s\n" % (number, base64.b64encode(zlib.compress(row, _LEVEL)))
        with words_for_trouble(self._target):
            self._write(lines)

    def _write(self, lines: bytes) -> None:
        self._stream.write(lines)
        self._stream.flush()
        self._end += len(lines)
        if time.monotonic() > self._on_disk + _SECONDS_AT_RISK:
            os.fsync(self._stream.fileno())
            self._on_disk = time.monotonic()

    def rows(self, first: int) -> Iterator[bytes]:
        """All rows from a number on, in order."""
        for number in sorted(self.places):
            if number < first:
                continue
            self._stream.seek(self.places[number])
            yield self._row(self._stream.readline(), 0)[1]


@contextlib.contextmanager
def opened(file: Path) -> Iterator[RowLog]:
    """The log of a file of rows. Raises ``LabError``."""
    with words_for_trouble(file):
        stream = log_of(file).open("a+b")
    try:
        yield RowLog(file, stream)
    finally:
        with words_for_trouble(file):  # what a full disk has refused is tried once more
            stream.close()


def _lock(stream: BinaryIO, file: Path) -> None:
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:  # no such locks on this system
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        ours, there = os.fstat(stream.fileno()), log_of(file).stat()
    except OSError:
        raise LabError("rows-busy", file=str(file)) from None
    if ours.st_ino != there.st_ino:  # another process has just finished with it
        raise LabError("rows-busy", file=str(file))


@contextlib.contextmanager
def words_for_trouble(file: Path, id: str = "rows-cannot-write") -> Iterator[None]:
    """Whatever goes wrong with a file is one sentence."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LabError(id, file=str(file), reason=reason) from None
