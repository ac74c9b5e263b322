"""One server for most tests (each opens tables of its own), and fresh ones to be killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.support import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that no test may stop."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield running
    running.stop()


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers with limits of one's own, which may be killed."""
    made: list[Server] = []

    def make(**limits: float) -> Server:
        made.append(Server(tmp_path / f"tables-{len(made)}.sqlite", **limits))
        return made[-1]

    yield make
    for one in made:
        one.stop()
