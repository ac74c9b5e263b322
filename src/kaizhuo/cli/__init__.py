"""The ``kaizhuo`` command. Every user error is one clear sentence and a non-zero exit."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["INTERRUPTED", "main", "run"]

INTERRUPTED = 130


def main() -> None:
    """The entry point."""
    raise SystemExit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command and return its exit status."""
    # Nothing heavy is loaded before somebody is there to catch Ctrl-C.
    try:
        from .words import heed_language  # noqa: PLC0415

        heed_language(arguments)  # first: the help is put into words when the commands are loaded
        from .carry_out import carry_out  # noqa: PLC0415

        return carry_out(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
