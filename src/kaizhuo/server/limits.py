"""How much one person or one address may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from .refusal import Refusal

_KEPT = 20_000


@dataclass(frozen=True)
class Limits:
    """The numbers. A school shares one address: what counts per address is generous."""

    body: int = 64 * 1024
    edition_body: int = 512 * 1024
    body_seconds: float = 30.0
    moves_per_second: float = 15
    moves_at_once: float = 60
    chats_per_second: float = 0.5
    chats_at_once: float = 8
    requests_per_second: float = 150
    requests_at_once: float = 600
    tables_per_hour: float = 120
    recoveries_per_minute: float = 20
    streams_per_seat: int = 8
    streams_per_address: int = 300
    live_tables: int = 200
    thinking_seconds: float = 10.0
    pace_seconds: float = 0.8
    heartbeat_seconds: float = 15.0


class Buckets:
    """Token buckets by key: each fills at its rate up to its size, and every use takes one."""

    def __init__(self) -> None:
        self._level: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, key: str, rate: float, size: float) -> None:
        """Use one; ``Refusal`` (429) if the bucket is empty."""
        now = time.monotonic()
        level, then = self._level.get((kind, key), (size, now))
        level = min(size, level + (now - then) * rate)
        if level < 1:
            raise Refusal(429, "too-fast")
        self._level[kind, key] = (level - 1, now)
        self._level.move_to_end((kind, key))
        while len(self._level) > _KEPT:
            self._level.popitem(last=False)
