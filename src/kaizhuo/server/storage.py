"""The log in a database: one row per accepted command, committed before anyone is told.

One thread writes. It takes all waiting jobs into one transaction, each in a savepoint of its own,
so that a hundred tables share one flush to the disk and none can spoil another's command.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from .refusal import Conflict, ServeError


class StorageGone(SQLAlchemyError):
    """What is written now would be lost."""


T = TypeVar("T")
_BATCH = 64

_metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    _metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("spec", sa.Text, nullable=False),
    sa.Column("seed", sa.String(32), nullable=False),
    sa.Column("phase", sa.String(16), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("previous", sa.String(32)),
)
log = sa.Table(
    "log",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("command", sa.String(64)),
    sa.Column("content", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "command"),
)
tokens = sa.Table(
    "tokens",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
keys = sa.Table(
    "keys",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("hash", sa.String(64), nullable=False),
)
chat = sa.Table(
    "chat",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "seat", "command"),
)


@dataclass(frozen=True)
class Row:
    """One accepted command."""

    number: int
    time: float
    kind: str
    seat: int | None = None
    command: str | None = None
    content: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class ChatRow:
    """One line of chat."""

    number: int
    time: float
    seat: int
    name: str
    text: str
    command: str


@dataclass
class Stored:
    """All that the database holds of a table."""

    id: str
    game: str
    spec: dict[str, Any]
    seed: str
    previous: str | None
    rows: list[Row]
    tokens: dict[str, int]
    chat: list[ChatRow]


Job = Callable[[sa.Connection], Any]


def insert_row(connection: sa.Connection, table: str, row: Row) -> None:
    """Write one row of the log."""
    connection.execute(
        log.insert().values(
            table_id=table,
            number=row.number,
            time=row.time,
            kind=row.kind,
            seat=row.seat,
            command=row.command,
            content=json.dumps(row.content, ensure_ascii=False, separators=(",", ":")),
        )
    )


class Store:
    """A database, embedded (a path) or a server (an SQLAlchemy URL)."""

    def __init__(self, database: str) -> None:
        url = database if "://" in database else f"sqlite:///{database}"
        self.embedded = url.startswith("sqlite")
        try:
            if self.embedded:
                self._engine = sa.create_engine(url, connect_args={"timeout": 10})
                sa.event.listen(self._engine, "connect", _on_connect)
                sa.event.listen(self._engine, "begin", _on_begin)
            else:
                self._engine = sa.create_engine(url, pool_pre_ping=True)
            _metadata.create_all(self._engine)
        except (SQLAlchemyError, ImportError) as error:
            reason = str(error).split("\n", 1)[0]
            raise ServeError(f"The database {database!r} cannot be opened: {reason}") from error
        path = self._engine.url.database
        found = os.stat(path) if self.embedded and path and path != ":memory:" else None
        self._file = None if found is None else (found.st_dev, found.st_ino)
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="log", daemon=True)
        self._writer.start()

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run ``job`` in a transaction; it is committed when this returns.

        Raises ``Conflict`` if a row with such a key is there already.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        # A caller that goes away must not leave the memory behind the log.
        return await asyncio.shield(future)

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a reading ``job`` outside the event loop."""

        def run() -> T:
            with self._engine.connect() as connection:
                return job(connection)

        return await asyncio.to_thread(run)

    async def append(self, table: str, row: Row) -> None:
        """Commit one row of the log."""
        await self.write(lambda connection: insert_row(connection, table, row))

    def close(self) -> None:
        """Finish what was begun and let go of the file."""
        self._jobs.put(None)
        self._writer.join(timeout=10)
        self._engine.dispose()

    def _write(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            ending = False
            while len(batch) < _BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    ending = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if ending:
                return

    def _check_file(self) -> None:
        """An embedded database that was moved or deleted would swallow what is written to it."""
        path = self._engine.url.database
        if self.embedded and path and path != ":memory:":
            try:
                now = os.stat(path)
            except OSError as error:
                raise StorageGone(f"the database {path} is gone") from error
            if (now.st_dev, now.st_ino) != self._file:
                raise StorageGone(f"the database {path} is another file now")

    def _write_batch(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        outcomes: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            self._check_file()
            with self._engine.begin() as connection:
                for job, future in batch:
                    try:
                        with connection.begin_nested():
                            outcomes.append((future, job(connection), None))
                    except IntegrityError as error:
                        outcomes.append((future, None, _conflict(error)))
                    except Exception as error:
                        outcomes.append((future, None, error))
        except Exception as error:
            outcomes = [(future, None, error) for _, future in batch]
        loops = {future.get_loop() for future, _, _ in outcomes}
        for loop in loops:
            mine = [outcome for outcome in outcomes if outcome[0].get_loop() is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, mine)


def _conflict(error: IntegrityError) -> Conflict:
    conflict = Conflict()
    conflict.__cause__ = error
    return conflict


def _resolve(outcomes: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _on_connect(connection: Any, _: ConnectionPoolEntry) -> None:
    # The driver's own transaction control would break savepoints.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _on_begin(connection: sa.Connection) -> None:
    writing = threading.current_thread().name == "log"
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


# -- questions to the database ---------------------------------------------------------------


def rows_after(connection: sa.Connection, table: str, number: int) -> list[Row]:
    """The rows of the log with a higher number, in order."""
    found = connection.execute(
        sa.select(log).where(log.c.table_id == table, log.c.number > number).order_by(log.c.number)
    )
    return [
        Row(row.number, row.time, row.kind, row.seat, row.command, json.loads(row.content))
        for row in found
    ]


def chat_after(connection: sa.Connection, table: str, number: int) -> list[ChatRow]:
    """The lines of chat with a higher number, in order."""
    found = connection.execute(
        sa.select(chat)
        .where(chat.c.table_id == table, chat.c.number > number)
        .order_by(chat.c.number)
    )
    return [ChatRow(r.number, r.time, r.seat, r.name, r.text, r.command) for r in found]


def token_seats(connection: sa.Connection, table: str) -> dict[str, int]:
    """The seats of a table by the hash of their tokens."""
    found = connection.execute(sa.select(tokens).where(tokens.c.table_id == table))
    return {row.hash: row.seat for row in found}


def load_table(connection: sa.Connection, id: str) -> Stored | None:
    """A table with all its rows, or ``None``."""
    head = connection.execute(sa.select(tables).where(tables.c.id == id)).one_or_none()
    if head is None:
        return None
    return Stored(
        id=head.id,
        game=head.game,
        spec=json.loads(head.spec),
        seed=head.seed,
        previous=head.previous,
        rows=rows_after(connection, id, 0),
        tokens=token_seats(connection, id),
        chat=chat_after(connection, id, 0),
    )


def insert_table(
    connection: sa.Connection,
    id: str,
    game: str,
    spec: dict[str, Any],
    seed: str,
    previous: str | None,
    first: Row,
    seats: dict[str, int],
) -> None:
    """Write a new table with the first row of its log and the tokens of its seats."""
    connection.execute(
        tables.insert().values(
            id=id,
            game=game,
            spec=json.dumps(spec, ensure_ascii=False),
            seed=seed,
            phase="lobby",
            created=time.time(),
            previous=previous,
        )
    )
    insert_row(connection, id, first)
    for hash, seat in seats.items():
        connection.execute(tokens.insert().values(table_id=id, hash=hash, seat=seat))


def running_tables(connection: sa.Connection) -> list[str]:
    """Every table whose game has begun and is not over, the newest first."""
    found = connection.execute(
        sa.select(tables.c.id).where(tables.c.phase == "playing").order_by(tables.c.created.desc())
    )
    return [row.id for row in found]


def set_phase(connection: sa.Connection, table: str, phase: str) -> None:
    """Note the phase beside the log, so that open games are found without reading it all."""
    connection.execute(tables.update().where(tables.c.id == table).values(phase=phase))


def replace_tokens(connection: sa.Connection, table: str, seats: dict[str, int]) -> None:
    """Exactly these tokens hold the seats of a table from now on."""
    connection.execute(tokens.delete().where(tokens.c.table_id == table))
    for hash, seat in seats.items():
        connection.execute(tokens.insert().values(table_id=table, hash=hash, seat=seat))


def offer_key(connection: sa.Connection, table: str, token: str, hash: str) -> bool:
    """A one-time key for the seat that a token holds at this moment (``False``: none); an older
    key is worth nothing from now on."""
    seat = connection.execute(
        sa.select(tokens.c.seat).where(tokens.c.table_id == table, tokens.c.hash == token)
    ).scalar_one_or_none()
    if seat is None:
        return False
    connection.execute(keys.delete().where(keys.c.table_id == table, keys.c.seat == seat))
    connection.execute(keys.insert().values(table_id=table, seat=seat, hash=hash))
    return True


def drop_keys(connection: sa.Connection, table: str, seat: int | None = None) -> None:
    """No key of this table (or of one seat) opens anything any more."""
    where = [keys.c.table_id == table]
    if seat is not None:
        where.append(keys.c.seat == seat)
    connection.execute(keys.delete().where(*where))


def use_key(connection: sa.Connection, table: str, key: str, token: str) -> int | None:
    """Trade a key (by its hash) for a new token; the old token stops working."""
    found = connection.execute(
        sa.select(keys.c.seat).where(keys.c.table_id == table, keys.c.hash == key)
    ).scalar_one_or_none()
    if found is None:
        return None
    used = connection.execute(keys.delete().where(keys.c.table_id == table, keys.c.hash == key))
    if used.rowcount != 1:
        return None
    connection.execute(tokens.delete().where(tokens.c.table_id == table, tokens.c.seat == found))
    connection.execute(tokens.insert().values(table_id=table, hash=token, seat=found))
    return int(found)


def insert_chat(connection: sa.Connection, table: str, line: ChatRow) -> None:
    """Write one line of chat."""
    connection.execute(
        chat.insert().values(
            table_id=table,
            number=line.number,
            time=line.time,
            seat=line.seat,
            name=line.name,
            text=line.text,
            command=line.command,
        )
    )
