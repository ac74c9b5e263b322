"""The rule of thumb for Monopoly Deal: give every action points, and take the best.

Complete sets above all, take over the sets of others, ask rent when it pays, keep the refusing
cards for what hurts, pay with what is missed least, bank what is left over.
"""

from __future__ import annotations

import random
from typing import Final

from kaizhuo.games.deal import actions as a
from kaizhuo.games.deal import edition as e
from kaizhuo.games.deal.box import DealBox
from kaizhuo.games.deal.view import DealView
from kaizhuo.kernel import Action
from kaizhuo.players.information_set import InformationSet

from .deal_answers import answer
from .deal_worth import SET, WIN, Table

FREE: Final = 300.0
"""What costs no play is done first, if it brings anything at all."""
ASK_POINT: Final = 1.3
"""Points for a million taken from somebody else."""
PLAY: Final = 1.0
"""What a play is worth that could go to something else."""


def choose(information_set: InformationSet, rng: random.Random) -> Action:
    """The action with the most points; among equals any one."""
    view = information_set.view()
    box = information_set.game
    assert isinstance(view, DealView)
    assert isinstance(box, DealBox)
    table = Table(box, view, information_set.player)
    legal = information_set.legal_actions()
    if any(isinstance(action, a.Accept | a.Pay) for action in legal):
        return answer(table, legal)
    best: list[Action] = []
    most = float("-inf")
    for action in legal:
        points = _points(table, action)
        if points > most:
            best, most = [action], points
        elif points == most:
            best.append(action)
    return best[int(rng.random() * len(best))]


def _points(table: Table, action: Action) -> float:
    match action:
        case a.EndTurn():
            return 0.0
        case a.Bank():
            return _bank(table, action.card)
        case a.Place():
            return _place(table, action.card, action.color)
        case a.Move():
            return _move(table, action.card, action.color)
        case a.Shift():
            return -1.0
        case a.Build():
            return _build(table, action.card, action.color)
        case a.DrawMore():
            return _draw(table)
        case a.Rent():
            return _rent(table, action)
        case a.Debt():
            due = table.cards.amount[action.card]
            return _ask(table, [action.target], due) - PLAY
        case a.Birthday():
            return _ask(table, table.others(), table.cards.amount[action.card]) - PLAY
        case a.Steal():
            return _take(table, action.taken) - table.held(action.card)
        case a.Swap():
            return _swap(table, action)
        case a.Takeover():
            return _take_over(table, action)
        case a.Give():
            return -_give(table, action.card)
        case a.Shed():
            return -table.held(action.card)
    return -1.0


# -- with one's own cards -----------------------------------------------------------------------


def _bank(table: Table, card: int) -> float:
    points = table.money(table.cards.value[card])
    if table.cards.kind[card] == e.MONEY:
        return points + 1.0
    surplus = len(table.hand) - 7
    return points - table.held(card) + (3.0 if surplus > 0 else 0.0)


def _place(table: Table, card: int, color: int) -> float:
    gain = table.mine.gain(color, [card])
    if gain <= 0:
        # A card that adds nothing still pays; a needless one is kept back when money is short.
        return 0.5
    if table.cards.kind[card] == e.RAINBOW and gain < SET / 2:
        return gain * 0.5
    return gain + 1.0


def _move(table: Table, card: int, color: int) -> float:
    area = table.mine
    now = area.color_of(card)
    gain = area.gain(color, [card])
    if now >= 0:
        gain -= area.loss(now, [card])
        if gain >= WIN / 2 and area.complete(now):
            left = [c for c in area.cards[now] if c != card]
            if not table.is_set(now, left):
                gain -= WIN
    return FREE + gain if gain > 1.0 else -1.0


def _build(table: Table, card: int, color: int) -> float:
    return 3.0 + table.cards.amount[card] + 0.3 * table.cards.rent[color][-1]


def _draw(table: Table) -> float:
    crowded = max(0, len(table.hand) - 6)
    left = table.view.turn.plays_left
    return (16.0 if left > 1 else 9.0) - 2.0 * crowded


# -- against others -----------------------------------------------------------------------------


def _ask(table: Table, targets: list[int], due: int) -> float:
    """Points for asking each of some players for so many millions."""
    points = 0.0
    for seat in targets:
        paid = min(due, table.wealth(seat))
        from_property = max(0, paid - table.view.players[seat].bank_total)
        points += ASK_POINT * paid + 0.8 * from_property + 0.1 * paid * table.threat(seat)
    return points


def _rent(table: Table, action: a.Rent) -> float:
    ed = table.cards
    columns = [
        column
        for column in table.view.players[table.me].columns
        if column.color == ed.color_ids[action.color]
    ]
    due = columns[action.column].rent if action.column < len(columns) else 0
    for doubler in action.doublers:
        due *= ed.amount[doubler]
    targets = table.others() if action.target == a.EVERYBODY else [action.target]
    cost = PLAY + 1.0
    for doubler in action.doublers:
        cost += 2.0 + table.held(doubler)
    return _ask(table, targets, due) - cost


def _take(table: Table, card: int) -> float:
    """Points for taking one property: what it brings, and what it costs its holder."""
    seat = table.holder(card)
    if seat < 0:
        return 0.0
    area = table.areas[seat]
    theirs = area.color_of(card)
    loss = area.loss(theirs, [card]) if theirs >= 0 else 0.0
    # It arrives in the colour it shows, and may be turned on one's own turn.
    gain = max((table.mine.gain(color, [card]) for color in table.cards.colors[card]), default=0.0)
    return gain + 0.25 * loss * table.threat(seat) + 0.3 * table.cards.value[card]


def _swap(table: Table, action: a.Swap) -> float:
    wanted = table.cards.colors[action.taken]
    given = [
        table.mine.loss(color, [card])
        for color, cards in enumerate(table.mine.cards)
        for card in cards
        if color not in wanted
    ]
    cheapest = min(given, default=SET)
    return _take(table, action.taken) - 1.3 * cheapest - table.held(action.card)


def _give(table: Table, card: int) -> float:
    """What it costs to give this card in an exchange."""
    color = table.mine.color_of(card)
    cost = table.mine.loss(color, [card]) if color >= 0 else 4.0
    helped = max(
        table.areas[seat].gain(shown, [card])
        for seat in table.others()
        for shown in table.cards.colors[card]
    )
    return cost + 0.2 * helped + 0.3 * table.cards.value[card]


def _take_over(table: Table, action: a.Takeover) -> float:
    area = table.areas[action.target]
    cards = area.cards[action.color][: table.cards.size[action.color]]
    gain = table.mine.gain(action.color, cards)
    if table.mine.complete(action.color):
        gain = SET / 3
    hurt = 0.4 * (SET + area.buildings[action.color]) * table.threat(action.target)
    return gain + hurt + area.buildings[action.color]
