"""A real browser at a real server: people come with pages of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.support import Server
from tests.web.visitor import Visitor

_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

_PATIENCE_MS = 30_000
"""How long something may take to appear: machines that test are often slow, and busy."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose programs answer at once."""
    running = Server(tmp_path_factory.mktemp("web") / "tables.sqlite")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser that ``make test`` has found."""
    named = os.environ.get("KAIZHUO_CHROMIUM") or shutil.which("chromium")
    expect.set_options(timeout=_PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=named, args=_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a browser of their own. None of their pages may complain."""
    came: list[Visitor] = []

    def come(**manners: object) -> Visitor:
        came.append(Visitor(chromium, server.url, **manners))
        return came[-1]

    yield come
    complaints = [line for one in came for line in one.complaints]
    for one in came:
        one.context.close()
    assert not complaints, complaints
