"""Reads the house itself: rule books, Fluent files, Python files, markers."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

HOUSE = Path(__file__).resolve().parents[2]
PACKAGE = HOUSE / "src" / "kaizhuo"
LANGUAGES = ("en", "zh-Hant")
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))

CLAUSE = re.compile(r"^\s*(?:[-*]\s+|#+\s+)?\*\*([A-Z]{2,4}-[0-9A-Za-z.]+)\*\*", re.MULTILINE)
"""How a rule book numbers a clause: its id in bold at the head of a line."""


@cache
def tracked() -> tuple[Path, ...]:
    """The files of the house: those under version control, or all in an unpacked archive."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=False
    )
    if listed.returncode == 0:
        names = [HOUSE / name for name in listed.stdout.split("\0") if name]
    else:
        made = {".venv", "build", "node_modules", "dist", "__pycache__", "var"}
        names = [p for p in HOUSE.rglob("*") if not made & set(p.relative_to(HOUSE).parts)]
    return tuple(path for path in names if path.is_file())


def shown(path: Path) -> str:
    return str(path.relative_to(HOUSE))


@cache
def clauses(game: str, language: str) -> tuple[str, ...]:
    """The clause ids of a rule book, in its order; of all books of a box with several games."""
    books = sorted((PACKAGE / "games" / game).rglob(f"rules.{language}.md"))
    return tuple(id for book in books for id in CLAUSE.findall(book.read_text(encoding="utf-8")))


@dataclass(frozen=True)
class Fluent:
    """One Fluent file: message ids with the arguments that each names, and what is no Fluent."""

    messages: dict[str, frozenset[str]]
    repeated: tuple[str, ...]
    junk: tuple[str, ...]


@cache
def fluent(path: Path) -> Fluent:
    source = path.read_text(encoding="utf-8")
    messages: dict[str, frozenset[str]] = {}
    repeated: list[str] = []
    junk: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            junk.append((entry.content or "").strip().splitlines()[0])
        elif isinstance(entry, Message | Term):
            name = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            if name in messages:
                repeated.append(name)
            assert entry.span is not None
            text = source[entry.span.start : entry.span.end]
            messages[name] = frozenset(re.findall(r"\$([a-zA-Z][\w-]*)", text))
    return Fluent(messages, tuple(repeated), tuple(junk))


def fluent_families() -> dict[str, dict[str, Path]]:
    """Every text file of the house that exists once for each language: name -> language -> file."""
    families: dict[str, dict[str, Path]] = {}
    for path in tracked():
        if path.suffix != ".ftl":
            continue
        for language in LANGUAGES:
            if path.stem == language or path.stem.endswith(f".{language}"):
                family = shown(path.with_name(path.name.replace(language, "*")))
                families.setdefault(family, {})[language] = path
    return families


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=shown(path))


def python_files(under: Path) -> Iterator[Path]:
    return (path for path in tracked() if path.suffix == ".py" and path.is_relative_to(under))


def strings(node: ast.AST) -> Iterator[str]:
    for child in ast.walk(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value


def marked(marker: str) -> dict[str, list[str]]:
    """What tests carry a marker: its argument -> the files that name it."""
    found: dict[str, list[str]] = {}
    for path in python_files(HOUSE / "tests"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                is_mark = isinstance(owner, ast.Attribute) and owner.attr == "mark"
                if is_mark and node.func.attr == marker:
                    for argument in node.args:
                        for text in strings(argument):
                            found.setdefault(text, []).append(shown(path))
    return found
