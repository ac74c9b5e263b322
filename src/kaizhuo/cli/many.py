"""What the commands share that play many games: where, how long it still takes, what is kept."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaizhuo.lab import MOST_WORKERS

from .asking import check_least
from .words import complain, err, say
from .words import out as screen

OutFile = Annotated[
    str | None, typer.Option("--out", metavar="FILE", help=say("help-opt-out-rows"))
]
RayAddress = Annotated[
    str | None, typer.Option("--ray", metavar="[ADDRESS]", help=say("help-opt-ray"))
]

_QUICK = frozenset(("default", "random", "greedy"))
"""Programs that do not think long."""
_QUICK_GAMES_WORTH_A_PROCESS = 20


def workers_for(games: int, workers: int | None, ray: str | None, names: Sequence[str]) -> int:
    """How many processes to play on: as asked for, or as many as there are cores and work."""
    if workers is None:
        worth = _QUICK_GAMES_WORTH_A_PROCESS if _QUICK.issuperset(names) else 1
        return min(os.cpu_count() or 1, max(1, games // worth))
    if ray is not None:
        complain("error-ray-or-workers")
    check_least("what-workers", workers, 1, MOST_WORKERS)
    return workers


@contextlib.contextmanager
def progress_of(games: int, *files: str | Path | None) -> Iterator[Callable[[int], None]]:
    """A bar that shows how many games have been played; on Ctrl-C, what is kept is said."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not err.is_terminal
    try:
        with Progress(*columns, console=err, transient=True, disable=hidden) as bar:
            task = bar.add_task(say("simulate-progress"), total=games)

            yield lambda played: bar.advance(task, played)
    except KeyboardInterrupt:
        kept = [file for file in files if file is not None]
        if kept:
            from kaizhuo.lab.rows import games_kept  # noqa: PLC0415

            done = sum(games_kept(file) for file in kept)
            said = say("simulate-kept", done=done, games=games, file=str(kept[0]))
            err.print(said, markup=False, soft_wrap=True)
        raise


def print_rows(games: int, file: str) -> None:
    """Say where the rows are."""
    screen.print(say("simulate-rows", games=games, file=file), markup=False, soft_wrap=True)
