"""How the travel game stands at the beginning of a turn."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.edition import NONE, SQUARES
from kaizhuo.games.nyc.travel.state import Travel
from kaizhuo.kernel.core import State
from kaizhuo.players.search.outlook import progress
from kaizhuo.players.search.outlooks.nyc import NycOutlook

LOGIT: Final = (
    ("points, of the target", 4.432),
    ("the same squared", 2.728),
    ("beyond four fifths of the target", 3.439),
    ("the first thousand dollars", 0.402),
    ("the first four thousand", 0.121),
    ("cars", 0.335),
    ("yachts", 0.392),
    ("planes", 0.397),
    ("experience cards", 0.317),
    ("the right to throw again", -0.011),
    ("sights of one's own, of five", 0.678),
    ("points on the next six squares, of twenty", 0.509),
    ("chances that the next step wins", 1.270),
    ("how soon it is this seat's turn", 0.245),
    ("soon, by points squared", 0.761),
)
"""Features and their weights, fitted by ``python -m benchmarks.outlook nyc-travel``."""
FACES: Final = 6


class TravelOutlook(NycOutlook):
    """Points, and what is within reach."""

    def __init__(self) -> None:
        super().__init__(24, LOGIT)

    def row(self, state: State, seat: int, soon: float) -> list[float]:
        assert isinstance(state, Travel)
        common = state.common
        cards = state.box.cards
        here = common.position[seat]
        share = state.points[seat] / state.box.target
        ahead = 0.0  # points that the next throw brings, were it one die
        wins = 0.0
        for steps in range(1, FACES + 1):
            square = (here + steps) % SQUARES
            zone = state.zone_of(square)
            if zone != NONE:
                points = cards.points[square] + cards.zone_bonus[zone]
                ahead += points
                if state.points[seat] + points >= state.box.target:
                    wins += 1.0
        lands = 0
        for square in cards.sights:
            if common.owner[square] == seat:
                lands += 1
        cash = state.cash[seat] / 1000
        vehicles = state.vehicles[seat]
        return [
            *progress(share),
            min(cash, 1.0),
            min(cash, 4.0),
            float(vehicles[0]),
            float(vehicles[1]),
            float(vehicles[2]),
            float(len(common.held[seat]) + len(common.fresh[seat])),
            1.0 if common.reroll[seat] else 0.0,
            lands / 5,
            ahead / 20,
            wins / FACES,
            soon,
            soon * share * share,
        ]
