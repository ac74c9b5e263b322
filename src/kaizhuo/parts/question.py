"""A question to one player that is asked only when there is something to decide."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """Closed until its turn on the stack comes; then it opens if it is ``worth_asking``, and
    otherwise takes itself away. Whoever answers it pops it."""

    def __init__(self, player: int, open: bool = False) -> None:
        self.player = player
        self.open = open

    def worth_asking(self, state: S) -> bool:
        """Whether the player has a choice, at the moment the question comes to be asked."""
        return True

    def actors(self, state: S) -> list[int]:
        return [self.player] if self.open else []

    def advance(self, state: S, nature: Nature) -> None:
        if self.worth_asking(state):
            self.open = True
        else:
            state.stack.pop()
