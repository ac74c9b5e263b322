"""How a game is played on in thought: quickly, and not too foolishly.

A policy weighs the legal actions of whoever is asked, directly on a drawn position: the playouts
of the search choose by these weights, and its tree looks at heavy actions first. It knows
nothing that the drawn position does not say, and the true one is never handed to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, State

FINE: Final = 1 << 24
"""Into so many parts chance divides the weights."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Every legal action weighs the same: the policy of a game that nobody has written one for."""

    def weigh(self, state: State, player: int, legal: list[Action]) -> list[float]:
        """A weight for each of a player's legal actions: 0 is never chosen while another one is
        more, and is left out of the tree."""
        return [1.0] * len(legal)

    def pick(self, state: State, player: int, legal: list[Action], nature: Nature) -> Action:
        """One of several legal actions, for a playout."""
        return legal[nature.below(len(legal))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighted(Policy):
    """A policy that chooses each action as often as it weighs; subclasses say ``weigh``."""

    def pick(self, state: State, player: int, legal: list[Action], nature: Nature) -> Action:
        weights = self.weigh(state, player, legal)
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            return legal[nature.below(len(legal))]
        left = total * (nature.below(FINE) / FINE)
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return legal[at]
        return legal[len(legal) - 1]
