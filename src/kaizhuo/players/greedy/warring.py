"""The rule of thumb for Warring States: reckon what every action brings until the end of the game,
less what it costs, and take the best. Counties that take much are bought at once, dear ones only
where the game is going to be long.
"""

from __future__ import annotations

import random
from typing import Final

from kaizhuo.games.warring import actions as a
from kaizhuo.games.warring import stratagems as s
from kaizhuo.games.warring.box import ALLIANCE_CAMP, MOST_TALENTS, PALACE_PAY, WarringBox
from kaizhuo.games.warring.edition import CITY, SQUARES
from kaizhuo.games.warring.scheme import NO_TARGET, NOTHING, SEAT
from kaizhuo.games.warring.view import WarringView
from kaizhuo.kernel import Action
from kaizhuo.players.information_set import InformationSet

from .warring_worth import TALENT, Table

HURT: Final = 0.35
"""What a tael that a rival loses is worth, besides the one that is won."""
TURN: Final = 250
"""What a turn is worth on the average."""


def choose(information_set: InformationSet, rng: random.Random) -> Action:
    """The action that brings most; among equals any one."""
    view = information_set.view()
    box = information_set.game
    assert isinstance(view, WarringView)
    assert isinstance(box, WarringBox)
    table = Table(box, view, information_set.player)
    best: list[Action] = []
    most = float("-inf")
    for action in information_set.legal_actions():
        points = _points(table, action)
        if points > most:
            best, most = [action], points
        elif points == most:
            best.append(action)
    return best[int(rng.random() * len(best))]


def _points(table: Table, action: Action) -> float:
    match action:
        case a.Roll():
            return 1.0
        case a.Reroll():
            return _walk_by_chance(table)
        case a.Go(steps=steps):
            fee = table.step_fee() if steps != sum(table.view.turn.dice) else 0
            return table.walk(table.me, table.mine.square, steps) - fee
        case a.March(steps=steps):
            return table.king((table.view.king.square + steps) % SQUARES)
        case a.Buy():
            return _buy(table)
        case a.Build(land=land):
            return _build(table, land)
        case a.Recruit(talent=card):
            return _recruit(table, card, table.realm.talent_price[card])
        case a.Dismiss(talent=card):
            return _dismiss(table, card)
        case a.Disband(land=land):
            city = table.camps[land] == CITY
            sale = table.realm.city_sale[land] if city else table.realm.camp_sale[land]
            return _sell(table, sale, table.loss(land))
        case a.Abandon(land=land):
            return _sell(table, table.realm.land_sale[land], table.loss(land))
        case a.Reveal(card=card):
            return max(_use(table, card, target) for target in _aims(table, card))
        case a.Use(card=card, target=target):
            return _use(table, card, target) - table.realm.schemes[card].cost
    return 0.0


# -- at a square --------------------------------------------------------------------------------


def _walk_by_chance(table: Table) -> float:
    """The average of all throws of two dice."""
    total = 0.0
    for steps in range(2, 13):
        ways = 6 - abs(7 - steps)
        total += ways * table.walk(table.me, table.mine.square, steps)
    return total / 36


def _spend(table: Table, price: int, surplus: float) -> float:
    """The surplus, unless it leaves too little in hand or gives a victory away."""
    left = table.mine.silver - price
    if left < table.reserve():
        return -1.0
    if left + 3_000 >= table.box.target and table.rounds <= 4:
        return -1.0
    return surplus


def _buy(table: Table) -> float:
    land = table.realm.land_at[table.mine.square]
    price = table.realm.price[land]
    return _spend(table, price, table.county(land, price))


def _build(table: Table, land: int) -> float:
    city = table.camps[land] == CITY - 1
    price = table.realm.city_cost[land] if city else table.realm.camp_cost[land]
    if table.realm.square_of[land] != table.mine.square:
        price = ALLIANCE_CAMP
    return _spend(table, price, table.camp(land, price))


def _recruit(table: Table, card: int, price: int) -> float:
    worth = table.talent(card) + 0.3 * table.realm.talent_sale[card]
    return _spend(table, price, TALENT * worth - price)


def _dismiss(table: Table, card: int) -> float:
    """To pay a debt; or at the hall, for somebody better on offer."""
    sale = table.realm.talent_sale[card]
    lost = table.talent(card)
    if table.view.debt is not None:
        return _sell(table, sale, lost)
    if len(table.mine.talents) < MOST_TALENTS:
        return -1.0
    offers = [table.realm.talent_ids.index(id) for id in table.view.offer]
    better = max((_recruit(table, o, table.realm.talent_price[o]) for o in offers), default=-1.0)
    return better + sale - lost - 200 if better > 0 else -1.0


