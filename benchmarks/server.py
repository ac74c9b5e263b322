"""The server under load: moves a second, how long until another seat hears of a move, memory.

    python benchmarks/server.py [--tables 50] [--seconds 10] [--idle 1000]

Fifty tables of four people, all with open event streams. First every table plays as fast as it
can; then each makes two moves a second, as lively people do. The client runs on the same machine
and takes its share of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

_MAIN = """
import json, sys
from kaizhuo.server import Limits, serve
many = dict.fromkeys(("moves_per_second", "moves_at_once", "requests_per_second",
                      "requests_at_once", "tables_per_hour"), 1e9)
limits = Limits(pace_seconds=0.0, streams_per_address=100_000, **many)
serve(port=0, database=sys.argv[1], limits=limits, ready=lambda url: print(url, flush=True))
"""


class _Legal(msgspec.Struct):
    code: str


class _Waiting(msgspec.Struct):
    seat: int


class _Snapshot(msgspec.Struct):
    """The part of a snapshot that the client needs."""

    version: int
    phase: str
    legal: list[_Legal]
    waiting: list[_Waiting]


_decode = msgspec.json.Decoder(_Snapshot).decode


class Connection:
    """A kept-alive HTTP connection, as thin as can be."""

    def __init__(self, host: str, port: int, cookie: str = "") -> None:
        self.host, self.port, self.cookie = host, port, cookie
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Connection:
        self.reader, self.writer = await asyncio.open_connection(
            self.host, self.port, limit=1 << 22
        )
        return self

    def send(self, method: str, path: str, body: bytes = b"") -> None:
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n"
        if method == "POST":
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(head.encode() + b"\r\n" + body)

    async def head(self) -> tuple[int, dict[str, str]]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(": ") for line in lines[1:] if line)
        return int(lines[0].split()[1]), {name.lower(): value for name, _, value in pairs}

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes, str]:
        self.send(method, path, b"" if body is None else msgspec.json.encode(body))
        status, headers = await self.head()
        content = await self.reader.readexactly(int(headers["content-length"]))
        return status, content, headers.get("set-cookie", "").split(";")[0]


class Table:
    """A table of four people, who all listen."""

    def __init__(self, host: str, port: int, number: int) -> None:
        self.host, self.port = host, port
        self.rng = random.Random(number)
        self.id = ""
        self.posts: list[Connection] = []
        self.latest: list[_Snapshot | None] = [None] * 4
        self.changed = asyncio.Event()
        self.sent: dict[int, float] = {}
        self.waits: list[float] = []
        self.moves = 0
        self.bytes = 0
        self.listeners: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open, sit down, start, and listen."""
        host = await Connection(self.host, self.port).open()
        seats = [{"kind": "open"}] * 4
        body = {"game": "deal", "name": "A", "seats": seats, "options": {"round_limit": 10_000}}
        _, content, cookie = await host.ask("POST", "/api/tables", body)
        self.id = json.loads(content)["table"]
        host.cookie = cookie
        self.posts.append(host)
        for name in "BCD":
            guest = await Connection(self.host, self.port).open()
            _, _, guest.cookie = await guest.ask(
                "POST", f"/api/tables/{self.id}/join", {"name": name}
            )
            self.posts.append(guest)
        await host.ask("POST", f"/api/tables/{self.id}/start", {})
        for seat in range(4):
            self.listeners.append(asyncio.create_task(self._listen(seat)))

    async def _listen(self, seat: int) -> None:
        stream = await Connection(self.host, self.port, self.posts[seat].cookie).open()
        stream.send("GET", f"/api/tables/{self.id}/events")
        await stream.head()
        buffer = b""
        while True:
            size = int(await stream.reader.readline(), 16)
            buffer += (await stream.reader.readexactly(size + 2))[:-2]
            while b"\n\n" in buffer:
                event, buffer = buffer.split(b"\n\n", 1)
                if b"event: snapshot" not in event:
                    continue
                now = time.perf_counter()
                self.bytes += len(event)
                shown = _decode(event[event.index(b"data: ") + 6 :])
                self.latest[seat] = shown
                if seat == (self._mover + 1) % 4 and shown.version in self.sent:
                    self.waits.append(now - self.sent.pop(shown.version))
                self.changed.set()

    _mover = 0

    async def play(self, until: float, pause: float) -> None:
        """Move at random, the next move when all have heard of the last."""
        version = 0
        while time.perf_counter() < until:
            while any(s is None or s.version < version for s in self.latest):
                self.changed.clear()
                await self.changed.wait()
            shown = next(s for s in self.latest if s is not None)
            if shown.phase != "playing" or not shown.waiting:
                return
            seat = shown.waiting[0].seat
            mine = self.latest[seat]
            assert mine is not None
            if not mine.legal:
                await asyncio.sleep(0)
                continue
            if pause:
                await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))
            code = self.rng.choice(mine.legal).code
            self._mover = seat
            version = mine.version + 1
            self.sent[version] = time.perf_counter()
            body = {"command": secrets.token_hex(8), "version": mine.version, "codes": [code]}
            status, content, _ = await self.posts[seat].ask(
                "POST", f"/api/tables/{self.id}/moves", body
            )
            assert status == 200, content
            self.moves += 1

    def close(self) -> None:
        for task in self.listeners:
            task.cancel()


