"""Games as rows: a log that outlives a crash while they are played, a Parquet file at the end.

While a simulation runs, every finished game goes into the log (``ROWS.parquet.part``) before
anything else happens. When all are there, they become the Parquet file in one step, in the order of
their numbers and a few at a time, for there may be more than fit into memory. Both begin with what
settles the games (``Header``), and are only ever continued by a simulation that is settled by the
same.
"""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import polars as pl
from polars.io.plugins import register_io_source

from kaizhuo import __version__

from .errors import LabError
from .play import Plan, Played
from .row_log import RowLog, lines_in, log_of, opened, words_for_trouble
from .watch import Use

KEY: Final = "kaizhuo"
"""The key of the header among the key-values of the Parquet file."""

_FORMAT: Final = 2
_ROW_GROUP: Final = 10_000
_AT_A_TIME: Final = 1_000
"""Rows that are in memory while a file is written."""

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
    """Everything that settles a game but its number. ``thinking`` are the iterations of each
    program, 0 for one that does not look ahead: ``hard`` thinks less in plain Python."""

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
    thinking: list[int] = []


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
        plan.thinking(),
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


def frame_of(rows: Iterable[Row]) -> pl.DataFrame:
    """Rows as a data frame, in the order of their numbers."""
    return _frame_of_json(msgspec.json.encode(row) for row in rows).sort("number")


def _frame_of_json(rows: Iterable[bytes]) -> pl.DataFrame:
    return pl.read_ndjson(io.BytesIO(b"\n".join(rows)), schema=SCHEMA)


class RowFile:
    """The rows of a plan in a file that a simulation makes, or goes on with.

    ``numbers`` are the games that are there already. Raises ``LabError``, and then leaves
    everything as it was, when the file is broken, belongs to other games, holds more than
    ``games``, or cannot be written.
    """

    def __init__(self, file: str | Path, plan: Plan, games: int) -> None:
        self.file: Final = Path(file)
        if self.file.is_dir():
            raise LabError("rows-is-folder", file=str(self.file))
        self._plan: Final = plan
        self._header: Final = header_of(plan)
        self._games: Final = games
        self._there: Final = self._look_at_file()
        self.numbers: Final[set[int]] = set(range(self._there))
        self._log: RowLog | None = None

    def _look_at_file(self) -> int:
        """How many games the file holds; a finished file holds the first ones, without a gap."""
        if not self.file.exists():
            return 0
        header, there = check_rows(self.file)
        _compare(self.file, header, self._header)
        if there > self._games:
            raise LabError("rows-more", file=str(self.file), there=there, here=self._games)
        return there

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """While games are added. Nobody else can write the same file meanwhile."""
        if self._there == self._games and not log_of(self.file).exists():
            yield
            return
        with opened(self.file) as log:
            if log.header:
                _compare(log.file, _decoded_header(log.file, log.header), self._header)
            there = self.numbers | log.places.keys()
            furthest = max(there, default=-1) + 1  # several workers end out of order
            if furthest > self._games:
                raise LabError("rows-more", file=str(log.file), there=furthest, here=self._games)
            log.begin(msgspec.json.encode(self._header))
            self.numbers.update(there)
            self._log = log
            try:
                yield
            finally:
                self._log = None

    def add(self, played: Sequence[Played]) -> None:
        """Note finished games: what has been noted survives the end of this process."""
        assert self._log is not None
        rows = [(one.number, msgspec.json.encode(row_of(self._plan, one))) for one in played]
        self._log.add(rows)
        self.numbers.update(one.number for one in played)

    def finish(self) -> None:
        """All games are there: make the Parquet file."""
        if self._log is None:
            return
        if self._there < self._games:
            write_rows(self.file, self._header, self._batches(self._log))
        self._log.file.unlink()

    def _batches(self, log: RowLog) -> Iterator[pl.DataFrame]:
        if self._there:
            yield from pl.scan_parquet(self.file).collect_batches(
                chunk_size=_AT_A_TIME, maintain_order=True
            )
        rows = log.rows(self._there)
        while some := list(islice(rows, _AT_A_TIME)):
            yield _frame_of_json(some)


