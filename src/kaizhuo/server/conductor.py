"""What happens at a table by itself: programs move, the absent are stood in for, time runs out.

Every such move is tied to the question it answers (a seat and the version since which it is
open). If that question is gone when the move is ready, it is dropped: a program never plays for
a person who came back, and a clock and a click have one effect between them.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from . import storage
from .commands import attempt
from .refusal import Refusal
from .storage import Row
from .table import Table
from .tables import Change, Live, Tables
from .thinking import Thinkers

_log = logging.getLogger("kaizhuo.server")
_FAR_SECONDS = 4.0
"""How long other processes leave a move to the one that committed the last row."""
_CLOCK_SLACK = 0.01
_AGAIN_SECONDS = 10.0


@dataclass
class _Errand:
    """A move being prepared: for which question, by whom, and the task that prepares it."""

    since: int
    kind: str
    task: asyncio.Task[None]


class Conductor:
    """Prepares the moves that nobody clicks."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._errands: dict[tuple[str, int], _Errand] = {}
        self._alarms: dict[tuple[str, int], float] = {}
        self._clock: list[tuple[float, str, int]] = []
        self._rung = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.changed = self.conduct
        tables.busy = self.busy

    def busy(self, table: str) -> bool:
        """Whether a move of this table is being prepared."""
        return any(key[0] == table for key in self._errands)

    def conduct(self, live: Live, mine: bool) -> None:
        """After a change: see to it that every question that answers itself is being answered.

        ``mine`` is false if another process made the change; that one goes first.
        """
        table = live.table
        asked = table.asked if table.phase == "playing" else {}
        awake = any(seat.awake for seat in table.seats)
        for key in [key for key in self._errands if key[0] == table.id]:
            question = asked.get(key[1])
            errand = self._errands[key]
            if (
                question is None
                or question.since != errand.since
                or errand.kind != _kind(table, key[1])
            ):
                errand.task.cancel()
                del self._errands[key]
        if not awake:
            return  # everybody is away: the table waits, or programs would play on for ever
        for seat, question in asked.items():
            key = (table.id, seat)
            kind = _kind(table, seat)
            deadline = table.deadline(seat)
            if kind != "person":
                if key not in self._errands:
                    work = self._play(live, seat, question.since, kind, 0 if mine else _FAR_SECONDS)
                    self._errands[key] = _Errand(question.since, kind, self._begin(work))
            elif deadline is not None and self._alarms.get(key) != deadline:
                self._alarms[key] = deadline
                heapq.heappush(self._clock, (deadline, *key))
                self._rung.set()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play(self, live: Live, seat: int, since: int, kind: str, lag: float) -> None:
        key = (live.table.id, seat)
        try:
            await asyncio.sleep(lag)
            code = await self._choice(live, seat, since, kind)
            pace = self._tables.limits.pace_seconds
            # A clock that was put back must not make the table wait.
            rest = live.table.asked[seat].time + pace - time.time()
            await asyncio.sleep(min(pace, max(0.0, rest)))
        except KeyError:
            return  # the question is gone
        finally:
            # From here on the move must not be cancelled half-way by its own effects.
            errand = self._errands.get(key)
            if errand is not None and errand.task is asyncio.current_task():
                del self._errands[key]
        by = "program" if kind.startswith("program") else "default"
        if not await self._move(
            live, seat, since, code, by, lambda table: _kind(table, seat) == kind
        ):
            await asyncio.sleep(_AGAIN_SECONDS)
            self.conduct(live, True)

    async def _choice(self, live: Live, seat: int, since: int, kind: str) -> str | None:
        table = live.table
        bot = table.seats[seat].bot
        if kind == "away" or bot is None or bot == "default" or table.state is None:
            return None
        if table.asked[seat].since != since:
            raise KeyError(seat)
        seconds = self._tables.limits.thinking_seconds
        try:
            return await asyncio.wait_for(
                self._thinkers.choose(bot, table.state, seat, seconds), 3 * seconds + 30
            )
        except TimeoutError:
            return None

    async def _move(
        self,
        live: Live,
        seat: int,
        since: int,
        code: str | None,
        by: str,
        holds: Callable[[Table], bool],
    ) -> bool:
        """Play ``code`` (or the default) if the question is still the same and ``holds``.

        ``False`` if that failed: nobody else will do it, so it must be tried again later.
        """

        def decide(table: Table) -> Change | None:
            question = table.asked.get(seat)
            if table.phase != "playing" or question is None or question.since != since:
                return None
            if not holds(table):
                return None
            chosen, player = code, by
            if chosen is None or chosen not in [action.code for action in question.actions]:
                chosen = table.default_code(seat)
                player = by if by == "clock" else "default"
            content = attempt(table, seat, [chosen], player)
            return Change(Row(table.version + 1, time.time(), "move", seat, None, content))

        try:
            await self._tables.command(live, decide)
        except (Refusal, SQLAlchemyError) as error:
            _log.error("no automatic move at table %s: %s", live.table.id, type(error).__name__)
            return False
        return True

    # -- the clock ----------------------------------------------------------------------------

    async def run_clock(self) -> None:
        """Let time run out where it does."""
        while True:
            wait = None
            if self._clock:
                wait = self._clock[0][0] - time.time()
                if wait <= 0:
                    deadline, table, seat = heapq.heappop(self._clock)
                    if self._alarms.get((table, seat)) == deadline:
                        del self._alarms[table, seat]
                        self._begin(self._expire(table, seat))
                    continue
            self._rung.clear()
            try:
                await asyncio.wait_for(
                    self._rung.wait(), None if wait is None else wait + _CLOCK_SLACK
                )
            except TimeoutError:
                continue

    async def _expire(self, id: str, seat: int) -> None:
        try:
            live = await self._tables.get(id)
        except Refusal:
            return
        except SQLAlchemyError:
            await asyncio.sleep(_AGAIN_SECONDS)
            self._begin(self._expire(id, seat))
            return
        question = live.table.asked.get(seat)
        if question is None:
            return

        def over(table: Table) -> bool:
            deadline = table.deadline(seat)
            return deadline is not None and deadline <= time.time()

        if not await self._move(live, seat, question.since, None, "clock", over):
            await asyncio.sleep(_AGAIN_SECONDS)
        self.conduct(live, True)

    # -- after a restart ------------------------------------------------------------------------

    async def wake_all(self) -> None:
        """Load every running table once, so that its clocks and programs go on; those that do
        not replay are found, and tables nobody looks at leave the memory again."""
        running = await self._tables.store.read(storage.running_tables)
        for id in running:
            try:
                await self._tables.get(id)
            except Refusal:
                continue
            except Exception:
                _log.exception("table %s cannot be loaded", id)
            await asyncio.sleep(0.002)

    def stop(self) -> None:
        """Prepare nothing any more."""
        for task in list(self._tasks):
            task.cancel()


def _kind(table: Table, seat: int) -> str:
    """Who answers for a seat: a person, a program by name, or nobody (``away``)."""
    sitter = table.seats[seat]
    if sitter.kind == "program":
        return f"program {sitter.bot}"
    return "away" if sitter.away else "person"
