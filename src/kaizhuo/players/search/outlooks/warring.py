"""How a game of Warring States stands before a throw."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.warring.edition import SQUARES
from kaizhuo.games.warring.state import NOBODY, Warring
from kaizhuo.games.warring.turn import THROW, Turn
from kaizhuo.kernel.core import State
from kaizhuo.players.search.chances import Throw
from kaizhuo.players.search.outlook import NOT_NOW, Outlook, progress

LOGIT: Final = (
    ("silver, of the target", -0.182),
    ("the same squared", 4.643),
    ("beyond four fifths of the target", 5.733),
    ("the first tenth of the target", 4.826),
    ("counties, of five", -0.744),
    ("battlefields, of two", 0.738),
    ("camps, of five", 1.348),
    ("own tolls, of 20,000", 0.130),
    ("the same without camps, of 10,000", 2.542),
    ("the dearest, of 10,000", 0.594),
    ("tolls of others, of 50,000", -0.052),
    ("prices of the talents, in thousands", 0.364),
    ("talents, of three", -0.153),
    ("the red die", 0.097),
    ("tolls that the next throw may meet, in thousands", -0.004),
    ("chance of passing the Palace", 0.437),
    ("how soon it is this seat's turn", 0.099),
    ("chance of a toll above one's silver", 0.186),
)
"""Features and their weights, fitted by ``python -m benchmarks.outlook warring``."""


class WarringOutlook(Outlook):
    """Silver, and what lands and talents earn and cost."""

    def __init__(self) -> None:
        super().__init__(60, LOGIT)

    def mover(self, state: State) -> int:
        assert isinstance(state, Warring)
        top = state.stack[-1]
        return top.player if isinstance(top, Turn) and top.phase == THROW else NOT_NOW

    def row(self, state: State, seat: int, soon: float) -> list[float]:
        assert isinstance(state, Warring)
        realm = state.box.realm
        if state.out[seat]:
            return []
        cash = state.cash[seat]
        share = cash / state.box.target
        counties = 0
        fields = 0
        camps = 0
        tolls = 0
        best = 0
        bare = 0
        against = 0
        owed = [0] * SQUARES
        for land, owner in enumerate(state.owner):
            if owner == NOBODY:
                continue
            if realm.is_field[land]:
                if owner == seat:
                    fields += 1
                continue
            toll = realm.tolls[land][state.camps[land]]
            if owner == seat:
                counties += 1
                camps += state.camps[land]
                tolls += toll
                bare += realm.tolls[land][0]
                best = max(best, toll)
            else:
                against += toll
                owed[realm.square_of[land]] = toll
        talents = 0
        for card in state.talents[seat]:
            talents += realm.talent_price[card]
        throw = Throw(state.squares[seat], owed, cash, cash)
        return [
            *progress(share),
            min(share, 0.1),
            counties / 5,
            fields / 2,
            camps / 5,
            tolls / 20_000,
            bare / 10_000,
            best / 10_000,
            against / 50_000,
            talents / 1_000,
            len(state.talents[seat]) / 3,
            1.0 if state.holder == seat else 0.0,
            throw.feared / 1000,
            throw.passes,
            soon,
            throw.ruins,
        ]
