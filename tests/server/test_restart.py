"""SIGKILL at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from kaizhuo.server import Limits, wire
from kaizhuo.server.boxes import Boxes
from kaizhuo.server.refusal import Refusal
from kaizhuo.server.snapshot import snapshot
from kaizhuo.server.storage import Store
from kaizhuo.server.tables import Tables
from tests.server.support import Server, codes, holder, plant, seated, wait_for


def without_clock(shown: dict[str, Any]) -> dict[str, Any]:
    """A snapshot without the time of day and who is connected."""
    seats = [{**seat, "here": None} for seat in shown["seats"]]
    return {**shown, "server_time": 0, "seats": seats}


@pytest.mark.fault("B070", "B073")
def test_after_a_kill_everything_is_as_it_was_acknowledged(fresh: Callable[..., Server]) -> None:
    server = fresh()
    people = seated(server, (3).to_bytes(16, "big"), ["person"] * 3)
    rng = random.Random(3)
    for _ in range(3):
        for _ in range(rng.randrange(1, 12)):
            seat = people[0].look()["waiting"][0]["seat"]
            mine = people[seat].look()
            answer = people[seat].move(rng.choice(codes(mine)), version=mine["version"])
            assert answer.status_code == 200
        people[0].post("/chat", {"command": f"chat-{rng.random()}"[2:].replace(".", "-"),
                                 "text": "still here"})  # fmt: skip
        before = [without_clock(person.look()) for person in people]
        server.restart()
        assert [without_clock(person.look()) for person in people] == before


@pytest.mark.fault("B070")
def test_a_kill_in_the_middle_of_many_moves_loses_none_that_was_answered(
    fresh: Callable[..., Server],
) -> None:
    server = fresh()
    tables = [seated(server, bytes([n] * 16), ["person"] * 2) for n in range(6)]
    acknowledged: dict[str, int] = {}
    stop = threading.Event()

    def drive(number: int) -> None:
        people, rng = tables[number], random.Random(number)
        while not stop.is_set():
            try:
                for person in people:
                    mine = person.look()
                    if mine["legal"]:
                        answer = person.move(rng.choice(codes(mine)), version=mine["version"])
                        if answer.status_code == 200:
                            acknowledged[person.table] = answer.json()["version"]
            except httpx.HTTPError:
                return

    threads = [threading.Thread(target=drive, args=(n,)) for n in range(6)]
    for thread in threads:
        thread.start()
    time.sleep(1.0)
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()
    server.start()
    assert len(acknowledged) == 6
    for people in tables:
        shown = people[0].look()
        assert shown["phase"] in {"playing", "over"}
        # At most the one command that was under way may have been committed unanswered.
        assert 0 <= shown["version"] - acknowledged[people[0].table] <= 1


def test_a_table_rebuilt_after_every_single_command_is_the_same(tmp_path: Path) -> None:
    """What a restart between any two commands would show: every prefix of the log is replayed."""
    database = tmp_path / "tables.sqlite"
    table, _ = plant(database, (6).to_bytes(16, "big"), ["person", "person"])

    async def run() -> int:
        store = Store(str(database))
        tables = Tables(store, Boxes(), Limits(), shared=False)
        other = Tables(store, Boxes(), Limits(), shared=False)
        from kaizhuo.server import commands

        live = await tables.get(table)
        await commands.start(tables, live, holder(live, 0))
        rng = random.Random(6)
        steps = 0
        while steps < 150:
            live = await tables.get(table)
            if live.table.phase != "playing":
                break
            seat = next(iter(live.table.asked))
            if live.table.may_take_back(seat) and rng.random() < 0.3:
                undo = wire.TakeBack(f"back-{steps:05}", live.table.version)
                await commands.take_back(tables, live, holder(live, seat), undo)
            else:
                code = rng.choice(live.table.asked[seat].actions).code
                wish = wire.PlayMoves(f"move-{steps:05}", live.table.version, [code])
                await commands.play(tables, live, holder(live, seat), wish)
            steps += 1
            other._live.clear()
            rebuilt = (await other.get(table)).table
            assert rebuilt.frozen is None
            for observer in (0, 1, None):
                one = snapshot(live.table, observer, ())
                two = snapshot(rebuilt, observer, ())
                one.server_time = two.server_time = 0
                assert one == two
        store.close()
        return steps

    assert asyncio.run(run()) > 100


def test_two_processes_on_one_database_never_both_take_a_move(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    table, _ = plant(database, bytes(16), ["person", "person"])

    async def run() -> None:
        from kaizhuo.server import commands

        stores = [Store(str(database)), Store(str(database))]
        houses = [Tables(store, Boxes(), Limits(), shared=True) for store in stores]
        first = await houses[0].get(table)
        await commands.start(houses[0], first, holder(first, 0))
        version = (await houses[1].get(table)).table.version
        for number in range(20):
            live = [await house.get(table) for house in houses]
            for house, one in zip(houses, live, strict=True):
                await house.refresh(one)
            version = live[0].table.version
            seat = next(iter(live[0].table.asked))
            code = live[0].table.default_code(seat)
            results = await asyncio.gather(
                *(
                    commands.play(
                        house,
                        one,
                        holder(one, seat),
                        wire.PlayMoves(f"m-{number:03}-{i}-x", version, [code]),
                    )
                    for i, (house, one) in enumerate(zip(houses, live, strict=True))
                ),
                return_exceptions=True,
            )
            refused = [r for r in results if isinstance(r, Refusal)]
            assert len(refused) == 1
            assert refused[0].error == "stale"
            assert len([r for r in results if r is None]) == 1
        for house in houses:
            await house.refresh(await house.get(table))
        one, two = [(await house.get(table)).table for house in houses]
        assert one.version == two.version == version + 1
        assert one.state is not None
        assert two.state is not None
        assert one.state.digest() == two.state.digest()
        for store in stores:
            store.close()

    asyncio.run(run())


def test_a_polite_stop_ends_open_streams_and_is_quick(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    with ann.stream() as heard:
        heard.next()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=20) == 0


def test_no_thinking_process_outlives_a_killed_server(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ann, *_ = seated(server, bytes(16), ["person", "random"])
    shown = ann.look()
    ann.move("end", version=shown["version"])
    wait_for(lambda: ann.look()["legal"], 15)

    def thinkers() -> list[int]:
        found = []
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                if b"kaizhuo.server.thinker" in path.read_bytes():
                    found.append(int(path.parent.name))
            except OSError:
                continue
        return found

    assert server.process is not None
    mine = [pid for pid in thinkers() if parent_of(pid) == server.process.pid]
    assert len(mine) == 1
    server.kill()
    wait_for(lambda: mine[0] not in thinkers())


def parent_of(pid: int) -> int:
    """The parent of a process."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[1])
    except OSError:
        return 0


