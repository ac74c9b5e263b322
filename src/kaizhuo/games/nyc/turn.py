"""A turn: move, use cards, do what the square says, see whether somebody has won
(NYB-2.0, NYT-2.1)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat

from .actions import Roll, Use
from .edition import NONE
from .state import Nyc
from .throw import Throw
from .why import out_of_place

START: Final = 0
BEFORE: Final = 1
CHECK: Final = 2
AGAIN: Final = 3


class Turn(Step[Nyc]):
    """``phase``: ``START`` (to begin), ``BEFORE`` (how to move?), ``CHECK`` (the move is over:
    NYB-2.4), ``AGAIN`` (one more turn? NYB-X.07). ``must_roll``: a card has been used that only
    acts before a roll. ``guide``: the turn began at the guide office with its right.
    ``extra``: a further turn of the same player."""

    def __init__(
        self,
        player: int,
        phase: int = START,
        must_roll: bool = False,
        guide: bool = False,
        extra: bool = False,
    ) -> None:
        self.player: Final = player
        self.phase = phase
        self.must_roll = must_roll
        self.guide = guide
        self.extra: Final = extra

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.phase, self.must_roll, self.guide, self.extra)

    def copy(self) -> Turn:
        return Turn(self.player, self.phase, self.must_roll, self.guide, self.extra)

    def actors(self, state: Nyc) -> list[int]:
        return [self.player] if self.phase == BEFORE or self.phase == AGAIN else []

    def advance(self, state: Nyc, nature: Nature) -> None:
        if self.phase == START:
            self._begin(state)
            return
        state.check_target()
        if state.over:
            return
        if not state.out[self.player] and state.holds(self.player, state.common.again):
            self.phase = AGAIN
        else:
            self._end(state)

    def _begin(self, state: Nyc) -> None:
        common = state.common
        player = self.player
        common.held[player].extend(common.fresh[player])
        common.held[player].sort()
        common.fresh[player] = []
        self.guide = common.reroll[player]
        common.reroll[player] = False
        common.again = NONE
        self.phase = BEFORE
        if state.journal is not None:
            args: dict[str, object] = {"player": Seat(player), "number": state.rounds()}
            state.tell("log-extra-turn" if self.extra else "log-turn", args, player)

    def _end(self, state: Nyc) -> None:
        state.stack.pop()
        state.next_player()
        state.stack.append(Turn(state.common.turn))

    def legal_actions(self, state: Nyc, player: int) -> list[Action]:
        moves = state.box.moves
        if player != self.player:
            return []
        if self.phase == AGAIN:
            return [moves.use[state.common.again], moves.end]
        found: list[Action] = [moves.roll]
        if not self.must_roll:
            state.other_ways(player, found)
            for card in state.common.held[player]:
                state.box.effects[card].before_roll(state, player, found)
        return found

    def apply(self, state: Nyc, player: int, action: Action, nature: Nature) -> None:
        if self.phase == AGAIN:
            if isinstance(action, Use):
                state.stack.pop()
                state.stack.append(Turn(player, extra=True))
            else:
                self._end(state)
            return
        self.phase = CHECK
        match action:
            case Roll():
                for card in state.common.held[player]:
                    state.box.effects[card].on_roll(state, player)
                throw = Throw(player, self.guide)
                throw.throw(state, nature)
                state.stack.append(throw)
            case Use():
                state.box.effects[action.card].use_before_roll(state, player, nature)
            case _:
                state.go_other_way(player, action, nature)

    def roll_follows(self) -> None:
        """A card was used that acts before a roll: nothing but the roll may follow (NYA-13)."""
        self.phase = BEFORE
        self.must_roll = True

    def default(self, state: Nyc, player: int) -> Action:
        moves = state.box.moves
        return moves.end if self.phase == AGAIN else moves.roll

    def why_not(self, state: Nyc, player: int, action: Action) -> Reason:
        if player == self.player and self.phase == BEFORE:
            reason = state.why_not_way(player, action)
            if reason is not None:
                return reason
        return out_of_place(state, self.player, player, action)
