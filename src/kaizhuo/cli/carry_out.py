"""Carrying out a command, and telling what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from typer import Abort

from kaizhuo.kernel import KaizhuoError

from .commands import app
from .words import print_error


def carry_out(arguments: Sequence[str]) -> int:
    """The exit status of a command; ``KeyboardInterrupt`` when the person stops it."""
    try:
        status = app(args=list(arguments), prog_name="kaizhuo", standalone_mode=False)
    except Abort:
        raise KeyboardInterrupt from None
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
