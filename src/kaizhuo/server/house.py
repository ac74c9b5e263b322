"""Everything one server process holds, and its beginning and end."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from litestar import Litestar
from litestar.channels import ChannelsPlugin

from .boxes import Boxes
from .conductor import Conductor
from .hub import CHANNEL, Hub
from .limits import Limits
from .pages import Page
from .storage import Store
from .tables import Tables
from .thinking import Thinkers

_log = logging.getLogger("kaizhuo.server")
_PRESENCE_SECONDS = 15.0


@dataclass
class House:
    """The tables of one process and those who serve them."""

    tables: Tables
    boxes: Boxes
    limits: Limits
    conductor: Conductor
    thinkers: Thinkers
    page: Page
    address: str | None
    trust_proxy: bool


@dataclass(frozen=True)
class Plan:
    """How a house is to be built."""

    database: str
    limits: Limits
    shared: bool
    address: str | None = None
    trust_proxy: bool = False
    thinkers: int = 1
    guard_parent: bool = False


def build(plan: Plan) -> House:
    """Open the database and set everything up."""
    boxes = Boxes()
    store = Store(plan.database)
    tables = Tables(store, boxes, plan.limits, plan.shared or not store.embedded, Hub())
    thinkers = Thinkers(plan.thinkers)
    conductor = Conductor(tables, thinkers)
    return House(
        tables, boxes, plan.limits, conductor, thinkers, Page(), plan.address, plan.trust_proxy
    )


@asynccontextmanager
async def living(app: Litestar, plan: Plan, channels: ChannelsPlugin) -> AsyncIterator[None]:
    """A house from its beginning to its end."""
    house = build(plan)
    app.state.house = house
    hub = house.tables.hub
    hub.publisher = channels
    tasks = [
        asyncio.create_task(_listen(house, channels)),
        asyncio.create_task(house.conductor.run_clock()),
        asyncio.create_task(house.conductor.wake_all()),
        asyncio.create_task(_repeat_presence(hub)),
    ]
    if plan.guard_parent:
        tasks.append(asyncio.create_task(_follow_parent(os.getppid())))
    try:
        yield
    finally:
        hub.close_all()
        hub.publisher = None
        house.conductor.stop()
        house.thinkers.close()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        await asyncio.to_thread(house.tables.store.close)


async def _listen(house: House, channels: ChannelsPlugin) -> None:
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for data in subscriber.iter_events():
            try:
                table = house.tables.hub.hear(data)
                if table is not None:
                    await house.tables.news(table)
            except Exception:
                # The next reader of that table looks into the log anyway.
                _log.exception("the news from another process could not be taken in")


async def _repeat_presence(hub: Hub) -> None:
    while True:
        await asyncio.sleep(_PRESENCE_SECONDS)
        hub.repeat_presence()


async def _follow_parent(parent: int) -> None:
    """A worker whose parent was killed must not hold on to the port."""
    while os.getppid() == parent:
        await asyncio.sleep(0.5)
    os._exit(1)
