"""What one player alone decides before the game goes on."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Text

from .state import Taiwan
from .why import why_not_asked, why_not_here


class Decision(Step[Taiwan]):
    """A question to one player, asked because of ``clause``."""

    def __init__(self, player: int, clause: str) -> None:
        self.player: Final = player
        self.clause: Final = clause

    def fields(self) -> tuple[object, ...]:
        return (self.player,)

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player]

    def choices(self, state: Taiwan) -> list[Action]:
        """What the player may answer."""
        raise NotImplementedError

    def legal_actions(self, state: Taiwan, player: int) -> list[Action]:
        return self.choices(state) if player == self.player else []

    def refusal(self, action: Action) -> Text | None:
        """What is wrong with an answer of the right kind; ``None`` for one that answers nothing
        that is asked."""
        return None

    def why_not(self, state: Taiwan, player: int, action: Action) -> Reason:
        if player != self.player:
            return why_not_asked(self.player)
        refusal = self.refusal(action)
        if refusal is not None:
            return Reason(self.clause, refusal)
        return why_not_here(state, player, action, self.clause)
