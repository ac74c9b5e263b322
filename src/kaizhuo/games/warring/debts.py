"""Debts and bankruptcy (WS-14, WS-15)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat, Text
from kaizhuo.parts.purse import BANK, Collection, Due, Purses

from .edition import CITY, LANDS
from .state import NOBODY, Warring

TOLL: Final = "reason-toll"


class Owing(Collection):
    """What one player owes to another or to the treasury; dropped when either has left."""

    def copy(self) -> Owing:
        return Owing(self.copy_questions(), self.creditor, self.reason)

    def _void(self, state: Purses) -> bool:
        return state.out[self.dues()[0].debtor] or (
            self.creditor != BANK and state.out[self.creditor]
        )

    def _forgiving(self, state: Purses) -> bool:
        """WSA-11, the other reading: only a toll makes one sell and go bankrupt."""
        assert isinstance(state, Warring)
        return state.box.debts_forgiven and self.reason != TOLL

    def _inherited(self, state: Purses) -> bool:
        """WSA-18, the other reading: what would not be enough is not sold, but inherited."""
        assert isinstance(state, Warring)
        if not state.box.estate_to_creditor or self.creditor == BANK:
            return False
        due = self.dues()[0]
        return state.cash[due.debtor] + liquidation(state, due.debtor) < due.amount

    def actors(self, state: Purses) -> list[int]:
        if self._void(state) or self._forgiving(state) or self._inherited(state):
            return []
        return super().actors(state)

    def why_not(self, state: Purses, player: int, action: Action) -> Reason:
        if player != self.dues()[0].debtor:
            return Reason("WS-2", Text("why-not-asked"))
        return state.why_not_sell(player, action)

    def finish(self, state: Purses, nature: Nature) -> None:
        assert isinstance(state, Warring)
        if self._void(state):
            return
        due = self.dues()[0]
        amount = min(due.amount, state.cash[due.debtor])
        if amount > 0 and self.creditor == BANK:
            state.spend(due.debtor, amount, self.reason)
        elif amount > 0:
            state.give(due.debtor, self.creditor, amount, self.reason)
        if amount < due.amount and not self._forgiving(state):
            go_bankrupt(state, due.debtor, self.creditor)


def liquidation(state: Warring, player: int) -> int:
    """What selling everything would bring."""
    realm = state.box.realm
    total = 0
    for land in state.own_lands(player):
        camps = state.camps[land]
        total += realm.land_sale[land]
        total += realm.city_sale[land] if camps == CITY else camps * realm.camp_sale[land]
    for talent in state.talents[player]:
        total += realm.talent_sale[talent]
    return total


def owe(state: Warring, debtor: int, creditor: int, amount: int, reason: str) -> None:
    """Put a debt on a player; it is paid when its turn on the stack comes."""
    if amount > 0:
        questions: list[Step[Purses]] = [Due(debtor, amount)]
        state.stack.append(Owing(questions, creditor, reason))


def owe_in_turn(
    state: Warring, debtors: list[int], creditor: int, amount: int, reason: str
) -> None:
    """The same debt on several players, who pay one after the other in this order: what they
    sell goes under piles, so the order matters."""
    for debtor in reversed(debtors):
        owe(state, debtor, creditor, amount, reason)


def go_bankrupt(state: Warring, player: int, creditor: int) -> None:
    """WS-15, WSA-18: all silver is paid already; the rest goes back to the treasury."""
    if state.journal is not None:
        state.tell("log-bankrupt", {"player": Seat(player)}, player)
    heir = creditor if state.box.estate_to_creditor else NOBODY
    for land in range(LANDS):
        if state.owner[land] == player:
            state.owner[land] = heir
            if heir == NOBODY:
                state.camps[land] = 0
    for talent in state.talents[player].copy():
        if heir != NOBODY and state.may_recruit(heir):
            state.talents[player].remove(talent)
            state.talents[heir].append(talent)
        else:
            state.lose_talent(player, talent)
    if state.holder == player:
        state.holder = NOBODY
    state.out[player] = True
    state.resting[player] = 0
    living = state.living()
    if len(living) == 1:  # WS-16.1
        state.win(living[0], "log-win-last")
