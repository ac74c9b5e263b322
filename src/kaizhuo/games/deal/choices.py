"""What the player whose turn it is may do (MD-2.2)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.core import Action

from .columns import NO_CARD, Column, has_anchor
from .edition import (
    ACTION,
    DEBT,
    DOUBLE,
    HOTEL,
    HOUSE,
    RAINBOW,
    RENT,
    STEAL,
    SWAP,
    TAKEOVER,
    WILD,
)
from .state import Deal

NO_DOUBLERS: Final = [0]
"""The place in ``Moves.combos`` of a rent card by itself."""


def legal_plays(state: Deal, player: int, found: list[Action]) -> None:
    """One card from the hand: placed, banked or played for its effect (MD-2.2)."""
    ed = state.box.cards
    moves = state.box.moves
    for card in state.hands[player]:
        found.extend(moves.ready[card])
        kind = ed.kind[card]
        if kind == RAINBOW:
            _rainbow(state, player, moves.place[card], -1, found)
        elif kind == RENT:
            _rents(state, player, card, found)
        elif kind == ACTION:
            _effects(state, player, card, ed.effect[card], found)


def _rainbow(
    state: Deal, player: int, by_color: list[Action], but: int, found: list[Action]
) -> None:
    """MD-2.2.B.3: a rainbow goes onto a colour that lies there already; ``but`` is the colour it
    shows now."""
    if state.box.rainbow_alone:
        for color, action in enumerate(by_color):
            if color != but:
                found.append(action)
        return
    last = but
    for column in state.areas[player]:
        if column.colored and column.color != last and column.color != but:
            last = column.color
            found.append(by_color[last])


def _rents(state: Deal, player: int, card: int, found: list[Action]) -> None:
    """MD-4.11, MD-4.12: one colour, one column of it; MDA-15: none without such property."""
    by_color = state.box.moves.rent[card]
    everybody = state.box.cards.charges_all[card]
    combos = _combos(state, player)
    number = 0
    last = -1
    for column in state.areas[player]:
        number = number + 1 if column.color == last else 0
        last = column.color
        by_column = by_color[last]
        if not by_column or column.rent == 0:
            continue
        for combo in combos:
            rents = by_column[number][combo]
            if everybody:
                found.append(rents[0])
                continue
            for target in range(state.players):
                if target != player:
                    found.append(rents[target])


def _combos(state: Deal, player: int) -> list[int]:
    """The doublers that may be played along with a rent card (MDA-06); each is a play."""
    doublers: list[int] = []
    if state.plays_left > 1:
        effect = state.box.cards.effect
        for card in state.hands[player]:
            if effect[card] == DOUBLE:
                doublers.append(card)
    if not doublers:
        return NO_DOUBLERS
    return state.box.moves.usable_combos(doublers, state.plays_left - 1)


def _effects(state: Deal, player: int, card: int, effect: int, found: list[Action]) -> None:
    """MDA-24: only with something to act on."""
    moves = state.box.moves
    if effect == DEBT:
        for target in range(state.players):
            if target != player:
                found.append(moves.debt[card][target])
    elif effect == STEAL:
        _takes(state, player, moves.take[card], found)
    elif effect == SWAP:
        if has_givable(state, player):  # D073
            _takes(state, player, moves.take[card], found)
    elif effect == TAKEOVER:
        _takeovers(state, player, card, found)
    elif effect == HOUSE or effect == HOTEL:
        _buildings(state, player, card, effect, found)


def _takes(state: Deal, player: int, takes: list[Action], found: list[Action]) -> None:
    """MD-4.1, MD-4.2: others' properties that are no part of a complete set."""
    for target in range(state.players):
        if target == player:
            continue
        for column in state.areas[target]:
            if not column.complete:
                for taken in column.cards:
                    found.append(takes[taken])
        for taken in state.loose[target]:
            found.append(takes[taken])


def _takeovers(state: Deal, player: int, card: int, found: list[Action]) -> None:
    """MD-4.3: others' complete sets."""
    by_seat = state.box.moves.takeover[card]
    for target in range(state.players):
        if target == player:
            continue
        number = 0
        last = -1
        for column in state.areas[target]:
            number = number + 1 if column.color == last else 0
            last = column.color
            if column.complete:
                found.append(by_seat[target][last][number])


def _buildings(state: Deal, player: int, card: int, effect: int, found: list[Action]) -> None:
    """MD-4.9, MD-4.10, MDA-12: one house, and one hotel once there is a house."""
    by_color = state.box.moves.build[card]
    number = 0
    last = -1
    for column in state.areas[player]:
        number = number + 1 if column.color == last else 0
        last = column.color
        if not column.complete or not by_color[last]:
            continue
        if effect == HOUSE:
            free = column.house == NO_CARD
        else:
            free = column.house != NO_CARD and column.hotel == NO_CARD
        if free:
            found.append(by_color[last][number])


def legal_free_moves(state: Deal, player: int, found: list[Action]) -> None:
    """MD-2.2.B.4: turning and moving what lies in the own area costs no play."""
    moves = state.box.moves
    area = state.areas[player]
    for column in area:
        if column.turnable:
            _turns(state, player, column, found)
    for card in state.loose[player]:
        _rainbow(state, player, moves.move[card], -1, found)
    last = -1
    for at, column in enumerate(area):
        if column.color == last and area[at - 1].full:
            _shifts(state, area[at - 1], column, found)
        last = column.color


def _turns(state: Deal, player: int, column: Column, found: list[Action]) -> None:
    ed = state.box.cards
    moves = state.box.moves
    for card in column.cards:
        kind = ed.kind[card]
        if kind == RAINBOW:
            _rainbow(state, player, moves.move[card], column.color, found)
        elif kind == WILD:
            other = 1 if ed.colors[card][0] == column.color else 0
            found.append(moves.move[card][other])


def _shifts(state: Deal, full: Column, rest: Column, found: list[Action]) -> None:
    """MDA-13: a card of a full column for the surplus of its colour."""
    for card in full.cards:
        shift = state.box.moves.shift[card]
        if shift is not None and can_shift(state, full, rest, card):
            found.append(shift)


def givable(state: Deal, player: int) -> list[int]:
    """Own properties that may be given in an exchange (MDA-01)."""
    found: list[int] = []
    for column in state.areas[player]:
        if state.box.forced_deal_own_full_set or not column.complete:
            found.extend(column.cards)
    found.extend(state.loose[player])
    return found


def has_givable(state: Deal, player: int) -> bool:
    """Whether there is an own property to give."""
    if state.loose[player]:
        return True
    for column in state.areas[player]:
        if state.box.forced_deal_own_full_set or not column.complete:
            return True
    return False


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
