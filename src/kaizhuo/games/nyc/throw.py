"""The dice: throwing, and what may be done with a throw (NYB-2.1, NYB-2.2)."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Seat, Text
from kaizhuo.parts.question import Question

from .actions import GoOn, Reroll, Use
from .state import Nyc
from .walk import Walk
from .why import out_of_place


class Throw(Question[Nyc]):
    """A throw that the player may still change. ``again`` is the guide office's right to throw
    once more (NYB-2.3.S.D.1), ``insured`` that the insurance has been used (NYB-X.08)."""

    def __init__(self, player: int, again: bool, insured: bool = False, open: bool = False) -> None:
        super().__init__(player, open)
        self.again = again
        self.insured = insured

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.again, self.insured, self.open)

    def copy(self) -> Throw:
        return Throw(self.player, self.again, self.insured, self.open)

    def total(self, state: Nyc) -> int:
        """The steps thrown."""
        steps = 0
        for face in state.common.dice:
            steps += face
        return steps

    def throw(self, state: Nyc, nature: Nature) -> None:
        """Throw all dice (NYA-09)."""
        state.common.dice = nature.roll(state.box.dice)
        state.common.thrower = self.player
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(self.player), "steps": self.total(state), "count": state.box.dice,
                "dice": " + ".join([str(face) for face in state.common.dice]),
            }  # fmt: skip
            state.tell("log-roll", args, self.player)

    def advance(self, state: Nyc, nature: Nature) -> None:
        if len(self.legal_actions(state, self.player)) > 1:
            self.open = True
        else:
            self.go(state, self.total(state))

    def go(self, state: Nyc, steps: int) -> None:
        """Walk so many steps."""
        state.stack.pop()
        state.stack.append(Walk(self.player, steps))

    def legal_actions(self, state: Nyc, player: int) -> list[Action]:
        if player != self.player:
            return []
        found: list[Action] = [state.box.moves.walk]
        if self.again:
            found.append(state.box.moves.reroll)
        for card in state.common.held[self.player]:
            state.box.effects[card].after_roll(state, self, found)
        return found

    def apply(self, state: Nyc, player: int, action: Action, nature: Nature) -> None:
        self.open = False
        match action:
            case GoOn():
                self.go(state, self.total(state))
            case Reroll():
                self.again = False
                self.throw(state, nature)
            case Use():
                state.box.effects[action.card].use_after_roll(state, self, nature)

    def default(self, state: Nyc, player: int) -> Action:
        return state.box.moves.walk

    def why_not(self, state: Nyc, player: int, action: Action) -> Reason:
        if player == self.player and isinstance(action, Reroll):
            return Reason("NYB-2.3.S.D.1", Text("why-no-reroll"))
        return out_of_place(state, self.player, player, action)
