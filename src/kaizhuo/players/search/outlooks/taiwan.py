"""How 禮賀臺灣 stands when somebody is to play."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.taiwan.actions import ARMS
from kaizhuo.games.taiwan.state import Taiwan
from kaizhuo.games.taiwan.turn import Turn
from kaizhuo.kernel.core import State
from kaizhuo.players.search.outlook import NOT_NOW, Outlook

LOGIT: Final = (
    ("money beyond the mean, of ten", -0.328),
    ("the same, late in the game", -0.835),
    ("the same, in the last round", -0.700),
    ("money in hand, of ten", 0.452),
    ("the same, in the last round", -0.304),
    ("cards in hand, of five", 0.122),
    ("cards that can be played, of three", 0.528),
    ("function cards, of three", 0.667),
    ("nothing to play", 0.124),
    ("the same, by how soon and how dear the cheapest meal is", -3.165),
    ("how soon it is this seat's turn", -0.029),
)
"""Features and their weights, fitted by ``python -m benchmarks.outlook taiwan``."""
FULL: Final = 60.0
"""Cards in the deck when there is still a lot of time."""
DEAR: Final = 30.0
"""A meal of so much is dear, and more makes no difference."""


class TaiwanOutlook(Outlook):
    """Money spent, and what can still be played."""

    def __init__(self) -> None:
        super().__init__(24, LOGIT)

    def mover(self, state: State) -> int:
        """Nobody while a card or an event is being seen to."""
        assert isinstance(state, Taiwan)
        top = state.stack[-1]
        return top.player if isinstance(top, Turn) else NOT_NOW

    def after(self, state: State, seat: int, mover: int) -> int:
        assert isinstance(state, Taiwan)
        return ((seat - mover) * state.direction) % state.players

    def features(self, state: State) -> list[list[float]]:
        assert isinstance(state, Taiwan)
        mover = self.mover(state)
        if mover == NOT_NOW:
            return []
        left = min(1.0, state.deck.count() / FULL)
        late = 1.0 - left
        last = 1.0 if state.is_last_round() else 0.0
        accepted = 0
        for arm in range(ARMS):
            accepted |= state.takes[arm]
        price = min([state.cost(arm) for arm in state.longest()], default=0)
        money = [state.money_of(seat) for seat in range(state.players)]
        mean = sum(money) / state.players
        found: list[list[float]] = []
        for seat in range(state.players):
            soon = self.soon(state, seat, mover)
            held = 0
            plays = 0
            functions = 0
            for card in state.hands[seat]:
                held += state.box.cards.money[card]
                number = state.box.cards.number[card]
                if number > 0 and accepted >> number & 1:
                    plays += 1
                elif number == 0:
                    functions += 1
            stuck = 1.0 if plays + functions == 0 else 0.0
            over = (money[seat] - mean) / 10
            found.append(
                [
                    over,
                    over * late,
                    over * last,
                    held / 10,
                    held / 10 * last,
                    len(state.hands[seat]) / 5,
                    min(plays, 3) / 3,
                    functions / 3,
                    stuck,
                    stuck * soon * min(price, DEAR) / DEAR,
                    soon,
                ]
            )
        return found
