"""Answers in Monopoly Deal: whether to refuse, and what to pay with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaizhuo.games.deal import actions as a
from kaizhuo.games.deal import edition as e
from kaizhuo.games.deal.view import ChargeView, TargetView
from kaizhuo.kernel import Action

from .deal_worth import SET, SETS_TO_WIN, WIN, Table

ENOUGH: Final = (0.0, 15.0, 9.0, 5.0)
"""Points at stake from which on a refusing card is spent, by how many are in the hand."""


def answer(table: Table, legal: Sequence[Action]) -> Action:
    """Refuse what hurts, bear the rest, pay with what is missed least."""
    charge = table.view.charge
    assert charge is not None
    refusals = [action for action in legal if isinstance(action, a.Refuse)]
    cards = {action.card for action in refusals}
    for refusal in refusals:
        if _stake(table, charge, refusal.against) >= ENOUGH[min(len(cards), 3)]:
            return refusal
    payments = [action for action in legal if isinstance(action, a.Pay)]
    if payments:
        return _pay(table, charge, payments)
    return next(action for action in legal if isinstance(action, a.Accept))


def _stake(table: Table, charge: ChargeView, against: int) -> float:
    """Points that hang on one refusal."""
    if charge.actor == table.me:
        target = next(one for one in charge.targets if one.seat == against)
        return _gain_of_actor(table, charge, target) * 0.8
    mine = next(one for one in charge.targets if one.seat == table.me)
    if charge.kind in ("steal", "swap", "takeover"):
        stake = _loss_of_property(table, charge)
        if _would_win(table, charge):
            stake += WIN
        return stake
    return sum(_cost(table, charge, card) for card in _cheapest(table, charge, mine.due))


def _loss_of_property(table: Table, charge: ChargeView) -> float:
    taken = [table.number[code] for code in charge.take]
    color = table.mine.color_of(taken[0])
    if charge.kind == "takeover":
        return SET + table.mine.buildings[color]
    loss = table.mine.loss(color, taken) if color >= 0 else 6.0
    loss += 0.2 * _gain(table, charge.actor, taken)
    if charge.give is not None:
        loss -= 0.7 * _gain(table, table.me, [table.number[charge.give]])
    return loss


def _gain(table: Table, seat: int, cards: Sequence[int]) -> float:
    colors = table.cards.colors[cards[0]]
    return max(table.areas[seat].gain(color, cards) for color in colors)


def _would_win(table: Table, charge: ChargeView) -> bool:
    """Whether the actor has a third set if this goes through."""
    area = table.areas[charge.actor]
    if area.sets < SETS_TO_WIN - 1:
        return False
    if charge.kind == "takeover":
        return charge.color is not None and not area.complete(table.color[charge.color])
    return _gain(table, charge.actor, [table.number[code] for code in charge.take]) >= WIN


def _gain_of_actor(table: Table, charge: ChargeView, target: TargetView) -> float:
    """What one's own action still brings if the refusal is refused."""
    if charge.kind in ("steal", "swap"):
        return _gain(table, table.me, [table.number[code] for code in charge.take])
    if charge.kind == "takeover":
        color = table.color[charge.color] if charge.color is not None else 0
        taken = [table.number[code] for code in charge.take]
        return table.mine.gain(color, taken) + SET / 2
    return 1.3 * min(target.due, table.wealth(target.seat))


# -- paying -------------------------------------------------------------------------------------


def _pay(table: Table, charge: ChargeView, payments: Sequence[a.Pay]) -> Action:
    chosen = _cheapest(table, charge, table.view.owed)
    by_card = {action.card: action for action in payments}
    usable = [card for card in chosen if card in by_card]
    if not usable:
        return payments[0]
    # The largest first: a card that turns out needless is then a small one.
    return by_card[max(usable, key=lambda card: table.cards.value[card])]


def _payable(table: Table) -> list[tuple[int, int]]:
    """Cards that can be handed over, with their values."""
    if table.view.payable:
        return [(table.number[one.card], one.value) for one in table.view.payable]
    values = table.cards.value
    mine = [table.number[code] for code in table.view.players[table.me].bank]
    mine += [card for cards in table.mine.cards for card in cards]
    return [(card, values[card]) for card in mine if values[card] > 0]


def _cost(table: Table, charge: ChargeView, card: int) -> float:
    """Points lost by paying with a card, what it brings the other included."""
    value = table.cards.value[card]
    color = table.mine.color_of(card)
    if color < 0:
        own_bank = table.cards.codes[card] in table.view.players[table.me].bank
        return 1.0 * value + 0.1 if own_bank else 6.0
    helped = max(table.areas[charge.actor].gain(c, [card]) for c in table.cards.colors[card])
    kept = 3.0 if table.cards.kind[card] == e.WILD else 1.0
    return kept + 0.5 * value + table.mine.loss(color, [card]) + 0.25 * helped


def _cheapest(table: Table, charge: ChargeView, due: int) -> list[int]:
    """The cards that cover a debt at the least cost; all there are if they do not."""
    found = _payable(table)
    if sum(value for _, value in found) <= due:
        return [card for card, _ in found]
    # best[paid] = (cost, cards) for every sum up to the debt, more counting as the debt itself
    best: list[tuple[float, list[int]] | None] = [None] * (due + 1)
    best[0] = (0.0, [])
    for card, value in found:
        cost = _cost(table, charge, card)
        for paid in range(due - 1, -1, -1):
            have = best[paid]
            if have is None:
                continue
            reach = min(due, paid + value)
            other = best[reach]
            if other is None or have[0] + cost < other[0]:
                best[reach] = (have[0] + cost, [*have[1], card])
    whole = best[due]
    return whole[1] if whole is not None else [card for card, _ in found]
