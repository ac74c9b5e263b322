"""禮賀臺灣 Hello! Taiwan: travel round the island for as little money as possible."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from kaizhuo.kernel import Deck, Face, Nature, State, Value, choose
from kaizhuo.parts.edition_file import read_file

from .box import OPTIONS, PRESETS, TaiwanBox
from .edition import EVENTS, TaiwanEdition, read_edition
from .events import turn_up_event
from .flow import HAND_SIZE, Flow
from .memory import learn
from .position import inspect, set_up
from .state import Taiwan
from .table import NO_CARD
from .view import TaiwanFace

RESOURCES = resources.files(__name__)
FILE = "edition.toml"


class TaiwanGame(TaiwanBox):
    """禮賀臺灣 with an edition and options."""

    def __init__(self, edition: TaiwanEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self._face = TaiwanFace(self)

    def new_state(self, players: int, nature: Nature, first: int = 0) -> State:
        """HT-1.1: five cards each, the rest is the travel deck; HT-1.3: ``first`` begins; in the
        advanced game with an event (HT-4.1)."""
        self.check_players(players)
        state = self._empty(players)
        state.deck.unknown = list(range(self.cards.count()))
        for seat in range(players):
            for _ in range(HAND_SIZE):
                card = nature.draw(state.deck)
                state.hands[seat].append(card)
                learn(state, card, seat)
            state.hands[seat].sort()
        state.first = first
        state.actor = first
        state.following = first
        state.stack.append(Flow())
        if self.advanced:
            state.events.unknown = sorted(self.cards.events)
            turn_up_event(state, nature)
        state.settle(nature)
        return state

    def _empty(self, players: int) -> Taiwan:
        return Taiwan(
            self,
            players,
            [[] for _ in range(players)],
            [[] for _ in range(players)],
            [[] for _ in range(6)],
            NO_CARD,
            [],
            [],
            Deck(self.cards.codes, []),
            Deck(list(EVENTS), []),
            [],
        )

    def empty_state(self, players: int) -> State:
        return self._empty(players)

    def set_up(self, state: State, position: Mapping[str, object], nature: Nature) -> None:
        assert isinstance(state, Taiwan)
        set_up(state, position, nature)

    def inspect(self, state: State) -> dict[str, object]:
        assert isinstance(state, Taiwan)
        return inspect(state)

    def face(self) -> Face:
        return self._face

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.edition.text, self.edition.file, tuple(self.chosen.items())))


@cache
def _restore(text: str, file: str, chosen: tuple[tuple[str, Value], ...]) -> TaiwanGame:
    """The game again, after pickling: one object per edition and options in a process."""
    return TaiwanGame(read_edition(text, file), dict(chosen))


def standard_edition() -> str:
    """The text of the edition that comes with the game."""
    return RESOURCES.joinpath(FILE).read_text(encoding="utf-8")


def load(edition: str | None = None, preset: str | None = None, **options: object) -> TaiwanGame:
    """The game with an edition file (by its path; the standard edition if ``None``), a preset
    and named options. Raises ``EditionError`` or ``OptionError``."""
    if edition is None:
        return load_text(standard_edition(), FILE, preset, options)
    return load_text(read_file(edition), edition, preset, options)


def load_text(
    text: str, file: str, preset: str | None, options: Mapping[str, object]
) -> TaiwanGame:
    """The same for the text of an edition; complaints call it ``file``."""
    chosen = choose(OPTIONS, PRESETS, preset, options)
    return _restore(text, file, tuple(chosen.items()))
