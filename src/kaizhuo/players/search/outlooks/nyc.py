"""What the outlooks of both games of New York have in common."""

from __future__ import annotations

from kaizhuo.games.nyc.state import Nyc
from kaizhuo.games.nyc.turn import BEFORE, Turn
from kaizhuo.kernel.core import State
from kaizhuo.players.search.outlook import NOT_NOW, Outlook


class NycOutlook(Outlook):
    """Judges when somebody is about to move; turns go by the dice of the beginning."""

    def mover(self, state: State) -> int:
        assert isinstance(state, Nyc)
        top = state.stack[-1]
        if isinstance(top, Turn) and top.phase == BEFORE and not top.must_roll:
            return top.player
        return NOT_NOW

    def after(self, state: State, seat: int, mover: int) -> int:
        assert isinstance(state, Nyc)
        order = state.common.order
        return (order.index(seat) - order.index(mover)) % state.players
