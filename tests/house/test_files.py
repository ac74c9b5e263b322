"""Rooms stay rooms, and no file knows where packages came from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.reading import HOUSE, shown, tracked

HALL = 500
"""More lines than this in one file are two rooms."""
CODE = {".py", ".ts", ".svelte", ".css", ".js", ".mjs", ".sh"}
TEXT = CODE | {".txt", ".toml", ".json", ".md", ".lock", ".in", ".cfg", ".yaml", ".yml", ".npmrc"}

DOWNLOAD = re.compile(r"""https?://[^\s"']+(?:/simple/|/packages/[0-9a-f]{2}/|/-/[^\s"']+\.tgz)""")
"""The shape of a package registry's download paths."""
SETTING = re.compile(r"^\s*(?:--(?:extra-)?index-url|--find-links|registry\s*=)", re.MULTILINE)
RESOLVED = re.compile(r'"resolved":\s*"https?:')


def text_files() -> list[Path]:
    return [path for path in tracked() if path.suffix in TEXT or path.name.startswith(".")]


def test_no_file_is_two_rooms() -> None:
    halls = {
        shown(path): lines
        for path in tracked()
        if path.suffix in CODE
        and (lines := len(path.read_text(encoding="utf-8").splitlines())) > HALL
    }
    assert not halls


@pytest.mark.parametrize("shape", [DOWNLOAD, SETTING, RESOLVED], ids=["path", "setting", "lock"])
def test_no_file_holds_the_address_of_a_package_registry(shape: re.Pattern[str]) -> None:
    holding = [
        shown(path)
        for path in text_files()
        if path != Path(__file__) and shape.search(path.read_text(encoding="utf-8"))
    ]
    assert not holding


def test_every_locked_package_has_hashes() -> None:
    for path in sorted((HOUSE / "requirements").glob("*.txt")):
        for entry in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip()):
            assert "==" in entry.splitlines()[0]
            assert "--hash=sha256:" in entry


def test_no_binary_lies_beside_a_source() -> None:
    assert not list((HOUSE / "src").rglob("*.so"))
