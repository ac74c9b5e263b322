"""Opening an edition that came over the network, in a process that may be lost.

A file of a few kilobytes can ask for millions of cards or actions, or keep its reader busy for
hours. So it is opened here first, with little time and memory: ``python -m kaizhuo.server.trial``
reads a game's id, preset, options and edition as JSON. Exit status 0: it is safe to open it again.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from kaizhuo import registry
from kaizhuo.kernel import Game

from .child import environment

MAX_ACTIONS: Final = 40_000
"""Ten times what the games of this house have."""
_MEMORY: Final = 768 * 1024 * 1024
_CPU_SECONDS: Final = 2
_PATIENCE: Final = 30.0


def is_light(id: str, preset: str | None, options: Mapping[str, object], edition: str) -> bool:
    """Whether a game with this edition opens, or is refused, with reasonable effort."""
    wish = json.dumps([id, preset, dict(options), edition])
    try:
        done = subprocess.run(
            [sys.executable, "-m", "kaizhuo.server.trial"],
            input=wish.encode(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_PATIENCE,
            env=environment(),
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def load_text(
    id: str, preset: str | None, options: Mapping[str, object], edition: str | None
) -> Game:
    """A game with an edition given as text; raises what the game's loader raises."""
    if edition is None:
        return registry.load_with(id, None, preset, options)
    with tempfile.TemporaryDirectory(prefix="kaizhuo-") as folder:
        path = Path(folder) / "edition.toml"
        path.write_text(edition, "utf-8")
        return registry.load_with(id, str(path), preset, options)


def main() -> int:
    """Open it; a fault that is found in time is the caller's to report."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    seconds = int(used.ru_utime + used.ru_stime) + 1 + _CPU_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    with suppress(ValueError, OSError):  # not every system limits this
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    id, preset, options, edition = json.load(sys.stdin)
    try:
        game = load_text(id, preset, options, edition)
    except MemoryError:
        return 1
    except Exception:
        return 0
    return 0 if len(game.actions) <= MAX_ACTIONS else 1


if __name__ == "__main__":
    sys.exit(main())
