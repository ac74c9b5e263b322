"""The page on environments says what the code has, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaizhuo.registry import OWN
from tools import environments_page

HOUSE = Path(__file__).resolve().parents[2]
PAGES = environments_page.PAGES


def examples(language: str) -> list[str]:
    page = (HOUSE / PAGES[language]).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("language", PAGES)
def test_the_tables_are_those_of_the_code(language: str) -> None:
    page = (HOUSE / PAGES[language]).read_text(encoding="utf-8")
    assert page == environments_page.written(page, language), (
        "python tools/environments_page.py writes the tables anew"
    )
    assert all(f"`{id}`" in page for id in OWN)


def test_both_pages_give_the_same_examples() -> None:
    assert examples("en") == examples("zh-Hant")
    assert len(examples("en")) == 3


@pytest.mark.parametrize("number", range(3))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(examples("en")[number], "docs/environments.md", "exec"), {})
    printed = capsys.readouterr().out
    assert [bool(printed)] == [number > 0]
