"""How a game stands before it is over: what tells of each seat's chances, and how much it tells."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.core import State

NEAR: Final = 0.8
"""From this part of what wins on, the end is near."""
NOT_NOW: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """Judges a position, where the game is quiet, by features of every seat.

    ``logit`` names the features and says what each weighs: a seat's chance is ``exp`` of its
    features' weighted sum, beside those of the others (a conditional logit). ``python -m
    benchmarks.outlook`` fits the weights to games of the rules of thumb. A playout may end with a
    judgement after ``horizon`` decisions.
    """

    def __init__(self, horizon: int, logit: tuple[tuple[str, float], ...]) -> None:
        self.horizon = horizon
        self.logit = logit
        self.weights: list[float] = [weight for _, weight in logit]

    def mover(self, state: State) -> int:
        """The seat that is about to begin a turn; ``NOT_NOW`` where the game is not quiet."""
        raise NotImplementedError

    def after(self, state: State, seat: int, mover: int) -> int:
        """How many turns there are before this seat's: 0 for the mover."""
        return (seat - mover) % state.players

    def row(self, state: State, seat: int, soon: float) -> list[float]:
        """The features of a seat; none for one that is out of the game. ``soon`` is 1 for the
        mover, and less the later it is the seat's turn."""
        raise NotImplementedError

    def features(self, state: State) -> list[list[float]]:
        """The rows of all seats; empty where the game is not quiet."""
        mover = self.mover(state)
        if mover == NOT_NOW:
            return []
        found: list[list[float]] = []
        for seat in range(state.players):
            found.append(self.row(state, seat, self.soon(state, seat, mover)))
        return found

    def soon(self, state: State, seat: int, mover: int) -> float:
        """How soon it is this seat's turn, from 1 down."""
        return 1.0 - self.after(state, seat, mover) / state.players

    def chances(self, state: State) -> list[float]:
        """Each seat's chance of winning; empty where the game is not quiet."""
        found = self.features(state)
        if not found:
            return []
        sums: list[float] = []
        most = -math.inf
        for row in found:
            total = 0.0
            for at, value in enumerate(row):
                total += value * self.weights[at]
            sums.append(total)
            if row:
                most = max(most, total)
        chances: list[float] = []
        everybody = 0.0
        for at, total in enumerate(sums):
            chances.append(math.exp(total - most) if found[at] else 0.0)
            everybody += chances[at]
        return [one / everybody for one in chances]


def progress(share: float) -> list[float]:
    """The part of what wins that a seat has, its square, and what is beyond ``NEAR``."""
    return [share, share * share, max(0.0, share - NEAR)]
