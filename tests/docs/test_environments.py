"""The page on environments says what the code has, and its examples run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kaizhuo.registry import OWN
from tools import environments_page

HOUSE = Path(__file__).resolve().parents[2]
PAGES = environments_page.PAGES


def examples(language: str) -> list[str]:
    page = (HOUSE / PAGES[language]).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)


def test_the_tables_are_those_of_the_code() -> None:
    """The tool reads the checkout in a process of its own: compiled classes have no docstrings."""
    command = [sys.executable, str(HOUSE / "tools" / "environments_page.py"), "--check"]
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("language", PAGES)
def test_every_game_of_the_house_has_its_tables(language: str) -> None:
    page = (HOUSE / PAGES[language]).read_text(encoding="utf-8")
    assert all(f"`{id}`" in page for id in OWN)


def test_both_pages_give_the_same_examples() -> None:
    assert examples("en") == examples("zh-Hant")
    assert len(examples("en")) == 3


@pytest.mark.parametrize("number", range(3))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(examples("en")[number], "docs/environments.md", "exec"), {})
    printed = capsys.readouterr().out
    assert [bool(printed)] == [number > 0]
