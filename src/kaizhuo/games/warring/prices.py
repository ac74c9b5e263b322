"""What things cost and pay, with the talents of those concerned."""

from __future__ import annotations

from .box import ALLIANCE_CAMP, FIELD_PAY, KING_FEE, PALACE_PAY
from .edition import CITY, MOST_CAMPS
from .state import Warring


def land_price(state: Warring, player: int, land: int) -> int:
    """WS-4.a"""
    price = state.box.realm.price[land]
    for talent in state.talents[player]:
        price = state.box.realm.talents[talent].land_price(price)
    return price


def toll(state: Warring, visitor: int, land: int) -> int:
    """WS-4.b: by camps and city; first the owner's talents, then the visitor's."""
    realm = state.box.realm
    amount = realm.tolls[land][state.camps[land]]
    camps = min(state.camps[land], MOST_CAMPS)
    country = realm.state_of[land]
    for talent in state.talents[state.owner[land]]:
        amount = realm.talents[talent].toll_taken(amount, country, camps)
    if visitor >= 0:
        for talent in state.talents[visitor]:
            amount = realm.talents[talent].toll_paid(amount, country, camps)
    return amount


def camp_cost(state: Warring, player: int, land: int) -> int:
    """WS-12"""
    cost = state.box.realm.camp_cost[land]
    for talent in state.talents[player]:
        cost = state.box.realm.talents[talent].camp_cost(cost)
    return cost


def city_cost(state: Warring, land: int) -> int:
    """WS-13, WSA-14"""
    return 0 if state.box.free_city else state.box.realm.city_cost[land]


def can_build_camp(state: Warring, land: int) -> bool:
    """Whether there is room on the land and a camp in stock."""
    return state.camps[land] < MOST_CAMPS and state.camps_left() > 0


def build_cost(state: Warring, player: int, land: int) -> int:
    """What may be built on a stop on an own county costs so much; -1: nothing can be built."""
    if state.camps[land] == MOST_CAMPS:
        return city_cost(state, land) if state.cities_left() > 0 else -1
    if state.camps[land] == CITY or state.camps_left() == 0:
        return -1
    return camp_cost(state, player, land)


def alliance_cost(state: Warring, player: int) -> int:
    """WS-10.a"""
    cost = ALLIANCE_CAMP
    for talent in state.talents[player]:
        cost = state.box.realm.talents[talent].alliance_cost(cost)
    return cost


def recruit_price(state: Warring, player: int, talent: int) -> int:
    """WS-6.a; talents make it cheaper, but never cheaper than the sale price."""
    realm = state.box.realm
    price = realm.talent_price[talent]
    for held in state.talents[player]:
        price = realm.talents[held].recruit_price(price)
    return max(realm.talent_sale[talent], price)


def palace_pay(state: Warring, player: int) -> int:
    """WS-3"""
    pay = PALACE_PAY
    if state.talents[player]:
        counties = state.counties(player)
        for talent in state.talents[player]:
            pay = state.box.realm.talents[talent].palace_pay(pay, counties)
    return pay


def field_pay(state: Warring, player: int) -> int:
    """WS-5.c"""
    pay = FIELD_PAY
    for talent in state.talents[player]:
        pay = state.box.realm.talents[talent].field_pay(pay)
    return pay


def king_fee(state: Warring, player: int) -> int:
    """WS-11.1.b, WS-11.2"""
    for talent in state.talents[player]:
        if not state.box.realm.talents[talent].pays_fees():
            return 0
    return KING_FEE


def keeps_camps(state: Warring, player: int) -> bool:
    """Whether the King may not tear down this player's camps."""
    for talent in state.talents[player]:
        if state.box.realm.talents[talent].keeps_camps():
            return True
    return False
