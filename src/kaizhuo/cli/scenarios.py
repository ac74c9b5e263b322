"""``kaizhuo check``: scenarios as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaizhuo.scenarios import check_paths

from .asking import Lang
from .words import choose_language, complain, listed, out, print_error, say

Paths = Annotated[list[str], typer.Argument(metavar="PATH...", help=say("help-arg-paths"))]


def check(paths: Paths, lang: Lang = None) -> None:
    """Run scenario files and folders; the exit status says whether all held."""
    choose_language(lang)
    for path in paths:
        if not Path(path).exists():
            complain("error-no-file", file=path)
    report = check_paths(paths)
    for error in report.errors:
        print_error(str(error))
    failures = report.failures()
    for result in failures:
        out.print(f"{result.file}: {result.name}", style="bold red", markup=False)
        for line in result.lines():
            out.print(f"  {line}", markup=False)
    if not report.results and not report.errors:
        complain("error-no-scenarios", paths=listed(paths))
    held = len(report.results) - len(failures)
    out.print(say("check-done", held=held, failed=len(failures) + len(report.errors)))
    if not report.ok:
        raise typer.Exit(1)
