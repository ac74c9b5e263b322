"""What docs/scenarios.md shows can be run."""

from __future__ import annotations

import re
from pathlib import Path

from kaizhuo.scenarios import check_paths

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"


def test_the_first_example_holds(tmp_path: Path) -> None:
    example = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    file = tmp_path / "my-cases.toml"
    file.write_text(example, encoding="utf-8")
    report = check_paths([file])
    assert report.ok
    assert len(report.results) == 1


def test_every_check_of_the_page_is_known() -> None:
    page = PAGE.read_text(encoding="utf-8")
    from kaizhuo.scenarios.checks import _COMPARISONS, _QUESTIONS

    for name in _QUESTIONS:
        assert re.search(rf"`(?:[^`]*\b)?{name}(?:\.\w+)? =", page), name
    for name in _COMPARISONS:
        assert f".{name} = " in page, name
