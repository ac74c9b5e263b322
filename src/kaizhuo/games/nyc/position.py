"""Positions in words: what both games say about tokens, purses and cards. The names of zones and
facts are explained in ``docs/scenarios.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.kernel.errors import PositionError
from kaizhuo.parts.purse import Collection

from .state import AWAY, Nyc
from .turn import AGAIN, BEFORE, CHECK, START, Turn

SEATS: Final = "ABCD"
MOST: Final = 1_000_000
PHASES: Final[dict[str, int]] = {"roll": BEFORE, "start": START, "end": CHECK}
COMMON: Final = ("turn", "phase", "order", "round", "fund", "pile", "under", "chance",
                 "chance_under")  # fmt: skip
SEAT_ZONES: Final = ("cash", "square", "at", "cards", "fresh", "reroll", "out")


def words(value: object) -> list[str]:
    """The words of a text, or of a list of them."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list):
        return [str(word) for word in value]
    raise PositionError(f"things are named in a text or a list, not by {value!r}")


class Layout:
    """A position being laid out: what was asked for, by name."""

    def __init__(self, state: Nyc, position: Mapping[str, object]) -> None:
        self.state = state
        self.position = position

    def has(self, zone: str) -> bool:
        return zone in self.position

    def number(self, zone: str, default: int, low: int, high: int) -> int:
        value = self.position.get(zone, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(f"{zone} is a number from {low} to {high}, not {value!r}")
        return value

    def truth(self, zone: str) -> bool:
        value = self.position.get(zone, False)
        if not isinstance(value, bool):
            raise PositionError(f"{zone} is true or false, not {value!r}")
        return value

    def word(self, zone: str, default: str, choices: list[str]) -> str:
        value = self.position.get(zone, default)
        if not isinstance(value, str) or value not in choices:
            raise PositionError(f"{zone} is one of {', '.join(choices)}, not {value!r}")
        return value

    def seat(self, zone: str, default: str) -> int:
        return SEATS.index(self.word(zone, default, list(SEATS[: self.state.players])))

    def take(self, zone: str, left: dict[str, int]) -> list[int]:
        """The things that a zone names, each of which lies in one place only."""
        found: list[int] = []
        for code in words(self.position.get(zone, "")):
            if code not in left:
                raise PositionError(f"{zone}: {code!r} is no such thing, or lies in two places")
            found.append(left.pop(code))
        return found

    def check_names(self, common: list[str], seat_zones: list[str]) -> None:
        """Complain about a zone that means nothing."""
        for zone in self.position:
            if zone in common:
                continue
            seat, _, rest = zone.partition(".")
            if seat not in list(SEATS[: self.state.players]) or rest not in seat_zones:
                known = ", ".join([f"A.{name}" for name in seat_zones] + common)
                raise PositionError(f"there is no zone called {zone!r}; there is {known}")

    def lay_out(self, cash: int) -> None:
        """Tokens, purses and cards; ``cash`` is what a player has if nothing is said."""
        state = self.state
        box = state.box
        common = state.common
        order = [SEATS.find(seat) for seat in words(self.position.get("order", ""))]
        if order:
            if sorted(order) != list(range(state.players)):
                raise PositionError("order names every seat once")
            common.order = order
        common.turn = self.seat("turn", SEATS[common.order[0]])
        common.round = self.number("round", 1, 1, MOST)
        common.fund = self.number("fund", 0, 0, MOST)
        cards = {code: number for number, code in enumerate(box.pile_codes)}
        for seat in range(state.players):
            self._lay_out_seat(seat, cash, cards)
        for card in self.take("under", cards):
            common.pile.put_under([card])
        common.pile.unknown = list(cards.values())
        if self.has("pile"):
            common.pile.unknown = self.take("pile", cards)
            if cards:
                raise PositionError(f"pile: {', '.join(cards)} would lie nowhere")
        chance = {code: number for number, code in enumerate(box.cards.chance_codes)}
        for card in self.take("chance_under", chance):
            common.chance.put_under([card])
        common.chance.unknown = list(chance.values())
        state.issued = sum(state.cash) + common.fund
        self._begin()

    def _lay_out_seat(self, seat: int, cash: int, cards: dict[str, int]) -> None:
        state = self.state
        common = state.common
        name = SEATS[seat]
        square = self.number(f"{name}.square", state.box.start, 0, len(common.owner) - 1)
        if self.has(f"{name}.at"):
            codes = state.box.cards.codes
            square = codes.index(self.word(f"{name}.at", "", codes))
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
        phase = PHASES[self.word("phase", "roll", list(PHASES))]
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
