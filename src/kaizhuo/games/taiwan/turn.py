"""A turn: play a card, or pay for the trip by eating (HT-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat, Text

from .actions import (
    ARM_CODES,
    ARMS,
    BRANCH_NORTH,
    BRANCH_SOUTH,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Aim,
    Eat,
    PassHands,
    Place,
    PutTo,
    Use,
)
from .eating import begin_meal, legal_meals
from .edition import MUSEUM
from .events import in_force
from .functions import legal_function, play_function
from .placing import put_number
from .state import Taiwan
from .table import MUSEUM_MONEY
from .why import why_not_asked, why_not_in_turn


class Turn(Step[Taiwan]):
    """HT-2.0: one of two things: play a card, or eat.

    ``left`` cards are still to be played, this one included: one, or two under HT-E.07 and after
    a 101跨年, whose first must be a number (``number_first``).
    """

    def __init__(self, player: int, left: int = 1, number_first: bool = False) -> None:
        self.player: Final = player
        self.left: Final = left
        self.number_first: Final = number_first

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.left, self.number_first)

    def copy(self) -> Turn:
        return self  # nothing in it ever changes

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player]

    def waits(self, state: Taiwan) -> bool:
        return True

    # -- what may be done -----------------------------------------------------------------

    def legal_actions(self, state: Taiwan, player: int) -> list[Action]:
        if player != self.player:
            return []
        found: list[Action] = []
        numbers = state.box.cards.number
        places = state.box.moves.place
        takes = state.takes
        east: i64 = takes[EAST]
        south: i64 = takes[SOUTH]
        west: i64 = takes[WEST]
        north: i64 = takes[NORTH]
        north_branch: i64 = takes[BRANCH_NORTH]
        south_branch: i64 = takes[BRANCH_SOUTH]
        anywhere: i64 = east | south | west | north | north_branch | south_branch
        quiet = state.event < 0
        for card in state.hands[player]:
            if not quiet and in_force(state).bars(state, card):
                continue
            number: i64 = numbers[card]
            if number > 0:
                bit: i64 = 1 << number
                if anywhere & bit:
                    row = places[card]
                    if east & bit:
                        found.append(row[EAST])
                    if south & bit:
                        found.append(row[SOUTH])
                    if west & bit:
                        found.append(row[WEST])
                    if north & bit:
                        found.append(row[NORTH])
                    if north_branch & bit:
                        found.append(row[BRANCH_NORTH])
                    if south_branch & bit:
                        found.append(row[BRANCH_SOUTH])
                if state.event == MUSEUM:
                    self._repeats(state, card, found)
            elif not self.number_first:
                legal_function(state, player, card, found)
        legal_meals(state, player, found)
        return found

    def _repeats(self, state: Taiwan, card: int, found: list[Action]) -> None:
        """HT-E.12: the same number again."""
        cards = state.box.cards
        if cards.money[card] < MUSEUM_MONEY:
            return
        bit = 1 << cards.number[card]
        for arm in range(ARMS):
            if state.doubles[arm] & bit and not state.takes[arm] & bit:
                found.append(state.box.moves.place[card][arm])

    # -- doing it -------------------------------------------------------------------------

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        match action:
            case Eat():
                begin_meal(state, player, action.arm)
            case Place():
                card = action.card
                self._spend(state, player, card)
                if state.box.cards.number[card] > 0:
                    if state.journal is not None:
                        args: dict[str, object] = {
                            "player": Seat(player),
                            "card": state.card_ref(card),
                            "arm": Text(f"arm-{ARM_CODES[action.arm]}"),
                        }
                        state.tell("log-place", args, player)
                    put_number(state, player, card, action.arm)
                else:
                    play_function(state, player, card, action, nature)
            case Use() | Aim() | PassHands() | PutTo():
                self._spend(state, player, action.card)
                play_function(state, player, action.card, action, nature)

    def _spend(self, state: Taiwan, player: int, card: int) -> None:
        state.take_from_hand(player, card)
        state.left = self.left - 1
        state.owed.append(player)  # HTA-06

    def default(self, state: Taiwan, player: int) -> Action:
        """The dearest number card that fits, else the cheapest meal, else any card."""
        cards = state.box.cards
        best: Action | None = None
        most = -1
        legal = self.legal_actions(state, player)
        for action in legal:
            if isinstance(action, Place) and cards.number[action.card] > 0:
                money = cards.money[action.card]
                best = action if money > most else best
                most = max(most, money)
        if best is not None:
            return best
        least = 1 << 30
        for action in legal:
            if isinstance(action, Eat):
                cost = state.cost(action.arm) if action.arm >= 0 else 0
                if cost < least:
                    least = cost
                    best = action
        return legal[0] if best is None else best

    def why_not(self, state: Taiwan, player: int, action: Action) -> Reason:
        if player != self.player:
            return why_not_asked(self.player)
        return why_not_in_turn(state, player, action, self.number_first)
