"""Putting a number card down, and what a red 1 or 15 may remove (HT-2.1, HT-R)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Text

from . import grab
from .actions import DIRECTIONS, Remove
from .events import in_force
from .state import Taiwan
from .table import REMOVERS
from .why import why_not_asked, why_not_here


def put_number(state: Taiwan, player: int, card: int, arm: int) -> None:
    """A number card comes to lie at the end of an arm, and what it brings about is asked."""
    cards = state.box.cards
    number = cards.number[card]
    state.extend_arm(arm, card)
    if state.event >= 0 and in_force(state).halts(number):
        state.halted = True
    if cards.red[card] and number in REMOVERS:
        if removable(state, card):
            state.stack.append(Removal(player, card))
    else:
        grab.open_window(state, player, number, arm)


def removable(state: Taiwan, by: int) -> list[int]:
    """The directions whose last card a red 1 or 15 may remove: not itself (HTA-25)."""
    found: list[int] = []
    for arm in range(DIRECTIONS):
        cards = state.arms[arm]
        if cards and cards[len(cards) - 1] != by:
            found.append(arm)
    return found


class Removal(Step[Taiwan]):
    """HT-R.1, HT-R.15: one may put the last card of a direction on the discard pile."""

    def __init__(self, player: int, card: int) -> None:
        self.player: Final = player
        self.card: Final = card

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card)

    def copy(self) -> Removal:
        return Removal(self.player, self.card)

    def clause(self, state: Taiwan) -> str:
        return f"HT-R.{state.box.cards.number[self.card]}"

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player]

    def legal_actions(self, state: Taiwan, player: int) -> list[Action]:
        if player != self.player:
            return []
        moves = state.box.moves
        found: list[Action] = [moves.remove[arm] for arm in removable(state, self.card)]
        found.append(moves.leave)
        return found

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if isinstance(action, Remove):
            cards = state.arms[action.arm]
            gone = state.lift(cards[len(cards) - 1])
            gone += state.fallen_lanterns()
            state.discard += gone
            state.refresh()
            state.note_cards("log-remove", player, gone)

    def default(self, state: Taiwan, player: int) -> Action:
        return state.box.moves.leave

    def why_not(self, state: Taiwan, player: int, action: Action) -> Reason:
        if player != self.player:
            return why_not_asked(self.player)
        if isinstance(action, Remove):
            return Reason(self.clause(state), Text("why-not-removable"))
        return why_not_here(state, player, action, self.clause(state))
