"""Every sentence stands in both languages, and code says no sentence that does not stand there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.house.reading import (
    HOUSE,
    LANGUAGES,
    PACKAGE,
    fluent,
    fluent_families,
    python_files,
    shown,
    tree,
)

FAMILIES = fluent_families()
SPEAKING = re.compile(
    r"(?:log|do|ask|why|wrong|zone|line|error|reason|option|preset)-[a-z0-9-]*[a-z0-9]"
)
"""What a string of the code looks like if it is the id of a message."""
START = re.compile(r"[a-z]+-[a-z0-9-]*")
PAGE_ID = re.compile(r"""\bt\(\s*["']([a-z][a-z0-9-]*)["']""")


def messages(path: Path) -> set[str]:
    return set(fluent(path).messages)


def house_messages() -> set[str]:
    texts = (t for t in PACKAGE.rglob("*.en.ftl") if not t.is_relative_to(PACKAGE / "games"))
    return set().union(*(messages(text) for text in texts))


def messages_for(path: Path) -> set[str]:
    """What a Python file may say: the house's messages and its game's, or any game's."""
    inside = path.relative_to(PACKAGE).parts
    games = [inside[1]] if inside[0] == "games" and len(inside) > 2 else ["*"]
    texts = [text for game in games for text in PACKAGE.glob(f"games/{game}/**/*.en.ftl")]
    return house_messages().union(*(messages(text) for text in texts))


def said(node: ast.AST) -> list[str]:
    """Ids that a call surely says: Text("id"), say("id"), Refusal(400, "id")."""
    if not isinstance(node, ast.Call):
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    arguments = [
        argument.value if isinstance(argument, ast.Constant) else None for argument in node.args
    ]
    match name, arguments:
        case ("Text" | "say", [str(id), *_]):
            return [id]
        case ("Refusal", [int(_), str(error)]) if not node.keywords:
            return [f"error-{error}"]
    return []


def looks_said(node: ast.AST) -> list[str]:
    """Ids that a string of the code looks like; a trailing … stands for what is not yet known."""
    match node:
        case ast.Constant(value=str(text)) if SPEAKING.fullmatch(text):
            return [text]
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if START.fullmatch(
            start
        ) and SPEAKING.match(f"{start}x"):
            return [f"{start}…"]
    return []


def unsaid(path: Path) -> list[str]:
    """The ids in a Python file that no text file has."""
    have = messages_for(path)
    return [
        f"{shown(path)}:{getattr(node, 'lineno', 0)} {id}"
        for node in ast.walk(tree(path))
        for id in said(node) + looks_said(node)
        if not (id in have or (id[-1] == "…" and any(one.startswith(id[:-1]) for one in have)))
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_text_file_stands_in_both_languages_with_the_same_messages(family: str) -> None:
    files = FAMILIES[family]
    assert set(files) == set(LANGUAGES)
    english, chinese = (messages(files[language]) for language in LANGUAGES)
    assert english - chinese == set()
    assert chinese - english == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_text_file_is_all_fluent_and_says_nothing_twice(family: str) -> None:
    for path in FAMILIES[family].values():
        assert fluent(path).junk == ()
        assert fluent(path).repeated == ()


@pytest.mark.parametrize("path", sorted(python_files(PACKAGE)), ids=shown)
def test_python_says_only_what_stands_in_a_text_file(path: Path) -> None:
    assert unsaid(path) == []


def test_the_page_says_only_what_stands_in_its_text_files() -> None:
    pages = HOUSE / "web" / "src"
    have = set().union(*(messages(path) for path in pages.rglob("*en.ftl")))
    games = set().union(*(messages(path) for path in PACKAGE.rglob("*.en.ftl")))
    missing = [
        f"{shown(path)}: {id}"
        for suffix in ("*.svelte", "*.ts")
        for path in sorted(pages.rglob(suffix))
        for id in PAGE_ID.findall(path.read_text(encoding="utf-8"))
        if id not in have | games
    ]
    assert not missing, missing
