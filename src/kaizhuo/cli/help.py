"""The help of every command, its headings too, in the reader's language: Typer knows English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import typer
from typer.core import TyperCommand, TyperGroup

from .words import say

_HEADINGS: Final = {
    "Arguments": "help-heading-arguments",
    "Options": "help-heading-options",
    "Commands": "help-heading-commands",
}
_OF_TYPER: Final = "Show this message and exit."
_NOTES: Final = re.compile(r"\[(?:default: (?P<default>[^\]]*)|required)\]$")


class _Formatter(typer.Context.formatter_class):  # type: ignore[misc, valid-type]
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or say("help-usage"))

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        self.write_paragraph()
        heading = say(_HEADINGS[name]) if name in _HEADINGS else f"{name}:"
        self.write(f"{'':>{self.current_indent}}{heading}\n")
        self.indent()
        try:
            yield
        finally:
            self.dedent()

    def write_dl(
        self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        super().write_dl([(first, _said(text)) for first, text in rows], col_max, col_spacing)


def _said(text: str) -> str:
    if text == _OF_TYPER:
        return say("help-opt-help")
    return _NOTES.sub(_note, text)


def _note(found: re.Match[str]) -> str:
    default = found["default"]
    return say("help-required") if default is None else say("help-default", value=default)


class _Context(typer.Context):
    formatter_class = _Formatter


class Group(TyperGroup):
    """Commands under one name."""

    context_class = _Context


class Command(TyperCommand):
    """One command."""

    context_class = _Context
