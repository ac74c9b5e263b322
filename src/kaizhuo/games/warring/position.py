"""Positions in words: any position of Warring States set up from the names of its zones, and read
back. The names are explained in ``docs/scenarios.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import State
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.errors import PositionError
from kaizhuo.parts.purse import BANK
from kaizhuo.parts.zones import MOST, Supply, Zones

from .book import Scheming
from .box import MOST_TALENTS, ON_OFFER
from .debts import Owing
from .edition import CITY, LANDS, MOST_CAMPS, NONE, SQUARES
from .piles import EVERYBODY
from .state import NOBODY, Warring
from .turn import PHASES, START, THROW, Turn

SEATS: Final = "ABCDE"
OWN: Final = ("silver", "square", "lands", "talents", "monarch", "rests", "out")
COMMON: Final = (
    "offer", "talents_under", "stratagems_under", "king", "holder", "turn", "phase", "walks",
    "round", "first",
)  # fmt: skip
NO_ZONE: Final = (
    "there is no zone called {0!r}; there is A.silver, A.square, A.lands, A.talents, A.monarch, "
    "A.rests, A.out, camps.LAND, city.LAND, {1}"
)


class _Table(Zones):
    """A position being laid out."""

    def __init__(self, state: Warring, position: Mapping[str, object]) -> None:
        super().__init__(position, SEATS[: state.players])
        self.state: Final = state
        self.realm: Final = state.box.realm
        self.lands: Final = Supply(self.realm.land_ids)
        self.talents: Final = Supply(self.realm.talent_ids)

    def square(self, zone: str, default: int) -> int:
        """A square by its number, or by the name of what is there only once."""
        value = self.position.get(zone, default)
        if isinstance(value, str):
            if self.realm.square_ids.count(value) != 1:
                raise PositionError(f"{zone}: {value!r} is no square, or more than one")
            return self.realm.square_ids.index(value)
        return self.number(zone, default, 0, SQUARES - 1)

    def check_names(self) -> None:
        for zone in self.position:
            parts = zone.split(".")
            known = zone in COMMON
            if len(parts) == 2 and parts[0] in self.seats:
                known = parts[1] in OWN
            elif len(parts) == 2 and parts[0] in ("camps", "city"):
                known = parts[1] in self.realm.land_ids
            if not known:
                raise PositionError(NO_ZONE.format(zone, ", ".join(COMMON)))

    def lay_out(self) -> None:
        self.check_names()
        for seat in range(self.state.players):
            self.lay_out_seat(seat)
        self.lay_out_camps()
        self.lay_out_cards()
        state = self.state
        state.issued = sum(state.cash)
        state.king = self.square("king", self.realm.axis)
        holder = self.word("holder", ["", *self.seats])
        state.holder = self.seats.index(holder) if holder else NOBODY
        state.round = self.number("round", 1, 1, MOST)
        state.first = self.seat("first")
        living = [self.seats[seat] for seat in state.living()]
        if len(living) < 2:
            raise PositionError("at least two players are still in the game")
        turn = self.seats.index(self.word("turn", living))
        begins = self.word("phase", ["throw", "start"]) == "start"
        walks = state.holder == turn
        if self.has("walks"):
            walks = self.truth("walks")
        state.stack.append(Turn(turn, START if begins else THROW, walks))

    def lay_out_seat(self, seat: int) -> None:
        state = self.state
        name = SEATS[seat]
        state.cash[seat] = self.number(f"{name}.silver", 0, 0, 10_000_000)
        state.squares[seat] = self.square(f"{name}.square", 0)
        state.resting[seat] = self.number(f"{name}.rests", 0, 0, 1)
        state.out[seat] = self.truth(f"{name}.out")
        for land in self.take(f"{name}.lands", self.lands):
            state.owner[land] = seat
        held = self.take(f"{name}.talents", self.talents)
        if len(held) > MOST_TALENTS:
            raise PositionError(f"{name}.talents: at most three (WS-7)")
        state.talents[seat].extend(held)
        monarch = self.word(f"{name}.monarch", ["", *self.realm.monarch_ids])
        if monarch:
            state.monarchs[seat] = self.realm.monarch_ids.index(monarch)
        if state.out[seat] and (state.cash[seat] or held or seat in state.owner):
            raise PositionError(f"{name}.out: who has left holds nothing (WSA-18)")

    def lay_out_camps(self) -> None:
        state = self.state
        for land, id in enumerate(self.realm.land_ids):
            camps = self.number(f"camps.{id}", 0, 0, MOST_CAMPS)
            if self.truth(f"city.{id}"):
                camps = CITY
            if camps and (self.realm.is_field[land] or state.owner[land] == NOBODY):
                raise PositionError(f"{id}: camps stand on counties that somebody owns (WS-12)")
            state.camps[land] = camps
        if state.camps_left() < 0 or state.cities_left() < 0:
            raise PositionError("there are not so many camps or cities (WS-C.5)")

    def lay_out_cards(self) -> None:
        state = self.state
        state.offer.extend(self.take("offer", self.talents))
        if len(state.offer) > ON_OFFER:
            raise PositionError("offer: at most three (WS-1.b)")
        self.pile(state.talent_pile, "talents_under", self.talents)
        if not self.has("offer"):
            while len(state.offer) < ON_OFFER and state.talent_pile.unknown:
                state.offer.append(state.talent_pile.unknown.pop(0))
        self.pile(state.stratagem_pile, "stratagems_under", Supply(self.realm.stratagem_ids))

    def pile(self, pile: Deck, zone: str, supply: Supply) -> None:
        """Cards that all know to lie under a pile, and above them all that lie nowhere else."""
        for card in self.take(zone, supply):
            pile.put_under([card], EVERYBODY)
        pile.unknown = list(supply.left.values())


def set_up(state: State, position: Mapping[str, object], nature: Nature) -> None:
    """Fill an empty state with a position and let it run to the first decision.

    Raises ``PositionError`` for a thing named twice, an unknown one, or a position that cannot be.
    """
    assert isinstance(state, Warring)
    _Table(state, position).lay_out()
    state.settle(nature)


def inspect(state: State) -> dict[str, object]:
    """Every fact of a position by its name. Lists are where things lie: each land and each card
    is in exactly one of them. All else is a text, a number or true/false."""
    assert isinstance(state, Warring)
    realm = state.box.realm
    facts: dict[str, object] = {}
    for seat in range(state.players):
        name = SEATS[seat]
        monarch = state.monarchs[seat]
        facts[f"{name}.silver"] = state.cash[seat]
        facts[f"{name}.square"] = state.squares[seat]
        facts[f"{name}.lands"] = [realm.land_ids[land] for land in state.own_lands(seat)]
        facts[f"{name}.talents"] = [realm.talent_ids[card] for card in state.talents[seat]]
        facts[f"{name}.monarch"] = realm.monarch_ids[monarch] if monarch != NONE else ""
        facts[f"{name}.rests"] = state.resting[seat]
        facts[f"{name}.out"] = state.out[seat]
        facts[f"{name}.owes"] = 0
        facts[f"{name}.worth"] = state.worth(seat)
    facts["free"] = [realm.land_ids[land] for land in state.own_lands(NOBODY)]
    for land in range(LANDS):
        if not realm.is_field[land]:
            id = realm.land_ids[land]
            facts[f"camps.{id}"] = 0 if state.camps[land] == CITY else state.camps[land]
            facts[f"city.{id}"] = state.camps[land] == CITY
    facts["stock.camps"] = state.camps_left()
    facts["stock.cities"] = state.cities_left()
    facts["offer"] = [realm.talent_ids[card] for card in state.offer]
    for zone, pile in (("talents", state.talent_pile), ("stratagems", state.stratagem_pile)):
        facts[zone] = [pile.names[card] for card in pile.unknown]
        facts[f"{zone}_under"] = [pile.names[card] for layer in pile.under for card in layer]
        facts[f"{zone}_pile"] = pile.count()
    facts["issued"] = state.issued
    facts["king"] = state.king
    facts["holder"] = SEATS[state.holder] if state.holder != NOBODY else ""
    facts["round"] = state.round
    facts["dice"] = " ".join(str(face) for face in state.dice)
    facts["red"] = state.red
    _inspect_steps(state, facts)
    return facts


def _inspect_steps(state: Warring, facts: dict[str, object]) -> None:
    """Whose turn it is, what is being decided, and what lies open for it."""
    opened: list[int] = []
    for step in state.stack:
        if isinstance(step, Turn):
            facts["turn"] = SEATS[step.player]
            facts["phase"] = PHASES[step.phase]
        elif isinstance(step, Scheming):
            opened.extend(step.cards)
            opened.extend(step.held)
            facts["phase"] = "stratagem"
        elif isinstance(step, Owing):
            due = step.dues()[0]
            name = f"{SEATS[due.debtor]}.owes"
            facts[name] = due.amount
            facts["phase"] = "debt"
            facts["creditor"] = "" if step.creditor == BANK else SEATS[step.creditor]
        else:
            facts["phase"] = type(step).__name__.lower()
    facts["open"] = [state.box.realm.stratagem_ids[card] for card in opened]
    if state.over:
        facts["phase"] = "over"
