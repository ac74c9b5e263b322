"""What all tests share: which Kaizhuo they try, and which of them need a browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent
SOURCES = str(HOUSE / "src")

# Tests try the checkout, uncompiled; with KAIZHUO_INSTALLED=1 they try the installed package
# (compiled, with the page in it). Processes that tests start inherit the choice.
if not os.environ.get("KAIZHUO_INSTALLED"):
    sys.path.insert(0, SOURCES)
    others = [p for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p and p != SOURCES]
    os.environ["PYTHONPATH"] = os.pathsep.join([SOURCES, *others])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "web" in item.path.relative_to(HOUSE).parts:
            item.add_marker("browser")
