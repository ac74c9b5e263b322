"""Starting and stopping the server process (or processes)."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from granian.constants import HTTPModes, Interfaces
from granian.server import Server as ManyServer
from granian.server.embed import Server
from litestar import Litestar

from .app import build_application
from .house import Plan
from .limits import Limits
from .news import backend
from .refusal import ServeError
from .storage import Store

_SETTINGS = "KAIZHUO_SERVE"
_PATIENCE = 5.0


def run(
    host: str,
    port: int,
    plan: Plan,
    workers: int,
    redis: str | None,
    ready: Callable[[str], None] | None,
) -> None:
    """Serve until the process is told to stop."""
    if workers > 1 and redis is None:
        raise ServeError("Several workers need Redis to tell each other the news: give its URL.")
    logging.getLogger("_granian").setLevel(logging.ERROR)
    backend(redis)  # what cannot work is better said before there are workers to say it
    Store(plan.database).close()
    port = _free_port(host, port)
    if workers > 1:
        _run_many(host, port, plan, workers, redis, ready)
    else:
        asyncio.run(_run_one(host, port, plan, redis, ready))


def _free_port(host: str, port: int) -> int:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise ServeError(f"Port {port} on {host} cannot be used: {error}") from error
        return int(probe.getsockname()[1])


def _url(host: str, port: int) -> str:
    shown = "localhost" if host in {"0.0.0.0", "::", ""} else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


async def _accepting(host: str, port: int) -> None:
    reached = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            _, writer = await asyncio.open_connection(reached, port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        writer.close()
        return


async def _run_one(
    host: str,
    port: int,
    plan: Plan,
    redis: str | None,
    ready: Callable[[str], None] | None,
) -> None:
    app = build_application(plan, redis)
    server = Server(
        app,
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        http=HTTPModes.http1,
        websockets=False,
        log_enabled=False,
        backlog=1024,
    )
    serving = asyncio.ensure_future(server.serve())
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told.set)
    accepting = asyncio.ensure_future(_accepting(host, port))
    await asyncio.wait({serving, accepting}, return_when=asyncio.FIRST_COMPLETED)
    if not accepting.done():
        accepting.cancel()
        await serving
        raise ServeError("The server could not start.")
    if ready is not None:
        ready(_url(host, port))
    stopping = asyncio.ensure_future(told.wait())
    await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    house: Any = getattr(app.state, "house", None)
    if house is not None:
        house.tables.hub.close_all()  # open streams would keep the server waiting
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait({serving}, timeout=_PATIENCE)
    if not serving.done():
        os._exit(0)  # everything acknowledged is in the log
    await serving


def _run_many(
    host: str,
    port: int,
    plan: Plan,
    workers: int,
    redis: str | None,
    ready: Callable[[str], None] | None,
) -> None:
    os.environ[_SETTINGS] = json.dumps({**asdict(plan), "redis": redis, "guard_parent": True})
    server = ManyServer(
        "kaizhuo.server.running:worker_application",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        http=HTTPModes.http1,
        websockets=False,
        log_enabled=False,
        factory=True,
        respawn_failed_workers=True,
        workers_kill_timeout=3,
    )
    if ready is not None:
        server.on_startup(lambda: ready(_url(host, port)))
    server.serve()


def worker_application() -> Litestar:
    """The application of one of several workers, built from what the parent has set."""
    settings = json.loads(os.environ[_SETTINGS])
    redis = settings.pop("redis")
    limits = Limits(**settings.pop("limits"))
    return build_application(Plan(limits=limits, **settings), redis)
