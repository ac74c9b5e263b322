"""Purses, and debts that are met by selling piece by piece in the order the debtor likes.

A game of money subclasses ``Purses`` and says what may be sold; ``Collection`` does the rest: it
asks every debtor who is short, all at once, then moves the money in the order of the dues, and
tells the game of each one who could not pay.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Parallel, State, Step
from kaizhuo.kernel.game import Game
from kaizhuo.kernel.text import Reason, Seat, Text

BANK: Final = -1
"""The creditor who is no player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Purses(State):
    """A position with money in it.

    ``cash[p]`` is never negative; ``out[p]`` says who has left the game. ``issued`` is what the
    bank has paid out less what it has taken in, so that at every moment the cash of all players
    and whatever lies set aside on the table make ``issued``. Money moves only by ``earn``,
    ``spend`` and ``give``, each of which tells what it did: ``reason`` is the id of a message.
    """

    def __init__(
        self, game: Game, players: int, cash: list[int], out: list[bool], issued: int
    ) -> None:
        super().__init__(game, players)
        self.cash: Final = cash
        self.out: Final = out
        self.issued = issued

    # -- money --------------------------------------------------------------------------------

    def earn(self, player: int, amount: int, reason: str) -> None:
        """The bank pays a player."""
        self.cash[player] += amount
        self.issued += amount
        if self.journal is not None:
            self._tell_flow("log-earn", player, amount, reason)

    def spend(self, player: int, amount: int, reason: str) -> None:
        """A player, who must have it, pays the bank."""
        assert 0 <= amount <= self.cash[player]
        self.cash[player] -= amount
        self.issued -= amount
        if self.journal is not None:
            self._tell_flow("log-spend", player, amount, reason)

    def give(self, payer: int, payee: int, amount: int, reason: str) -> None:
        """A player, who must have it, pays another one."""
        assert 0 <= amount <= self.cash[payer]
        self.cash[payer] -= amount
        self.cash[payee] += amount
        if self.journal is not None:
            args: dict[str, object] = {
                "player": Seat(payer), "target": Seat(payee), "amount": amount,
                "reason": Text(reason),
            }  # fmt: skip
            self.tell("log-give", args, payer)

    def set_aside(self, player: int, amount: int) -> None:
        """A player, who must have it, lays money on the table, where it is nobody's and not the
        bank's either. The caller keeps the sum and tells of it."""
        assert 0 <= amount <= self.cash[player]
        self.cash[player] -= amount

    def _tell_flow(self, id: str, player: int, amount: int, reason: str) -> None:
        args: dict[str, object] = {
            "player": Seat(player), "amount": amount, "reason": Text(reason),
        }  # fmt: skip
        self.tell(id, args, player)

    # -- players --------------------------------------------------------------------------------

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat in range(self.players) if not self.out[seat]]

    def others(self, player: int) -> list[int]:
        """The other seats still in the game, clockwise from ``player``."""
        found: list[int] = []
        for step in range(1, self.players):
            seat = (player + step) % self.players
            if not self.out[seat]:
                found.append(seat)
        return found

    # -- what a game of money says about debts -----------------------------------------------

    def can_sell(self, player: int) -> bool:
        """Whether a debtor has anything left to sell."""
        return False

    def sales(self, player: int) -> list[Action]:
        """What a debtor may sell, one action a piece."""
        return []

    def sell(self, player: int, action: Action, nature: Nature) -> None:
        """Carry out one of ``sales``: the piece goes, the bank pays (by ``earn``)."""
        raise NotImplementedError

    def stop_selling(self) -> Action | None:
        """The action that ends selling where more may be sold than is owed; ``None`` where the
        sale ends by itself as soon as the debt is covered."""
        return None

    def default_sale(self, player: int) -> Action:
        """What an absent debtor sells first."""
        return self.sales(player)[0]

    def fall_short(self, debtor: int, nature: Nature) -> None:
        """All was sold and all cash handed over, and it was not enough."""
        raise NotImplementedError

    def debts_settled(self, nature: Nature) -> None:
        """Every due of a collection has been met or fallen short."""

    def why_not_sell(self, player: int, action: Action) -> Reason:
        """Why this is no sale, while a debtor is asked."""
        raise NotImplementedError


class Due(Step[Purses]):
    """What one player owes. It asks while cash is short and something can be sold."""

    def __init__(
        self, debtor: int, amount: int, selling: bool = False, stopped: bool = False
    ) -> None:
        self.debtor: Final = debtor
        self.amount: Final = amount
        self.selling = selling
        self.stopped = stopped

    def fields(self) -> tuple[object, ...]:
        return (self.debtor, self.amount, self.selling, self.stopped)

    def copy(self) -> Due:
        return Due(self.debtor, self.amount, self.selling, self.stopped)

    def missing(self, state: Purses) -> int:
        """How much more cash is needed."""
        return max(0, self.amount - state.cash[self.debtor])

    def actors(self, state: Purses) -> list[int]:
        debtor = self.debtor
        if state.cash[debtor] >= self.amount and (
            not self.selling or self.stopped or state.stop_selling() is None
        ):
            return []
        return [debtor] if state.can_sell(debtor) else []

    def legal_actions(self, state: Purses, player: int) -> list[Action]:
        found = state.sales(self.debtor)
        stop = state.stop_selling()
        if stop is not None and self.missing(state) == 0:
            found.append(stop)
        return found

    def apply(self, state: Purses, player: int, action: Action, nature: Nature) -> None:
        if action is state.stop_selling():
            self.stopped = True
        else:
            self.selling = True
            state.sell(player, action, nature)

    def default(self, state: Purses, player: int) -> Action:
        stop = state.stop_selling()
        if stop is not None and self.missing(state) == 0:
            return stop
        return state.default_sale(player)


class Collection(Parallel[Purses]):
    """Debts of one or several players to one creditor (a seat, or ``BANK``), fallen due together.

    All who are short sell at the same time and in any order among themselves; the money moves
    when all are done, in the order of the dues.
    """

    def __init__(self, questions: list[Step[Purses]], creditor: int, reason: str) -> None:
        super().__init__(questions)
        self.creditor: Final = creditor
        self.reason: Final = reason

    def fields(self) -> tuple[object, ...]:
        return (self.questions, self.creditor, self.reason)

    def copy(self) -> Collection:
        return Collection(self.copy_questions(), self.creditor, self.reason)

    def dues(self) -> list[Due]:
        """The debts, in the order they are paid."""
        found: list[Due] = []
        for question in self.questions:
            assert isinstance(question, Due)
            found.append(question)
        return found

    def due_of(self, player: int) -> Due | None:
        """What this player owes, if anything."""
        for due in self.dues():
            if due.debtor == player:
                return due
        return None

    def finish(self, state: Purses, nature: Nature) -> None:
        for due in self.dues():
            debtor = due.debtor
            amount = min(due.amount, state.cash[debtor])
            if amount > 0 and self.creditor == BANK:
                state.spend(debtor, amount, self.reason)
            elif amount > 0:
                state.give(debtor, self.creditor, amount, self.reason)
            if amount < due.amount:
                state.fall_short(debtor, nature)
        state.debts_settled(nature)

    def why_not(self, state: Purses, player: int, action: Action) -> Reason:
        return state.why_not_sell(player, action)


def collect(state: Purses, creditor: int, debtors: list[int], amount: int, reason: str) -> None:
    """Put a debt of the same amount on each of some players, in the order they will pay."""
    if amount <= 0:
        return
    questions: list[Step[Purses]] = []
    for debtor in debtors:
        questions.append(Due(debtor, amount))
    if questions:
        state.stack.append(Collection(questions, creditor, reason))
