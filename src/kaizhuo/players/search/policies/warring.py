"""Warring States played on in thought: what a choice brings until the end of the game, less what
it costs, with silver kept in hand for the next bad stop. Points are taels."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.warring.actions import (
    Abandon,
    Build,
    Buy,
    Disband,
    Dismiss,
    Go,
    March,
    Pass,
    Recruit,
    Reroll,
    Use,
)
from kaizhuo.games.warring.alliances import AllianceCamp
from kaizhuo.games.warring.box import FIELD_PAY, KING_FEE, PALACE_PAY, WarringBox
from kaizhuo.games.warring.edition import (
    ALLIANCE,
    AXIS,
    BATTLEFIELD,
    CITY,
    COUNTY,
    LANDS,
    PALACE,
    SQUARES,
)
from kaizhuo.games.warring.prices import (
    alliance_cost,
    build_cost,
    land_price,
    recruit_price,
)
from kaizhuo.games.warring.recruiting import Recruiting
from kaizhuo.games.warring.scheme import SEAT
from kaizhuo.games.warring.state import NOBODY, Warring
from kaizhuo.kernel.core import Action, State
from kaizhuo.kernel.game import Game
from kaizhuo.parts.purse import Collection
from kaizhuo.players.greedy.warring_worth import GAIN, LEAST_ROUNDS, MORE_TO_COME, USUAL_ROUNDS
from kaizhuo.players.search.outlooks.warring import WarringOutlook
from kaizhuo.players.search.policy import Policy, Scored

MOST_ROUNDS: Final = 35.0
BUILDING_HOPE: Final = 0.6
"""Camps to come, as a share of the value of a bare county."""
RIVAL: Final = 1.3
"""What a tael that a rival pays to oneself is worth: nobody else gets it."""
TALENT_ROUNDS: Final = 10.0
"""Rounds in which a talent earns its price."""
POOR: Final = -800.0
"""Points for spending what should be kept."""


class WarringPolicy(Scored):
    """Weighs the silver that a choice brings until the end."""

    def __init__(self) -> None:
        super().__init__(50.0, 800.0, WarringOutlook())

    def score(self, state: State, player: int, legal: list[Action]) -> list[float]:
        assert isinstance(state, Warring)
        return Reckoning(state, player).score(legal)


class Reckoning:
    """What the actions of one player are worth in one position."""

    def __init__(self, state: Warring, player: int) -> None:
        self.state: Final = state
        self.player: Final = player
        self.silver: Final = state.cash[player]
        self.rivals: Final = len(state.living()) - 1
        left = max((state.box.target - max(state.cash)) / GAIN, USUAL_ROUNDS - state.round)
        self.rounds: Final = min(MOST_ROUNDS, max(LEAST_ROUNDS, left))
        self.visits: Final = self.rounds * self.rivals / SQUARES
        others = sum(state.cash) - self.silver
        self.payable: Final = others // max(1, self.rivals) + MORE_TO_COME
        self._reserve = -1.0

    def score(self, legal: list[Action]) -> list[float]:
        found: list[float] = []
        for action in legal:
            found.append(self._points(action))
        return found

    def _points(self, action: Action) -> float:
        state = self.state
        realm = state.box.realm
        match action:
            case Pass():
                return 0.0
            case Buy():
                land = realm.land_at[state.squares[self.player]]
                price = land_price(state, self.player, land)
                return self._spend(price, self.county(land, price))
            case Build():
                return self._build(action.land)
            case Recruit():
                top = state.stack[-1]
                if isinstance(top, Recruiting):
                    price = top.price(state, action.talent)
                else:
                    price = recruit_price(state, self.player, action.talent)
                return self._spend(price, self.talent(action.talent) - price)
            case Go():
                return self.walk(action.steps) - self._fee(action.steps)
            case Reroll():
                return self._chance()
            case March():
                return self.king((state.king + action.steps) % SQUARES)
            case Use():
                return self._use(action)
            case Disband() | Abandon():
                return self._sell(action, self.loss(action.land))
            case Dismiss():
                lost = self.talent(action.talent)
                if isinstance(state.stack[-1], Collection):
                    return self._sell(action, lost)
                return realm.talent_sale[action.talent] - lost - 300.0
        return 0.0

    # -- spending and selling -----------------------------------------------------------------

    def reserve(self) -> float:
        """Silver to keep in hand: a part of what the worst stop costs."""
        if self._reserve < 0.0:
            state = self.state
            worst = 0
            for land in range(LANDS):
                owner = state.owner[land]
                if owner != NOBODY and owner != self.player:
                    worst = max(worst, state.box.realm.tolls[land][state.camps[land]])
            self._reserve = 0.5 * min(2500.0, 300.0 + worst / 2)
        return self._reserve

    def _spend(self, price: int, surplus: float) -> float:
        """The surplus, unless it leaves too little in hand or gives a victory away."""
        left = self.silver - price
        if left < self.reserve():
            return POOR
        if left + 3000 >= self.state.box.target and self.rounds <= 4.0:
            return POOR
        return surplus

    def _build(self, land: int) -> float:
        state = self.state
        if isinstance(state.stack[-1], AllianceCamp):
            price = alliance_cost(state, self.player)
        else:
            price = max(0, build_cost(state, self.player, land))
        return self._spend(price, self.camp(land, price))

    def _sell(self, action: Action, lost: float) -> float:
        """To pay a debt: as little loss as possible for what is missing."""
        state = self.state
        sale = state.sale_value(action)
        top = state.stack[-1]
        if not isinstance(top, Collection):
            return POOR + sale - lost
        missing = 0
        due = top.due_of(self.player)
        if due is not None:
            missing = due.missing(state)
        return min(sale, missing) - lost - 0.1 * max(0, sale - missing)

    # -- lands --------------------------------------------------------------------------------

    def county(self, land: int, price: int) -> float:
        """The surplus of owning a bare county over its price."""
        realm = self.state.box.realm
        bare = realm.tolls[land][0]
        income = self.visits * bare * (RIVAL + BUILDING_HOPE)
        return income + self.rounds / SQUARES * bare * 0.6 + 0.3 * realm.land_sale[land] - price

    def camp(self, land: int, price: int) -> float:
        """The surplus of one camp more (or of a city) over its price."""
        realm = self.state.box.realm
        camps = self.state.camps[land]
        if camps >= CITY:
            return 0.0
        tolls = realm.tolls[land]
        more = min(tolls[camps + 1], self.payable) - min(tolls[camps], self.payable)
        return self.visits * more * RIVAL + 0.3 * realm.camp_sale[land] - price

    def loss(self, land: int) -> float:
        """What selling a land, or its topmost building, takes away."""
        realm = self.state.box.realm
        if realm.is_field[land]:
            return self.rounds / 5.0 * FIELD_PAY * 0.6
        camps = self.state.camps[land]
        tolls = realm.tolls[land]
        less = tolls[camps] - (tolls[camps - 1] if 0 < camps < CITY else 0)
        return self.visits * less

    def talent(self, card: int) -> float:
        """What a talent brings until the end, as its price tells."""
        realm = self.state.box.realm
        worth = realm.talent_price[card] * self.rounds / TALENT_ROUNDS
        return worth + 0.3 * realm.talent_sale[card]

    # -- squares ------------------------------------------------------------------------------

    def stop(self, square: int) -> float:
        """What a stop on a square is worth."""
        state = self.state
        realm = state.box.realm
        kind = realm.kind[square]
        if kind == COUNTY:
            land = realm.land_at[square]
            owner = state.owner[land]
            if owner == NOBODY:
                price = realm.price[land]
                return max(0.0, self.county(land, price)) if self.silver > price else 0.0
            if owner == self.player:
                return max(0.0, self.camp(land, realm.camp_cost[land]))
            return -float(realm.tolls[land][state.camps[land]])
        if kind == BATTLEFIELD:
            return FIELD_PAY if state.owner[realm.land_at[square]] == self.player else 200.0
        if kind == AXIS:
            return 700.0
        return 500.0 if kind == ALLIANCE else 0.0 if kind == PALACE else 250.0

    def walk(self, steps: int) -> float:
        """What a walk and its stop are worth."""
        here = self.state.squares[self.player]
        pay = PALACE_PAY if here + steps >= SQUARES else 0
        return pay + self.stop((here + steps) % SQUARES)

    def _fee(self, steps: int) -> int:
        """What a talent asks for a step more or less than thrown."""
        thrown = sum(self.state.dice)
        fee = 0
        if steps != thrown:
            for card in self.state.talents[self.player]:
                talent = self.state.box.realm.talents[card]
                fee = max(fee, talent.further() if steps > thrown else talent.shorter())
        return fee

    def _chance(self) -> float:
        total = 0.0
        for steps in range(2, 13):
            total += (6 - abs(7 - steps)) * self.walk(steps)
        return total / 36

    def king(self, square: int) -> float:
        """What the King's stop on a square is worth to whoever he walks for."""
        state = self.state
        points = 0.0
        land = state.box.realm.land_at[square]
        if land >= 0 and state.owner[land] != NOBODY and state.owner[land] != self.player:
            camps = state.camps[land]
            if camps == 0:
                points += KING_FEE * 1.3
            elif camps < CITY:
                points += 0.3 * self.loss(land)
        for seat in range(state.players):
            if seat != self.player and not state.out[seat] and state.squares[seat] == square:
                points += KING_FEE * 1.3
        return points

    # -- stratagems ---------------------------------------------------------------------------

    def _use(self, action: Use) -> float:
        """Roughly what the card says, more against who is ahead."""
        scheme = self.state.box.realm.schemes[action.card]
        points = 150.0 + scheme.amount - scheme.cost
        if scheme.aim == SEAT and 0 <= action.target < self.state.players:
            ahead = self.state.cash[action.target] / max(1, self.state.box.target)
            points += 300.0 * ahead
            points += min(0, self.state.cash[action.target] - scheme.amount)
        return points


def policy(game: Game) -> Policy:
    """The policy for a box of Warring States."""
    assert isinstance(game, WarringBox)
    return WarringPolicy()
