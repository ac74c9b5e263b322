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

from .outlook import Outlook

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
        self.outlook: Outlook | None = None
        """How the game stands before it is over; without one it is played to its end."""

    def weigh(self, state: State, player: int, legal: list[Action]) -> list[float]:
        """A weight for each of a player's legal actions: 0 is never chosen while another one is
        more, and is left out of the tree."""
        return [1.0] * len(legal)

    def pick(self, state: State, player: int, legal: list[Action], nature: Nature) -> Action:
        """One of several legal actions, for a playout."""
        return legal[nature.below(len(legal))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Scored(Policy):
    """A policy that gives points, and chooses what has most of them most often.

    Of two actions the one with ``sharp`` points more is chosen 2.7 times as often in a playout;
    in the tree, where a slip of the policy must be found out, the same holds of ``soft`` points.
    """

    def __init__(self, sharp: float, soft: float, outlook: Outlook | None = None) -> None:
        super().__init__()
        self.knows = True
        self.outlook = outlook
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


def _weights(scores: list[float], scale: float) -> list[float]:
    most = max(scores)
    found: list[float] = []
    for score in scores:
        found.append(math.exp((score - most) / scale) if score > NEVER or most == NEVER else 0.0)
    return found
