"""禮賀臺灣 played on in thought: get rid of dear cards, leave room, and eat what is cheap."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.taiwan.actions import (
    ARMS,
    NO_ARM,
    Aim,
    Clear,
    Eat,
    Give,
    Grab,
    Hand,
    Keep,
    Lottery,
    PassHands,
    Place,
    PutTo,
    Remove,
    Shed,
    Show,
    Take,
    Use,
)
from kaizhuo.games.taiwan.box import TaiwanBox
from kaizhuo.games.taiwan.edition import LOTTERY, NO_EFFECT, SHARE, TAKE_ENDS
from kaizhuo.games.taiwan.state import Taiwan
from kaizhuo.games.taiwan.table import RISING
from kaizhuo.kernel.core import Action, State
from kaizhuo.kernel.game import Game
from kaizhuo.players.search.outlooks.taiwan import TaiwanOutlook
from kaizhuo.players.search.policy import Policy, Scored


class TaiwanPolicy(Scored):
    """Weighs the money a choice keeps away from one, and the room it leaves."""

    def __init__(self) -> None:
        super().__init__(0.2, 2.0, TaiwanOutlook())

    def score(self, state: State, player: int, legal: list[Action]) -> list[float]:
        assert isinstance(state, Taiwan)
        return Reckoning(state, player).score(legal)


class Reckoning:
    """What the actions of one player are worth in one position."""

    def __init__(self, state: Taiwan, player: int) -> None:
        self.state: Final = state
        self.player: Final = player
        self.money: Final = state.box.cards.money
        self.number: Final = state.box.cards.number
        open_numbers = 0
        for arm in range(ARMS):
            open_numbers |= state.takes[arm]
        self.open_numbers: Final = open_numbers
        """what any arm accepts, as bits"""

    def score(self, legal: list[Action]) -> list[float]:
        found: list[float] = []
        for action in legal:
            found.append(self._worth(action))
        return found

    def _worth(self, action: Action) -> float:
        money = self.money
        match action:
            case Place():
                return self._place(action.card, action.arm)
            case Eat():
                return self._eat(action.arm)
            case Use() | Aim() | PutTo():
                return self._function(action.card)
            case PassHands():
                held = 0
                for card in self.state.hands[self.player]:
                    held += money[card]
                return self._function(action.card) + 0.4 * (held - 10)
            case Clear():
                state = self.state
                return 0.3 * state.cost(action.arm) + 0.4 * state.size(action.arm)
            case Remove():
                return 0.2 * len(self.state.arms[action.arm]) + 0.1
            case Grab():
                return money[action.card] - 1.0
            case Hand():
                return 0.5 if action.target == self.player else 0.0
            case Lottery():
                return 2.0
            case Keep():
                return -money[action.card] - 0.1 * abs(self.number[action.card] - 8)
            case Give():
                fits = self.open_numbers >> self.number[action.card] & 1
                return -money[action.card] - fits
            case Take():
                if self.number[action.card] == 0:
                    return 0.8 * money[action.card] - 2.0
                return money[action.card] - 0.3 * abs(self.number[action.card] - 8)
            case Shed():
                return money[action.card] - 0.5
            case Show():
                return float(self.number[action.card])
        return 0.0

    def _place(self, card: int, arm: int) -> float:
        """Dear cards out of the hand first; little room lost; something to play next time."""
        state = self.state
        number = self.number[card]
        if state.box.cards.effect[card] != NO_EFFECT:
            return 0.2 * self.money[card] - 0.6
        kept = state.takes[arm]
        if state.senses[arm] == RISING:
            kept = kept >> (number + 1) << (number + 1)
        else:
            kept &= (1 << number) - 1
        lost = (state.takes[arm] ^ kept).bit_count()
        after = kept
        for other in range(ARMS):
            if other != arm:
                after |= state.takes[other]
        outs = 0
        for held in state.hands[self.player]:
            if held != card and after >> self.number[held] & 1:
                outs += 1
        return 1.0 + 0.45 * self.money[card] - 0.55 * lost + 0.25 * outs

    def _eat(self, arm: int) -> float:
        """Cheap meals are good: they begin a new round, and small cards must go somewhere."""
        state = self.state
        cost = float(state.cost(arm)) if arm != NO_ARM else 0.0
        for card in state.functions:
            cost += self.money[card]
        last = state.is_last_round()
        if state.event == LOTTERY and not last:
            cost /= state.players  # somebody else will probably take them
        return (0.0 if last else 2.0) - 1.1 * cost

    def _function(self, card: int) -> float:
        effect = self.state.box.cards.effect[card]
        value = 0.55 * self.money[card] - 1.0
        if effect == SHARE:
            value -= 3.0
        elif effect == TAKE_ENDS:
            value -= 1.0
        for held in self.state.hands[self.player]:
            if self.number[held] > 0 and self.open_numbers >> self.number[held] & 1:
                return value
        return value + 2.0


def policy(game: Game) -> Policy:
    """The policy for a box of 禮賀臺灣."""
    assert isinstance(game, TaiwanBox)
    return TaiwanPolicy()
