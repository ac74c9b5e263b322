"""Scenario files: TOML in, scenarios out; every mistake is one sentence with file and name."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kaizhuo.kernel import KaizhuoError

from .moves import (
    SEATS,
    AnyOrder,
    Check,
    Item,
    MoveError,
    Play,
    parse_outcomes,
    parse_play,
    seat_number,
    words,
)

_SHARED: Final = ("game", "edition", "preset", "options", "players")
"""What may stand at the head of a file, for all its scenarios."""

_KEYS: Final = (
    *_SHARED,
    *("case", "title", "rules", "faults", "note", "first", "position", "draws", "dice", "chance"),
    *("moves", "expect", "error"),
)


class ScenarioError(KaizhuoError):
    """A scenario file cannot be read: which file, which scenario, and why."""

    def __init__(self, file: str, name: str, reason: str) -> None:
        super().__init__(f"{file}, scenario {name!r}: {reason}" if name else f"{file}: {reason}")
        self.file = file
        self.name = name
        self.reason = reason


@dataclass(frozen=True)
class Scenario:
    """A position, moves, and what must hold; see ``docs/scenarios.md``."""

    file: str
    case: str
    title: str
    rules: tuple[str, ...]
    faults: tuple[str, ...]
    note: str
    game: str
    edition: str | None
    preset: str | None
    options: dict[str, object]
    players: int
    first: int
    position: dict[str, object] | None
    draws: tuple[str, ...]
    rolls: tuple[int, ...]
    moves: tuple[Item, ...]
    expect: dict[str, object]
    error: str | None

    @property
    def name(self) -> str:
        """Case and title: how the scenario is called in reports."""
        return f"{self.case} {self.title}".strip()


def flatten(table: dict[str, object], prefix: str = "") -> dict[str, object]:
    """``{"A": {"hand": x}}`` as ``{"A.hand": x}``: dotted keys and quoted ones are the same."""
    flat: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            flat.update(flatten(value, f"{prefix}{key}."))
        else:
            flat[f"{prefix}{key}"] = value
    return flat


class _Reader:
    """Reads one table ``[[scenario]]`` of one file."""

    def __init__(self, file: str, name: str, table: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self.table = table

    def wrong(self, reason: str) -> ScenarioError:
        return ScenarioError(self.file, self.name, reason)

    def text(self, key: str, default: str = "") -> str:
        value = self.table.get(key, default)
        if not isinstance(value, str):
            raise self.wrong(f"'{key}' is a text in quotation marks, not {value!r}")
        return value

    def listed(self, key: str) -> tuple[str, ...]:
        value = self.table.get(key, [])
        if not isinstance(value, (str, list)):
            raise self.wrong(f"'{key}' is a text or a list of texts, not {value!r}")
        return tuple(words(value))

    def tabled(self, key: str) -> dict[str, object]:
        value = self.table.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(f"'{key}' is a table, as in '{key}.NAME = …', not {value!r}")
        return dict(value)

    def players(self) -> int:
        value = self.table.get("players")
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong("'players' is a number, as in 'players = 3'")
        return value

    def seat(self, letter: str, players: int) -> int:
        try:
            return seat_number(letter, players)
        except MoveError as error:
            raise self.wrong(str(error)) from None

    def chance(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        draws: list[str] = []
        rolls: list[int] = []
        for key in ("draws", "dice", "chance"):
            try:
                more_draws, more_rolls = parse_outcomes(f"{key} {' '.join(self.listed(key))}")
            except MoveError as error:
                raise self.wrong(str(error)) from None
            draws.extend(more_draws)
            rolls.extend(more_rolls)
        return tuple(draws), tuple(rolls)

    def play(self, value: object, players: int) -> Play:
        if not isinstance(value, str):
            raise self.wrong(f"a move is a text, as in 'A: bank m5-1', not {value!r}")
        try:
            return parse_play(value, players)
        except MoveError as error:
            raise self.wrong(str(error)) from None

    def moves(self, players: int) -> tuple[Item, ...]:
        value = self.table.get("moves", [])
        if not isinstance(value, list):
            raise self.wrong("'moves' is a list, as in 'moves = [\"A: end\"]'")
        items: list[Item] = []
        for item in value:
            if isinstance(item, dict):
                items.append(Check(flatten(item)))
            elif isinstance(item, list):
                items.append(AnyOrder(tuple(self.play(play, players) for play in item)))
            else:
                items.append(self.play(item, players))
        return tuple(items)

    def edition(self) -> str | None:
        """The path of the edition file, which may be meant from the scenario's own folder."""
        name = self.text("edition")
        beside = Path(self.file).parent / name
        return (str(beside) if beside.is_file() else name) if name else None

    def scenario(self) -> Scenario:
        for key in self.table:
            if key not in _KEYS:
                raise self.wrong(f"'{key}' means nothing here; there is: {', '.join(_KEYS)}")
        if not self.text("title"):
            raise self.wrong("it has no 'title'")
        if not self.text("game"):
            raise self.wrong("it does not say which 'game' is played")
        players = self.players()
        draws, rolls = self.chance()
        error = self.text("error") if "error" in self.table else None
        moves = () if error is not None else self.moves(min(players, len(SEATS)))
        expect = flatten(self.tabled("expect"))
        asks = [item for item in moves if isinstance(item, Check)]
        refusals = [item for item in moves if isinstance(item, Play) and item.refused is not None]
        if not (expect or asks or refusals or error is not None):
            raise self.wrong("it checks nothing: give it an 'expect', a refused move or an 'error'")
        return Scenario(
            file=self.file,
            case=self.text("case"),
            title=self.text("title"),
            rules=self.listed("rules"),
            faults=self.listed("faults"),
            note=self.text("note"),
            game=self.text("game"),
            edition=self.edition(),
            preset=self.text("preset") or None,
            options=self.tabled("options"),
            players=players,
            first=0 if error is not None else self.seat(self.text("first", "A"), players),
            position=flatten(self.tabled("position")) if "position" in self.table else None,
            draws=draws,
            rolls=rolls,
            moves=moves,
            expect=expect,
            error=error,
        )


