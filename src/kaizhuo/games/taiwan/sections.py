"""The table in words, under headings: for the text table, the terminal and the generic table."""

from __future__ import annotations

from kaizhuo.kernel.text import SPECTATOR, Line, Ref, Seat, Section, Text

from .actions import ARM_CODES, ARMS, DIRECTIONS, LEFT
from .edition import MARKS, NO_EVENT
from .labels import arm_text
from .memory import DECK, DRAWN, SPECTATORS, lost_sight_of
from .state import Taiwan
from .table import NO_CARD, RISING


def sections(state: Taiwan, observer: int) -> list[Section]:
    """The whole table as ``observer`` may see it."""
    found = [_round(state), _table(state), _players(state, observer)]
    if observer != SPECTATOR:
        found.append(_cards(state, "zone-hand", state.hands[observer]))
        found.append(_cards(state, "zone-pile", state.piles[observer]))
    if state.drawn and observer == state.drawer:
        found.append(_cards(state, "zone-drawn", state.drawn))
    bit = SPECTATORS if observer == SPECTATOR else 1 << observer
    memory = _memory(state, observer, bit)
    if memory:
        found.append(Section(Text("zone-memory"), memory))
    return found


def _card_line(state: Taiwan, card: int) -> Line:
    ed = state.box.cards
    args: dict[str, object] = {
        "card": Ref(ed.codes[card]), "amount": ed.money[card],
        "mark": Text(f"mark-{MARKS[ed.mark[card]]}"),
    }  # fmt: skip
    return Line(Text("line-card", args), ed.codes[card])


def _cards(state: Taiwan, title: str, cards: list[int]) -> Section:
    lines = [_card_line(state, card) for card in cards]
    if not lines:
        lines.append(Line(Text("line-nothing")))
    return Section(Text(title), lines)


def _round(state: Taiwan) -> Section:
    lines = [Line(Text("line-round", {"number": state.round, "player": Seat(state.first)}))]
    if state.event != NO_EVENT:
        lines.append(Line(Text("line-event", {"event": state.event_ref()})))
    if state.storm >= 0:
        lines.append(Line(Text("line-storm", {"mark": Text(f"mark-{MARKS[state.storm]}")})))
    to_left = state.direction == LEFT
    lines.append(Line(Text("line-direction-left" if to_left else "line-direction-right")))
    last = state.is_last_round()
    lines.append(Line(Text("line-last" if last else "line-deck", {"count": state.deck.count()})))
    money = state.box.cards.money
    args: dict[str, object] = {
        "count": len(state.functions),
        "amount": sum([money[card] for card in state.functions]),
        "cards": state.card_refs(state.functions),
    }
    name = "line-functions" if state.functions else "line-functions-none"
    lines.append(Line(Text(name, args), "functions"))
    thrown: dict[str, object] = {
        "count": len(state.discard), "cards": state.card_refs(state.discard),
    }  # fmt: skip
    lines.append(Line(Text("line-discard" if state.discard else "line-discard-none", thrown)))
    return Section(Text("zone-round"), lines)


def _table(state: Taiwan) -> Section:
    lines: list[Line] = []
    for arm in range(ARMS):
        if arm >= DIRECTIONS and state.host == NO_CARD:
            continue
        lines.append(_arm_line(state, arm))
        for card in state.arms[arm]:
            lines.append(_card_line(state, card))
            if card == state.host:
                lines.append(_card_line(state, state.box.yushan))
    return Section(Text("zone-table"), lines)


def _arm_line(state: Taiwan, arm: int) -> Line:
    direction = arm < DIRECTIONS
    args: dict[str, object] = {
        "arm": arm_text(arm),
        "count": state.size(arm) if direction else len(state.arms[arm]),
        "number": state.last_number(arm),
    }
    if direction:
        args["amount"] = state.cost(arm)
    way = "rising" if state.senses[arm] == RISING else "falling"
    if state.closed(arm):
        way = "closed"
    elif not state.takes[arm] and not state.doubles[arm]:
        way = "full"
    kind = "arm" if direction else "branch"
    return Line(Text(f"line-{kind}-{way}", args), f"arm/{ARM_CODES[arm]}")


def _players(state: Taiwan, observer: int) -> Section:
    lines: list[Line] = []
    for seat in range(state.players):
        args: dict[str, object] = {
            "player": Seat(seat), "count": len(state.hands[seat]), "eaten": len(state.piles[seat]),
        }  # fmt: skip
        name = "line-player"
        if seat == observer or state.over:
            args["amount"] = state.money_of(seat)
            name = "line-player-money"
        lines.append(Line(Text(name, args), f"seat/{seat}"))
    return Section(Text("zone-players"), lines)


def _memory(state: Taiwan, observer: int, bit: int) -> list[Line]:
    """What the observer has seen and could remember."""
    lines: list[Line] = []
    for seat in range(state.players):
        if seat == observer:
            continue
        who: dict[str, object] = {"player": Seat(seat)}
        hand = [card for card in state.hands[seat] if state.seen[card] & bit]
        pile = [card for card in state.piles[seat] if state.seen[card] & bit]
        if hand:
            lines.append(Line(Text("line-known-hand", who | {"cards": state.card_refs(hand)})))
        if pile:
            lines.append(Line(Text("line-known-pile", who | {"cards": state.card_refs(pile)})))
    under = [layer[0] for layer in state.deck.under if state.seen[layer[0]] & bit]
    if under:
        lines.append(Line(Text("line-known-under", {"cards": state.card_refs(under)})))
    for card, zones in lost_sight_of(state, bit).items():
        args: dict[str, object] = {
            "card": state.card_ref(card), "zones": zone_texts(zones, state.players),
        }  # fmt: skip
        lines.append(Line(Text("line-trace", args)))
    return lines


def zone_texts(zones: int, players: int) -> list[object]:
    """The names of some zones, given as bits."""
    found: list[object] = []
    for seat in range(players):
        if zones >> seat & 1:
            found.append(Text("zone-hand-of", {"player": Seat(seat)}))
        if zones >> (6 + seat) & 1:
            found.append(Text("zone-pile-of", {"player": Seat(seat)}))
    if zones & DECK:
        found.append(Text("zone-deck"))
    if zones & DRAWN:
        found.append(Text("zone-drawn-cards"))
    return found
