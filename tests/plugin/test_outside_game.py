"""A game made outside this repository plugs in, keeps every promise, and is what docs say it is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import kaizhuo
from kaizhuo.scenarios import check_paths, rules_covered
from tests.plugin.plugin import LINES, SOURCE

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ["add-a-game.md", "add-a-game.zh-Hant.md"]
SUITE = Path(__file__).resolve().parent / "suite_of_lanterns.py"
FILES = sorted(
    str(path.relative_to(SOURCE))
    for path in SOURCE.rglob("*")
    if path.is_file() and path.suffix in (".py", ".toml", ".md", ".ftl")
)


@pytest.mark.usefixtures("lanterns")
def test_it_keeps_every_promise_of_a_game(tmp_path: Path) -> None:
    """The suite runs as it would outside: another folder, another process, the installed game."""
    suite = tmp_path / "test_lanterns.py"
    suite.write_text(SUITE.read_text(encoding="utf-8"), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", str(suite)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert re.search(r"\b\d\d passed", run.stdout), run.stdout


def test_it_is_found_by_its_entry_point(lanterns: Path) -> None:
    assert "lanterns" in kaizhuo.game_ids()
    assert sys.modules[type(kaizhuo.load("lanterns")).__module__].__file__ == str(
        lanterns / "lanterns/__init__.py"
    )


def test_another_process_finds_it_too(lanterns: Path) -> None:
    lines = "import kaizhuo; print(kaizhuo.load('lanterns', target=20).chosen)"
    found = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "{'target': 20}"


def test_its_scenarios_hold_and_cover_its_rule_book() -> None:
    paths = [str(SOURCE / "scenarios.toml")]
    report = check_paths(paths)
    assert report.ok, [result.lines() for result in report.failures()] or report.errors
    for language in ("en", "zh-Hant"):
        book = (SOURCE / f"lanterns/rules.{language}.md").read_text(encoding="utf-8")
        assert set(re.findall(r"\*\*(LN-\d)\*\*", book)) == rules_covered(paths)


def test_it_is_short() -> None:
    lines = [
        line
        for path in SOURCE.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]
    assert len(lines) < LINES


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", FILES)
def test_the_page_shows_each_file_as_it_is(name: str, page: str) -> None:
    """Each code block of docs/add-a-game.md is a whole file, under its name."""
    text = (SOURCE / name).read_text(encoding="utf-8")
    shown = (DOCS / page).read_text(encoding="utf-8")
    blocks = dict(re.findall(r"`([\w./-]+)`[:：]\n\n```+\w*\n(.*?)```+\n", shown, re.DOTALL))
    assert blocks.get(f"lanterns/{name}") == text
