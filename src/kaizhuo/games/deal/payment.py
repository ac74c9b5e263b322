"""What can be paid with, and the cheapest way to pay (MD-2.2.C.3, MDA-16)."""

from __future__ import annotations

from kaizhuo.parts.cards import holds, take_out

from .columns import NO_CARD, Column
from .state import Deal


def payable(state: Deal, player: int) -> list[int]:
    """Every card on the player's table that has a value and may be handed over."""
    value = state.box.cards.value
    found = state.banks[player].copy()
    for column in state.areas[player]:
        for card in column.cards:
            if value[card] > 0:
                found.append(card)
        if state.box.buildings_pay:
            if column.hotel != NO_CARD:
                found.append(column.hotel)
            elif column.house != NO_CARD:
                found.append(column.house)
    return found


def can_pay(state: Deal, player: int) -> bool:
    """Whether anything is payable."""
    if state.banks[player]:
        return True
    value = state.box.cards.value
    for column in state.areas[player]:
        for card in column.cards:
            if value[card] > 0:
                return True
        if state.box.buildings_pay and (column.hotel != NO_CARD or column.house != NO_CARD):
            return True
    return False


def lay_aside(state: Deal, player: int, card: int) -> int:
    """Take a card off the table to pay with it; the colour it showed, -1 for money."""
    if state.box.cards.is_property(card):
        return state.remove_property(player, card)
    if holds(state.banks[player], card):
        take_out(state.banks[player], card)
        return -1
    area = state.areas[player]
    for at, column in enumerate(area):
        if card == column.hotel:
            area[at] = Column(state.box, column.color, column.cards, column.house, NO_CARD)
        elif card == column.house:
            area[at] = Column(state.box, column.color, column.cards, NO_CARD, column.hotel)
    return -1


def cheapest_payment(state: Deal, player: int, due: int) -> list[int]:
    """Cards that cover the debt with the least lost: from the bank if it is enough, then with
    single properties, sets last; nothing needless. All there is when it is not enough."""
    value = state.box.cards.value
    loose: list[int] = []
    sets: list[int] = []
    for column in state.areas[player]:
        for card in column.cards:
            if value[card] > 0:
                if column.complete:
                    sets.append(card)
                else:
                    loose.append(card)
    groups = [state.banks[player], loose, sets]
    if state.box.buildings_pay:
        cards = state.banks[player] + loose + sets
        groups.append([card for card in payable(state, player) if card not in cards])
    earlier: list[int] = []
    left = due
    for group in groups:
        cover = _cover(state, group, left)
        if cover:
            for card in cover:
                due -= value[card]
            return _cover(state, earlier, due) + cover
        for card in group:
            earlier.append(card)
            left -= value[card]
    return earlier


def _cover(state: Deal, cards: list[int], due: int) -> list[int]:
    """The subset with the smallest sum of at least ``due`` (the fewest cards among those);
    empty if all together are not enough, or nothing is due."""
    value = state.box.cards.value
    if due <= 0:
        return []
    most = 0
    for card in cards:
        most += value[card]
    if most < due:
        return []
    # best[sum] = the fewest cards that make it
    best: list[list[int] | None] = [None] * (most + 1)
    best[0] = []
    reached = 0
    for card in cards:
        worth = value[card]
        for total in range(reached, -1, -1):
            have = best[total]
            if have is None:
                continue
            other = best[total + worth]
            if other is None or len(other) > len(have) + 1:
                best[total + worth] = [*have, card]
        reached += worth
    for total in range(due, most + 1):
        found = best[total]
        if found is not None:
            return found
    return []
