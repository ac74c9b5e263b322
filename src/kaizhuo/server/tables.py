"""The tables in memory: a cache of what the log says, and the one way to add to the log."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import sqlalchemy as sa

from kaizhuo.kernel import Game, KaizhuoError, Text

from . import storage, wire
from .boxes import Boxes
from .hub import Hub
from .limits import Buckets, Limits
from .refusal import Conflict, Refusal
from .seats import hashed
from .snapshot import snapshot
from .storage import Row, Store, Stored
from .table import CHAT_KEPT, Table

_log = logging.getLogger("kaizhuo.server")
_ATTEMPTS = 20


@dataclass
class Live:
    """A table in memory. Its lock is held while a command is decided and committed."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(frozen=True)
class Holder:
    """Whoever asks: the seat they hold, and the hash of the token that holds it.

    Seats change their numbers and their people, so a command that waited for its turn looks
    again whether the token still holds that seat.
    """

    seat: int
    hash: str


@dataclass
class Change:
    """A row to be committed, with what must be written along and remembered after."""

    row: Row
    also: Callable[[sa.Connection], None] | None = None
    after: Callable[[Table], None] | None = None


class Tables:
    """All tables. ``shared`` says that other processes write to the same database."""

    def __init__(
        self, store: Store, boxes: Boxes, limits: Limits, shared: bool, hub: Hub | None = None
    ) -> None:
        self.store = store
        self.boxes = boxes
        self.limits = limits
        self.shared = shared
        self.hub = Hub() if hub is None else hub
        self.buckets = Buckets()
        self.changed: Callable[[Live, bool], None] = lambda live, mine: None
        self.busy: Callable[[str], bool] = lambda table: False
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    # -- the cache --------------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """A table, from memory or by replay; ``Refusal`` (404) if there is none."""
        live = self._live.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(self._loading[id])
        if id in self._live:
            self._live.move_to_end(id)
        return live

    def in_memory(self, id: str) -> Live | None:
        """A table if it is in memory already."""
        return self._live.get(id)

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def _load(self, id: str) -> Live:
        stored = await self.store.read(lambda connection: storage.load_table(connection, id))
        if stored is None:
            raise Refusal(404, "no-table")
        live = Live(await asyncio.to_thread(self.build, stored))
        self._keep(live)
        self.changed(live, True)
        return live

    def build(self, stored: Stored) -> Table:
        """Replay a table from its log."""
        spec = stored.spec
        game: Game | None = None
        trouble: Text | None = None
        try:
            game = self.boxes.load(stored.game, None, spec["chosen"], spec.get("edition"))
        except KaizhuoError as error:
            trouble = Text("reason-frozen-box", {"why": str(error)})
        except Exception as error:
            _log.exception("the box of table %s cannot be opened", stored.id)
            trouble = Text("reason-frozen-box", {"why": type(error).__name__})
        return Table(stored, game, trouble)

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        self.make_room()

    def make_room(self) -> None:
        """Let go of the tables that were idle for longest."""
        spare = len(self._live) - self.limits.live_tables
        if spare <= 0:
            return
        for id, live in list(self._live.items()):
            if spare <= 0:
                return
            if live.lock.locked() or self.hub.watched(id) or self.busy(id):
                continue
            del self._live[id]
            self.hub.forget(id)
            spare -= 1

    async def refresh(self, live: Live) -> None:
        """Take over what other processes have added to the log."""
        table = live.table
        version, said = table.version, table.chat_number

        def read(
            connection: sa.Connection,
        ) -> tuple[list[Row], dict[str, int], list[storage.ChatRow]]:
            return (
                storage.rows_after(connection, table.id, version),
                storage.token_seats(connection, table.id),
                storage.chat_after(connection, table.id, said),
            )

        rows, tokens, chat = await self.store.read(read)
        for row in rows:
            if row.number == table.version + 1:
                table.apply(row)
        for line in chat:
            self.add_chat(table, line)
        table.tokens = tokens
        if rows:
            self.changed(live, False)

    async def news(self, id: str) -> None:
        """Another process has told of a change."""
        live = self._live.get(id)
        if live is None:
            return
        async with live.lock:
            await self.refresh(live)
        self.hub.wake(id)

    def add_chat(self, table: Table, line: storage.ChatRow) -> None:
        """Remember a line of chat that is in the database."""
        if line.number <= table.chat_number:
            return
        table.chat = [*table.chat, line][-CHAT_KEPT:]
        table.chat_number = line.number
        table.said.add((line.seat, line.command))

    # -- commands ---------------------------------------------------------------------------

    async def command(
        self, live: Live, decide: Callable[[Table], Change | None], who: Holder | None = None
    ) -> None:
        """Add a row to the log of a table, for ``who`` (``None``: the house itself).

        ``decide`` looks at the table as it is and says what to add (``None``: nothing), or raises.
        It is asked again if another process was quicker. Nobody is told before the commit. An
        asker who hangs up does not stop it half-way.
        """
        work = asyncio.ensure_future(self._command(live, decide, who))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(_note_failure)
            raise

    async def _command(
        self, live: Live, decide: Callable[[Table], Change | None], who: Holder | None
    ) -> None:
        async with live.lock:
            id = live.table.id
            if self.shared or self._live.get(id) is not live:  # or it left the memory meanwhile
                await self.refresh(live)
            for _ in range(_ATTEMPTS):
                if who is not None:
                    self.check_seat(live, who)
                change = decide(live.table)
                if change is None:
                    return
                try:
                    await self._commit(live, change)
                except Conflict:
                    await self.refresh(live)
                    continue
                break
            else:
                raise Refusal(503, "busy")
        now = self._live.get(id)
        if now is not None and now is not live:  # and another one took its place
            await self.news(id)
            self.changed(now, True)
        else:
            self.changed(live, True)
        self.hub.tell(id)

    async def _commit(self, live: Live, change: Change) -> None:
        table = live.table
        row, also = change.row, change.also

        def job(connection: sa.Connection) -> None:
            storage.insert_row(connection, table.id, row)
            if also is not None:
                also(connection)

        await self.store.write(job)
        self._take_over(live, change)

    def _take_over(self, live: Live, change: Change) -> None:
        table = live.table
        table.apply(change.row)
        if change.after is not None:
            change.after(table)
        if table.frozen is not None:
            _log.error("table %s froze at row %d", table.id, table.version)
        if table.phase == "over" and change.row.kind == "move":
            noting = self.store.write(
                lambda connection: storage.set_phase(connection, table.id, "over")
            )
            asyncio.ensure_future(noting).add_done_callback(_note_failure)

    # -- who asks ---------------------------------------------------------------------------

    def check_seat(self, live: Live, who: Holder) -> None:
        """``Refusal``, with the table as it is for them now, if the seat is no longer theirs."""
        now = live.table.tokens.get(who.hash)
        if now != who.seat:
            raise Refusal(409, "stale", snapshot=self.show(live, now))

    def holder_of(
        self, table: Table, cookies: Iterable[tuple[str, str]]
    ) -> tuple[Holder | None, str]:
        """The seat that a browser holds, by its cookies, and the token that proves it.

        The token of an earlier table also holds the same seat of its rematch.
        """
        own = f"kaizhuo_{table.id}"
        found = [pair for pair in cookies if pair[0].startswith("kaizhuo_") and len(pair[1]) < 200]
        found.sort(key=lambda pair: pair[0] != own)
        for _, token in found[:200]:
            hash = hashed(token)
            seat = table.tokens.get(hash)
            if seat is not None and seat < len(table.seats):
                return Holder(seat, hash), token
        return None, ""

    def show_to(self, live: Live, who: Holder | None, after: int = 0) -> wire.Snapshot:
        """The table as a token's holder sees it now, whatever the token held a moment ago."""
        seat = None if who is None else live.table.tokens.get(who.hash)
        return self.show(live, seat, min(after, live.table.version))

    def show(self, live: Live, seat: int | None, after: int = 0) -> wire.Snapshot:
        """The table as a seat sees it."""
        table = live.table
        return snapshot(table, seat, self.hub.here(table.id), after)


def _note_failure(done: asyncio.Task[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        _log.info("nobody waits for this any more: %r", done.exception())
