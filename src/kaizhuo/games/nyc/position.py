"""Positions in words: what both games say about tokens, purses and cards. The names of zones and
facts are explained in ``docs/scenarios.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.kernel.errors import PositionError
from kaizhuo.parts.purse import Collection
from kaizhuo.parts.zones import MOST, Supply, Zones

from .state import AWAY, Nyc
from .turn import AGAIN, BEFORE, CHECK, START, Turn

SEATS: Final = "ABCD"
PHASES: Final[dict[str, int]] = {"roll": BEFORE, "start": START, "end": CHECK}
COMMON: Final = ("turn", "phase", "order", "round", "fund", "pile", "under", "chance",
                 "chance_under")  # fmt: skip
SEAT_ZONES: Final = ("cash", "square", "at", "cards", "fresh", "reroll", "out")


class Layout(Zones):
    """A position being laid out: what was asked for, by name."""

    def __init__(self, state: Nyc, position: Mapping[str, object]) -> None:
        super().__init__(position, SEATS[: state.players])
        self.state: Final = state

    def check_names(self, common: list[str], seat_zones: list[str]) -> None:
        """Complain about a zone that means nothing."""
        for zone in self.position:
            if zone in common:
                continue
            seat, _, rest = zone.partition(".")
            if seat not in self.seats or rest not in seat_zones:
                known = ", ".join([f"A.{name}" for name in seat_zones] + common)
                raise PositionError(f"there is no zone called {zone!r}; there is {known}")

    def lay_out(self, cash: int) -> None:
        """Tokens, purses and cards; ``cash`` is what a player has if nothing is said."""
        state = self.state
        box = state.box
        common = state.common
        order = [SEATS.find(seat) for seat in self.words("order")]
        if order:
            if sorted(order) != list(range(state.players)):
                raise PositionError("order names every seat once")
            common.order = order
        common.turn = self.seat("turn", common.order[0])
        common.round = self.number("round", 1, 1, MOST)
        common.fund = self.number("fund", 0, 0, MOST)
        cards = Supply(box.pile_codes)
        for seat in range(state.players):
            self._lay_out_seat(seat, cash, cards)
        for card in self.take("under", cards):
            common.pile.put_under([card])
        common.pile.unknown = list(cards.left.values())
        if self.has("pile"):
            common.pile.unknown = self.take("pile", cards)
            if cards.left:
                raise PositionError(f"pile: {', '.join(cards.left)} would lie nowhere")
        chance = Supply(box.cards.chance_codes)
        for card in self.take("chance_under", chance):
            common.chance.put_under([card])
        common.chance.unknown = list(chance.left.values())
        state.issued = sum(state.cash) + common.fund
        self._begin()

    def _lay_out_seat(self, seat: int, cash: int, cards: Supply) -> None:
        state = self.state
        common = state.common
        name = SEATS[seat]
        square = self.number(f"{name}.square", state.box.start, 0, len(common.owner) - 1)
        if self.has(f"{name}.at"):
            codes = state.box.cards.codes
            square = codes.index(self.word(f"{name}.at", codes))
        out = self.truth(f"{name}.out")
        state.out[seat] = out
        common.position[seat] = AWAY if out else square
        state.cash[seat] = 0 if out else self.number(f"{name}.cash", cash, 0, MOST)
        common.held[seat] = sorted(self.take(f"{name}.cards", cards))
        common.fresh[seat] = self.take(f"{name}.fresh", cards)
        common.reroll[seat] = self.truth(f"{name}.reroll")

    def _begin(self) -> None:
        state = self.state
        common = state.common
        if state.out[common.turn]:
            raise PositionError("turn: this player is out of the game")
        phase = PHASES[self.word("phase", list(PHASES))]
        turn = Turn(common.turn, phase)
        if phase == BEFORE:
            turn.guide = common.reroll[common.turn]
            common.reroll[common.turn] = False
        state.stack.append(turn)


def inspect_common(state: Nyc) -> dict[str, object]:
    """The facts that both games share. Lists are where cards lie: each in exactly one."""
    common = state.common
    codes = state.box.pile_codes
    facts: dict[str, object] = {}
    for seat in range(state.players):
        name = SEATS[seat]
        at = common.position[seat]
        facts[f"{name}.cash"] = state.cash[seat]
        facts[f"{name}.square"] = at
        facts[f"{name}.at"] = "" if at == AWAY else state.box.cards.codes[at]
        facts[f"{name}.cards"] = [codes[card] for card in common.held[seat]]
        facts[f"{name}.fresh"] = [codes[card] for card in common.fresh[seat]]
        facts[f"{name}.reroll"] = common.reroll[seat]
        facts[f"{name}.out"] = state.out[seat]
        facts[f"{name}.owes"] = 0
    facts["turn"] = SEATS[common.turn]
    facts["order"] = " ".join([SEATS[seat] for seat in common.order])
    facts["round"] = common.round
    facts["fund"] = common.fund
    facts["total"] = sum(state.cash) + common.fund
    facts["issued"] = state.issued
    facts["dice"] = " ".join([str(face) for face in common.dice])
    facts["pile"] = [codes[card] for card in common.pile.unknown]
    facts["under"] = [codes[card] for layer in common.pile.under for card in layer]
    chance = state.box.cards.chance_codes
    facts["chance"] = [chance[card] for card in common.chance.unknown]
    facts["chance_under"] = [chance[card] for layer in common.chance.under for card in layer]
    facts["extra"] = False
    for step in state.stack:
        if isinstance(step, Turn):
            facts["extra"] = step.extra or step.phase == AGAIN
        elif isinstance(step, Collection):
            for due in step.dues():
                facts[f"{SEATS[due.debtor]}.owes"] = due.missing(state)
    return facts
