"""What the player whose turn it is may do (MD-2.2)."""

from __future__ import annotations

from kaizhuo.kernel.core import Action

from .actions import EVERYBODY
from .columns import NO_CARD, Column, has_anchor
from .edition import (
    BIRTHDAY,
    DEBT,
    DOUBLE,
    DRAW,
    HOTEL,
    HOUSE,
    PROPERTY,
    RAINBOW,
    RENT,
    STEAL,
    SWAP,
    TAKEOVER,
)
from .state import Deal


def legal_plays(state: Deal, player: int, found: list[Action]) -> None:
    ed = state.box.cards
    moves = state.box.moves
    hand = state.hands[player]
    for card in hand:
        kind = ed.kind[card]
        if kind <= RAINBOW:
            for place in moves.place[card]:
                if kind != RAINBOW or rainbow_fits(state, player, place.color):
                    found.append(place)
            continue
        bank = moves.bank[card]
        assert bank is not None
        found.append(bank)
        if kind == RENT:
            _rents(state, player, card, found)
        elif ed.effect[card] >= 0:
            _effects(state, player, card, ed.effect[card], found)


def rainbow_fits(state: Deal, player: int, color: int) -> bool:
    """MD-2.2.B.3: onto a colour that lies there already."""
    return state.box.rainbow_alone or state.has_color(player, color)


def _rents(state: Deal, player: int, card: int, found: list[Action]) -> None:
    """MD-4.11, MD-4.12: one colour, one column of it; MDA-15: none without such property."""
    ed = state.box.cards
    moves = state.box.moves
    doublers: list[int] = []
    if state.plays_left > 1:
        for other in state.hands[player]:
            if ed.effect[other] == DOUBLE:
                doublers.append(other)
    combos = moves.usable_combos(doublers, state.plays_left - 1) if doublers else [0]
    colors = ed.colors[card]
    number = 0
    last = -1
    for column in state.areas[player]:
        number = number + 1 if column.color == last else 0
        last = column.color
        if column.color not in colors or column.rent == 0:
            continue
        for combo in combos:
            if ed.charges_all[card]:
                found.append(moves.find_rent(card, column.color, number, EVERYBODY, combo))
                continue
            for target in range(state.players):
                if target != player:
                    found.append(moves.find_rent(card, column.color, number, target, combo))


def _effects(state: Deal, player: int, card: int, effect: int, found: list[Action]) -> None:
    """MDA-24: only with something to act on."""
    moves = state.box.moves
    if effect == DRAW or effect == BIRTHDAY:
        simple = moves.simple[card]
        assert simple is not None
        found.append(simple)
    elif effect == DEBT:
        for target in range(state.players):
            if target != player:
                found.append(moves.debt[card][target])
    elif effect == STEAL:
        base = card * state.box.cards.count()
        for taken in takeable(state, player):
            found.append(moves.steal[base + taken])
    elif effect == SWAP:
        if givable(state, player):  # D073
            base = card * state.box.cards.count()
            for taken in takeable(state, player):
                found.append(moves.swap[base + taken])
    elif effect == TAKEOVER:
        for target in range(state.players):
            if target == player:
                continue
            number = 0
            last = -1
            for column in state.areas[target]:
                number = number + 1 if column.color == last else 0
                last = column.color
                if column.complete:
                    found.append(moves.find_takeover(card, target, column.color, number))
    elif effect == HOUSE or effect == HOTEL:
        _buildings(state, player, card, effect, found)


def takeable(state: Deal, player: int) -> list[int]:
    """MD-4.1, MD-4.2: others' properties that are no part of a complete set."""
    found: list[int] = []
    for target in range(state.players):
        if target == player:
            continue
        for column in state.areas[target]:
            if not column.complete:
                found.extend(column.cards)
        found.extend(state.loose[target])
    return found


def _buildings(state: Deal, player: int, card: int, effect: int, found: list[Action]) -> None:
    """MD-4.9, MD-4.10, MDA-12: one house, and one hotel once there is a house."""
    number = 0
    last = -1
    for column in state.areas[player]:
        number = number + 1 if column.color == last else 0
        last = column.color
        if not column.complete or not state.box.cards.buildable[column.color]:
            continue
        if effect == HOUSE:
            free = column.house == NO_CARD
        else:
            free = column.house != NO_CARD and column.hotel == NO_CARD
        if free:
            found.append(state.box.moves.find_build(card, column.color, number))


def legal_free_moves(state: Deal, player: int, found: list[Action]) -> None:
    """MD-2.2.B.4: turning and moving what lies in the own area costs no play."""
    ed = state.box.cards
    moves = state.box.moves
    area = state.areas[player]
    for column in area:
        for card in column.cards:
            kind = ed.kind[card]
            if kind == PROPERTY:
                continue
            for move in moves.move[card]:
                if move.color != column.color and (
                    kind != RAINBOW or rainbow_fits(state, player, move.color)
                ):
                    found.append(move)
    for card in state.loose[player]:
        for move in moves.move[card]:
            if rainbow_fits(state, player, move.color):
                found.append(move)
    for at in range(len(area)):
        surplus = surplus_column(area, at)
        if surplus >= 0:
            for card in area[at].cards:
                shift = moves.shift[card]
                if shift is not None and can_shift(state, area[at], area[surplus], card):
                    found.append(shift)


def givable(state: Deal, player: int) -> list[int]:
    """Own properties that may be given in an exchange (MDA-01)."""
    found: list[int] = []
    for column in state.areas[player]:
        if state.box.forced_deal_own_full_set or not column.complete:
            found.extend(column.cards)
    found.extend(state.loose[player])
    return found


def surplus_column(area: list[Column], at: int) -> int:
    """Place of the next column of the same colour as a full one, -1 if there is none."""
    if not area[at].full:
        return -1
    for other in range(at + 1, len(area)):
        if area[other].color == area[at].color:
            return other
    return -1


def can_shift(state: Deal, full: Column, rest: Column, card: int) -> bool:
    """Whether a set stays a set when the card changes places with the surplus (D041)."""
    if not full.complete:
        return True
    cards = [other for other in full.cards if other != card]
    cards.append(rest.cards[0])
    if not has_anchor(state.box, cards):
        return False
    return not rest.complete or has_anchor(state.box, [*rest.cards[1:], card])
