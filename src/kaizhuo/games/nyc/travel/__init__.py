"""The travel game: see the hot sights, come back to your own; the first with 50 points wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kaizhuo.games.nyc.edition import NONE, NycEdition, read_edition
from kaizhuo.games.nyc.setting_up import order_of_play
from kaizhuo.games.nyc.shelf import edition_text
from kaizhuo.games.nyc.squares import square_rules
from kaizhuo.games.nyc.state import common_at_start
from kaizhuo.games.nyc.turn import Turn
from kaizhuo.kernel import Deck, Face, Nature, State, Value, choose

from .box import OPTIONS, PRESETS, TravelBox
from .experience import cards_at_work
from .position import inspect, set_up
from .sight import SightSeeing
from .state import Travel
from .tickets import TravelChance
from .view import TravelFace

__all__ = ["OPTIONS", "PRESETS", "TravelGame", "load", "load_text"]

CASH = 1_000
"""What everybody begins with (NYT-1.1)."""


class TravelGame(TravelBox):
    """The travel game with an edition and options."""

    def __init__(self, edition: NycEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self.cards_at_work = cards_at_work(edition.experience[self.mode])
        self.effects = list(self.cards_at_work)
        self.rules = square_rules(TravelChance(), SightSeeing())
        self.rules_at = [self.rules[kind] for kind in edition.kind]
        self._face = TravelFace(self)

    def new_state(self, players: int, nature: Nature, first: int = 0) -> State:
        """NYT-1: the zones get their cards, four sights stay out, and from them the players may
        draw where they start."""
        self.check_players(players)
        order = order_of_play(self, players, nature, first)
        state = self._empty(players, order, Deck(self.cards.codes, self.cards.sights.copy()))
        for seat in range(players):
            state.cash[seat] = CASH
        state.issued = CASH * players
        for zone, size in enumerate(self.cards.zone_size):
            state.left[zone] = size
            state.turn_up(zone, nature)
        if self.start_squares:
            for seat in order:
                state.common.position[seat] = nature.draw(state.sights)
        state.stack.append(Turn(state.common.turn))
        state.settle(nature)
        return state

    def _empty(self, players: int, order: list[int], sights: Deck) -> Travel:
        return Travel(
            self,
            players,
            [0] * players,
            [False] * players,
            0,
            common_at_start(self, order),
            [0] * players,
            sights,
            [0] * len(self.cards.zone_ids),
            [NONE] * len(self.cards.zone_ids),
            [[0] * len(self.cards.vehicle_count) for _ in range(players)],
        )

    def empty_state(self, players: int) -> State:
        return self._empty(players, list(range(players)), Deck(self.cards.codes, []))

    def set_up(self, state: State, position: Mapping[str, object], nature: Nature) -> None:
        assert isinstance(state, Travel)
        set_up(state, position, nature)

    def inspect(self, state: State) -> dict[str, object]:
        assert isinstance(state, Travel)
        return inspect(state)

    def face(self) -> Face:
        return self._face

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.edition.text, self.edition.file, tuple(self.chosen.items())))


@cache
def _restore(text: str, file: str, chosen: tuple[tuple[str, Value], ...]) -> TravelGame:
    """The game again, after pickling: one object per edition and options in a process."""
    return TravelGame(read_edition(text, file), dict(chosen))


def load(edition: str | None = None, preset: str | None = None, **options: object) -> TravelGame:
    """The travel game with an edition file (by its path; the standard edition if ``None``), a
    preset and named options. Raises ``EditionError`` or ``OptionError``."""
    return load_text(*edition_text(edition), preset, options)


def load_text(
    text: str, file: str, preset: str | None, options: Mapping[str, object]
) -> TravelGame:
    """The same for the text of an edition; complaints call it ``file``."""
    chosen = choose(OPTIONS, PRESETS, preset, options)
    return _restore(text, file, tuple(chosen.items()))
