"""The end of a turn with too many cards (MD-2.3.a)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat, all_but, only

from .actions import Shed
from .state import Deal
from .why import why_not_shed

HAND_LIMIT: Final = 7


class Surplus(Step[Deal]):
    """MD-2.3.a: cards beyond seven go face down under the draw pile, in the order chosen."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def fields(self) -> tuple[object, ...]:
        return (self.player,)

    def copy(self) -> Surplus:
        return Surplus(self.player)

    def actors(self, state: Deal) -> list[int]:
        return [self.player] if self.waits(state) else []

    def waits(self, state: Deal) -> bool:
        return len(state.hands[self.player]) > HAND_LIMIT

    def advance(self, state: Deal, nature: Nature) -> None:
        state.stack.pop()

    def legal_actions(self, state: Deal, player: int) -> list[Action]:
        found: list[Action] = []
        if player == self.player and len(state.hands[player]) > HAND_LIMIT:
            for card in state.hands[player]:
                shed = state.box.moves.shed[card]
                assert shed is not None
                found.append(shed)
        return found

    def apply(self, state: Deal, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Shed)
        state.shed_card(player, action.card)
        if state.journal is not None:
            shown: dict[str, object] = {
                "player": Seat(player), "card": state.card_ref(action.card),
            }  # fmt: skip
            state.tell("log-shed-card", shown, player, only(player))
            hidden: dict[str, object] = {"player": Seat(player)}
            state.tell("log-shed", hidden, player, all_but(player))

    def default(self, state: Deal, player: int) -> Action:
        """The card of least value."""
        best = state.hands[player][0]
        for card in state.hands[player]:
            if state.box.cards.value[card] < state.box.cards.value[best]:
                best = card
        shed = state.box.moves.shed[best]
        assert shed is not None
        return shed

    def why_not(self, state: Deal, player: int, action: Action) -> Reason:
        return why_not_shed(state, self.player, player, action)
