"""Seats change numbers and people: a command that waited for its turn acts for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from kaizhuo.server import commands, wire
from kaizhuo.server.boxes import Boxes
from kaizhuo.server.hub import Stream
from kaizhuo.server.limits import Limits
from kaizhuo.server.refusal import Refusal
from kaizhuo.server.storage import Store
from kaizhuo.server.streams import events
from kaizhuo.server.tables import Holder, Live, Tables
from tests.server.support import Server, holder

SEATS = [wire.SeatPlan("open")] * 4
Work = Callable[[Tables, Live, Holder, Holder], Coroutine[Any, Any, None]]


def with_a_gap(folder: Path, work: Work) -> None:
    """Do something at a table where Ann (host), nobody, Bo and Cy sit, with Ann and Bo: at the
    start Bo's seat becomes 1, and Cy gets Bo's number."""

    async def run() -> None:
        store = Store(str(folder / "tables.sqlite"))
        tables = Tables(store, Boxes(), Limits(), shared=False)
        try:
            opened = await commands.open_table(
                tables, wire.OpenTable("deal", SEATS, "Ann", first=0), "here"
            )
            live = await tables.get(opened.table)
            for name, seat in (("Bo", 2), ("Cy", 3)):
                await commands.join(tables, live, wire.JoinTable(name, seat))
            await work(tables, live, holder(live, 0), holder(live, 2))
        finally:
            store.close()

    asyncio.run(run())


async def under_way(command: Coroutine[Any, Any, None], live: Live) -> asyncio.Task[None]:
    """A command that has begun to be written: the table's lock is held."""
    task = asyncio.create_task(command)
    while not live.lock.locked():
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    return task


COMMANDS: dict[str, Callable[[Tables, Live, Holder], Coroutine[Any, Any, Any]]] = {
    "move": lambda tables, live, bo: commands.play(
        tables, live, bo, wire.PlayMoves("a-move-1", live.table.version + 1, ["end"])
    ),
    "take back": lambda tables, live, bo: commands.take_back(
        tables, live, bo, wire.TakeBack("a-back-1", live.table.version + 1)
    ),
    "leave": commands.leave,
    "chat": lambda tables, live, bo: commands.say(tables, live, bo, wire.Say("hello-123", "hi")),
    "absent": lambda tables, live, bo: commands.mark_absent(
        tables, live, bo, wire.MarkAbsent(2, True)
    ),
    "rematch": lambda tables, live, bo: commands.rematch(
        tables, live, bo, wire.Rematch("again-123")
    ),
}


@pytest.mark.fault("B068", "B073")
@pytest.mark.parametrize("what", COMMANDS)
def test_a_command_that_meets_the_start_never_acts_for_who_got_its_number(
    tmp_path: Path, what: str
) -> None:
    async def work(tables: Tables, live: Live, ann: Holder, bo: Holder) -> None:
        starting = await under_way(commands.start(tables, live, ann), live)
        with pytest.raises(Refusal) as late:
            await COMMANDS[what](tables, live, bo)
        await starting
        assert late.value.error == "stale"
        assert late.value.snapshot is not None
        assert late.value.snapshot.you == 1
        names = [(seat.name, seat.left, seat.absent) for seat in live.table.seats]
        assert names == [("Ann", False, False), ("Bo", False, False), ("Cy", False, False)]
        assert live.table.chat == []

    with_a_gap(tmp_path, work)


def test_a_recovery_link_that_meets_the_start_is_for_its_own_seat(tmp_path: Path) -> None:
    async def work(tables: Tables, live: Live, ann: Holder, bo: Holder) -> None:
        starting = await under_way(commands.start(tables, live, ann), live)
        link = await commands.recovery(tables, live, bo)
        await starting
        wish = wire.Recover(link.split("key=")[1])
        sitting = await commands.recover(tables, live, wish, "here")
        assert live.table.seats[sitting.seat].name == "Bo"

    with_a_gap(tmp_path, work)


def test_who_stands_up_keeps_no_link_to_the_seat(tmp_path: Path) -> None:
    async def work(tables: Tables, live: Live, ann: Holder, bo: Holder) -> None:
        leaving = await under_way(commands.leave(tables, live, bo), live)
        with pytest.raises(Refusal) as refused:
            await commands.recovery(tables, live, bo)
        await leaving
        assert refused.value.error == "not-your-seat"

    with_a_gap(tmp_path, work)


def test_a_stream_that_meets_the_start_shows_its_own_hand(tmp_path: Path) -> None:
    async def work(tables: Tables, live: Live, ann: Holder, bo: Holder) -> None:
        sitting = await commands.join(tables, live, wire.JoinTable("Di", 1))
        await commands.leave(tables, live, bo)
        stream = Stream(live.table.id, sitting.token, "here", 3)  # Cy's number before the start
        await commands.start(tables, live, ann)
        first = (await anext(events(tables, stream, 0))).decode()
        assert '"you":1,' in first
        assert stream.seat == 1

    with_a_gap(tmp_path, work)


def test_what_is_refused_makes_nobody_the_host(tmp_path: Path) -> None:
    async def work(tables: Tables, live: Live, ann: Holder, bo: Holder) -> None:
        await commands.start(tables, live, ann)
        tables.hub._begun -= 1000  # nobody has given a sign of life for long
        tables.hub._seen.clear()
        version = live.table.version
        bo = holder(live, 1)
        for refused in (
            commands.plan_seats(tables, live, bo, wire.PlanSeats(SEATS)),
            commands.mark_absent(tables, live, bo, wire.MarkAbsent(9, True)),
        ):
            with pytest.raises(Refusal):
                await refused
        assert (live.table.version, live.table.host) == (version, 0)
        await commands.mark_absent(tables, live, bo, wire.MarkAbsent(2, True))
        assert live.table.host == 1

    with_a_gap(tmp_path, work)


def test_a_line_said_before_the_start_is_nobody_elses_afterwards(server: Server) -> None:
    ann, bo, cy = server.person(), server.person(), server.person()
    ann.open(seats=[{"kind": "open"}] * 4)
    bo.join(ann.table, "Bo", 2)
    cy.join(ann.table, "Cy", 3)
    assert bo.post("/chat", {"command": "hello-123", "text": "mine"}).status_code == 200
    assert ann.post("/start").status_code == 200
    assert cy.look()["you"] == 2
    (line,) = cy.look()["chat"]
    assert (line["name"], line["seat"]) == ("Bo", None)
