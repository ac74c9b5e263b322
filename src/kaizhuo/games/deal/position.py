"""Positions in words: any position of Monopoly Deal set up from the names of its zones, and read
back. The names are explained in ``docs/scenarios.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import State
from kaizhuo.kernel.errors import PositionError
from kaizhuo.parts.zones import MOST, Supply, Zones

from .charge import Charge
from .columns import NO_CARD, Column, has_colored
from .edition import HOTEL, HOUSE, RAINBOW
from .state import FRESH, Deal
from .surplus import Surplus
from .theft import Offer
from .turn import AFTER, FREE_MOVES, PLAYS, START, Turn

SEATS: Final = "ABCDE"
COMMON: Final = ("discard", "under", "deck", "rest", "turn", "phase", "plays_left", "moves_left",
                 "round")  # fmt: skip
NO_ZONE: Final = (
    "there is no zone called {0!r}; there is A.hand, A.bank, A.loose, A.rd, A.rd.1, {1}"
)


class _Table(Zones):
    """A position being laid out, card by card."""

    def __init__(self, state: Deal, position: Mapping[str, object]) -> None:
        super().__init__(position, SEATS[: state.players])
        self.state: Final = state
        self.supply: Final = Supply(state.box.cards.codes)

    def cards(self, zone: str) -> list[int]:
        return self.take(zone, self.supply)

    def check_names(self) -> None:
        state = self.state
        for zone in self.position:
            if zone in COMMON:
                continue
            parts = zone.split(".")
            known = len(parts) in (2, 3) and parts[0] in self.seats
            if known and parts[1] in state.box.cards.color_ids:
                known = len(parts) == 2 or parts[2] in ("1", "2", "3")
            elif known:
                known = len(parts) == 2 and parts[1] in ("hand", "bank", "loose")
            if not known:
                raise PositionError(NO_ZONE.format(zone, ", ".join(COMMON)))

    def lay_out(self) -> None:
        self.check_names()
        for seat in range(self.state.players):
            self.lay_out_seat(seat)
        state = self.state
        state.discard = self.cards("discard")
        for card in self.cards("under"):
            state.deck.put_under([card], FRESH)
        state.deck.unknown = self.cards("deck")
        if self.word("rest", ["deck", "out"]) == "deck":
            state.deck.unknown.extend(self.supply.left.values())
        turn = self.seat("turn")
        begins = self.word("phase", ["play", "start"]) == "start"
        state.turns = (self.number("round", 1, 1, MOST) - 1) * state.players + turn
        if not begins:
            state.turns += 1
        state.plays_left = self.number("plays_left", PLAYS, 0, PLAYS)
        state.moves_left = self.number("moves_left", FREE_MOVES, 0, FREE_MOVES)
        state.stack.append(Turn(turn, START if begins else AFTER))

    def lay_out_seat(self, seat: int) -> None:
        state = self.state
        box = state.box
        ed = box.cards
        name = SEATS[seat]
        state.hands[seat].extend(sorted(self.cards(f"{name}.hand")))
        state.banks[seat].extend(sorted(self.cards(f"{name}.bank")))
        for card in state.banks[seat]:
            if ed.is_property(card):
                raise PositionError(f"{name}.bank: {ed.codes[card]!r} is property, not money")
        for color, id in enumerate(ed.color_ids):
            before: Column | None = None
            for number in range(4):
                zone = f"{name}.{id}.{number}" if number else f"{name}.{id}"
                column = self.column(zone, color)
                if column is None:
                    continue
                if number and (before is None or not before.full):
                    raise PositionError(f"{zone}: the column before it is not full")
                if not number and not box.rainbow_alone and not has_colored(box, column.cards):
                    raise PositionError(f"{zone}: a rainbow card needs company (MD-2.2.B.3)")
                state.areas[seat].append(column)
                before = column
        state.loose[seat].extend(sorted(self.cards(f"{name}.loose")))
        for card in state.loose[seat]:
            if ed.kind[card] != RAINBOW:
                raise PositionError(f"{name}.loose: {ed.codes[card]!r} is no rainbow card")

    def column(self, zone: str, color: int) -> Column | None:
        """A column with its buildings, as ``db1 db2 hs-1``; ``None`` if nothing lies there."""
        box = self.state.box
        ed = box.cards
        cards: list[int] = []
        house, hotel = NO_CARD, NO_CARD
        for card in self.cards(zone):
            if ed.effect[card] == HOUSE and house == NO_CARD:
                house = card
            elif ed.effect[card] == HOTEL and hotel == NO_CARD:
                hotel = card
            elif ed.is_property(card) and color in ed.colors[card]:
                cards.append(card)
            else:
                raise PositionError(f"{zone}: {ed.codes[card]!r} cannot lie there")
        if not cards and house == NO_CARD and hotel == NO_CARD:
            return None
        if len(cards) > ed.size[color]:
            raise PositionError(f"{zone}: a column holds at most {ed.size[color]} cards (MDA-13)")
        column = Column(box, color, cards, house, hotel)
        if house != NO_CARD and not (column.complete and ed.buildable[color]):
            raise PositionError(f"{zone}: there can be no house (MD-4.9)")
        if hotel != NO_CARD and house == NO_CARD:
            raise PositionError(f"{zone}: a hotel needs a house (MD-4.10)")
        return column


def set_up(state: State, position: Mapping[str, object], nature: Nature) -> None:
    """Fill an empty state with a position and let it run to the first decision.

    Raises ``PositionError`` for a card named twice, an unknown card, or a column that cannot be.
    """
    assert isinstance(state, Deal)
    _Table(state, position).lay_out()
    state.settle(nature)


def inspect(state: State) -> dict[str, object]:
    """Every fact of a position by its name. Lists are where cards lie: each card is in exactly
    one of them. All else is a text, a number or true/false."""
    assert isinstance(state, Deal)
    ed = state.box.cards
    facts: dict[str, object] = {}
    for seat in range(state.players):
        name = SEATS[seat]
        facts[f"{name}.hand"] = _codes(state, state.hands[seat])
        facts[f"{name}.bank"] = _codes(state, state.banks[seat])
        facts[f"{name}.bank_total"] = sum([ed.value[card] for card in state.banks[seat]])
        facts[f"{name}.loose"] = _codes(state, state.loose[seat])
        _inspect_area(state, seat, facts)
        facts[f"{name}.paid"] = []
        facts[f"{name}.owes"] = 0
    facts["discard"] = _codes(state, state.discard)
    facts["deck"] = _codes(state, state.deck.unknown)
    facts["under"] = [ed.codes[card] for layer in state.deck.under for card in layer]
    facts["pile"] = state.deck.count()
    facts["plays_left"] = state.plays_left
    facts["moves_left"] = state.moves_left
    facts["round"] = state.rounds()
    _inspect_steps(state, facts)
    return facts


def _codes(state: Deal, cards: list[int]) -> list[str]:
    return [state.box.cards.codes[card] for card in cards]


def _inspect_area(state: Deal, seat: int, facts: dict[str, object]) -> None:
    """``A.rd`` and ``A.rd.1`` are always there, further columns of a colour when they exist."""
    ed = state.box.cards
    name = SEATS[seat]
    sets: list[str] = []
    for color, id in enumerate(ed.color_ids):
        columns = [column for column in state.areas[seat] if column.color == color]
        if any(column.complete for column in columns):
            sets.append(id)
        for number in range(max(2, len(columns))):
            zone = f"{name}.{id}.{number}" if number else f"{name}.{id}"
            there = number < len(columns)
            cards: list[str] = []
            if there:
                column = columns[number]
                cards = _codes(state, column.cards)
                buildings = [card for card in (column.house, column.hotel) if card != NO_CARD]
                cards.extend(_codes(state, buildings))
            facts[zone] = cards
            rent = f"{name}.rent.{id}.{number}" if number else f"{name}.rent.{id}"
            facts[rent] = columns[number].rent if there else 0
    facts[f"{name}.sets"] = " ".join(sets)


def _inspect_steps(state: Deal, facts: dict[str, object]) -> None:
    """Whose turn it is, what is being decided, and what has been laid aside for it."""
    refusals: list[int] = []
    for step in state.stack:
        if isinstance(step, Turn):
            facts["turn"] = SEATS[step.player]
            facts["phase"] = "start" if step.phase == START else "play"
        elif isinstance(step, Surplus):
            facts["turn"] = SEATS[step.player]
            facts["phase"] = "shed"
        elif isinstance(step, Offer):
            facts["phase"] = "give"
        elif isinstance(step, Charge):
            facts["phase"] = "charge"
            for demand in step.demands():
                name = SEATS[demand.target]
                refusals.extend(demand.refusals)
                facts[f"{name}.paid"] = _codes(state, demand.paid)
                facts[f"{name}.owes"] = max(0, demand.due - demand.total)
    facts["refusals"] = _codes(state, refusals)
    if state.over:
        facts["phase"] = "over"
