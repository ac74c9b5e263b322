"""A rule of thumb for the travel game: points first, counted against money and vehicles."""

from __future__ import annotations

import random
from typing import Final

from kaizhuo.games.nyc import actions as a
from kaizhuo.games.nyc.edition import (
    CHANCE,
    GUIDE,
    GUILD,
    SIGHT,
    START,
    STATION,
    TRAVEL,
    VEHICLES,
)
from kaizhuo.games.nyc.travel.box import TravelBox
from kaizhuo.games.nyc.travel.view import TravelView
from kaizhuo.kernel import Action
from kaizhuo.players.information_set import InformationSet

MONEY: Final = 1 / 700
"""Points for one dollar."""
WAGE: Final = 300
REVISIT: Final = 5
FARE: Final = 500
USE: Final = (0.8, 1.2, 1.9)
"""Points that a car, a yacht, a plane is kept for."""
NEXT: Final = 0.6
"""How much the outlook from a square counts beside what the stop itself brings."""


def choose(information_set: InformationSet, rng: random.Random) -> Action:
    """The action with the most points in it; among equals any one."""
    view = information_set.view()
    box = information_set.game
    assert isinstance(view, TravelView)
    assert isinstance(box, TravelBox)
    table = _Table(box, view, information_set.player)
    best: list[Action] = []
    most = float("-inf")
    for action in information_set.legal_actions():
        worth = table.worth(action)
        if worth > most:
            best, most = [action], worth
        elif worth == most:
            best.append(action)
    return best[int(rng.random() * len(best))]


class _Table:
    def __init__(self, box: TravelBox, view: TravelView, me: int) -> None:
        self.edition: Final = box.cards
        self.box: Final = box
        self.view: Final = view
        self.me: Final = me
        self.mine: Final = view.players[me]
        self.here: Final = self.square_of(me)
        self.size: Final = len(self.edition.codes)
        self.hot: Final = {
            self.edition.at[zone.hot]: zone.points for zone in view.zones if zone.hot is not None
        }
        self.own: Final = {self.edition.at[code] for code in self.mine.seen}
        cards = self.edition.experience[TRAVEL]
        self.held: Final = {card.effect: card for card in cards if card.id in self.mine.cards}
        self._stops: Final[dict[int, float]] = {}

    def square_of(self, seat: int) -> int:
        code = self.view.players[seat].square
        return 0 if code is None else self.edition.at[code]

    def stop(self, square: int) -> float:
        """What it is worth to stop on a square, in points."""
        if square not in self._stops:
            self._stops[square] = self._stop(square)
        return self._stops[square]

    def _stop(self, square: int) -> float:
        kind = self.edition.kind[square]
        worth = 0.0
        if kind == SIGHT:
            if square in self.hot:
                worth = float(self.hot[square])
            elif square in self.own:
                worth = float(REVISIT)
            else:
                worth = WAGE * MONEY
            for card in self.held.values():
                if 0 <= card.first <= square <= card.last:
                    worth += card.amount
        elif kind == GUILD:
            cash = [p.cash for p in self.view.players if p.seat != self.me]
            worth = MONEY * (sum(min(one, self.view.fund + 100) for one in cash) - 100)
        else:
            worth = {CHANCE: 2.0, START: 1.2, GUIDE: 0.8, STATION: 0.8}.get(kind, 0.0)
        if "stories" in self.held:
            met = sum(p.square == self.edition.codes[square] for p in self.view.players)
            worth += 2.5 * met if square != self.here else 0.0
        return worth

    def outlook(self, square: int) -> float:
        """What a throw of one die from a square brings on average."""
        return sum(self.stop((square + steps) % self.size) for steps in range(1, 7)) / 6

    def after(self, steps: int) -> float:
        """Stopping after so many steps, and standing there."""
        square = (self.here + steps) % self.size
        lap = 1.2 if self.here + steps > self.size else 0.0
        return self.stop(square) + lap + NEXT * self.outlook(square)

    def roll(self) -> float:
        return sum(self.after(steps) for steps in range(1, 7)) / 6

    def worth(self, action: Action) -> float:
        """An action's points."""
        view = self.view
        match action:
            case a.Roll() | a.Reroll():
                return self.roll()
            case a.GoOn():
                return self.after(sum(view.dice))
            case a.Ride():
                steps = 1
                while not self.box.is_chance[(self.here + steps) % self.size]:
                    steps += 1
                return self.after(steps) - FARE * MONEY
            case a.Go(counts=counts):
                steps = sum(c * s for c, s in zip(counts, self.edition.vehicle_steps, strict=True))
                return self.after(steps) - sum(c * u for c, u in zip(counts, USE, strict=True))
            case a.SwapTops(one=one, other=other):
                return self._swap_tops(one, other)
            case a.Fund():
                return self.stop(self.box.guild) if self.here == self.box.guild else 0.1
            case a.Send(seat=seat):
                return self._send(seat)
            case a.Swap(seat=seat):
                return self.outlook(self.square_of(seat))
            case a.Ticket():
                return self._tickets(0, 0)
            case a.Take(seat=seat):
                return float(view.players[seat].points)
            case a.Use(card=card):
                return self._use(card)
        return 0.0

    def _swap_tops(self, one: int, other: int) -> float:
        """More points for the hot sight that the die may reach."""
        zones = self.view.zones
        bonus = self.edition.zone_bonus
        gain = 0.0
        for zone, new in ((one, other), (other, one)):
            hot = zones[zone].hot
            if hot is not None:
                steps = (self.edition.at[hot] - self.here) % self.size
                if 1 <= steps <= 6:
                    gain += (bonus[new] - bonus[zone]) / 6
        return self.roll() + gain - 500 * MONEY

    def _send(self, seat: int) -> float:
        assert self.view.square is not None
        square = self.edition.at[self.view.square]
        if seat == self.me:
            moved = self.outlook(square) - self.outlook(self.here)
            return self.stop(square) + NEXT * moved
        theirs = WAGE * MONEY
        if square in self.hot:
            theirs = float(self.hot[square])
        elif self.view.square in self.view.players[seat].seen:
            theirs = float(REVISIT)
        return -0.5 * theirs

    def _tickets(self, cars: int, more: int) -> float:
        assert self.view.card is not None
        offer = self.edition.chance_codes.index(self.view.card)
        price = self.edition.chance_price[offer] + more
        if "discount" in self.held:
            price -= self.held["discount"].amount
        sold = self.edition.chance_vehicles[offer]
        worth = sum(c * u for c, u in zip(sold, USE, strict=True)) + USE[0] * cars
        stock = sum(self.mine.vehicles[id] for id in VEHICLES)
        return worth * (1.15 - 0.12 * stock) - max(0, price) * MONEY

    def _use(self, card: int) -> float:
        printed = self.edition.experience[TRAVEL][card]
        if printed.effect == "brand":
            return self._tickets(1, printed.amount)
        if printed.effect == "friends":
            return self.stop(self.box.guild) + NEXT * self.outlook(self.box.guild)
        return 0.1
