"""What carries the news between server processes: memory for one, Redis for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from .refusal import ServeError

_log = logging.getLogger("kaizhuo.server")
_PAUSE = 1.0


class Steady(ChannelsBackend):
    """A backend that outlives an outage of the one behind it.

    News are only hints to look into the log, so a lost one costs time and nothing else: every
    stream looks by itself now and then.
    """

    def __init__(self, behind: ChannelsBackend) -> None:
        self._behind = behind
        self._channels: set[str] = set()

    async def on_startup(self) -> None:
        await self._behind.on_startup()

    async def on_shutdown(self) -> None:
        try:
            await self._behind.on_shutdown()
        except Exception:
            _log.warning("the way to the other processes was gone at the end")

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._behind.publish(data, channels)
        except Exception as error:
            _log.warning("news could not be told: %s", error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)
        await self._behind.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)
        await self._behind.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in self._behind.stream_events():
                    yield event
            except Exception as error:
                _log.warning("no news from the other processes: %s", error)
            await asyncio.sleep(_PAUSE)
            try:
                await self._behind.subscribe(self._channels)
            except Exception as error:
                _log.warning("no way to the other processes yet: %s", error)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._behind.get_history(channel, limit)


def backend(redis: str | None) -> ChannelsBackend:
    """The backend for a Redis URL, or for one process alone."""
    if redis is None:
        return MemoryChannelsBackend()
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415
        from redis.asyncio import Redis  # noqa: PLC0415
    except ImportError as error:
        raise ServeError("Redis needs the extra package: pip install 'kaizhuo[redis]'") from error
    try:
        return Steady(RedisChannelsPubSubBackend(redis=Redis.from_url(redis)))
    except ValueError as error:
        raise ServeError(f"{redis!r} is no Redis URL: {error}") from error
