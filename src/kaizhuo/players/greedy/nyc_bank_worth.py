"""What squares, lands and floors are worth to one player of the bank game, in money."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.bank.box import BankBox
from kaizhuo.games.nyc.bank.view import BankView
from kaizhuo.games.nyc.edition import CHANCE, FLOORS, GUIDE, GUILD, SIGHT, START, STATION

SUMS: Final = ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2),
               (12, 1))  # fmt: skip
"""What two dice show, and in how many of 36 ways."""
LAP: Final = 2000
VISITS: Final = 0.028
"""How often one rival stops on a given land in a round."""
HORIZON: Final = 45
"""x"""
LEAST_ROUNDS: Final = 4
BUILD_MARGIN: Final = 100
SAVING: Final = 0.85
"""From this part of the target on, cash is kept rather than spent."""


class Table:
    """The table as one player sees it, with the sums that player does in the head."""

    def __init__(self, box: BankBox, view: BankView, me: int) -> None:
        self.edition: Final = box.cards
        self.view: Final = view
        self.me: Final = me
        self.cash: Final = view.players[me].cash
        self.owner: Final[dict[int, int]] = {}
        self.floors: Final[dict[int, int]] = {}
        for land in view.lands:
            square = self.edition.at[land.square]
            self.owner[square] = land.owner
            self.floors[square] = land.floors
        self.rivals_left: Final = sum(not player.out for player in view.players) - 1
        self.here: Final = self.square_of(me)
        left = max(LEAST_ROUNDS, HORIZON - view.turn.round)
        self.visits: Final = VISITS * left * self.rivals_left
        """visits that a land of one's own can still hope for"""
        self.target: Final = view.target
        self._added: Final = [
            sum(self._effects(player.seat, "delicacy")) for player in view.players
        ]
        self._vip: Final = sum(self._effects(me, "vip"))
        self.reserve: Final = self._reserve()

    def _effects(self, seat: int, effect: str) -> list[int]:
        held = self.view.players[seat].cards
        cards = self.edition.experience[0]
        return [card.amount for card in cards if card.effect == effect and card.id in held]

    def square_of(self, seat: int) -> int:
        """Where a token stands."""
        code = self.view.players[seat].square
        return 0 if code is None else self.edition.at[code]

    def asked_about(self) -> int:
        """The square that the open question is about."""
        assert self.view.square is not None
        return self.edition.at[self.view.square]

    # -- tolls --------------------------------------------------------------------------------

    def toll(self, square: int) -> int:
        """What I would pay there."""
        owner = self.owner.get(square, self.me)
        if owner == self.me:
            return 0
        floors = max(1, self.floors[square] - self._vip)
        return self.edition.tolls[square][floors - 1] + self._added[owner]

    def _reserve(self) -> float:
        """Cash to keep: something for the tolls that the next throw may meet."""
        dear = 0.0
        for steps, ways in SUMS:
            toll = self.toll((self.here + steps) % len(self.edition.codes))
            dear = max(dear, toll * min(1.0, 0.35 + ways / 9))
        return 1000 + 0.2 * dear

    # -- stopping -------------------------------------------------------------------------------

    def stop(self, square: int) -> float:
        """What it is worth to stop on a square."""
        kind = self.edition.kind[square]
        if kind == SIGHT:
            return self._stop_at_sight(square)
        if kind == START:
            return float(LAP)
        if kind == GUILD:
            return float((self.view.fund + 100) * self.rivals_left - 100)
        return {CHANCE: 250.0, GUIDE: 150.0, STATION: 100.0}.get(kind, 0.0)

    def _stop_at_sight(self, square: int) -> float:
        owner = self.owner.get(square)
        if owner is None:
            return max(0.0, self.gain_of_land(square))
        if owner == self.me:
            return max(0.0, self.gain_of_floor(square, self.edition.build))
        toll = self.toll(square)
        short = max(0, toll - self.cash)
        return -float(toll + 2 * short)

    def stop_after(self, steps: int) -> float:
        """The same after so many steps, with the start square that is passed."""
        square = self.here + steps
        size = len(self.edition.codes)
        lap = LAP if square > size else 0
        return lap + self.stop(square % size)

    def outlook(self, square: int) -> float:
        """What a throw from a square is worth on average."""
        size = len(self.edition.codes)
        total = 0.0
        for steps, ways in SUMS:
            there = square + steps
            total += ways * (self.stop(there % size) + (LAP if there > size else 0))
        return total / 36

    def place_worth(self, square: int) -> float:
        """What it is worth to stand on a square: the way to the start, and what lies ahead."""
        return self.outlook(square) + LAP * square / len(self.edition.codes)

    # -- spending -------------------------------------------------------------------------------

    def can_spend(self, amount: int) -> bool:
        """Whether so much may be spent without risking a sale, or a victory."""
        if self.cash >= self.target * SAVING:
            return False
        return self.cash - amount >= self.reserve

    def gain_of_land(self, square: int) -> float:
        """Buying a land for its price: the tolls to come, and that nobody else takes them."""
        price = self.edition.price[square]
        if not self.can_spend(price):
            return -1.0
        tolls = self.edition.tolls[square]
        hoped = self.visits * (0.8 * tolls[0] + 0.2 * tolls[1])
        return hoped + self.edition.sale[square] - 1.1 * price

    def gain_of_floor(self, square: int, costs: list[int]) -> float:
        """One floor more for what the land's card asks."""
        return self.gain_of_extra(square, costs[square])

    def gain_of_extra(self, square: int, cost: int) -> float:
        """One floor more for a sum."""
        floors = self.floors.get(square, 0)
        if floors >= FLOORS or not self.can_spend(cost):
            return -1.0
        tolls = self.edition.tolls[square]
        more = tolls[floors] - tolls[floors - 1]
        return self.visits * more + 0.5 * self.edition.sale[square] - 1.1 * cost

    def loss_of_floor(self, square: int) -> float:
        """A floor sold."""
        floors = self.floors[square]
        tolls = self.edition.tolls[square]
        less = tolls[floors - 1] - (tolls[floors - 2] if floors > 1 else 0)
        return self.visits * less - self.edition.sale[square]

    def gain_of_sending(self, seat: int, square: int) -> float:
        """Sending a player to a square: what I gain, and a little of what a rival loses."""
        owner = self.owner.get(square)
        if seat == self.me:
            moved = self.place_worth(square) - self.place_worth(self.here)
            return self.stop(square) + 0.3 * moved
        rich = self.view.players[seat].cash / self.target
        if owner is None or owner == seat:
            return -100.0
        toll = self.edition.tolls[square][self.floors[square] - 1] + self._added[owner]
        if owner == self.me:
            return float(toll)
        return toll * (0.6 * rich - 0.3)
