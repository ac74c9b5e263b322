"""Balance reports: what thousands of games say about an edition, on one page for people."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from kaizhuo.kernel import Game, OptionError, Value
from kaizhuo.lab.errors import LabError
from kaizhuo.lab.play import MAX_DECISIONS, Plan, Played
from kaizhuo.lab.rows import frame_of, read_rows, row_of
from kaizhuo.lab.simulate import Progress, carry_out, check_plan, fill

from .figures import Figures, Thing, Use, count
from .page import GENERATOR, page
from .words import Words

__all__ = ["Figures", "Thing", "Use", "check_report_file", "report", "rows_files", "write_report"]


def report(
    games: Sequence[Game],
    players: int,
    number: int,
    bots: Sequence[str],
    seed: int = 0,
    language: str = "en",
    workers: int = 1,
    progress: Progress | None = None,
    ray: str | None = None,
    rows_in: str | Path | None = None,
    options: dict[str, Value] | None = None,
    max_decisions: int = MAX_DECISIONS,
) -> str:
    """A report as HTML: ``number`` games of one edition, or of each of two beside each other.

    ``rows_in`` keeps the rows, and takes them from there: for a second edition, beside it under a
    name that ends in ``-against``. ``options`` are rule options worth telling. The other arguments
    are those of ``simulate``. Raises ``OptionError``, ``UnknownPlayer`` or ``LabError``.
    """
    if len(bots) not in (1, players):
        raise OptionError(
            f"{players} players need {players} programs (or one for all of them), not {len(bots)}"
        )
    words = Words(language, games[0])
    plans = [Plan(game, players, list(bots), seed, max_decisions, watched=True) for game in games]
    found: list[Figures] = []
    for plan in plans:
        check_plan(plan, number, workers)
    for at, (plan, label) in enumerate(zip(plans, _labels(games, words), strict=True)):
        if rows_in is not None:
            file = rows_files(rows_in)[at]
            fill(plan, number, workers, ray, file, progress)
            frame = read_rows(file)[1]
        else:
            played: list[Played] = []
            carry_out(plan, range(number), workers, ray, played.extend, progress)
            frame = frame_of([row_of(plan, one) for one in played])
        found.append(count(plan, frame, label, language))
    return page(found, words, players, bots, seed, options or {})


def rows_files(file: str | Path) -> tuple[Path, Path]:
    """Where the rows of the first and of the second edition are kept."""
    first = Path(file)
    return first, first.with_name(f"{first.stem}-against{first.suffix}")


def _labels(games: Sequence[Game], words: Words) -> list[str]:
    """What the editions are called: by their files, and by their fingerprints if that is not
    enough."""
    standard = words.say("balance-edition-standard")
    names = [
        standard if words.is_standard(game) else Path(game.edition.file).name for game in games
    ]
    if len(set(names)) < len(names):
        names = [
            f"{name} ({game.edition.hash[:6]})" for name, game in zip(names, games, strict=True)
        ]
    return names


def check_report_file(file: str | Path) -> None:
    """Refuse a place where no report can be written, or where something else lies."""
    path = Path(file)
    if path.is_dir():
        raise LabError("rows-is-folder", file=str(path))
    try:
        if path.exists():
            with path.open("r+b") as stream:
                if GENERATOR.encode() not in stream.read(2000):
                    raise LabError("report-foreign", file=str(file))
        elif not path.parent.is_dir():
            raise LabError("rows-cannot-write", file=str(file), reason=os.strerror(2))
        elif not os.access(path.parent, os.W_OK):
            raise LabError("rows-cannot-write", file=str(file), reason=os.strerror(13))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LabError("rows-cannot-write", file=str(file), reason=reason) from None


def write_report(file: str | Path, text: str) -> None:
    """Write a report as a whole or not at all."""
    check_report_file(file)
    path = Path(file)
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError as error:
        raise LabError("rows-cannot-write", file=str(file), reason=str(error.strerror)) from None
    finally:
        beside.unlink(missing_ok=True)
