"""The bank game played on in thought: buy what will earn, keep enough for the tolls ahead, and
spend nothing when the target is near. Points are dollars."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.actions import (
    Build,
    BuildWith,
    Buy,
    ExtraWith,
    Fund,
    GoOn,
    Reroll,
    Roll,
    Sell,
    Send,
    Site,
    Swap,
    Use,
)
from kaizhuo.games.nyc.bank.box import BankBox
from kaizhuo.games.nyc.bank.land import Buyout, Construction
from kaizhuo.games.nyc.bank.state import LAP, Bank
from kaizhuo.games.nyc.edition import (
    CHANCE,
    FLOORS,
    GUIDE,
    GUILD,
    NONE,
    SIGHT,
    SQUARES,
    START,
)
from kaizhuo.games.nyc.squares import Designation
from kaizhuo.games.nyc.throw import Throw
from kaizhuo.games.nyc.turn import AGAIN, Turn
from kaizhuo.kernel.core import Action, State
from kaizhuo.kernel.game import Game
from kaizhuo.players.search.chances import WAYS
from kaizhuo.players.search.outlooks.nyc_bank import BankOutlook
from kaizhuo.players.search.policy import Policy, Scored

VISITS: Final = 0.028
"""How often one rival stops on a given land in a round."""
HORIZON: Final = 45
"""Rounds that a game is thought to take."""
LEAST_ROUNDS: Final = 4
SAVING: Final = 0.85
"""From this part of the target on, cash is kept rather than spent."""
CONTRIBUTION: Final = 100


class BankPolicy(Scored):
    """Weighs what money a choice brings until the end."""

    def __init__(self) -> None:
        super().__init__(50.0, 800.0, BankOutlook())

    def score(self, state: State, player: int, legal: list[Action]) -> list[float]:
        assert isinstance(state, Bank)
        return Reckoning(state, player).score(legal)


class Reckoning:
    """What the actions of one player are worth in one position."""

    def __init__(self, state: Bank, player: int) -> None:
        self.state: Final = state
        self.player: Final = player
        self.cash: Final = state.cash[player]
        self.here: Final = state.common.position[player]
        self.rivals: Final = len(state.living()) - 1
        left = max(LEAST_ROUNDS, HORIZON - state.common.round)
        self.visits: Final = VISITS * left * self.rivals
        self.reserve: Final = self._reserve()

    def score(self, legal: list[Action]) -> list[float]:
        found: list[float] = []
        for action in legal:
            found.append(self._worth(action))
        return found

    def _worth(self, action: Action) -> float:
        state = self.state
        match action:
            case Roll() | Reroll():
                return self.outlook(self.here)
            case GoOn():
                return self.stop_after(self._thrown())
            case Buy():
                return self.gain_of_land(self.here)
            case Build():
                square = self._site()
                return self.gain_of_floor(square, state.box.cards.build[square])
            case BuildWith():
                square = self._site()
                cost = state.box.cards.build[square]
                return self.gain_of_floor(square, cost) - self.loss_of_floor(action.square)
            case ExtraWith():
                square = self._site()
                return self.gain_of_floor(square, 800) - self.loss_of_floor(action.square)
            case Site():
                return self.gain_of_floor(action.square, state.box.cards.build[action.square])
            case Fund():
                pot = state.common.fund + CONTRIBUTION
                return float(pot * self.rivals - CONTRIBUTION)
            case Send():
                top = state.stack[-1]
                if isinstance(top, Designation):
                    return self.sending(action.seat, state.box.cards.chance_to[top.card])
            case Swap():
                return self.place_worth(state.common.position[action.seat])
            case Sell():
                return -self.loss_of_floor(action.square)
            case Use():
                return self._use(action.card)
        return 0.0

    def _use(self, card: int) -> float:
        """An experience card, by the occasion that is open."""
        state = self.state
        amount = state.box.effects[card].amount
        top = state.stack[-1]
        if isinstance(top, Turn):
            if top.phase == AGAIN:
                return self.outlook(self.here) + 300.0
            return self.stop_after(1) - amount
        if isinstance(top, Throw):
            if amount > 500:
                return self.outlook(self.here) - amount
            return self.stop_after(self._thrown() + 2) + 1.0
        if isinstance(top, Construction):
            return self.gain_of_floor(top.square, amount)
        if isinstance(top, Buyout):
            return self.gain_of_land(top.square) - 100.0
        return 300.0

    def _thrown(self) -> int:
        steps = 0
        for face in self.state.common.dice:
            steps += face
        return steps

    def _site(self) -> int:
        top = self.state.stack[-1]
        return top.square if isinstance(top, Construction) else self.here

    # -- tolls ------------------------------------------------------------------------------

    def toll(self, square: int) -> int:
        owner = self.state.common.owner[square]
        if owner == NONE or owner == self.player:
            return 0
        return self.state.box.cards.tolls[square][self.state.floors[square] - 1]

    def _reserve(self) -> float:
        """Cash to keep: something for the tolls that the next throw may meet."""
        dear = 0.0
        if self.here >= 0:
            for at, ways in enumerate(WAYS):
                toll = self.toll((self.here + at + 2) % SQUARES)
                if toll:
                    dear = max(dear, toll * min(1.0, 0.35 + ways / 9))
        return 1000.0 + 0.2 * dear

    # -- stopping ---------------------------------------------------------------------------

    def stop(self, square: int) -> float:
        """What it is worth to stop on a square."""
        kind = self.state.box.cards.kind[square]
        if kind == SIGHT:
            owner = self.state.common.owner[square]
            if owner == NONE:
                return max(0.0, self.gain_of_land(square))
            if owner == self.player:
                cost = self.state.box.cards.build[square]
                return max(0.0, self.gain_of_floor(square, cost))
            toll = self.toll(square)
            return -float(toll + 2 * max(0, toll - self.cash))
        if kind == START:
            return float(LAP)
        if kind == GUILD:
            pot = self.state.common.fund + CONTRIBUTION
            return float(pot * self.rivals - CONTRIBUTION)
        return 250.0 if kind == CHANCE else 150.0 if kind == GUIDE else 100.0

    def stop_after(self, steps: int) -> float:
        """The same after so many steps, with the start square that is passed."""
        square = self.here + steps
        return (LAP if square > SQUARES else 0) + self.stop(square % SQUARES)

    def outlook(self, square: int) -> float:
        """What a throw from a square is worth on average."""
        total = 0.0
        for at, ways in enumerate(WAYS):
            there = square + at + 2
            total += ways * (self.stop(there % SQUARES) + (LAP if there > SQUARES else 0))
        return total / 36

    def place_worth(self, square: int) -> float:
        """What it is worth to stand on a square: the way to the start, and what lies ahead."""
        return self.outlook(square) + LAP * square / SQUARES

    # -- spending ---------------------------------------------------------------------------

    def can_spend(self, amount: int) -> bool:
        """Whether so much may be spent without risking a sale, or a victory."""
        if self.cash >= self.state.box.target * SAVING:
            return False
        return self.cash - amount >= self.reserve

    def gain_of_land(self, square: int) -> float:
        """Buying a land for its price: the tolls to come, and that nobody else takes them."""
        cards = self.state.box.cards
        price = cards.price[square]
        if not self.can_spend(price):
            return -500.0
        tolls = cards.tolls[square]
        return self.visits * (0.8 * tolls[0] + 0.2 * tolls[1]) + cards.sale[square] - 1.1 * price

    def gain_of_floor(self, square: int, cost: int) -> float:
        """One floor more for a sum."""
        floors = self.state.floors[square]
        if floors >= FLOORS or not self.can_spend(cost):
            return -500.0
        cards = self.state.box.cards
        tolls = cards.tolls[square]
        more = tolls[floors] - (tolls[floors - 1] if floors > 0 else 0)
        return self.visits * more + 0.5 * cards.sale[square] - 1.1 * cost

    def loss_of_floor(self, square: int) -> float:
        """A floor sold."""
        floors = self.state.floors[square]
        cards = self.state.box.cards
        tolls = cards.tolls[square]
        less = tolls[floors - 1] - (tolls[floors - 2] if floors > 1 else 0)
        return self.visits * less - cards.sale[square]

    def sending(self, seat: int, square: int) -> float:
        """Sending a player to a square: what I gain, and a little of what a rival loses."""
        state = self.state
        if seat == self.player:
            moved = self.place_worth(square) - self.place_worth(self.here)
            return self.stop(square) + 0.3 * moved
        owner = state.common.owner[square]
        if owner == NONE or owner == seat:
            return -100.0
        toll = float(self.state.box.cards.tolls[square][state.floors[square] - 1])
        if owner == self.player:
            return toll
        return toll * (0.6 * state.cash[seat] / state.box.target - 0.3)


def policy(game: Game) -> Policy:
    """The policy for a box of the bank game."""
    assert isinstance(game, BankBox)
    return BankPolicy()
