"""What docs/scenarios.md shows can be run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaizhuo.scenarios import check_paths

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ["scenarios.md", "scenarios.zh-Hant.md"]


def read(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_the_first_example_holds(page: str, tmp_path: Path) -> None:
    example = re.findall(r"```toml\n(.*?)```", read(page), re.DOTALL)[0]
    file = tmp_path / "my-cases.toml"
    file.write_text(example, encoding="utf-8")
    report = check_paths([file])
    assert report.ok
    assert len(report.results) == 1


def test_both_pages_name_the_same_keys_zones_and_facts() -> None:
    english, chinese = (re.findall(r"^\| (`.*?) \|", read(page), re.MULTILINE) for page in PAGES)
    named = [re.findall(r"`([^`]+)`", row) for row in english]
    assert named == [re.findall(r"`([^`]+)`", row) for row in chinese]


@pytest.mark.parametrize("name", PAGES)
def test_every_check_of_the_page_is_known(name: str) -> None:
    page = read(name)
    from kaizhuo.scenarios.checks import _COMPARISONS, _QUESTIONS

    for question in _QUESTIONS:
        assert re.search(rf"`(?:[^`]*\b)?{question}(?:\.\w+)? =", page), question
    for comparison in _COMPARISONS:
        assert f".{comparison} = " in page, comparison
