"""How the bank game stands at the beginning of a turn."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.bank.state import Bank
from kaizhuo.games.nyc.edition import NONE, SQUARES
from kaizhuo.kernel.core import State
from kaizhuo.players.search.chances import Throw
from kaizhuo.players.search.outlook import progress
from kaizhuo.players.search.outlooks.nyc import NycOutlook

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


class BankOutlook(NycOutlook):
    """Cash, and what lands earn and cost."""

    def __init__(self) -> None:
        super().__init__(72, LOGIT)

    def row(self, state: State, seat: int, soon: float) -> list[float]:
        assert isinstance(state, Bank)
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
        owed = [0] * SQUARES
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
                owed[square] = toll
        here = common.position[seat]
        throw = Throw(here, owed, cash, cash + sale)
        return [
            *progress(share),
            min(share, 0.15),
            lands / 5,
            floors / 10,
            tolls / 10_000,
            best / 3_000,
            against / 10_000,
            sale / 5_000,
            float(len(common.held[seat]) + len(common.fresh[seat])),
            throw.feared / 1000,
            throw.passes,
            here / SQUARES,
            soon,
            throw.ruins,
        ]