def percentile(values: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def memory(pid: int) -> float:
    """The resident memory of a process, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def load(host: str, port: int, tables: int, seconds: float) -> None:
    """Both kinds of load."""
    for name, pause in (("as fast as it goes", 0.0), ("two moves a second a table", 0.5)):
        all_tables = [Table(host, port, number) for number in range(tables)]
        for table in all_tables:
            await table.open()
        await asyncio.sleep(0.5)
        began = time.perf_counter()
        await asyncio.gather(*(t.play(began + seconds, pause) for t in all_tables))
        took = time.perf_counter() - began
        moves = sum(t.moves for t in all_tables)
        waits = [wait for t in all_tables for wait in t.waits]
        size = sum(t.bytes for t in all_tables) / max(1, 4 * moves)
        print(
            f"{name}: {moves / took:,.0f} moves/s; POST to another seat's event:"
            f" p50 {percentile(waits, 0.5):.1f} ms, p99 {percentile(waits, 0.99):.1f} ms;"
            f" {size / 1024:.1f} kB an event"
        )
        for table in all_tables:
            table.close()


async def idle(host: str, port: int, pid: int, tables: int) -> None:
    """Many tables that were played at and left."""
    before = memory(pid)
    for number in range(tables):
        table = Table(host, port, number)
        connection = await Connection(host, port).open()
        seats = [{"kind": "open"}, *[{"kind": "program", "bot": "default"}] * 3]
        body = {"game": "deal", "name": "A", "seats": seats, "first": 0}
        _, content, connection.cookie = await connection.ask("POST", "/api/tables", body)
        table.id = json.loads(content)["table"]
        await connection.ask("POST", f"/api/tables/{table.id}/start", {})
        _, content, _ = await connection.ask("GET", f"/api/tables/{table.id}")
        shown = _decode(content)
        for _ in range(2):
            code = table.rng.choice(shown.legal).code
            body = {"command": secrets.token_hex(8), "version": shown.version, "codes": [code]}
            _, content, _ = await connection.ask("POST", f"/api/tables/{table.id}/moves", body)
            shown = _decode(content)
            if not shown.legal:
                break
        connection.writer.close()
    print(f"memory: {before:.0f} MB before, {memory(pid):.0f} MB with {tables:,} idle tables")


def main() -> None:
    """Start a server, load it, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", _MAIN, str(Path(folder) / "tables.sqlite")],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ.copy(),
        )
        assert process.stdout is not None
        host, port = process.stdout.readline().strip().removeprefix("http://").split(":")
        try:
            asyncio.run(load(host, int(port), options.tables, options.seconds))
            asyncio.run(idle(host, int(port), process.pid, options.idle))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