def load_file(file: Path) -> list[Scenario]:
    """The scenarios of one file; ``ScenarioError`` for the first mistake in it."""
    where = str(file)
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError(where, "", f"it cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ScenarioError(where, "", "it is not text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(where, "", f"it is not TOML: {error}") from None
    except (RecursionError, ValueError):
        raise ScenarioError(where, "", "there are too many brackets or digits in it") from None
    tables = data.pop("scenario", None)
    if not isinstance(tables, list) or not tables:
        raise ScenarioError(where, "", "it holds no [[scenario]]")
    for key in data:
        if key not in _SHARED:
            known = ", ".join(_SHARED)
            raise ScenarioError(where, "", f"'{key}' cannot stand at the head; there is: {known}")
    found: list[Scenario] = []
    names: set[str] = set()
    for number, table in enumerate(tables, 1):
        if not isinstance(table, dict):
            raise ScenarioError(where, "", "a scenario begins with [[scenario]]")
        name = f"{table.get('case', '')} {table.get('title', '')}".strip() or f"number {number}"
        if name in names:
            raise ScenarioError(where, name, "another scenario of this file has the same name")
        names.add(name)
        found.append(_Reader(where, name, data | table).scenario())
    return found


def scenario_files(paths: Sequence[str | Path]) -> list[Path]:
    """The files meant: a folder stands for every ``*.toml`` in it and below it."""
    files: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise ScenarioError(str(path), "", "there is no scenario file (*.toml) in it")
            files.extend(inside)
        elif path.is_file():
            files.append(path)
        else:
            raise ScenarioError(str(path), "", "there is no such file or folder")
    return files


def load_scenarios(paths: Sequence[str | Path]) -> list[Scenario]:
    """All scenarios in files and folders; ``ScenarioError`` for the first mistake."""
    return [scenario for file in scenario_files(paths) for scenario in load_file(file)]
