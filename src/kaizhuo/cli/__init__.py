"""The ``kaizhuo`` command. Every user error is one clear sentence and a non-zero exit."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from kaizhuo.kernel import KaizhuoError

from .words import print_error

__all__ = ["main", "run"]

INTERRUPTED = 130


def main() -> None:
    """The entry point."""
    raise SystemExit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command and return its exit status."""
    from typer import Abort  # noqa: PLC0415 - help is written in the language of the locale

    from .commands import app  # noqa: PLC0415

    try:
        status = app(args=list(arguments), prog_name="kaizhuo", standalone_mode=False)
    except (KeyboardInterrupt, Abort):
        return INTERRUPTED
    except KaizhuoError as error:
        print_error(str(error))
        return 1
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said, not even at shutdown.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        return _misuse(error)
    return status if isinstance(status, int) else 0


def _misuse(error: Exception) -> int:
    """What Typer says about wrong arguments, as one sentence; anything else is our own fault."""
    said = getattr(error, "format_message", None)
    if said is not None:
        print_error(str(said()))
        return int(getattr(error, "exit_code", 2)) or 2
    if isinstance(error, OSError):
        print_error(f"{error.filename or ''} {error.strerror or error}")
        return 1
    raise error
