"""Walking clockwise, square by square (NYB-2.1), with what happens on the way (NYB-2.2)."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Step
from kaizhuo.kernel.text import Seat
from kaizhuo.parts.ring import squares_ahead

from .state import Nyc


class Walk(Step[Nyc]):
    """A walk with ``left`` steps to go. ``trail`` are the squares entered and not yet told of,
    ``met`` the players passed (strictly between start and goal), ``crossed`` the squares passed;
    ``at`` counts the held cards already asked once the walk is over."""

    def __init__(
        self,
        player: int,
        left: int,
        trail: list[int] | None = None,
        met: list[int] | None = None,
        crossed: list[int] | None = None,
        at: int = 0,
    ) -> None:
        self.player = player
        self.left = left
        self.trail: list[int] = [] if trail is None else trail
        self.met: list[int] = [] if met is None else met
        self.crossed: list[int] = [] if crossed is None else crossed
        self.at = at

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.left, self.trail, self.met, self.crossed, self.at)

    def copy(self) -> Walk:
        return Walk(
            self.player, self.left, self.trail.copy(), self.met.copy(), self.crossed.copy(), self.at
        )

    def advance(self, state: Nyc, nature: Nature) -> None:
        player = self.player
        position = state.common.position
        ahead = squares_ahead(len(state.box.rules_at), position[player], self.left)
        for square in ahead:
            position[player] = square
            self.left -= 1
            self.trail.append(square)
            if self.left > 0 and self.passes(state, square, nature):
                self.tell(state)
                return
        self.tell(state)
        cards = state.common.held[player]
        while self.at < len(cards):
            before = len(state.stack)
            state.box.effects[cards[self.at]].walked(state, self)
            self.at += 1
            if len(state.stack) > before:
                return
        state.stack.pop()
        state.stop(player, nature)

    def passes(self, state: Nyc, square: int, nature: Nature) -> bool:
        """Walk across a square; true if somebody is to be asked first."""
        player = self.player
        self.crossed.append(square)
        for seat in range(state.players):
            if seat != player and state.common.position[seat] == square:
                self.met.append(seat)
        if square == state.box.start:
            self.tell(state)  # what follows is told after the way there
        state.box.rules_at[square].passing(state, player, nature)
        for card in state.common.held[player]:
            if state.box.effects[card].passing(state, self, square):
                return True
        return False

    def tell(self, state: Nyc) -> None:
        """The squares entered, in order (each is told once)."""
        if state.journal is not None and self.trail:
            args: dict[str, object] = {
                "player": Seat(self.player),
                "squares": [state.square_ref(square) for square in self.trail],
                "count": len(self.trail),
            }
            state.tell("log-walk", args, self.player)
        self.trail = []
