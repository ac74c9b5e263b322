"""Installs the example game as a stranger would: as a package of its own, found by its entry
point. Other tests (the table in the browser) use ``installed`` too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).resolve().parent / "lanterns"
LINES = 200
"""docs/add-a-game.md promises less Python than this (blank lines not counted)."""


def install(target: Path) -> Path:
    """Install the example game into a folder for ``PYTHONPATH``; needs no network.

    The package is copied first, so that building leaves nothing in the checkout.
    """
    source = target.parent / "lanterns-source"
    shutil.copytree(SOURCE, source)
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)),
            str(source),
        ],
        check=True,
        stdin=subprocess.DEVNULL,
    )
    return target


@contextmanager
def on_path(folder: Path) -> Iterator[Path]:
    """Let this process, and those it starts, find what is installed in a folder."""
    before = os.environ.get("PYTHONPATH", "")
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [before, str(folder)]))
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        os.environ["PYTHONPATH"] = before
        for name in [name for name in sys.modules if name.partition(".")[0] == "lanterns"]:
            del sys.modules[name]


@contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """The example game installed into a new folder, for this process and those it starts."""
    with on_path(install(folder)) as target:
        yield target
