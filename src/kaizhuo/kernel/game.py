"""A game: rules with an edition and options; and its face, everything shown to people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from .chance import Nature
from .core import Action, State
from .errors import OptionError, UnknownAction
from .text import Reason, Section, Text

Value = bool | int | str


class Option:
    """A named rule option: a ``bool``, an ``int`` within bounds, or one of some words.

    People read the Fluent messages ``option-NAME`` and ``option-NAME-help`` (underscores of the
    name become hyphens); ``clause`` is the ruling it belongs to.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        clause: str,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.clause: Final = clause
        self.choices: Final = tuple(choices)
        self.low: Final = low
        self.high: Final = high

    @property
    def kind(self) -> str:
        """``"bool"``, ``"int"`` or ``"choice"``."""
        if isinstance(self.default, bool):
            return "bool"
        return "int" if isinstance(self.default, int) else "choice"

    def check(self, value: object) -> Value:
        """The value if it is possible; otherwise ``OptionError``."""
        if self.kind == "bool":
            if isinstance(value, bool):
                return value
            raise OptionError(f"option {self.name!r} is true or false, not {value!r}")
        if self.kind == "int":
            whole = isinstance(value, int) and not isinstance(value, bool)
            if whole and isinstance(value, int) and self.low <= value <= self.high:
                return value
            raise OptionError(
                f"option {self.name!r} is a number from {self.low} to {self.high}, not {value!r}"
            )
        if isinstance(value, str) and value in self.choices:
            return value
        raise OptionError(
            f"option {self.name!r} is one of {', '.join(self.choices)}, not {value!r}"
        )


def choose(
    options: Sequence[Option],
    presets: Mapping[str, Mapping[str, Value]],
    preset: str | None,
    wanted: Mapping[str, object],
) -> dict[str, Value]:
    """The value of every option: defaults, then a preset, then what was asked for by name."""
    chosen: dict[str, Value] = {option.name: option.default for option in options}
    if preset is not None:
        if preset not in presets:
            known = ", ".join(sorted(presets)) or "none"
            raise OptionError(f"no preset is called {preset!r}; there is: {known}")
        chosen.update(presets[preset])
    by_name = {option.name: option for option in options}
    for name, value in wanted.items():
        if name not in by_name:
            known = ", ".join(sorted(by_name)) or "none"
            raise OptionError(f"no option is called {name!r}; there is: {known}")
        chosen[name] = by_name[name].check(value)
    return chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The components as data: where they were read from, their names and their fingerprint.

    ``names`` maps a component's id to its name by language tag (``zh-Hant``, ``en``).
    """

    def __init__(self, text: str, file: str, hash: str) -> None:
        self.text: Final = text
        self.file: Final = file
        self.hash: Final = hash
        self.names: dict[str, dict[str, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """Everything a game shows to people and programs. Views are built from nothing, never by
    copying a position and deleting from it. ``observer`` is a seat or ``SPECTATOR``."""

    def view(self, state: State, observer: int) -> object:
        """What the observer may see, as a value that ``msgspec`` encodes to JSON."""
        raise NotImplementedError

    def sections(self, state: State, observer: int) -> list[Section]:
        """The table in words, under headings, for the text table and the terminal."""
        raise NotImplementedError

    def label(self, state: State, player: int, action: Action) -> Text:
        """What a legal action does, in words for the player who may choose it."""
        raise NotImplementedError

    def path(self, state: State, player: int, action: Action) -> list[str]:
        """The things a person touches to do a legal action, in order.

        No path of a player's legal actions is the beginning of another one.
        """
        raise NotImplementedError

    def prompt(self, state: State, player: int) -> Text:
        """What an asked player is deciding, in words that everybody may read."""
        raise NotImplementedError

    def why_not(self, state: State, player: int, thing: str) -> Reason:
        """Why a thing (or an action code) cannot be used by this player now."""
        raise NotImplementedError

    def catalog(self) -> dict[str, object]:
        """What is printed on the components: static and public, as JSON values."""
        raise NotImplementedError

    def standing(self, state: State, seat: int) -> float | None:
        """How a seat would stand if the game ended now: the more, the better. ``None`` for a
        game that cannot tell. Only the lab asks, over many games: it is no part of a view."""
        return None

    def uses(self) -> list[tuple[str, list[str]]]:
        """What a balance report counts as the use of a component: under a heading (a message
        ``use-…`` of the game), the events of the journal and the argument that names it, as in
        ``("use-bought", ["buy square"])``. Nothing: all that is named of a player's doing."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules with an edition and options.

    Subclasses fill ``actions`` (the action table, in index order) and call ``number_actions``.
    """

    id: str = ""
    rules_version: str = "1"
    min_players: int = 2
    max_players: int = 2

    def __init__(self, edition: Edition, chosen: dict[str, Value]) -> None:
        self.edition: Final = edition
        self.chosen: Final = chosen
        self.actions: list[Action] = []
        self._by_code: dict[str, Action] = {}
        self.preset: str | None = None

    def number_actions(self, actions: list[Action]) -> None:
        """Make the action table: every action gets its index, and its code must be its own."""
        self.actions = actions
        for index, action in enumerate(actions):
            action.index = index
            if action.code in self._by_code:
                raise ValueError(f"two actions are called {action.code!r}")
            self._by_code[action.code] = action

    def action(self, code: str) -> Action:
        """The action with this code; ``UnknownAction`` if there is none."""
        found = self._by_code.get(code)
        if found is None:
            raise UnknownAction(code)
        return found

    def check_players(self, players: int) -> None:
        """``OptionError`` unless the game can be played by so many."""
        if players < self.min_players or players > self.max_players:
            raise OptionError(
                f"{self.id} is played by {self.min_players} to {self.max_players} players,"
                f" not {players}"
            )

    def new_state(self, players: int, nature: Nature, first: int = 0) -> State:
        """A new game, dealt and ready for the first decision of seat ``first``."""
        raise NotImplementedError

    def empty_state(self, players: int) -> State:
        """A state of this game with nothing in it, to be filled by ``set_up`` or unpickling."""
        raise NotImplementedError

    def set_up(self, state: State, position: Mapping[str, object], nature: Nature) -> None:
        """Fill an empty state with a position given in words (see ``docs/scenarios.md``).

        Raises ``PositionError`` for a position that cannot exist.
        """
        raise NotImplementedError

    def inspect(self, state: State) -> dict[str, object]:
        """Every fact of a position by the name scenarios use for it (``A.hand``, ``deck`` …).

        The values are strings, numbers, booleans and lists of strings. All hidden things are
        in it: this is for tests and tools, not for players.
        """
        raise NotImplementedError

    def face(self) -> Face:
        """How this game is shown."""
        raise NotImplementedError

    def reason_over(self) -> Reason:
        """Why nothing may be done after the end."""
        raise NotImplementedError