def games_kept(file: str | Path) -> int:
    """How many games lie in a file of rows and in its log, as they are at this moment."""
    path = Path(file)
    return lines_in(path) + (check_rows(path)[1] if path.exists() else 0)


def write_rows(file: Path, header: Header, batches: Iterable[pl.DataFrame]) -> None:
    """Write a Parquet file as a whole or not at all."""
    beside = file.with_name(file.name + ".new")
    metadata = {KEY: msgspec.json.encode(header).decode()}

    def source(
        columns: list[str] | None, predicate: object, rows: int | None, size: int | None
    ) -> Iterator[pl.DataFrame]:
        yield from batches

    with words_for_trouble(file):
        try:
            with beside.open("wb") as stream:
                register_io_source(source, schema=SCHEMA).sink_parquet(
                    stream,
                    compression="zstd",
                    row_group_size=_ROW_GROUP,
                    maintain_order=True,
                    metadata=metadata,
                )
                stream.flush()
                os.fsync(stream.fileno())
            beside.replace(file)
        except pl.exceptions.PolarsError as error:
            raise LabError("rows-cannot-write", file=str(file), reason=_reason(error)) from None
        finally:
            beside.unlink(missing_ok=True)


def check_rows(file: str | Path) -> tuple[Header, int]:
    """What settles the games of a file, and how many it holds, every one of them looked at.
    Raises ``LabError``."""
    path = Path(file)
    header = _header_in(path)
    used = pl.col("uses").explode().struct
    others = [pl.col(column).null_count() for column in SCHEMA if column != "uses"]
    fields = [
        used.field(field.name).null_count().alias(f"uses.{field.name}") for field in USE.fields
    ]
    with _broken_told(path):
        scanned = pl.scan_parquet(path)
        looked = scanned.select(pl.len().alias("len"), *others, *fields)
        return header, int(looked.collect(engine="streaming")["len"][0])


def read_rows(
    file: str | Path, columns: Sequence[str] = tuple(SCHEMA)
) -> tuple[Header, pl.DataFrame]:
    """What a file of rows holds. Raises ``LabError``."""
    path = Path(file)
    header = _header_in(path)
    with _broken_told(path):
        return header, pl.read_parquet(path, columns=list(columns))


def _header_in(path: Path) -> Header:
    if path.is_dir():
        raise LabError("rows-is-folder", file=str(path))
    with words_for_trouble(path, "rows-cannot-read"), path.open("rb"):
        pass
    with _broken_told(path):
        metadata = pl.read_parquet_metadata(path)
        schema = pl.read_parquet_schema(path)
    if KEY not in metadata or dict(schema) != SCHEMA:
        raise LabError("rows-foreign", file=str(path))
    return _decoded_header(path, metadata[KEY].encode())


@contextlib.contextmanager
def _broken_told(file: Path) -> Iterator[None]:
    try:
        yield
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as error:
        raise LabError("rows-broken", file=str(file), reason=_reason(error)) from None


def _reason(error: BaseException) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__


def _decoded_header(file: Path, text: bytes) -> Header:
    try:
        return msgspec.json.decode(text, type=Header)
    except msgspec.MsgspecError:
        raise LabError("rows-foreign", file=str(file)) from None


def _compare(file: Path, there: Header, here: Header) -> None:
    for what in Header.__struct_fields__:
        one, other = getattr(there, what), getattr(here, what)
        if one != other:
            if isinstance(one, dict):
                alike = one.items() & other.items()
                one, other = (_without(said, alike) for said in (one, other))
            raise LabError(
                "rows-other", file=str(file), what=what, there=_short(one), here=_short(other)
            )


def _without(said: dict[str, object], alike: Set[tuple[str, object]]) -> list[str]:
    return [f"{name}={value}" for name, value in said.items() if (name, value) not in alike]


def _short(value: object) -> str:
    if isinstance(value, list):
        value = ",".join(str(one) for one in value)
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
