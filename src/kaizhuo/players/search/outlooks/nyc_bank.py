"""How the bank game stands at the beginning of a turn."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.bank.state import Bank
from kaizhuo.games.nyc.edition import NONE, SQUARES
from kaizhuo.games.nyc.turn import BEFORE, Turn
from kaizhuo.players.search.chances import WAYS

WEIGHTS: Final[list[float]] = [
    -0.389,
    3.881,
    7.984,
    5.685,
    0.245,
    -0.875,
    1.116,
    -0.019,
    0.873,
    2.129,
    0.308,
    -0.134,
    0.102,
    0.656,
    0.101,
    -0.513,
    -0.872,
]
"""Fitted by ``python -m benchmarks.outlook nyc-bank``."""
NEAR: Final = 0.8
"""From this part of the target on, the end is near."""


def features(state: Bank) -> list[list[float]]:
    """Seat by seat; empty unless a turn has just begun."""
    top = state.stack[-1]
    if not isinstance(top, Turn) or top.phase != BEFORE or top.must_roll:
        return []
    order = state.common.order
    first = order.index(top.player)
    found: list[list[float]] = []
    for seat in range(state.players):
        after = (order.index(seat) - first) % state.players
        found.append(_of_seat(state, seat, 1.0 - after / state.players))
    return found


def _of_seat(state: Bank, seat: int, soon: float) -> list[float]:
    common = state.common
    cards = state.box.cards
    cash = state.cash[seat]
    share = cash / state.box.target
    if state.out[seat]:
        return [0.0] * 16 + [1.0]
    lands = 0
    floors = 0
    tolls = 0
    sale = 0
    best = 0
    against = 0
    for square in cards.sights:
        owner = common.owner[square]
        if owner == NONE:
            continue
        toll = cards.tolls[square][state.floors[square] - 1]
        if owner == seat:
            lands += 1
            floors += state.floors[square]
            tolls += toll
            best = max(best, toll)
            sale += cards.sale[square] * state.floors[square]
        else:
            against += toll
    here = common.position[seat]
    feared = 0.0
    lap = 0.0
    ruin = 0.0
    for at, ways in enumerate(WAYS):
        square = here + at + 2
        if square >= SQUARES:
            lap += ways
        owner = common.owner[square % SQUARES]
        if owner != NONE and owner != seat:
            toll = cards.tolls[square % SQUARES][state.floors[square % SQUARES] - 1]
            feared += ways * min(toll, cash + sale)
            if toll > cash:
                ruin += ways
    return [
        share,
        share * share,
        max(0.0, share - NEAR),
        min(share, 0.15),
        lands / 5,
        floors / 10,
        tolls / 10_000,
        best / 3_000,
        against / 10_000,
        sale / 5_000,
        float(len(common.held[seat]) + len(common.fresh[seat])),
        feared / 36 / 1000,
        lap / 36,
        here / SQUARES,
        soon,
        ruin / 36,
        0.0,
    ]
