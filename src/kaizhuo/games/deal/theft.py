"""Thefts and exchanges of a single property (MD-4.1, MD-4.2)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat

from .actions import Give
from .charge import SWAP, Charge, Demand
from .choices import givable
from .state import Deal
from .why import why_not_give


def take_property(
    state: Deal, kind: int, actor: int, cards: list[int], target: int, taken: int, given: int
) -> None:
    """Ask the target of a theft or an exchange."""
    demand = Demand(actor, target, 0)
    state.stack.append(Charge([demand], kind, actor, cards, 0, -1, 0, taken, given))
    demand.begin(state)


class Offer(Step[Deal]):
    """MD-4.2: which own property is given for the one that is wanted (MDA-01)."""

    def __init__(self, player: int, card: int, taken: int) -> None:
        self.player: Final = player
        self.card: Final = card
        self.taken: Final = taken

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card, self.taken)

    def copy(self) -> Offer:
        return Offer(self.player, self.card, self.taken)

    def actors(self, state: Deal) -> list[int]:
        return [self.player]

    def waits(self, state: Deal) -> bool:
        return True

    def legal_actions(self, state: Deal, player: int) -> list[Action]:
        found: list[Action] = []
        if player == self.player:
            for card in givable(state, player):
                give = state.box.moves.give[card]
                assert give is not None
                found.append(give)
        return found

    def apply(self, state: Deal, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Give)
        state.stack.pop()
        target = state.holder(self.taken)
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "card": state.card_ref(self.card),
                "taken": state.card_ref(self.taken), "given": state.card_ref(action.card),
                "target": Seat(target),
            }  # fmt: skip
            state.tell("log-play-swap", args, player)
        take_property(state, SWAP, player, [self.card], target, self.taken, action.card)

    def default(self, state: Deal, player: int) -> Action:
        """The cheapest card, one of no set if there is any."""
        best = -1
        for card in givable(state, player):
            if best < 0 or _worth(state, player, card) < _worth(state, player, best):
                best = card
        give = state.box.moves.give[best]
        assert give is not None
        return give

    def why_not(self, state: Deal, player: int, action: Action) -> Reason:
        return why_not_give(state, self.player, player, action)


def _worth(state: Deal, player: int, card: int) -> int:
    for column in state.areas[player]:
        if column.complete and card in column.cards:
            return state.box.cards.value[card] + 100
    return state.box.cards.value[card]
