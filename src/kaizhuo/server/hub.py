"""Who is connected, and waking them when something happened, across all server processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Protocol

import msgspec

CHANNEL = "tables"
HOST_GRACE = 60.0
"""Seconds without a sign of the host after which another person may act as host."""
_FAR_LIFE = 45.0
_EXPECTED_LIFE = 10.0


class Publisher(Protocol):
    """The part of Litestar's channels that is needed to send."""

    def publish(self, data: Any, channels: str) -> None: ...


class Stream:
    """One open event stream. ``seat`` follows the token; ``woken`` is set when there is news."""

    def __init__(self, table: str, token: str | None, address: str, seat: int | None) -> None:
        self.table = table
        self.token = token
        self.address = address
        self.seat = seat
        self.woken = asyncio.Event()
        self.presence = False
        self.closed = False


class Hub:
    """The streams of this process, and what the other processes say of theirs."""

    def __init__(self) -> None:
        self.me = secrets.token_hex(8)
        self.publisher: Publisher | None = None
        self._streams: dict[str, set[Stream]] = {}
        self._far: dict[str, dict[str, tuple[float, set[int]]]] = {}
        self._expected: dict[Stream, float] = {}
        self._seen: dict[tuple[str, int], float] = {}
        self._begun = time.monotonic()

    # -- streams ----------------------------------------------------------------------------

    def expect(self, stream: Stream) -> None:
        """A page was promised a stream: it counts from now on, also if many ask in one moment."""
        self._expected[stream] = time.monotonic()

    def open(self, stream: Stream) -> None:
        """A page connects."""
        self._expected.pop(stream, None)
        self._streams.setdefault(stream.table, set()).add(stream)
        self._presence(stream.table)

    def close(self, stream: Stream) -> None:
        """A page is gone."""
        streams = self._streams.get(stream.table, set())
        streams.discard(stream)
        if not streams:
            self._streams.pop(stream.table, None)
        if stream.seat is not None:
            self.saw(stream.table, stream.seat)
        self._presence(stream.table)

    def close_all(self) -> None:
        """The server stops: every stream ends by itself."""
        for streams in self._streams.values():
            for stream in streams:
                stream.closed = True
                stream.woken.set()

    def count(self, table: str, token: str | None, address: str) -> tuple[int, int]:
        """How many streams there are of this token at this table, and of this address at all."""
        late = time.monotonic() - _EXPECTED_LIFE
        for stream in [s for s, since in self._expected.items() if since < late]:
            del self._expected[stream]  # its page hung up before it began
        found = [*self._expected, *(s for streams in self._streams.values() for s in streams)]
        mine = sum(token is not None and (s.table, s.token) == (table, token) for s in found)
        return mine, sum(s.address == address for s in found)

    def watched(self, table: str) -> bool:
        """Whether any page of this process looks at a table."""
        return table in self._streams

    # -- presence ---------------------------------------------------------------------------

    def here(self, table: str) -> set[int]:
        """The seats whose page is connected, to whichever process."""
        found = {s.seat for s in self._streams.get(table, ()) if s.seat is not None}
        now = time.monotonic()
        for since, seats in self._far.get(table, {}).values():
            if now - since < _FAR_LIFE:
                found |= seats
        return found

    def saw(self, table: str, seat: int) -> None:
        """A sign of life from a seat."""
        self._seen[table, seat] = time.monotonic()

    def missing(self, table: str, seat: int) -> bool:
        """Whether a seat has given no sign of life for so long that it need not be asked."""
        if seat in self.here(table):
            return False
        return time.monotonic() - self._seen.get((table, seat), self._begun) > HOST_GRACE

    def forget(self, table: str) -> None:
        """A table left the memory of this process."""
        self._far.pop(table, None)
        for key in [key for key in self._seen if key[0] == table]:
            del self._seen[key]

    # -- news -------------------------------------------------------------------------------

    def wake(self, table: str) -> None:
        """Something happened at a table: tell the streams here."""
        for stream in self._streams.get(table, ()):
            stream.woken.set()

    def tell(self, table: str, kind: str = "news") -> None:
        """Something happened at a table: tell the streams here and the other processes."""
        self.wake(table)
        self._send({"from": self.me, "table": table, "kind": kind})

    def _presence(self, table: str) -> None:
        self._show_presence(table)
        seats = {s.seat for s in self._streams.get(table, ()) if s.seat is not None}
        self._send({"from": self.me, "table": table, "kind": "here", "seats": sorted(seats)})

    def repeat_presence(self) -> None:
        """Say again who is here, for processes that began later."""
        for table in self._streams:
            seats = {s.seat for s in self._streams[table] if s.seat is not None}
            self._send({"from": self.me, "table": table, "kind": "here", "seats": sorted(seats)})

    def _show_presence(self, table: str) -> None:
        for stream in self._streams.get(table, ()):
            stream.presence = True
            stream.woken.set()

    def _send(self, news: dict[str, Any]) -> None:
        if self.publisher is not None:
            self.publisher.publish(news, CHANNEL)

    def hear(self, data: bytes) -> str | None:
        """Take in what another process published; the table with news, if any."""
        news = msgspec.json.decode(data)
        if news["from"] == self.me:
            return None
        table: str = news["table"]
        if news["kind"] == "here":
            self._far.setdefault(table, {})[news["from"]] = (time.monotonic(), set(news["seats"]))
            self._show_presence(table)
            return None
        return table
