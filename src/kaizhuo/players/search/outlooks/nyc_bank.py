"""How the bank game stands at the beginning of a turn."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.bank.state import Bank
from kaizhuo.games.nyc.edition import NONE, SQUARES
from kaizhuo.games.nyc.turn import BEFORE, Turn
from kaizhuo.players.search.chances import WAYS

LOGIT: Final = (
    ("cash, of the target", -0.388),
    ("the same squared", 3.879),
    ("beyond four fifths of the target", 7.984),
    ("the first seventh of the target", 5.678),
    ("lands, of five", 0.251),
    ("floors, of ten", -0.866),
    ("own tolls, of 10,000", 0.149),
    ("the dearest, of 3,000", -0.022),
    ("tolls of others, of 10,000", -0.149),
    ("what selling everything brings, of 5,000", 2.085),
    ("experience cards", 0.308),
    ("tolls that the next throw may meet, in thousands", -0.134),
    ("chance of passing the start", 0.102),
    ("how far round the ring", 0.656),
    ("how soon it is this seat's turn", 0.101),
    ("chance of a toll above one's cash", -0.515),
)
"""Features and their weights, fitted by ``python -m benchmarks.outlook nyc-bank``."""
NEAR: Final = 0.8
"""From this part of the target on, the end is near."""


def features(state: Bank) -> list[list[float]]:
    """Seat by seat, with an empty row for who is bankrupt; empty unless a turn has just begun."""
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
    if state.out[seat]:
        return []
    common = state.common
    cards = state.box.cards
    cash = state.cash[seat]
    share = cash / state.box.target
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
    ]
