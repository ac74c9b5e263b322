"""Games as rows: a log that outlives a crash while they are played, a Parquet file at the end.

While a simulation runs, every finished game is one JSON line of ``ROWS.parquet.part``, written
before anything else happens. When all are there, they are sorted by number and become the Parquet
file in one step. Both begin with what settles the games (``Header``), and are only ever continued
by a simulation that is settled by the same.
"""

from __future__ import annotations

import contextlib
import io
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
import polars as pl

from kaizhuo import __version__

from .errors import LabError
from .play import Plan, Played
from .watch import Use

KEY: Final = "kaizhuo"
"""The key of the header among the key-values of the Parquet file."""

LOG: Final = ".part"
"""What the name of the log has more than that of the file."""

_FORMAT: Final = 1
_ROW_GROUP: Final = 10_000
_SECONDS_AT_RISK: Final = 1.0
"""What a power cut may cost; the end of the process costs nothing."""

USE: Final = pl.Struct(
    {"what": pl.String, "role": pl.String, "thing": pl.String, "seat": pl.Int8, "count": pl.UInt32}
)
SCHEMA: Final[dict[str, Any]] = {
    "number": pl.UInt32,
    "seed": pl.Int64,
    "seating": pl.List(pl.String),
    "winners": pl.List(pl.Int8),
    "returns": pl.List(pl.Float64),
    "finished": pl.Boolean,
    "decisions": pl.UInt32,
    "rounds": pl.UInt32,
    "turns": pl.UInt32,
    "lead_changes": pl.UInt32,
    "standstill": pl.UInt32,
    "leaders": pl.List(pl.Int8),
    "standing": pl.List(pl.Float64),
    "uses": pl.List(USE),
}
"""The columns; docs/lab.md says what each is. Seats are counted from 0."""


class Row(msgspec.Struct, frozen=True):
    """One line of the log, one row of the file."""

    number: int
    seed: int
    seating: list[str]
    winners: list[int]
    returns: list[float]
    finished: bool
    decisions: int
    rounds: int
    turns: int | None
    lead_changes: int | None
    standstill: int | None
    leaders: list[int] | None
    standing: list[float] | None
    uses: list[Use]


class Header(msgspec.Struct, frozen=True):
    """Everything that settles a game but its number."""

    format: int
    version: str
    game: str
    rules: str
    edition: str
    options: dict[str, bool | int | str]
    players: int
    programs: list[str]
    round_robin: bool
    seed: int
    limit: int


def header_of(plan: Plan) -> Header:
    """The header of a plan's rows."""
    return Header(
        _FORMAT,
        __version__,
        plan.game.id,
        plan.game.rules_version,
        plan.game.edition.hash,
        dict(sorted(plan.game.chosen.items())),
        plan.players,
        plan.programs,
        plan.round_robin,
        plan.seed,
        plan.limit,
    )


def row_of(plan: Plan, one: Played) -> Row:
    """A game as a row."""
    return Row(
        one.number,
        plan.seed,
        [plan.programs[entry] for entry in plan.seating(one.number)],
        one.winners,
        one.returns,
        one.finished,
        one.decisions,
        one.rounds,
        None if one.leaders is None else len(one.leaders),
        one.lead_changes,
        one.standstill,
        one.leaders,
        one.standing,
        one.uses,
    )


