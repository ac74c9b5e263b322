"""A turn: throw, go, do what the square says; then the King walks (WS-2, WS-11, WS-16)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat

from .actions import Abandon, Disband, Dismiss, Go, Pass, Reroll, Roll
from .king import Marching
from .looks import look_at_stratagems, look_at_talents
from .state import NOBODY, Warring
from .travel import throw, travel
from .why import why_not_in_turn

START: Final = 0
THROW: Final = 1
STEPS: Final = 2
GONE: Final = 3
MARCHED: Final = 4
CLOSE: Final = 5
END: Final = 6
PHASES: Final = ("start", "throw", "steps", "gone", "marched", "close", "end")


class Turn(Step[Warring]):
    """WS-2: one player's turn.

    ``phase``: ``START`` (nothing has happened), ``THROW`` (the dice are to be thrown), ``STEPS``
    (a talent leaves a choice), ``GONE`` (the square has been seen to), ``MARCHED`` (so has the
    King), ``CLOSE`` (one may still sell, WSA-16), ``END``. ``walks``: the player held the red die
    when the turn began (WSA-02). ``again``: the dice have been thrown a second time.
    """

    def __init__(
        self, player: int, phase: int = START, walks: bool = False, again: bool = False
    ) -> None:
        self.player: Final = player
        self.phase = phase
        self.walks = walks
        self.again = again

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.phase, self.walks, self.again)

    def copy(self) -> Turn:
        return Turn(self.player, self.phase, self.walks, self.again)

    def actors(self, state: Warring) -> list[int]:
        if self.phase == THROW or self.phase == STEPS or self.phase == CLOSE:
            return [self.player]
        return []

    def advance(self, state: Warring, nature: Nature) -> None:
        if state.out[self.player]:
            self.phase = END
        if self.phase == START:
            self._begin(state, nature)
        elif self.phase == GONE:
            self.phase = MARCHED
            walker = self._walker(state)
            if walker != NOBODY:
                state.stack.append(Marching(walker))
        elif self.phase == MARCHED:
            sell = state.box.sell_any_time and state.can_sell(self.player)
            self.phase = CLOSE if sell else END
        else:
            self._end(state)

    def _begin(self, state: Warring, nature: Nature) -> None:
        player = self.player
        self.walks = state.holder == player
        if state.journal is not None:
            args: dict[str, object] = {"player": Seat(player), "number": state.round}
            state.tell("log-turn", args, player)
        if state.resting[player] > 0:
            state.resting[player] -= 1
            state.note("log-rests", player)
            self.phase = END
            return
        self.phase = THROW
        for card in state.talents[player]:
            talent = state.box.realm.talents[card]
            income = talent.income()
            if income > 0:
                state.earn(player, income, "reason-talent")
            count = talent.looks_talents()
            if count > 0:
                look_at_talents(state, player, count, nature)
            count = talent.looks_stratagems()
            if count > 0:
                look_at_stratagems(state, player, count, nature)

    def _walker(self, state: Warring) -> int:
        """For whom the King walks now (WSA-02)."""
        if state.box.king_walks_always:
            return state.holder
        return self.player if self.walks and state.holder == self.player else NOBODY

    # -- throwing and going -------------------------------------------------------------------

    def legal_actions(self, state: Warring, player: int) -> list[Action]:
        if player != self.player:
            return []
        moves = state.box.moves
        if self.phase == STEPS:
            return self._steps(state)
        found: list[Action] = [moves.roll if self.phase == THROW else moves.pass_]
        if state.box.sell_any_time:
            found.extend(state.sales(player))
        return found

    def _steps(self, state: Warring) -> list[Action]:
        moves = state.box.moves
        total = sum(state.dice)
        found: list[Action] = [moves.go[total]]
        for change in (-1, 1):
            fee = self._fee(state, change)
            if 0 <= fee <= state.cash[self.player] and total + change >= 1:
                found.append(moves.go[total + change])
        for card in state.talents[self.player]:
            if state.box.realm.talents[card].rerolls() and not self.again:
                found.append(moves.reroll)
        return found

    def _fee(self, state: Warring, change: int) -> int:
        """What going a step further (1) or a step less (-1) than thrown costs; -1: impossible."""
        found = -1
        for card in state.talents[self.player]:
            talent = state.box.realm.talents[card]
            fee = talent.further() if change > 0 else talent.shorter()
            if fee >= 0 and (found < 0 or fee < found):
                found = fee
        return found

    def apply(self, state: Warring, player: int, action: Action, nature: Nature) -> None:
        match action:
            case Roll():
                self._throw(state, nature)
            case Reroll():
                self.again = True
                self._throw(state, nature)
            case Go():
                self.phase = GONE
                change = action.steps - sum(state.dice)
                if change != 0:
                    state.spend(player, self._fee(state, change), "reason-talent")
                travel(state, player, action.steps, nature)
            case Disband() | Abandon() | Dismiss():
                state.sell(player, action, nature)
            case Pass():
                self.phase = END

    def _throw(self, state: Warring, nature: Nature) -> None:
        player = self.player
        throw(state, player, nature)
        self.phase = STEPS
        choices = self._steps(state)
        if len(choices) == 1:
            self.phase = GONE
            travel(state, player, sum(state.dice), nature)

    # -- the end --------------------------------------------------------------------------------

    def _end(self, state: Warring) -> None:
        player = self.player
        if state.box.silver_wins:
            winner = _richest(state, player)
            if winner != NOBODY:
                state.win(winner, "log-win-silver")
                return
        follower = state.others(player)[0]
        count = state.players
        if (follower - state.first) % count <= (player - state.first) % count:
            state.round += 1
            limit = state.box.round_limit
            if limit and state.round > limit:  # WSA-28
                state.over = True
                state.tell("log-draw-game", {"number": limit})
                return
        state.stack.pop()
        state.stack.append(Turn(follower))

    def default(self, state: Warring, player: int) -> Action:
        moves = state.box.moves
        if self.phase == STEPS:
            return moves.go[sum(state.dice)]
        return moves.roll if self.phase == THROW else moves.pass_

    def why_not(self, state: Warring, player: int, action: Action) -> Reason:
        return why_not_in_turn(state, self.player, player, action)


def _richest(state: Warring, on_turn: int) -> int:
    """WS-16.2, WSA-23: who has reached the target; of several the richest, then the player on
    turn, then clockwise."""
    found = NOBODY
    for step in range(state.players):
        seat = (on_turn + step) % state.players
        if state.out[seat] or state.cash[seat] < state.box.target:
            continue
        if found == NOBODY or state.cash[seat] > state.cash[found]:
            found = seat
    return found
