"""Counties: buying, building (WS-4, WS-12, WS-13)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action

from .choice import Choice
from .edition import CITY, MOST_CAMPS
from .prices import build_cost, land_price
from .state import NOBODY, Warring


class Purchase(Choice):
    """WS-4.a: the right to buy the county one stands on."""

    def __init__(self, player: int, land: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.land: Final = land

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.land, self.open)

    def copy(self) -> Purchase:
        return Purchase(self.player, self.land, self.open)

    def offers(self, state: Warring) -> list[Action]:
        free = state.owner[self.land] == NOBODY
        if free and state.cash[self.player] >= land_price(state, self.player, self.land):
            return [state.box.moves.buy]
        return []

    def could_be_met(self, state: Warring) -> bool:
        return True

    def take(self, state: Warring, action: Action, nature: Nature) -> None:
        player, land = self.player, self.land
        state.note_land("log-buy", player, land)
        state.spend(player, land_price(state, player, land), "reason-land")
        state.owner[land] = player
        for talent in state.talents[player]:
            if state.box.realm.talents[talent].builds_at_once():
                state.stack.append(Building(player, land))
                return


class Building(Choice):
    """WS-12, WS-13: on a later stop on an own county, a camp, or a city for four camps."""

    def __init__(self, player: int, land: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.land: Final = land

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.land, self.open)

    def copy(self) -> Building:
        return Building(self.player, self.land, self.open)

    def offers(self, state: Warring) -> list[Action]:
        cost = build_cost(state, self.player, self.land)
        if 0 <= cost <= state.cash[self.player] and state.owner[self.land] == self.player:
            return [state.box.moves.build[self.land]]
        return []

    def could_be_met(self, state: Warring) -> bool:
        return build_cost(state, self.player, self.land) >= 0

    def take(self, state: Warring, action: Action, nature: Nature) -> None:
        build(state, self.player, self.land, build_cost(state, self.player, self.land))


def build(state: Warring, player: int, land: int, cost: int) -> None:
    """A camp more; or a city in the place of four camps, which go back to the stock."""
    if state.camps[land] == MOST_CAMPS:
        state.camps[land] = CITY
        state.note_land("log-city", player, land)
        if cost > 0:
            state.spend(player, cost, "reason-city")
    else:
        state.camps[land] += 1
        state.note_land("log-camp", player, land)
        if cost > 0:
            state.spend(player, cost, "reason-camp")
