"""The event stream of a table: every version as a snapshot, chat and presence in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from . import wire
from .hub import Stream
from .seats import hashed
from .snapshot import chat_line, seats
from .table import Table
from .tables import Tables

_encode = msgspec.json.Encoder().encode


def event(kind: str, data: object, id: int | None = None) -> bytes:
    """One server-sent event. JSON has no line breaks of its own."""
    head = b"" if id is None else b"id: %d\n" % id
    return head + b"event: " + kind.encode() + b"\ndata: " + _encode(data) + b"\n\n"


def _seat_now(table: Table, stream: Stream) -> int | None:
    return None if stream.token is None else table.tokens.get(hashed(stream.token))


async def events(tables: Tables, stream: Stream, after: int) -> AsyncIterator[bytes]:
    """Everything that happens at a table, as the holder of the stream's token may see it.

    Only the newest version is sent to a slow reader; its log holds what came between.
    """
    hub = tables.hub
    live = await tables.get(stream.table)
    # The seat may have got another number since the stream was asked for.
    seat = stream.seat = _seat_now(live.table, stream)
    hub.open(stream)
    try:
        table = live.table
        sent = after if after <= table.version else 0
        chatted = table.chat_number
        yield b"retry: 1000\n" + event("snapshot", tables.show(live, seat, sent), table.version)
        sent = table.version
        stream.presence = False
        while True:
            try:
                await asyncio.wait_for(stream.woken.wait(), tables.limits.heartbeat_seconds)
            except TimeoutError:
                if seat is not None:
                    hub.saw(stream.table, seat)
                yield b": beat\n\n"
                if not tables.shared:
                    continue
                await tables.news(stream.table)  # in case another process's news got lost
            stream.woken.clear()
            if stream.closed:
                break
            live = await tables.get(stream.table)
            table = live.table
            now = _seat_now(table, stream)
            if now != seat:
                # The seat moved to another device, or got another number at the start.
                seat = stream.seat = now
                sent = 0
                yield event("snapshot", tables.show(live, seat, 0), table.version)
                sent = table.version
            elif table.version != sent:
                yield event("snapshot", tables.show(live, seat, sent), table.version)
                sent = table.version
            if table.chat_number > chatted:
                for line in table.chat:
                    if line.number > chatted:
                        yield event("chat", chat_line(table, line))
                chatted = table.chat_number
            if stream.presence:
                stream.presence = False
                yield event("presence", wire.Presence(seats(table, hub.here(stream.table))))
    finally:
        hub.close(stream)