def frame_of(rows: Sequence[Row]) -> pl.DataFrame:
    """Rows as a data frame, in the order of their numbers."""
    lines = io.BytesIO(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    return _read_lines(lines)


def _read_lines(lines: Any) -> pl.DataFrame:
    frame = pl.read_ndjson(lines, schema=SCHEMA)
    return frame.sort("number")


class RowFile:
    """The rows of a plan in a file that a simulation makes, or goes on with.

    ``numbers`` are the games that are there already. Raises ``LabError``, and then leaves
    everything as it was, when the file is broken, belongs to other games, holds more than
    ``games``, or cannot be written.
    """

    def __init__(self, file: str | Path, plan: Plan, games: int) -> None:
        self.file: Final = Path(file)
        if self.file.is_dir():
            raise LabError("rows-is-folder", file=str(file))
        self.log: Final = self.file.with_name(self.file.name + LOG)
        self._plan: Final = plan
        self._header: Final = header_of(plan)
        self._games: Final = games
        self._there: Final = self._read_file()
        self.numbers: Final[set[int]] = set(self._there["number"].to_list())
        self._stream: BinaryIO | None = None
        self._on_disk = 0.0

    # -- reading ------------------------------------------------------------------------------

    def _read_file(self) -> pl.DataFrame:
        if not self.file.exists():
            return pl.DataFrame(schema=SCHEMA)
        frame = self._compared(*read_rows(self.file))
        if frame.height > self._games:
            raise LabError("rows-more", file=str(self.file), there=frame.height, here=self._games)
        return frame

    def _compared(self, found: Header, frame: pl.DataFrame) -> pl.DataFrame:
        _compare(self.file, found, self._header)
        return frame

    # -- writing ------------------------------------------------------------------------------

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """While games are added. Nobody else can write the same file meanwhile."""
        if len(self.numbers) == self._games and not self.log.exists():
            yield
            return
        with _words_for_trouble(self.file):
            stream = self.log.open("a+b")
        with stream:
            _lock(stream, self.file)
            self._take_up(stream)
            self._stream = stream
            try:
                yield
            finally:
                self._stream = None

    def _take_up(self, stream: BinaryIO) -> None:
        """Read what an earlier run has left; the line it was writing when it died is cut off."""
        stream.seek(0)
        content = stream.read()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            stream.truncate(0)
            with _words_for_trouble(self.file):
                stream.write(msgspec.json.encode(self._header) + b"\n")
                stream.flush()
            return
        _compare(self.log, _decoded_header(self.log, lines[0]), self._header)
        decoder = msgspec.json.Decoder(Row)
        numbers = set()
        for line, text in enumerate(lines[1:], 2):
            try:
                numbers.add(decoder.decode(text).number)
            except msgspec.MsgspecError:
                raise LabError("rows-log", file=str(self.log), line=line) from None
        if any(number >= self._games for number in numbers):
            there = len(numbers | self.numbers)
            raise LabError("rows-more", file=str(self.log), there=there, here=self._games)
        if len(whole) < len(content):
            stream.truncate(len(whole))
        self.numbers.update(numbers)

    def add(self, played: Sequence[Played]) -> None:
        """Note finished games: what has been noted survives the end of this process."""
        assert self._stream is not None
        lines = b"".join(msgspec.json.encode(row_of(self._plan, one)) + b"\n" for one in played)
        with _words_for_trouble(self.file):
            self._stream.write(lines)
            self._stream.flush()
            if time.monotonic() > self._on_disk + _SECONDS_AT_RISK:
                os.fsync(self._stream.fileno())
                self._on_disk = time.monotonic()
        self.numbers.update(one.number for one in played)

    def finish(self) -> pl.DataFrame:
        """All games are there: make the Parquet file, and give its rows."""
        if self._stream is None:
            return self._there
        self._stream.seek(0)
        self._stream.readline()
        frame = _read_lines(self._stream.read())
        frame = pl.concat([self._there, frame]).unique("number").sort("number").rechunk()
        write_rows(self.file, self._header, frame)
        self.log.unlink()
        return frame


def games_kept(file: str | Path) -> int:
    """How many games lie in a file of rows and in its log, as they are at this moment."""
    path = Path(file)
    log = path.with_name(path.name + LOG)
    lines = log.read_bytes().count(b"\n") if log.exists() else 0
    return max(0, lines - 1) + (read_rows(path)[1].height if path.exists() else 0)


def write_rows(file: Path, header: Header, frame: pl.DataFrame) -> None:
    """Write a Parquet file as a whole or not at all."""
    beside = file.with_name(file.name + ".new")
    metadata = {KEY: msgspec.json.encode(header).decode()}
    with _words_for_trouble(file):
        try:
            with beside.open("wb") as stream:
                frame.write_parquet(
                    stream, compression="zstd", row_group_size=_ROW_GROUP, metadata=metadata
                )
                stream.flush()
                os.fsync(stream.fileno())
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)


def read_rows(file: str | Path) -> tuple[Header, pl.DataFrame]:
    """What a file of rows holds. Raises ``LabError``."""
    path = Path(file)
    if path.is_dir():
        raise LabError("rows-is-folder", file=str(file))
    with _words_for_trouble(path, "rows-cannot-read"):
        content = path.read_bytes()
    try:
        metadata = pl.read_parquet_metadata(io.BytesIO(content))
        frame = pl.read_parquet(io.BytesIO(content))
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as error:
        reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
        raise LabError("rows-broken", file=str(file), reason=reason) from None
    if KEY not in metadata:
        raise LabError("rows-foreign", file=str(file))
    header = _decoded_header(path, metadata[KEY].encode())
    if dict(frame.schema) != SCHEMA:
        raise LabError("rows-foreign", file=str(file))
    return header, frame


def _decoded_header(file: Path, text: bytes) -> Header:
    try:
        return msgspec.json.decode(text, type=Header)
    except msgspec.MsgspecError:
        raise LabError("rows-foreign", file=str(file)) from None


def _compare(file: Path, there: Header, here: Header) -> None:
    for what in Header.__struct_fields__:
        one, other = getattr(there, what), getattr(here, what)
        if one != other:
            raise LabError(
                "rows-other", file=str(file), what=what, there=_short(one), here=_short(other)
            )


def _short(value: object) -> str:
    if isinstance(value, list):
        value = ",".join(str(one) for one in value)
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def _lock(stream: BinaryIO, file: Path) -> None:
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:  # no such locks on this system
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LabError("rows-busy", file=str(file)) from None


@contextlib.contextmanager
def _words_for_trouble(file: Path, id: str = "rows-cannot-write") -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LabError(id, file=str(file), reason=reason) from None
