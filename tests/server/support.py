"""A real server in its own process, people with browsers' manners, tables made to order."""

from __future__ import annotations

import json
import os
import queue
import random
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

import kaizhuo
from kaizhuo.kernel import HashRandom, Nature, State, commitment
from kaizhuo.server import storage
from kaizhuo.server.seats import hashed, new_table_id, new_token
from kaizhuo.server.storage import Row, Store
from kaizhuo.server.tables import Holder, Live

_MAIN = """
import json, sys
from kaizhuo.server import Limits, serve
settings = json.loads(sys.argv[1])
limits = Limits(**settings.pop("limits"))
serve(limits=limits, ready=lambda url: print(url, flush=True), **settings)
"""
_NO_TLS = ssl.create_default_context()  # made once: it takes longer than a test
QUICK = {
    "pace_seconds": 0.0,
    "moves_per_second": 1e6,
    "moves_at_once": 1e6,
    "requests_per_second": 1e6,
    "requests_at_once": 1e6,
    "tables_per_hour": 1e6,
    "streams_per_address": 10_000,
}


class Server:
    """A server process on a database file; it can be killed and started again."""

    def __init__(self, database: Path | str, **limits: float) -> None:
        self.database = str(database)
        self.limits = {**QUICK, **limits}
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start, and return once it accepts connections."""
        settings = {"port": 0, "database": self.database, "limits": self.limits}
        self.process = subprocess.Popen(
            [sys.executable, "-c", _MAIN, json.dumps(settings)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ.copy(),
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http"), "the server did not start"

    def kill(self) -> None:
        """SIGKILL: nothing can be saved any more."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """SIGKILL and start again on the same file."""
        self.kill()
        self.start()

    def stop(self) -> int:
        """Ask politely; the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=10)

    def person(self, table: str = "", token: str = "") -> Person:
        """Somebody with a browser."""
        return Person(self, table, token)


