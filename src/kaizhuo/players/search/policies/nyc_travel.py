"""The travel game played on in thought: points first, counted against money and vehicles."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.actions import (
    Fund,
    Go,
    GoOn,
    Reroll,
    Ride,
    Roll,
    Send,
    Swap,
    SwapTops,
    Take,
    Ticket,
    Use,
)
from kaizhuo.games.nyc.edition import CHANCE, GUIDE, GUILD, NONE, SIGHT, SQUARES, START, STATION
from kaizhuo.games.nyc.squares import Designation
from kaizhuo.games.nyc.travel.box import TravelBox
from kaizhuo.games.nyc.travel.experience import Discount, Friends, Run, Stories
from kaizhuo.games.nyc.travel.sight import REVISIT, WAGE
from kaizhuo.games.nyc.travel.state import FARE, Travel
from kaizhuo.games.nyc.travel.tickets import Tickets
from kaizhuo.kernel.core import Action, State
from kaizhuo.kernel.game import Game
from kaizhuo.parts.ring import steps_to_next
from kaizhuo.players.search.outlooks.nyc_travel import TravelOutlook
from kaizhuo.players.search.policy import Policy, Scored

MONEY: Final = 1 / 700
"""Points for one dollar."""
KEPT: Final = (0.8, 1.2, 1.9)
"""Points that a car, a yacht, a plane is kept for."""
NEXT: Final = 0.6
"""How much the outlook from a square counts beside what the stop itself brings."""
UNKNOWN: Final = -1.0e9


class TravelPolicy(Scored):
    """Weighs the points that a stop brings, and a little what lies ahead of it."""

    def __init__(self) -> None:
        super().__init__(0.1, 2.5, TravelOutlook())

    def score(self, state: State, player: int, legal: list[Action]) -> list[float]:
        assert isinstance(state, Travel)
        return Reckoning(state, player).score(legal)


class Reckoning:
    """What the actions of one player are worth in one position."""

    def __init__(self, state: Travel, player: int) -> None:
        self.state: Final = state
        self.player: Final = player
        self.here: Final = state.common.position[player]
        self.stops: list[float] = [UNKNOWN] * SQUARES
        self.outlooks: list[float] = [UNKNOWN] * SQUARES

    def score(self, legal: list[Action]) -> list[float]:
        found: list[float] = []
        for action in legal:
            found.append(self._worth(action))
        return found

    def _worth(self, action: Action) -> float:
        state = self.state
        match action:
            case Roll() | Reroll():
                return self.roll()
            case GoOn():
                return self.after(state.common.dice[0])
            case Ride():
                return self.after(steps_to_next(self.here, state.box.is_chance)) - FARE * MONEY
            case Go():
                steps = 0
                cost = 0.0
                for kind, count in enumerate(action.counts):
                    steps += count * state.box.cards.vehicle_steps[kind]
                    cost += count * KEPT[kind]
                return self.after(steps) - cost
            case SwapTops():
                return self._swap_tops(action.one, action.other)
            case Fund():
                return self.stop(state.box.guild) if self.here == state.box.guild else 0.1
            case Send():
                top = state.stack[-1]
                if isinstance(top, Designation):
                    return self._send(action.seat, state.box.cards.chance_to[top.card])
            case Swap():
                return self.outlook(state.common.position[action.seat])
            case Ticket():
                return self._tickets(0, 0)
            case Take():
                return 0.2 * state.points[action.seat]
            case Use():
                return self._use(action.card)
        return 0.0

    # -- squares ----------------------------------------------------------------------------

    def stop(self, square: int) -> float:
        """What it is worth to stop on a square, in points."""
        found = self.stops[square]
        if found == UNKNOWN:
            found = self._stop(square)
            self.stops[square] = found
        return found

    def _stop(self, square: int) -> float:
        state = self.state
        player = self.player
        kind = state.box.cards.kind[square]
        worth = 0.0
        if kind == SIGHT:
            zone = state.zone_of(square)
            if zone != NONE:
                worth = float(state.box.cards.points[square] + state.box.cards.zone_bonus[zone])
            elif state.common.owner[square] == player:
                worth = float(REVISIT)
            else:
                worth = WAGE * MONEY
        elif kind == GUILD:
            pot = state.common.fund + 100
            worth = -100 * MONEY
            for seat in range(state.players):
                if seat != player:
                    worth += min(state.cash[seat], pot) * MONEY
        elif kind == CHANCE:
            worth = 2.0
        elif kind == START:
            worth = 1.2
        elif kind == GUIDE or kind == STATION:
            worth = 0.8
        for number in state.common.held[player]:
            card = state.travel.cards_at_work[number]
            if isinstance(card, Run):
                if kind == SIGHT and card.card.first <= square <= card.card.last:
                    worth += card.amount
            elif isinstance(card, Stories) and square != self.here:
                for seat in range(state.players):
                    if state.common.position[seat] == square:
                        worth += 2.5
        return worth

    def outlook(self, square: int) -> float:
        """What a throw of one die from a square brings on average."""
        found = self.outlooks[square]
        if found == UNKNOWN:
            found = 0.0
            for steps in range(1, 7):
                found += self.stop((square + steps) % SQUARES)
            found /= 6
            self.outlooks[square] = found
        return found

    def after(self, steps: int) -> float:
        """Stopping after so many steps, and standing there."""
        square = (self.here + steps) % SQUARES
        lap = 1.2 if self.here + steps > SQUARES else 0.0
        points = self.stop(square) + lap + NEXT * self.outlook(square)
        if self.state.points[self.player] + self.stop(square) >= self.state.box.target:
            points += 20.0
        return points

    def roll(self) -> float:
        total = 0.0
        for steps in range(1, 7):
            total += self.after(steps)
        return total / 6

    # -- the rest ---------------------------------------------------------------------------

    def _swap_tops(self, one: int, other: int) -> float:
        """More points for the hot sight that the die may reach."""
        bonus = self.state.box.cards.zone_bonus
        gain = 0.0
        if 1 <= (self.state.hot[one] - self.here) % SQUARES <= 6:
            gain += (bonus[other] - bonus[one]) / 6
        if 1 <= (self.state.hot[other] - self.here) % SQUARES <= 6:
            gain += (bonus[one] - bonus[other]) / 6
        return self.roll() + gain - 500 * MONEY

    def _send(self, seat: int, square: int) -> float:
        state = self.state
        if seat == self.player:
            worth = self.stop(square) + NEXT * (self.outlook(square) - self.outlook(self.here))
            won = state.points[seat] + self.stop(square) >= state.box.target
            return worth + (20.0 if won else 0.0)
        zone = state.zone_of(square)
        theirs = WAGE * MONEY
        if zone != NONE:
            theirs = float(state.box.cards.points[square] + state.box.cards.zone_bonus[zone])
        elif state.common.owner[square] == seat:
            theirs = float(REVISIT)
        if state.points[seat] + theirs >= state.box.target:
            theirs += 20.0
        return -0.5 * theirs

    def _tickets(self, cars: int, more: int) -> float:
        state = self.state
        top = state.stack[-1]
        if not isinstance(top, Tickets):
            return 0.0
        price = state.box.cards.chance_price[top.card] + more
        for number in state.common.held[self.player]:
            card = state.travel.cards_at_work[number]
            if isinstance(card, Discount):
                price -= card.amount
        worth = KEPT[0] * cars
        stock = 0
        for kind, count in enumerate(state.box.cards.chance_vehicles[top.card]):
            worth += count * KEPT[kind]
            stock += state.vehicles[self.player][kind]
        return worth * (1.15 - 0.12 * stock) - max(0, price) * MONEY

    def _use(self, number: int) -> float:
        state = self.state
        card = state.travel.cards_at_work[number]
        if isinstance(card, Friends):
            guild = state.box.guild
            return self.stop(guild) + NEXT * self.outlook(guild)
        return self._tickets(1, card.amount)


def policy(game: Game) -> Policy:
    """The policy for a box of the travel game."""
    assert isinstance(game, TravelBox)
    return TravelPolicy()
