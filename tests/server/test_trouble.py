"""Trouble that nobody sent: a database that is locked or gone, a clock put back, a full memory."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from kaizhuo.server import commands, conductor, wire
from kaizhuo.server.boxes import Boxes
from kaizhuo.server.conductor import Conductor
from kaizhuo.server.limits import Limits
from kaizhuo.server.refusal import Refusal
from kaizhuo.server.snapshot import snapshot
from kaizhuo.server.storage import Store
from kaizhuo.server.tables import Live, Tables
from kaizhuo.server.thinking import Thinkers
from tests.server.support import Server, holder, plant, seated


def at_a_table(
    folder: Path, kinds: list[str], work: Callable[[Tables, Live], Any], **more: Any
) -> None:
    """Do something with a table whose game has begun, with a conductor at work."""
    database = folder / "tables.sqlite"
    table, _ = plant(database, bytes(16), kinds, **more)

    async def run() -> None:
        store = Store(str(database))
        tables = Tables(store, Boxes(), Limits(pace_seconds=0.05), shared=False)
        thinkers = Thinkers()
        conducting = Conductor(tables, thinkers)
        clock = asyncio.create_task(conducting.run_clock())
        try:
            live = await tables.get(table)
            await commands.start(tables, live, holder(live, 0))
            await work(tables, live)
        finally:
            clock.cancel()
            conducting.stop()
            thinkers.close()
            store.close()

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something; fails after some seconds."""
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.01)


def ending(live: Live, command: str = "an-end-01") -> wire.PlayMoves:
    """The move that ends the turn."""
    return wire.PlayMoves(command, live.table.version, ["end"])


@pytest.mark.fault("B028", "B086")
def test_a_program_moves_once_the_database_can_be_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conductor, "_AGAIN_SECONDS", 0.05)

    async def work(tables: Tables, live: Live) -> None:
        await commands.play(tables, live, holder(live, 0), ending(live))
        write, failures = tables.store.write, []

        async def locked(job: Any) -> Any:
            failures.append(1)
            raise OperationalError("insert", {}, Exception("database is locked"))

        monkeypatch.setattr(tables.store, "write", locked)
        await until(lambda: len(failures) >= 2)
        assert list(live.table.asked) == [1]
        monkeypatch.setattr(tables.store, "write", write)
        await until(lambda: 0 in live.table.asked)

    at_a_table(tmp_path, ["person", "default"], work)


@pytest.mark.fault("B028")
def test_the_clock_rings_again_once_the_database_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conductor, "_AGAIN_SECONDS", 0.05)

    async def work(tables: Tables, live: Live) -> None:
        write, failures = tables.store.write, []

        async def locked(job: Any) -> Any:
            failures.append(1)
            raise OperationalError("insert", {}, Exception("database is locked"))

        monkeypatch.setattr(tables.store, "write", locked)
        await until(lambda: len(failures) >= 2)
        monkeypatch.setattr(tables.store, "write", write)
        await until(lambda: live.table.seats[0].absent)

    at_a_table(tmp_path, ["person", "person"], work, time_limit=1)


@pytest.mark.fault("B028")
def test_a_clock_that_is_put_back_does_not_stop_the_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(tables: Tables, live: Live) -> None:
        past = SimpleNamespace(time=lambda: time.time() - 3600)
        monkeypatch.setattr(conductor, "time", past)
        await commands.play(tables, live, holder(live, 0), ending(live))
        await until(lambda: 0 in live.table.asked)

    at_a_table(tmp_path, ["person", "default"], work)


def test_a_database_that_was_taken_away_acknowledges_nothing(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    shown = ann.look()
    os.rename(server.database, server.database + ".away")
    answer = ann.move("end", version=shown["version"])
    assert (answer.status_code, answer.json()["error"]) == (503, "storage")
    assert ann.look()["version"] == shown["version"]
    os.rename(server.database + ".away", server.database)
    assert ann.move("end", version=shown["version"]).status_code == 200


def test_what_is_taken_back_when_its_time_was_over_stays(tmp_path: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        table, ann = live.table, holder(live, 0)
        bank = next(a.code for a in table.asked[0].actions if a.code.startswith("bank "))
        await commands.play(tables, live, ann, wire.PlayMoves("a-move-1", table.version, [bank]))
        assert snapshot(table, 0, ()).can_take_back
        table.undo[-1].time -= 60
        assert not snapshot(table, 0, ()).can_take_back
        with pytest.raises(Refusal) as refused:
            await commands.take_back(tables, live, ann, wire.TakeBack("a-back-1", table.version))
        assert refused.value.error == "no-way-back"
        await asyncio.sleep(0.1)
        assert not table.seats[0].absent

    at_a_table(tmp_path, ["person", "person"], work, time_limit=30)


def test_a_table_that_left_the_memory_under_a_command_hears_of_it(tmp_path: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        id = live.table.id
        del tables._live[id]
        other = await tables.get(id)
        await commands.play(tables, live, holder(live, 0), ending(live))
        assert other.table.version == live.table.version
        await commands.play(tables, other, holder(other, 1), ending(other, "an-end-02"))
        await commands.play(tables, live, holder(live, 0), ending(other, "an-end-03"))
        assert other.table.version == live.table.version

    at_a_table(tmp_path, ["person", "person"], work)


def test_a_snapshot_shows_no_more_of_a_log_without_end_than_its_newest_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaizhuo.server.snapshot.LOG_SHOWN", 3)

    async def work(tables: Tables, live: Live) -> None:
        for number in range(2):
            seat = next(iter(live.table.asked))
            await commands.play(tables, live, holder(live, seat), ending(live, f"an-end-{number}"))
        lines = snapshot(live.table, 0, ()).log
        assert len(lines) == 3
        assert lines[-1].number // 1000 == live.table.version

    at_a_table(tmp_path, ["person", "person"], work)
