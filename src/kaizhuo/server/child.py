"""The surroundings of the server's child processes."""

from __future__ import annotations

import os
import sys


def environment() -> dict[str, str]:
    """Ours, so that a child finds the packages that this process found."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
