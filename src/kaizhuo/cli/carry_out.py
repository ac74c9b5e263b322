"""Carrying out a command, and telling what went wrong."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
from collections.abc import Sequence

from typer import Abort

from kaizhuo.kernel import EditionError, KaizhuoError
from kaizhuo.lab import RAY_HERE, LabError
from kaizhuo.language import reason_of

from .commands import app
from .words import language, print_error, say


def carry_out(arguments: Sequence[str]) -> int:
    """The exit status of a command; ``KeyboardInterrupt`` when the person stops it."""
    _speak_any_language()
    try:
        status = app(
            args=_with_value(arguments, "--ray", RAY_HERE),
            prog_name="kaizhuo",
            standalone_mode=False,
        )
    except Abort:
        raise KeyboardInterrupt from None
    except LabError as error:
        print_error(say(f"error-{error.id}", **error.arguments))
        return 1
    except EditionError as error:
        where = {"file": error.file, "line": error.line}
        print_error(say("error-edition-file", **where, reason=reason_of(error, language())))
        return 1
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


def _with_value(arguments: Sequence[str], option: str, value: str) -> list[str]:
    """The arguments, the value of an option written out where it was left out: Typer has no
    options that may stand alone."""
    found: list[str] = []
    for at, word in enumerate(arguments):
        alone = at + 1 == len(arguments) or arguments[at + 1].startswith("-")
        found.append(f"{option}={value}" if word == option and alone else word)
    return found


def _speak_any_language() -> None:
    """No letter may end a command: where the terminal is said to know ASCII only, it is taken to
    know UTF-8, and a letter that another encoding lacks becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper):
            continue
        if codecs.lookup(stream.encoding).name in ("ascii", "iso8859-1"):
            stream.reconfigure(encoding="utf-8")
        stream.reconfigure(errors="replace")


def _misuse(error: Exception) -> int:
    """What is wrong with the arguments, as one sentence; anything else is our own fault."""
    if hasattr(error, "format_message"):
        print_error(_sentence(error))
        return int(getattr(error, "exit_code", 2)) or 2
    if isinstance(error, OSError):
        print_error(f"{error.filename or ''} {error.strerror or error}")
        return 1
    raise error


def _sentence(error: Exception) -> str:
    """Typer's complaint in the reader's language; its own words for what is not listed here."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    said = str(error.format_message())  # type: ignore[attr-defined]
    what = ""
    if parameter is not None:
        options = [word for word in parameter.opts if word.startswith("--")]
        what = options[0] if options else str(parameter.metavar or parameter.name)
    unknown = re.search(r"No such command '(.*)'", said)
    left_over = re.search(r"unexpected extra arguments? \((.*)\)|argument\(s\) \((.*)\)", said)
    match type(error).__name__:
        case "MissingParameter" if what:
            return say("misuse-missing", what=what)
        case "BadParameter" if what and "integer" in said:
            return say("misuse-number", what=what)
        case "NoSuchOption":
            return say("misuse-no-option", option=str(option))
        case "BadOptionUsage" if "requires" in said:
            return say("misuse-no-value", option=str(option))
        case "BadOptionUsage" if "does not take" in said:
            return say("misuse-needless-value", option=str(option))
        case "UsageError" if unknown:
            return say("misuse-no-command", given=unknown.group(1))
        case "UsageError" if left_over:
            return say("misuse-left-over", given=left_over.group(1) or left_over.group(2))
    return said
