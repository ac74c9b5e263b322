"""Every clause of a rule book stands in both languages, and a test holds it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from kaizhuo.scenarios import rules_covered
from tests.house.reading import CLAUSE, GAMES, HOUSE, LANGUAGES, PACKAGE, clauses, marked, shown

NAMED = re.compile(r"\b([A-Z]{2,4}-[0-9A-Z](?:[0-9A-Za-z]|\.(?=[0-9A-Za-z]))*)\b")


@cache
def covered() -> set[str]:
    scenarios = HOUSE / "tests" / "scenarios"
    by_scenario = rules_covered([str(scenarios)]) if any(scenarios.rglob("*.toml")) else set()
    return by_scenario | set(marked("rule"))


def families() -> set[str]:
    """What the clauses of our rule books begin with: MD, MDA …"""
    return {
        clause.partition("-")[0]
        for game in GAMES
        for language in LANGUAGES
        for clause in clauses(game, language)
    }


def known() -> set[str]:
    """Every clause, and every section that a clause belongs to."""
    ids: set[str] = set()
    for game in GAMES:
        for clause in clauses(game, "en"):
            parts = clause.split(".")
            ids |= {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
    return ids


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_book_has_clauses_and_none_twice(game: str) -> None:
    for language in LANGUAGES:
        listed = clauses(game, language)
        assert listed
        assert sorted(listed) == sorted(set(listed))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert clauses(game, "en") == clauses(game, "zh-Hant")


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    missing = [clause for clause in clauses(game, "en") if clause not in covered()]
    assert not missing, f"{len(missing)} clauses of {game} without a test: {' '.join(missing)}"


def test_tests_name_no_clause_that_no_rule_book_has() -> None:
    ours = families()
    strange = {id for id in covered() if id.partition("-")[0] in ours} - known()
    assert not strange


def test_code_names_no_clause_that_no_rule_book_has() -> None:
    ours = families()
    strange = [
        f"{shown(path)}: {id}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for id in NAMED.findall(path.read_text(encoding="utf-8"))
        if id.partition("-")[0] in ours and id not in known()
    ]
    assert not strange, strange


def test_a_clause_is_read_from_the_head_of_its_line() -> None:
    assert CLAUSE.findall("- **MD-2.1.a** Draw.\nSee **MD-9**.\n- **MDA-16** Pay.") == [
        "MD-2.1.a",
        "MDA-16",
    ]
