"""戰國策 Warring States: lands, camps, battles; 25,000 taels, or the last one left."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from kaizhuo.kernel import (
    Deck,
    Face,
    Nature,
    State,
    Value,
    choose,
)
from kaizhuo.parts.edition_file import read_file

from .box import OPTIONS, PRESETS, WarringBox
from .edition import WarringEdition, read_edition
from .position import inspect, set_up
from .state import Warring, begin_state
from .stratagems import SCHEMES
from .turn import Turn
from .view import WarringFace

RESOURCES = resources.files(__name__)
FILE = "edition.toml"


class WarringGame(WarringBox):
    """Warring States with an edition and options."""

    def __init__(self, edition: WarringEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self._face = WarringFace(self)

    def new_state(self, players: int, nature: Nature, first: int = 0) -> State:
        """WS-1: a monarch and a start land each, three talents on offer; ``first`` begins
        (WSA-24)."""
        self.check_players(players)
        state = self._empty(players)
        realm = self.realm
        state.first = first
        state.talent_pile.unknown = list(range(len(realm.talent_ids)))
        state.stratagem_pile.unknown = list(range(len(realm.stratagem_ids)))
        monarchs = Deck(realm.monarch_ids, list(range(len(realm.monarch_ids))))
        for seat in range(players):
            monarch = nature.draw(monarchs)
            state.monarchs[seat] = monarch
            state.owner[realm.start_land[monarch]] = seat
        state.fill_offer(nature)
        state.stack.append(Turn(first))
        state.settle(nature)
        return state

    def _empty(self, players: int) -> Warring:
        realm = self.realm
        return begin_state(self, players, Deck(realm.talent_ids, []), Deck(realm.stratagem_ids, []))

    def empty_state(self, players: int) -> State:
        return self._empty(players)

    def set_up(self, state: State, position: Mapping[str, object], nature: Nature) -> None:
        set_up(state, position, nature)

    def inspect(self, state: State) -> dict[str, object]:
        return inspect(state)

    def face(self) -> Face:
        return self._face

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.edition.text, self.edition.file, tuple(self.chosen.items())))


@cache
def _restore(text: str, file: str, chosen: tuple[tuple[str, Value], ...]) -> WarringGame:
    """The game again, after pickling: one object per edition and options in a process."""
    return WarringGame(read_edition(text, file, SCHEMES), dict(chosen))


def standard_edition() -> str:
    """The text of the edition that comes with the game."""
    return RESOURCES.joinpath(FILE).read_text(encoding="utf-8")


def load(edition: str | None = None, preset: str | None = None, **options: object) -> WarringGame:
    """The game with an edition file (by its path; the standard edition if ``None``), a preset
    and named options. Raises ``EditionError`` or ``OptionError``."""
    if edition is None:
        return load_text(standard_edition(), FILE, preset, options)
    return load_text(read_file(edition), edition, preset, options)


def load_text(
    text: str, file: str, preset: str | None, options: Mapping[str, object]
) -> WarringGame:
    """The same for the text of an edition; complaints call it ``file``."""
    chosen = choose(OPTIONS, PRESETS, preset, options)
    return _restore(text, file, tuple(chosen.items()))