def _sell(table: Table, sale: int, lost: float) -> float:
    """To pay a debt: as little loss as possible for what is missing."""
    debt = table.view.debt
    if debt is None:
        return -1.0
    gone = max(0, sale - debt.missing)
    return min(sale, debt.missing) - lost - 0.1 * gone


# -- stratagems ---------------------------------------------------------------------------------


def _aims(table: Table, card: int) -> list[int]:
    """Targets to judge a stratagem by before it lies open."""
    aim = table.realm.schemes[card].aim
    if aim == NOTHING:
        return [NO_TARGET]
    if aim == SEAT:
        return [seat for seat in table.living if seat != table.me]
    return [NO_TARGET]


def _taken(table: Table, seat: int, amount: float) -> float:
    """Silver that a rival pays to oneself."""
    paid = min(amount, table.silver(seat) + 500)
    return paid * (1 + HURT * table.threat(seat))


def _use(table: Table, card: int, target: int) -> float:
    scheme = table.realm.schemes[card]
    amount = scheme.amount
    if target == NO_TARGET and scheme.aim != NOTHING:
        return 100.0
    others = [seat for seat in table.living if seat != table.me]
    match scheme:
        case s.NextFreeCounty():
            return _next_free(table)
        case s.GoHome():
            return max(0.0, _build(table, target)) - 50
        case s.ToPalace():
            return PALACE_PAY - table.way(table.me, table.mine.square, 12) * 0.5
        case s.Run():
            return _walk_by_chance(table)
        case s.Lure():
            return _lured(table, target)
        case s.Rest():
            return amount - TURN
        case s.Silence():
            return TURN * table.threat(target) * 0.5
        case s.KingMarches():
            square = table.view.king.square
            return sum(table.king((square + n) % SQUARES) for n in range(1, 7)) / 6
        case s.KingGoes():
            return table.king(table.realm.square_of[target])
        case s.TakeDie():
            return table.rounds * 60
        case s.RobPoorer():
            return _taken(table, target, amount)
        case s.RobNear():
            return amount * 1.1
        case s.Levy():
            return sum(_taken(table, seat, amount) for seat in others)
        case s.Befriend():
            paid = sum(_taken(table, seat, amount) for seat in others if seat != target)
            return paid + amount * (1 - HURT * table.threat(target))
        case s.Gamble():
            return amount * 3.5
        case s.Watch() | s.NoCamps():
            return float(amount)
        case s.TollAgain():
            return _tolls_again(table)
        case s.TearDown():
            return 0.4 * table.loss(target)
        case s.GiveUpCamp():
            return table.realm.camp_cost[target] + amount - table.loss(target)
        case s.HalfCamp():
            price = table.realm.camp_cost[target] // 2
            return _spend(table, price, table.camp(target, price))
    return _exchange(table, card, target)


def _exchange(table: Table, card: int, target: int) -> float:
    """Stratagems by which lands and talents change hands."""
    match table.realm.schemes[card]:
        case s.BuyBare():
            price = table.realm.price[target] * s.PRICE_OF_BARE_LAND // 100
            return _spend(table, price, table.county(target, price))
        case s.AttackField():
            return 0.5 * table.field() - 50
        case s.BuyField():
            return table.field()
        case s.HalfPrice():
            offers = [table.realm.talent_ids.index(id) for id in table.view.offer]
            half = [_recruit(table, o, table.realm.talent_price[o] // 2) for o in offers]
            return max(half, default=-1.0)
        case s.ExchangeTalent():
            offers = [table.realm.talent_ids.index(id) for id in table.view.offer]
            best = max((table.talent(offer) for offer in offers), default=0.0)
            return best - table.talent(target)
        case s.DismissTheirs():
            return 0.3 * table.realm.talent_price[target]
        case s.HireAway():
            return _recruit(table, target, table.realm.talent_price[target])
        case s.Muddy() | s.Chain():
            return 300.0
    return 0.0


def _next_free(table: Table) -> float:
    for steps in range(1, SQUARES):
        square = (table.mine.square + steps) % SQUARES
        land = table.realm.land_at[square]
        if land >= 0 and not table.realm.is_field[land] and table.owner[land] is None:
            return table.walk(table.me, table.mine.square, steps)
    return 0.0


def _lured(table: Table, seat: int) -> float:
    """What luring a player to one's next county brings."""
    here = table.view.players[seat].square
    for steps in range(1, SQUARES + 1):
        land = table.realm.land_at[(here + steps) % SQUARES]
        if land in table.own and not table.realm.is_field[land]:
            pay = table.way(seat, here, steps)
            return _taken(table, seat, table.view.lands[land].toll) - 0.4 * pay
    return 0.0


def _tolls_again(table: Table) -> float:
    total = 0.0
    for player in table.view.players:
        land = table.realm.land_at[player.square]
        if player.seat != table.me and not player.out and land in table.own:
            total += _taken(table, player.seat, table.view.lands[land].toll)
    return total