class Person:
    """A browser: its cookies outlive the server."""

    def __init__(self, server: Server, table: str = "", token: str = "") -> None:
        self.server = server
        self.table = table
        self.client = httpx.Client(timeout=20, verify=_NO_TLS)
        if token:
            self.client.cookies.set(f"kaizhuo_{table}", token)

    def get(self, path: str, **more: Any) -> httpx.Response:
        """GET a path below this table's API address."""
        return self.client.get(f"{self.server.url}/api/tables/{self.table}{path}", **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        """POST JSON to a path below this table's API address."""
        address = f"{self.server.url}/api/tables/{self.table}{path}"
        return self.client.post(address, json={} if body is None else body, **more)

    def open(self, **wish: Any) -> dict[str, Any]:
        """Open a table and remember it."""
        body = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2, **wish}
        answer = self.client.post(f"{self.server.url}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        return dict(answer.json())

    def join(self, table: str, name: str = "Bo", seat: int | None = None) -> httpx.Response:
        """Sit down at a table."""
        self.table = table
        return self.post("/join", {"name": name, "seat": seat})

    def look(self) -> dict[str, Any]:
        """The snapshot."""
        answer = self.get("")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def move(self, *codes: str, version: int, command: str | None = None) -> httpx.Response:
        """Send a move."""
        body = {"command": command or secrets.token_hex(8), "version": version, "codes": codes}
        return self.post("/moves", body)

    def token(self) -> str:
        """The secret of this person's seat."""
        return str(self.client.cookies.get(f"kaizhuo_{self.table}"))

    @contextmanager
    def stream(self, after: int = 0, last: int | None = None) -> Iterator[Listener]:
        """An open event stream."""
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        listener = Listener(self, after, headers)
        try:
            yield listener
        finally:
            listener.close()


class Listener:
    """An event stream read in the background; ``raw`` is every byte of it."""

    def __init__(self, person: Person, after: int, headers: dict[str, str]) -> None:
        self.raw = b""
        self.events: queue.Queue[tuple[str, int | None, dict[str, Any]]] = queue.Queue()
        self._client = httpx.Client(timeout=None, verify=_NO_TLS, cookies=person.client.cookies)
        url = f"{person.server.url}/api/tables/{person.table}/events?after={after}"
        self._context = self._client.stream("GET", url, headers=headers)
        self.response = self._context.__enter__()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        rest = b""
        try:
            for part in self.response.iter_raw():
                self.raw += part
                rest += part
                while b"\n\n" in rest:
                    event, rest = rest.split(b"\n\n", 1)
                    self._take(event)
        except (httpx.HTTPError, httpx.StreamError):
            return

    def _take(self, event: bytes) -> None:
        fields: dict[str, str] = {}
        for line in event.decode().splitlines():
            name, _, value = line.partition(": ")
            fields[name] = value
        if "event" in fields:
            number = int(fields["id"]) if "id" in fields else None
            self.events.put((fields["event"], number, json.loads(fields["data"])))

    def next(self, kind: str = "snapshot", seconds: float = 5.0) -> dict[str, Any]:
        """The next event of a kind."""
        until = time.monotonic() + seconds
        while True:
            found, _, data = self.events.get(timeout=max(0.01, until - time.monotonic()))
            if found == kind:
                return data

    def until(
        self, holds: Callable[[dict[str, Any]], bool], seconds: float = 8.0
    ) -> dict[str, Any]:
        """The first snapshot for which something holds."""
        until = time.monotonic() + seconds
        while True:
            shown = self.next("snapshot", max(0.01, until - time.monotonic()))
            if holds(shown):
                return shown

    def close(self) -> None:
        """Hang up."""
        stream = self.response.extensions["network_stream"]
        with suppress(OSError):
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self._thread.join(timeout=5)
        self._client.close()


def wait_for(holds: Callable[[], Any], seconds: float = 8.0) -> Any:
    """Ask until the answer is true; fails after some seconds."""
    until = time.monotonic() + seconds
    while True:
        found = holds()
        if found:
            return found
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


def play_at_random(
    people: list[Person], rng: random.Random, most: int = 100_000
) -> tuple[int, dict[str, Any]]:
    """Let people do anything they may, until the game is over or ``most`` moves were made."""
    made = 0
    shown = people[0].look()
    while made < most and shown["phase"] == "playing":
        moved = False
        for person in people:
            shown = person.look()
            if shown["legal"]:
                code = rng.choice(shown["legal"])["code"]
                answer = person.move(code, version=shown["version"])
                assert answer.status_code == 200, answer.text
                shown = answer.json()
                made, moved = made + 1, True
                if made >= most or shown["phase"] != "playing":
                    break
        if not moved:
            time.sleep(0.01)
    return made, shown


# -- tables made to order ------------------------------------------------------------------------

NAMES = ["Ann", "Bo", "Cy", "Di", "Eve"]


def dealt(seed: bytes, players: int, game: kaizhuo.Game | None = None) -> State:
    """The game that a table with this seed begins with, when seat 0 goes first."""
    box = kaizhuo.load("deal") if game is None else game
    return box.new_state(players, Nature(HashRandom(seed), noting=True), 0)


def seed_where(players: int, holds: Callable[[State], bool], tries: int = 20_000) -> bytes:
    """The first seed whose deal is as wanted."""
    game = kaizhuo.load("deal")
    for number in range(tries):
        seed = number.to_bytes(16, "big")
        if holds(dealt(seed, players, game)):
            return seed
    raise AssertionError("no seed deals such hands")


def plant(
    database: Path | str, seed: bytes, kinds: list[str], time_limit: int | None = None, **more: Any
) -> tuple[str, list[str]]:
    """Write a table with a chosen seed into a database, as if it had just been started.

    ``kinds`` has ``person`` or a program's name for each seat. The tokens of all seats come back;
    seat 0 is the host and goes first. The table is in the lobby: the host starts it.
    """
    store = Store(str(database))
    game = kaizhuo.load("deal")
    table, tokens = new_table_id(), [new_token() for _ in kinds]
    seats = [
        {"kind": "person", "name": NAMES[i], "bot": None}
        if kind == "person"
        else {"kind": "program", "name": "", "bot": kind}
        for i, kind in enumerate(kinds)
    ]
    spec = {
        "preset": None,
        "chosen": dict(game.chosen),
        "edition": None,
        "edition_hash": game.edition.hash,
        "rules": game.rules_version,
        "time_limit": time_limit,
        "first": 0,
        "commitment": commitment(seed),
        **more,
    }
    row = Row(1, time.time(), "open", 0, None, {"seats": seats, "host": 0})
    held = {hashed(token): seat for seat, token in enumerate(tokens) if kinds[seat] == "person"}
    with store._engine.begin() as connection:
        storage.insert_table(connection, table, "deal", spec, seed.hex(), None, row, held)
    store.close()
    return table, tokens


def seated(
    server: Server, seed: bytes, kinds: list[str], time_limit: int | None = None
) -> list[Person]:
    """The persons of a planted table whose game has just begun."""
    table, tokens = plant(server.database, seed, kinds, time_limit)
    people = [server.person(table, token) for token in tokens]
    assert people[0].post("/start").status_code == 200
    return [person for person, kind in zip(people, kinds, strict=True) if kind == "person"]


def holder(live: Live, seat: int) -> Holder:
    """Whoever holds a seat, for commands that are given without a browser."""
    found = next(hash for hash, held in live.table.tokens.items() if held == seat)
    return Holder(seat, found)


def hand(shown: dict[str, Any]) -> list[str]:
    """The cards in one's hand."""
    return list(shown["view"]["hand"])


def codes(shown: dict[str, Any]) -> list[str]:
    """The codes of everything one may do."""
    return [legal["code"] for legal in shown["legal"]]
