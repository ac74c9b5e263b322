"""Rule books as HTML: the Markdown of a game's folder, with an anchor for every clause."""

from __future__ import annotations

import re
from typing import Final

from markdown_it import MarkdownIt

from . import wire

_CLAUSE: Final = re.compile(r"<strong>([A-Z]{2,4}-[0-9A-Za-z][0-9A-Za-z.\-]*)</strong>")
_HEADING: Final = re.compile(r"^(#{1,4}) +(.+?)\s*$", re.MULTILINE)


def rule_book(source: str) -> wire.RuleBook:
    """Cut a rule book at its headings; the first heading is the title.

    A clause begins with its id in bold, as in ``- **MD-2.1.a** Draw two cards``; it becomes the
    anchor ``MD-2.1.a``.
    """
    markdown = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    found = list(_HEADING.finditer(source))
    title = found[0].group(2) if found else ""
    sections: list[wire.RuleSection] = []
    seen: set[str] = set()
    for number, heading in enumerate(found):
        end = found[number + 1].start() if number + 1 < len(found) else len(source)
        body = source[heading.end() : end].strip()
        if number == 0 and not body:
            continue
        html, clauses = _anchored(markdown.render(body), seen)
        level = len(heading.group(1))
        sections.append(wire.RuleSection(heading.group(2), level, html, clauses))
    return wire.RuleBook(title, sections)


def _anchored(html: str, seen: set[str]) -> tuple[str, list[str]]:
    clauses: list[str] = []

    def anchor(match: re.Match[str]) -> str:
        clause = match.group(1)
        if clause in seen:
            return match.group(0)
        seen.add(clause)
        clauses.append(clause)
        return f'<strong id="{clause}">{clause}</strong>'

    return _CLAUSE.sub(anchor, html), clauses
