"""What a scenario may ask about a position, and how the answers are compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

import msgspec

from kaizhuo.kernel import SPECTATOR, Ref, Section, State, Text

from .moves import SEATS, MoveError, seat_codes, seat_number, words

_SPLIT: Final = str.maketrans("/.,", "   ")


@dataclass(frozen=True)
class Problem:
    """One thing that is not as the scenario says: where, what, and the two values."""

    where: str
    what: str
    expected: str
    found: str

    def line(self) -> str:
        return f"{self.where}: {self.what}: expected {self.expected}, found {self.found}"


class CheckError(ValueError):
    """A check that means nothing; the text says why."""


def compare(state: State, facts: dict[str, object], where: str) -> list[Problem]:
    """Every fact that does not hold in this position. ``CheckError`` for an unknown fact."""
    known = state.game.inspect(state)
    problems: list[Problem] = []
    for name, expected in facts.items():
        head, _, rest = name.partition(".")
        if head in _QUESTIONS:
            try:
                found = _QUESTIONS[head](state, rest, expected)
            except MoveError as error:
                raise CheckError(f"'{name}': {error}") from None
        else:
            found = _fact(known, name, expected)
        if found is not None:
            problems.append(Problem(where, name, *found))
    return problems


# -- facts of the position, by the names that the game gives them ------------------------------

Difference = tuple[str, str] | None
"""What was expected and what was found; ``None`` when they agree."""


def show(value: object) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, (list, tuple)):
        return f'"{" ".join(map(str, value))}"' if value else "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _fact(known: dict[str, object], name: str, expected: object) -> Difference:
    if name in known:
        return _same(known[name], expected)
    zone, _, how = name.rpartition(".")
    things = known.get(zone)
    if how not in _COMPARISONS or not isinstance(things, list):
        near = ", ".join(key for key in known if key.partition(".")[0] == name.partition(".")[0])
        raise CheckError(f"there is no fact called '{name}'; there is: {near or ', '.join(known)}")
    return _COMPARISONS[how](words(things), words(expected))


def _same(found: object, expected: object) -> Difference:
    if isinstance(found, list):
        if isinstance(expected, int) and not isinstance(expected, bool):
            if len(found) == expected:
                return None
            return f"{expected} of them", f"{len(found)}: {show(found)}"
        if isinstance(expected, (str, list)) and Counter(words(expected)) == Counter(words(found)):
            return None
        return show(expected), show(found)
    agree = type(found) is type(expected) and found == expected
    return None if agree else (show(expected), show(found))


def _ordered(found: list[str], expected: list[str]) -> Difference:
    return None if found == expected else (f"in this order {show(expected)}", show(found))


def _contains(found: list[str], expected: list[str]) -> Difference:
    missing = Counter(expected) - Counter(found)
    return (f"among them {show(expected)}", show(found)) if missing else None


def _lacks(found: list[str], expected: list[str]) -> Difference:
    present = [word for word in expected if word in found]
    return (f"none of {show(expected)}", show(found)) if present else None


def _first(found: list[str], expected: list[str]) -> Difference:
    if found[: len(expected)] == expected:
        return None
    return f"first {show(expected)}", show(found)


def _last(found: list[str], expected: list[str]) -> Difference:
    if found[len(found) - len(expected) :] == expected and len(found) >= len(expected):
        return None
    return f"last {show(expected)}", show(found)


_COMPARISONS: Final[dict[str, Callable[[list[str], list[str]], Difference]]] = {
    "ordered": _ordered,
    "contains": _contains,
    "lacks": _lacks,
    "first": _first,
    "last": _last,
}


# -- questions to the rules ----------------------------------------------------------------------


def _letters(seats: list[int]) -> list[str]:
    return [SEATS[seat] for seat in seats]


def _asked(state: State, rest: str, expected: object) -> Difference:
    found = _letters(sorted(state.actors()))
    return None if sorted(words(expected)) == found else (show(words(expected)), show(found))


def _winners(state: State, rest: str, expected: object) -> Difference:
    found = _letters(sorted(state.winners()))
    return None if sorted(words(expected)) == found else (show(words(expected)), show(found))


def _over(state: State, rest: str, expected: object) -> Difference:
    found = state.is_terminal()
    return None if found is expected else (show(expected), show(found))


def _codes(expected: object) -> list[str]:
    """Action codes: a list, or a text that is one code (codes have spaces in them)."""
    codes = expected if isinstance(expected, list) else [expected]
    return [seat_codes(" ".join(str(code).split())) for code in codes]


def _matches(code: str, pattern: str) -> bool:
    # Only * is special: fnmatch would read [ ] and ? too.
    return fnmatchcase(code, pattern.replace("[", "[[]").replace("?", "[?]"))


def _can(state: State, letter: str) -> list[str]:
    return [action.code for action in state.legal_actions(seat_number(letter, state.players))]


def _legal(state: State, rest: str, expected: object) -> Difference:
    can = _can(state, rest)
    for pattern in _codes(expected):
        if not any(_matches(code, pattern) for code in can):
            return f"'{pattern}' among the legal actions", "; ".join(can) or "none"
    return None


def _illegal(state: State, rest: str, expected: object) -> Difference:
    can = _can(state, rest)
    for pattern in _codes(expected):
        found = [code for code in can if _matches(code, pattern)]
        if found:
            return f"'{pattern}' not among the legal actions", "; ".join(found)
    return None


def _only(state: State, rest: str, expected: object) -> Difference:
    can, wanted = sorted(_can(state, rest)), sorted(_codes(expected))
    if can == wanted:
        return None
    return f"exactly {'; '.join(wanted) or 'none'}", "; ".join(can) or "none"


def _default(state: State, rest: str, expected: object) -> Difference:
    seat = seat_number(rest, state.players)
    if seat not in state.actors():
        return show(expected), "not asked"
    found = state.default(seat).code
    return None if [found] == _codes(expected) else (show(expected), f"'{found}'")


# -- what a seat has before its eyes ------------------------------------------------------------


def _observer(letter: str, state: State) -> int:
    return SPECTATOR if letter == "spectator" else seat_number(letter, state.players)


def _gather(value: object, into: set[str]) -> None:
    """Every word in JSON values and texts."""
    if isinstance(value, str):
        into.update(value.translate(_SPLIT).split())
    elif isinstance(value, dict):
        for key, inner in value.items():
            _gather(key, into)
            _gather(inner, into)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            _gather(inner, into)
    elif isinstance(value, Text):
        _gather(value.args, into)
    elif isinstance(value, Ref):
        _gather(value.id, into)
    elif isinstance(value, Section):
        _gather(value.title, into)
        for line in value.lines:
            _gather(line.text, into)
            _gather(line.thing, into)


def _in_sight(state: State, observer: int) -> set[str]:
    face = state.game.face()
    seen: set[str] = set()
    _gather(msgspec.to_builtins(face.view(state, observer)), seen)
    _gather(face.sections(state, observer), seen)
    for actor in state.actors():
        _gather(face.prompt(state, actor), seen)
    if observer != SPECTATOR:
        for action in state.legal_actions(observer):
            _gather(action.code, seen)
            _gather(face.label(state, observer, action), seen)
    return seen


def _reported(state: State, observer: int) -> set[str]:
    told: set[str] = set()
    for event in state.journal or []:
        if event.is_for(observer):
            _gather(event.text, told)
    return told


def _sees(state: State, rest: str, expected: object) -> Difference:
    missing = set(words(expected)) - _in_sight(state, _observer(rest, state))
    return ("in sight", f"not in sight: {show(sorted(missing))}") if missing else None


def _told(state: State, rest: str, expected: object) -> Difference:
    missing = set(words(expected)) - _reported(state, _observer(rest, state))
    return ("told in the log", f"not told: {show(sorted(missing))}") if missing else None


def _hidden(state: State, rest: str, expected: object) -> Difference:
    observer = _observer(rest, state)
    secret = set(words(expected))
    shown = secret & _in_sight(state, observer)
    if shown:
        return "hidden", f"in sight: {show(sorted(shown))}"
    told = secret & _reported(state, observer)
    return ("hidden", f"told in the log: {show(sorted(told))}") if told else None


_QUESTIONS: Final[dict[str, Callable[[State, str, object], Difference]]] = {
    "asked": _asked,
    "over": _over,
    "winners": _winners,
    "legal": _legal,
    "illegal": _illegal,
    "only": _only,
    "default": _default,
    "sees": _sees,
    "told": _told,
    "hidden": _hidden,
}


# -- what must hold everywhere ------------------------------------------------------------------


def things(state: State) -> Counter[str]:
    """Where the components lie: every word in a list of ``inspect``, counted."""
    found: Counter[str] = Counter()
    for value in state.game.inspect(state).values():
        if isinstance(value, list):
            found.update(map(str, value))
    return found


def always(state: State, at_first: Counter[str], where: str) -> list[Problem]:
    """What holds in every position of every game: nothing is lost, doubled or made; somebody
    can go on unless the game is over; an absent player's move is a legal one."""
    problems: list[Problem] = []
    now = things(state)
    if now != at_first:
        more = show(sorted((now - at_first).elements()))
        less = show(sorted((at_first - now).elements()))
        problems.append(
            Problem(where, "all things", "all there, once", f"too many {more}, missing {less}")
        )
    if state.is_terminal():
        return problems
    actors = state.actors()
    if not actors:
        problems.append(Problem(where, "asked", "somebody", "nobody, and the game is not over"))
    for actor in actors:
        legal = state.legal_actions(actor)
        if not legal:
            problems.append(Problem(where, f"legal.{SEATS[actor]}", "something to do", "nothing"))
        elif state.default(actor) not in legal:
            code = state.default(actor).code
            problems.append(Problem(where, f"default.{SEATS[actor]}", "a legal action", code))
    return problems
