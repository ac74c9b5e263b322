"""地產大亨交易 Monopoly Deal: three sets of different colours win."""

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

from .box import OPTIONS, PRESETS, DealBox
from .edition import DealEdition, read_edition
from .position import inspect, set_up
from .state import Deal
from .turn import HAND_START, Turn
from .view import DealFace

RESOURCES = resources.files(__name__)
FILE = "edition.toml"


class DealGame(DealBox):
    """Monopoly Deal with an edition and options."""

    def __init__(self, edition: DealEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self._face = DealFace(self)

    def new_state(self, players: int, nature: Nature, first: int = 0) -> State:
        """MD-1.2, MD-1.3: five cards each, the rest is the draw pile; MD-2.0: ``first`` begins."""
        self.check_players(players)
        deck = Deck(self.cards.codes, list(range(self.cards.count())))
        state = self._empty(players, deck)
        for seat in range(players):
            hand = state.hands[seat]
            for _ in range(HAND_START):
                hand.append(nature.draw(deck))
            hand.sort()
        state.stack.append(Turn(first))
        state.settle(nature)
        return state

    def _empty(self, players: int, deck: Deck) -> Deal:
        return Deal(
            self,
            players,
            [[] for _ in range(players)],
            [[] for _ in range(players)],
            [[] for _ in range(players)],
            [[] for _ in range(players)],
            deck,
            [],
        )

    def empty_state(self, players: int) -> State:
        return self._empty(players, Deck(self.cards.codes, []))

    def set_up(self, state: State, position: Mapping[str, object], nature: Nature) -> None:
        assert isinstance(state, Deal)
        set_up(state, position, nature)

    def inspect(self, state: State) -> dict[str, object]:
        assert isinstance(state, Deal)
        return inspect(state)

    def face(self) -> Face:
        return self._face

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.edition.text, self.edition.file, tuple(self.chosen.items())))


@cache
def _restore(text: str, file: str, chosen: tuple[tuple[str, Value], ...]) -> DealGame:
    """The game again, after pickling: one object per edition and options in a process."""
    return DealGame(read_edition(text, file), dict(chosen))


def standard_edition() -> str:
    """The text of the edition that comes with the game."""
    return RESOURCES.joinpath(FILE).read_text(encoding="utf-8")


def load(edition: str | None = None, preset: str | None = None, **options: object) -> DealGame:
    """The game with an edition file (by its path; the standard edition if ``None``), a preset
    and named options. Raises ``EditionError`` or ``OptionError``."""
    if edition is None:
        return load_text(standard_edition(), FILE, preset, options)
    return load_text(read_file(edition), edition, preset, options)


def load_text(text: str, file: str, preset: str | None, options: Mapping[str, object]) -> DealGame:
    """The same for the text of an edition; complaints call it ``file``."""
    chosen = choose(OPTIONS, PRESETS, preset, options)
    return _restore(text, file, tuple(chosen.items()))
