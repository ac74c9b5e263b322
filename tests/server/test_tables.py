"""Tables in memory: broken rules, eviction, questions that stay open, chance that waits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kaizhuo.kernel import HashRandom, Nature
from kaizhuo.server import Limits, commands, storage, wire
from kaizhuo.server.boxes import Boxes
from kaizhuo.server.chances import TableNature, Tape, random_first
from kaizhuo.server.limits import Buckets
from kaizhuo.server.refusal import Conflict, Refusal
from kaizhuo.server.storage import Row, Store
from kaizhuo.server.tables import Tables
from tests.server.support import holder, plant


def with_tables(
    folder: Path, work: Callable[[Tables, str], Awaitable[None]], **limits: float
) -> None:
    """Do something with the tables of a database in which one game of two has begun."""
    database = folder / "tables.sqlite"
    table, _ = plant(database, bytes(16), ["person", "person"])

    async def run() -> None:
        store = Store(str(database))
        tables = Tables(store, Boxes(), Limits(**limits), shared=False)  # type: ignore[arg-type]
        live = await tables.get(table)
        await commands.start(tables, live, holder(live, 0))
        try:
            await work(tables, table)
        finally:
            store.close()

    asyncio.run(run())


class Broken:
    """A position whose rules fail half-way through a move."""

    def __init__(self, state: Any) -> None:
        self._state = state
        self.harmed = False

    def clone(self) -> Broken:
        return Broken(self._state.clone())

    def play(self, player: int, code: str, nature: Nature) -> None:
        self.harmed = True
        nature.below(6)
        raise ZeroDivisionError

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


@pytest.mark.fault("B023", "B109")
def test_a_rule_that_fails_leaves_the_table_as_before_and_others_alive(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> None:
        live = await tables.get(id)
        table = live.table
        whole = table.state
        assert whole is not None
        before = (whole.digest(), table.version, len(table.told))
        table.state = Broken(whole)  # type: ignore[assignment]
        move = wire.PlayMoves("a-move-1", table.version, ["end"])
        with pytest.raises(Refusal) as refused:
            await commands.play(tables, live, holder(live, 0), move)
        assert (refused.value.status, refused.value.error) == (500, "rule-failed")
        assert not table.state.harmed  # type: ignore[attr-defined]
        table.state = whole
        assert (whole.digest(), table.version, len(table.told)) == before
        await commands.play(tables, live, holder(live, 0), move)
        assert table.version == before[1] + 1
        tables._live.clear()
        rebuilt = (await tables.get(id)).table
        assert rebuilt.frozen is None  # the failed try has used up no chance

    with_tables(tmp_path, work)


def test_idle_tables_leave_the_memory_and_come_back_whole(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> None:
        ids = [id]
        seats = [wire.SeatPlan("open"), wire.SeatPlan("program", "default")]
        for number in range(8):
            wish = wire.OpenTable("deal", seats, f"P{number}", first=0)
            sitting = await commands.open_table(tables, wish, "here")
            opened = await tables.get(sitting.table)
            await commands.start(tables, opened, holder(opened, 0))
            ids.append(sitting.table)
        assert tables.count() <= 3
        hands = {}
        for one in ids:
            table = (await tables.get(one)).table
            assert table.phase == "playing"
            assert table.state is not None
            hands[one] = table.state.digest()
        assert len(set(hands.values())) == len(ids)
        for one in ids:
            table = (await tables.get(one)).table
            assert table.state is not None
            assert table.state.digest() == hands[one]

    with_tables(tmp_path, work, live_tables=3)


@pytest.mark.fault("B059")
def test_what_others_do_around_a_question_leaves_the_question_open(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> None:
        live = await tables.get(id)
        version = live.table.version
        await commands.say(tables, live, holder(live, 1), wire.Say("hello-123", "hello"))
        await commands.mark_absent(tables, live, holder(live, 0), wire.MarkAbsent(1, True))
        await commands.mark_absent(tables, live, holder(live, 1), wire.MarkAbsent(1, False))
        assert live.table.version == version + 2
        assert live.table.asked[0].since == version
        await commands.play(
            tables, live, holder(live, 0), wire.PlayMoves("a-move-1", version, ["end"])
        )
        with pytest.raises(Refusal) as refused:
            await commands.play(
                tables, live, holder(live, 1), wire.PlayMoves("a-move-2", version, ["end"])
            )
        assert refused.value.error == "stale"

    with_tables(tmp_path, work)


def test_a_command_whose_asker_hangs_up_is_still_taken_over(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> None:
        live = await tables.get(id)
        version = live.table.version
        told: list[bool] = []
        tables.changed = lambda live, mine: told.append(mine)
        for number in range(3):
            code = live.table.default_code(next(iter(live.table.asked)))
            seat = next(iter(live.table.asked))
            move = wire.PlayMoves(f"a-move-{number}", live.table.version, [code])
            task = asyncio.create_task(commands.play(tables, live, holder(live, seat), move))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            while live.table.version == version + number:
                await asyncio.sleep(0.01)
        stored = await tables.store.read(
            lambda connection: storage.rows_after(connection, id, version)
        )
        assert live.table.version == version + len(stored) == version + 3
        assert told == [True] * 3

    with_tables(tmp_path, work)


def test_one_bad_command_does_not_spoil_the_others_of_its_transaction(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "tables.sqlite"))
        rows = [Row(number, 0.0, "x") for number in (1, 2, 2, 3)]
        results = await asyncio.gather(
            *(store.append("t", row) for row in rows), return_exceptions=True
        )
        assert [type(result) for result in results] == [
            type(None),
            type(None),
            Conflict,
            type(None),
        ]
        store.close()

    asyncio.run(run())


def test_the_dice_of_a_refused_move_lie_ready_for_the_next() -> None:
    tape, plain = Tape(b"seed"), HashRandom(b"seed")
    expected = [plain.random() for _ in range(6)]
    assert [tape.random(), tape.random()] == expected[:2]
    tape.rewind()
    assert [tape.random() for _ in range(3)] == expected[:3]
    tape.keep()
    assert [tape.random() for _ in range(3)] == expected[3:]


def test_a_tables_chance_is_the_chance_of_its_seed() -> None:
    chance, plain = TableNature(b"seed"), Nature(HashRandom(b"seed"))
    for _ in range(5):
        chance.nature.below(1000)
        chance.rewind()
    rolls = [chance.nature.below(1000) for _ in range(50)]
    assert rolls == [plain.below(1000) for _ in range(50)]
    assert chance.keep() == [str(roll) for roll in rolls]


def test_every_seat_may_be_the_first_by_chance() -> None:
    rng = random.Random(1)
    assert {random_first(rng.randbytes(16), 4) for _ in range(100)} == {0, 1, 2, 3}


def test_a_bucket_fills_again() -> None:
    buckets = Buckets()
    for _ in range(3):
        buckets.take("x", "me", 1000, 3)
    with pytest.raises(Refusal):
        buckets.take("x", "me", 0.001, 3)
    buckets.take("x", "you", 1000, 3)
