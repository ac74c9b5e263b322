"""Questions that may be declined: what a square offers to whoever stops there."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason
from kaizhuo.parts.question import Question

from .actions import Abandon, Disband, Dismiss, Pass
from .state import Warring
from .why import why_not_chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question[Warring]):
    """An offer to one player, who takes one of ``offers`` or passes.

    Where one may sell at any time on one's own turn (WSA-16), pieces can be sold first.
    """

    def offers(self, state: Warring) -> list[Action]:
        """What may be taken now."""
        raise NotImplementedError

    def take(self, state: Warring, action: Action, nature: Nature) -> None:
        """Carry out one of ``offers``; the question is off the stack already."""
        raise NotImplementedError

    def could_be_met(self, state: Warring) -> bool:
        """Whether selling something could bring an offer within reach."""
        return False

    def declined(self, state: Warring, nature: Nature) -> None:
        """The player passed; the question is off the stack already."""

    def sales(self, state: Warring) -> list[Action]:
        """What may be sold in between."""
        if not state.box.sell_any_time or not self.could_be_met(state):
            return []
        return state.sales(self.player)

    def worth_asking(self, state: Warring) -> bool:
        return len(self.offers(state)) > 0 or len(self.sales(state)) > 0

    def legal_actions(self, state: Warring, player: int) -> list[Action]:
        if player != self.player:
            return []
        found = self.offers(state)
        for sale in self.sales(state):
            if sale not in found:
                found.append(sale)
        found.append(state.box.moves.pass_)
        return found

    def apply(self, state: Warring, player: int, action: Action, nature: Nature) -> None:
        match action:
            case Pass():
                state.stack.pop()
                self.declined(state, nature)
            case Disband() | Abandon() | Dismiss():
                state.sell(player, action, nature)
            case _:
                state.stack.pop()
                self.take(state, action, nature)

    def default(self, state: Warring, player: int) -> Action:
        return state.box.moves.pass_

    def why_not(self, state: Warring, player: int, action: Action) -> Reason:
        return why_not_chosen(state, self.player, player, action)
