"""The example game is installed once for each file of tests here, and gone after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin.plugin import installed


@pytest.fixture(scope="module", autouse=True)
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder for ``PYTHONPATH`` in which the example game is installed."""
    with installed(tmp_path_factory.mktemp("plugin") / "site") as target:
        yield target
