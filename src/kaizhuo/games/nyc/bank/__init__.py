"""The bank game: buy land, build, take tolls; the first with enough cash wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kaizhuo.games.nyc.edition import NycEdition, read_edition
from kaizhuo.games.nyc.setting_up import order_of_play
from kaizhuo.games.nyc.shelf import edition_text
from kaizhuo.games.nyc.squares import Chance, square_rules
from kaizhuo.games.nyc.state import common_at_start
from kaizhuo.games.nyc.turn import Turn
from kaizhuo.kernel import Face, Nature, State, Value, choose

from .box import OPTIONS, PRESETS, BankBox
from .experience import cards_at_work
from .land import Land
from .position import inspect, set_up
from .state import Bank
from .view import BankFace

__all__ = ["OPTIONS", "PRESETS", "BankGame", "load", "load_text"]

CASH = 15_000
"""What everybody begins with (NYB-1.2.b)."""


class BankGame(BankBox):
    """The bank game with an edition and options."""

    def __init__(self, edition: NycEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self.cards_at_work = cards_at_work(edition.experience[self.mode])
        self.effects = list(self.cards_at_work)
        self.rules = square_rules(Chance(), Land())
        self.rules_at = [self.rules[kind] for kind in edition.kind]
        self._face = BankFace(self)

    def new_state(self, players: int, nature: Nature, first: int = 0) -> State:
        """NYB-1: 15,000 each, all tokens on the start square; the throws say who begins."""
        self.check_players(players)
        state = self._empty(players, order_of_play(self, players, nature, first))
        for seat in range(players):
            state.cash[seat] = CASH
        state.issued = CASH * players
        state.stack.append(Turn(state.common.turn))
        state.settle(nature)
        return state

    def _empty(self, players: int, order: list[int]) -> Bank:
        floors = [0] * len(self.cards.codes)
        cash, out = [0] * players, [False] * players
        return Bank(self, players, cash, out, 0, common_at_start(self, order), floors)

    def empty_state(self, players: int) -> State:
        return self._empty(players, list(range(players)))

    def set_up(self, state: State, position: Mapping[str, object], nature: Nature) -> None:
        assert isinstance(state, Bank)
        set_up(state, position, nature)

    def inspect(self, state: State) -> dict[str, object]:
        assert isinstance(state, Bank)
        return inspect(state)

    def face(self) -> Face:
        return self._face

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.edition.text, self.edition.file, tuple(self.chosen.items())))


@cache
def _restore(text: str, file: str, chosen: tuple[tuple[str, Value], ...]) -> BankGame:
    """The game again, after pickling: one object per edition and options in a process."""
    return BankGame(read_edition(text, file), dict(chosen))


def load(edition: str | None = None, preset: str | None = None, **options: object) -> BankGame:
    """The bank game with an edition file (by its path; the standard edition if ``None``), a
    preset and named options. Raises ``EditionError`` or ``OptionError``."""
    return load_text(*edition_text(edition), preset, options)


def load_text(text: str, file: str, preset: str | None, options: Mapping[str, object]) -> BankGame:
    """The same for the text of an edition; complaints call it ``file``."""
    chosen = choose(OPTIONS, PRESETS, preset, options)
    return _restore(text, file, tuple(chosen.items()))