# -- frozen tables -----------------------------------------------------------------------------


def _tamper(server: Server, sql: str) -> None:
    connection = sqlite3.connect(server.database)
    connection.execute(sql)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("update log set content = replace(content, 'bank ', 'place ') where kind = 'move'",
         "reason-frozen"),
        ("update log set content = replace(content, '\"digest\":\"', '\"digest\":\"0')"
         " where kind = 'move'", "reason-frozen-outcome"),
        ("update tables set spec = replace(spec, 'round_limit', 'no_such_option')",
         "reason-frozen-box"),
        ("update tables set game = 'gone'", "reason-frozen-box"),
    ],
)  # fmt: skip
def test_a_table_that_no_longer_replays_is_frozen_and_says_why(
    fresh: Callable[..., Server], sql: str, reason: str
) -> None:
    server = fresh()
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    shown = ann.look()
    code = next(c for c in codes(shown) if c.startswith("bank "))
    shown = ann.move(code, version=shown["version"]).json()
    server.kill()
    _tamper(server, sql)
    server.start()
    frozen = ann.look()
    assert frozen["phase"] == "frozen"
    assert frozen["reason"]["id"] == reason
    assert frozen["seed"] is None
    assert frozen["version"] == shown["version"]
    assert frozen["you"] == 0
    refused = ann.move("end", version=frozen["version"])
    assert refused.status_code == 409
    assert refused.json()["error"] == "frozen"
    assert bo.post("/chat", {"command": "what-now-1", "text": "what now"}).status_code == 200
    assert bo.post("/leave").status_code == 200
    other = server.person()
    other.open(seats=[{"kind": "open"}, {"kind": "program", "bot": "default"}])
    assert other.post("/start").status_code == 200
