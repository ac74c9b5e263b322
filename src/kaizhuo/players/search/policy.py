"""How a game is played on in thought: quickly, and not too foolishly.

A policy weighs the legal actions of whoever is asked, directly on a drawn position: the playouts
of the search choose by these weights, and its tree looks at heavy actions first. It knows
nothing that the drawn position does not say, and the true one is never handed to it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, State

FINE: Final = 1 << 24
"""Into so many parts chance divides the weights."""
NEVER: Final = -1.0e6
"""Points of an action that is not worth a thought."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Every legal action weighs the same: the policy of a game that nobody has written one for.

    ``twins[action]`` is the first action that differs from it in nothing but which of several
    equal cards is used; the tree holds them for one. Empty: every action is its own.
    """

    def __init__(self) -> None:
        self.twins: list[int] = []
        self.knows = False
        """Whether the weights say anything."""
        self.horizon = 0
        """After how many decisions a playout may end with ``outlook``; 0: it never does."""

    def weigh(self, state: State, player: int, legal: list[Action]) -> list[float]:
        """A weight for each of a player's legal actions: 0 is never chosen while another one is
        more, and is left out of the tree."""
        return [1.0] * len(legal)

    def pick(self, state: State, player: int, legal: list[Action], nature: Nature) -> Action:
        """One of several legal actions, for a playout."""
        return legal[nature.below(len(legal))]

    def outlook(self, state: State) -> list[float]:
        """Each seat's chance of winning, while the game goes on; empty where that cannot be
        said."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Scored(Policy):
    """A policy that gives points, and chooses what has most of them most often.

    Of two actions the one with ``sharp`` points more is chosen 2.7 times as often in a playout;
    in the tree, where a slip of the policy must be found out, the same holds of ``soft`` points.
    """

    def __init__(self, sharp: float, soft: float) -> None:
        super().__init__()
        self.knows = True
        self.sharp = sharp
        self.soft = soft

    def score(self, state: State, player: int, legal: list[Action]) -> list[float]:
        """Points for each of a player's legal actions; ``NEVER`` for a silly one."""
        raise NotImplementedError

    def weigh(self, state: State, player: int, legal: list[Action]) -> list[float]:
        return _weights(self.score(state, player, legal), self.soft)

    def pick(self, state: State, player: int, legal: list[Action], nature: Nature) -> Action:
        weights = _weights(self.score(state, player, legal), self.sharp)
        total = 0.0
        for weight in weights:
            total += weight
        left = total * (nature.below(FINE) / FINE)
        last = 0
        for at, weight in enumerate(weights):
            if weight > 0.0:
                left -= weight
                if left < 0.0:
                    return legal[at]
                last = at
        return legal[last]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judged(Scored):
    """A policy that can also say how a game stands before it is over.

    ``logit`` names the ``features`` and says what each weighs: a seat's chance is ``exp`` of its
    features' weighted sum, beside those of the others (a conditional logit). ``python -m
    benchmarks.outlook`` fits the weights to games of the rules of thumb.
    """

    def __init__(
        self, sharp: float, soft: float, horizon: int, logit: tuple[tuple[str, float], ...]
    ) -> None:
        super().__init__(sharp, soft)
        self.horizon = horizon
        self.logit = logit
        self.weights: list[float] = [weight for _, weight in logit]

    def features(self, state: State) -> list[list[float]]:
        """What tells of each seat's chances, seat by seat, where a game is quiet enough to be
        judged; empty elsewhere. An empty row: that seat is out of the game."""
        raise NotImplementedError

    def outlook(self, state: State) -> list[float]:
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


def _weights(scores: list[float], scale: float) -> list[float]:
    most = max(scores)
    found: list[float] = []
    for score in scores:
        found.append(math.exp((score - most) / scale) if score > NEVER or most == NEVER else 0.0)
    return found
