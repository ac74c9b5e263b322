"""Positions in words: any position of 禮賀臺灣 set up from the names of its zones, and read back.

Zones: ``A.hand``, ``A.pile``, ``E S W N yn ys``, ``host`` (the card 玉山 lies under), ``functions``
and ``discard`` (last is the top), ``deck``, ``under``, ``events`` (those still to come). Cards not
named lie in the deck, or nowhere with ``rest = "out"``. Facts: ``turn``, ``direction`` (left or
right), ``event`` (in force), ``storm`` (red or black), ``round``, ``left`` and ``number_first``
(the present turn); ``start = "EVENT"`` begins a round with that event.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.errors import PositionError
from kaizhuo.parts.zones import MOST, Supply, Zones

from .actions import (
    ARM_CODES,
    ARMS,
    BRANCH_NORTH,
    BRANCH_SOUTH,
    DIRECTIONS,
    EAST,
    LEFT,
    RIGHT,
    WEST,
)
from .edition import CLOSE, EVENTS, INSERT, MARKS, NO_EVENT, REVERSE
from .event_steps import Ballot, Discards, Election, Swaps
from .events import start_event
from .flow import Flow
from .grab import Claim, Window
from .memory import EVERYONE
from .state import NOBODY, Taiwan
from .table import NO_CARD
from .turn import Turn

SEATS: Final = "ABCDEF"
ZONES: Final = (*ARM_CODES, "functions", "discard", "deck", "under")
FACTS: Final = (
    "rest", "host", "events", "turn", "direction", "event", "storm", "round", "left",
    "number_first", "start",
)  # fmt: skip


class _Table(Zones):
    """A position being laid out, card by card."""

    def __init__(self, state: Taiwan, position: Mapping[str, object]) -> None:
        super().__init__(position, SEATS[: state.players])
        self.state: Final = state
        self.supply: Final = Supply(state.box.cards.codes)

    def cards(self, zone: str) -> list[int]:
        return self.take(zone, self.supply)

    def open_cards(self, zone: str) -> list[int]:
        """The cards of a zone whose cards everybody has seen."""
        found = self.cards(zone)
        for card in found:
            self.state.seen[card] = EVERYONE
        return found

    def check_names(self) -> None:
        for zone in self.position:
            seat, _, what = zone.partition(".")
            if zone in ZONES or zone in FACTS or (seat in self.seats and what in ("hand", "pile")):
                continue
            raise PositionError(
                f"there is no zone called {zone!r}; there is A.hand, A.pile, "
                f"{', '.join(ZONES + FACTS)}"
            )

    def lay_out(self, nature: Nature) -> None:
        self.check_names()
        state = self.state
        for seat in range(state.players):
            state.hands[seat].extend(sorted(self.cards(f"{SEATS[seat]}.hand")))
            for card in state.hands[seat]:
                state.seen[card] = 1 << seat
            state.piles[seat].extend(sorted(self.open_cards(f"{SEATS[seat]}.pile")))
        self.lay_table()
        for card in self.open_cards("under"):
            state.deck.put_under([card])
        state.deck.unknown = self.cards("deck")
        if self.word("rest", ["deck", "out"]) == "deck":
            state.deck.unknown.extend(self.supply.left.values())
        state.deck.unknown.sort()
        self.lay_events()
        state.direction = LEFT if self.word("direction", ["left", "right"]) == "left" else RIGHT
        state.round = self.number("round", 1, 1, MOST)
        turn = self.seat("turn")
        state.first = turn
        state.actor = turn
        state.following = turn
        state.stack.append(Flow())
        state.refresh()
        start = self.word("start", ["", *EVENTS])
        if start:
            event = EVENTS.index(start)
            if event not in state.used:
                state.events.unknown.remove(event)
                state.used.append(event)
            start_event(state, event, nature)
        elif self.has("left") or self.has("number_first"):
            number_first = self.truth("number_first")
            state.following = NOBODY
            state.stack.append(Turn(turn, self.number("left", 1, 1, 2), number_first))

    def lay_table(self) -> None:
        state = self.state
        ed = state.box.cards
        for arm in range(ARMS):
            zone = ARM_CODES[arm]
            for card in self.open_cards(zone):
                on_arm = (CLOSE, INSERT, REVERSE) if arm < DIRECTIONS else (CLOSE, INSERT)
                if ed.number[card] == 0 and ed.effect[card] not in on_arm:
                    raise PositionError(f"{zone}: {ed.codes[card]!r} cannot lie there")
                state.arms[arm].append(card)
        host = self.position.get("host", "")
        if host:
            hosts = [card for card in state.arms[EAST] + state.arms[WEST] if ed.number[card] > 0]
            if host not in [ed.codes[card] for card in hosts] or state.box.yushan < 0:
                raise PositionError("host is a number card that lies in E or W (HT-F.12)")
            state.host = ed.codes.index(str(host))
            self.supply.take("host", ed.codes[state.box.yushan])
            state.seen[state.box.yushan] = EVERYONE
        elif state.arms[BRANCH_NORTH] or state.arms[BRANCH_SOUTH]:
            raise PositionError("yn and ys need a host: the card that yushan lies under (HT-F.12)")
        state.functions.extend(self.open_cards("functions"))
        state.discard.extend(self.open_cards("discard"))

    def lay_events(self) -> None:
        state = self.state
        usable = list(state.box.cards.events) if state.box.advanced else []
        event = self.word("event", ["", *EVENTS])
        state.event = EVENTS.index(event) if event else NO_EVENT
        storm = self.word("storm", ["", *MARKS])
        state.storm = MARKS.index(storm) if storm else -1
        coming = usable.copy()
        if self.has("events"):
            coming = []
            for name in self.words("events"):
                if name not in EVENTS or EVENTS.index(name) not in usable:
                    raise PositionError(f"events: {name!r} is no event of this game")
                coming.append(EVENTS.index(name))
        if state.event in coming:
            coming.remove(state.event)
        state.events.unknown = sorted(coming)
        state.used.extend(one for one in usable if one not in coming)


def set_up(state: Taiwan, position: Mapping[str, object], nature: Nature) -> None:
    """Fill an empty state with a position and let it run to the first decision.

    Raises ``PositionError`` for a card named twice, an unknown card, or a table that cannot be.
    """
    if "start" in position and not state.box.advanced:
        raise PositionError("start: events belong to the advanced game")
    _Table(state, position).lay_out(nature)
    state.settle(nature)


def inspect(state: Taiwan) -> dict[str, object]:
    """Every fact of a position by its name. Lists are where cards lie: each card is in exactly
    one of them. All else is a text, a number or true/false."""
    codes = state.box.cards.codes
    facts: dict[str, object] = {}

    for seat in range(state.players):
        name = SEATS[seat]
        facts[f"{name}.hand"] = _listed(state, state.hands[seat])
        facts[f"{name}.pile"] = _listed(state, state.piles[seat])
        facts[f"{name}.money"] = state.money_of(seat)
    for arm in range(ARMS):
        facts[ARM_CODES[arm]] = _listed(state, state.arms[arm])
        facts[f"{ARM_CODES[arm]}.closed"] = state.closed(arm)
        if arm < DIRECTIONS:
            facts[f"{ARM_CODES[arm]}.size"] = state.size(arm)
            facts[f"{ARM_CODES[arm]}.cost"] = state.cost(arm)
    on_table = state.host != NO_CARD
    facts["yushan"] = _listed(state, [state.box.yushan]) if on_table else []
    facts["host"] = codes[state.host] if on_table else ""
    facts["functions"] = _listed(state, state.functions)
    facts["discard"] = _listed(state, state.discard)
    facts["deck"] = _listed(state, state.deck.unknown)
    facts["under"] = [codes[card] for layer in state.deck.under for card in layer]
    facts["drawn"] = _listed(state, state.drawn)
    facts["pile"] = state.deck.count()
    facts["events"] = [EVENTS[event] for event in state.events.unknown]
    facts["used"] = [EVENTS[event] for event in state.used]
    facts["event"] = "" if state.event == NO_EVENT else EVENTS[state.event]
    facts["storm"] = "" if state.storm < 0 else MARKS[state.storm]
    facts["direction"] = "left" if state.direction == LEFT else "right"
    facts["round"] = state.round
    facts["last_round"] = state.is_last_round()
    _inspect_step(state, facts)
    return facts


def _listed(state: Taiwan, cards: list[int]) -> list[str]:
    return [state.box.cards.codes[card] for card in cards]


def _inspect_step(state: Taiwan, facts: dict[str, object]) -> None:
    facts["turn"] = SEATS[state.actor]
    facts["step"] = "over" if state.over else type(state.stack[-1]).__name__.lower()
    top = state.stack[-1]
    facts["left"] = top.left if isinstance(top, (Turn, Discards)) else 0
    if isinstance(top, Swaps):
        facts["swapped"] = top.done
    if isinstance(top, (Window, Election)):
        for question in top.questions:
            assert isinstance(question, (Claim, Ballot))
            facts[f"{SEATS[question.player]}.answered"] = not question.actors(state)
