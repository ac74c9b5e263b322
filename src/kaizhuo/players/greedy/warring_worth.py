"""What things are worth in Warring States, in taels, as a player sees the table.

All estimates are of silver until the end of the game: how often somebody comes by, times what is
paid then, times the rounds that are probably left.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kaizhuo.games.warring import talents as t
from kaizhuo.games.warring.box import FIELD_PAY, KING_FEE, PALACE_PAY, START_SILVER, WarringBox
from kaizhuo.games.warring.edition import (
    ALLIANCE,
    AXIS,
    BATTLEFIELD,
    BOOK,
    CITY,
    COUNTY,
    HALL,
    MOST_CAMPS,
    PALACE,
    PAVILION,
    SQUARES,
)
from kaizhuo.games.warring.view import WarringView

LAP: Final = SQUARES / 7
"""Turns to go round the ring."""
GAIN: Final = 600
"""What the leader's silver grows by in a round, to guess how long the game still lasts."""
OWN_TOLLS: Final = 0.7
"""How much of the tolls that are due now goes into that guess."""
LEAST_ROUNDS: Final = 3.0
MOST_ROUNDS: Final = 60.0
USUAL_ROUNDS: Final = 24.0
"""A game lasts no less than this, as far as one can tell at its beginning."""
WAIT: Final = 9
SOLVENT: Final = 4_000
LONG: Final = 100.0
DEAR: Final = 3_000
"""If nobody has more after ``WAIT`` rounds than at the start, but all hold ``SOLVENT`` and can pay,
the game will be as long as this: camps have time to grow, and one begins to conquer. Whoever has
bought a county for ``DEAR`` or more goes on."""
STOPS: Final = 0.04
"""How often in a round a camp is added to a county: a stop on it, or one at the Alliance."""
RESERVE: Final = 0.3
MOST_RESERVE: Final = 2_500
"""Silver to keep in hand: so much of the worst toll, and no more than this."""
CAN_SELL: Final = 2_000
MORE_TO_COME: Final = 5_000
"""What a player raises beyond the silver in hand: at once, and in the course of the game."""
RIVAL: Final = 1.15
"""What a tael that a rival pays to oneself is worth: nobody else gets it."""
AHEAD: Final = 0.1
"""A camp is worth the toll that it adds, and a little of what can be built on top of it."""
TALENT: Final = 1.3
"""What talents turned out to be worth beyond what is reckoned here."""
RESALE: Final = 0.3
RUIN: Final = 3_000
"""What leaving the game costs beyond the silver in hand."""
BATTLE: Final = 200
"""What a stop on a battlefield is worth that one does not hold."""


class Table:
    """The view of a seat with what can be reckoned from it."""

    def __init__(self, box: WarringBox, view: WarringView, me: int) -> None:
        self.box: Final = box
        self.realm: Final = box.realm
        self.view: Final = view
        self.me: Final = me
        self.mine: Final = view.players[me]
        self.living: Final = [p.seat for p in view.players if not p.out]
        self.rivals: Final = len(self.living) - 1
        self.owner: Final = [land.owner for land in view.lands]
        self.camps: Final = [CITY if land.city else land.camps for land in view.lands]
        self.own: Final = [land for land in range(len(self.owner)) if self.owner[land] == me]
        self.counties: Final = [land for land in self.own if not self.realm.is_field[land]]
        rivals = [self.silver(seat) for seat in self.living if seat != me]
        mean = sum(rivals) / max(1, len(rivals))
        self.payable: Final = mean + MORE_TO_COME
        self.rounds: Final = self._rounds_left()
        self.holds_die: Final = view.king.holder == me

    def _rounds_left(self) -> float:
        """Until somebody has the silver to win, if all goes on as it is."""
        number = self.view.turn.round
        silver = [self.silver(seat) for seat in self.living]
        dear = sum(self.realm.price[land] >= DEAR for land in self.counties)
        if number >= WAIT and max(silver) < START_SILVER and (dear > 1 or min(silver) >= SOLVENT):
            return LONG
        gain = [float(GAIN)] * len(self.view.players)
        for land in self.view.lands:
            if land.owner is None:
                continue
            for seat in self.living:
                if seat != land.owner:
                    paid = min(land.toll, self.silver(seat) + CAN_SELL) / SQUARES * OWN_TOLLS
                    gain[seat] -= paid
                    gain[land.owner] += paid
        least = MOST_ROUNDS
        for seat in self.living:
            if gain[seat] > 0:
                least = min(least, (self.box.target - self.silver(seat)) / gain[seat])
        return max(LEAST_ROUNDS, USUAL_ROUNDS - number, least)

    def silver(self, seat: int) -> int:
        return self.view.players[seat].silver

    def threat(self, seat: int) -> float:
        """How much a loss of this rival is worth to oneself: the leader's most."""
        return self.silver(seat) / max(1, self.box.target)

    # -- lands ------------------------------------------------------------------------------------

    def visits(self) -> float:
        """How often rivals will yet stop on one square."""
        return self.rounds * self.rivals / SQUARES

    def reserve(self) -> int:
        """Silver to keep in hand: what a bad stop may cost."""
        worst = 0
        for land, view in enumerate(self.view.lands):
            if self.owner[land] not in (None, self.me):
                worst = max(worst, view.toll)
        return int(RESERVE * min(MOST_RESERVE, worst))

    def county(self, land: int, price: int) -> float:
        """The surplus of owning a bare county over its price."""
        tolls = self.realm.tolls[land]
        bare = self.visits() * tolls[0] * RIVAL
        saved = self.rounds / SQUARES * tolls[0] * 0.6
        worth = max(bare, self._with_camps(land)) + saved
        return worth + RESALE * self.realm.land_sale[land] - price

    def _with_camps(self, land: int) -> float:
        """The tolls of a county less the cost of the camps that will probably be built on it.

        Their number after t rounds is a Poisson variable with the mean t * ``STOPS``. The time
        with just n camps is then 1 / ``STOPS`` times the chance of more than n in the end.
        """
        tolls = self.realm.tolls[land]
        visits = self.rivals / SQUARES / STOPS
        mean = self.rounds * STOPS
        exactly = exp(-mean)
        more = 1.0 - exactly
        worth = 0.0
        for camps in range(MOST_CAMPS):
            worth += more * visits * min(tolls[camps], self.payable) * RIVAL
            exactly *= mean / (camps + 1)
            worth -= more * self.realm.camp_cost[land]
            more -= exactly
        return worth

    def camp(self, land: int, price: int) -> float:
        """The surplus of one camp more (or of a city) over its price."""
        camps = self.camps[land]
        if camps == CITY:
            return 0.0
        tolls = self.realm.tolls[land]
        more = min(tolls[camps + 1], self.payable) - min(tolls[camps], self.payable)
        more += (min(tolls[CITY], self.payable) - min(tolls[camps], self.payable)) * AHEAD
        return self.visits() * more * RIVAL + RESALE * self.realm.camp_sale[land] - price

    def field(self) -> float:
        """What holding a battlefield brings."""
        return self.rounds / LAP * FIELD_PAY * 0.6

    def loss(self, land: int) -> float:
        """What selling a land, or its topmost building, takes away."""
        if self.realm.is_field[land]:
            return self.field()
        camps = self.camps[land]
        tolls = self.realm.tolls[land]
        less = tolls[camps] - (tolls[camps - 1] if 0 < camps < CITY else 0)
        return self.visits() * less

    # -- squares ----------------------------------------------------------------------------------

    def stop(self, seat: int, square: int) -> float:
        """What a stop on a square is worth to a player."""
        kind = self.realm.kind[square]
        land = self.realm.land_at[square]
        silver = self.silver(seat)
        if kind == COUNTY:
            owner = self.owner[land]
            if owner is None:
                price = self.realm.price[land]
                return max(0.0, self.county(land, price)) if silver > price else 0.0
            if owner == seat:
                return max(0.0, self.camp(land, self.realm.camp_cost[land]))
            toll = self.view.lands[land].toll
            return -float(toll) if toll < silver else -float(silver + RUIN)
        if kind == BATTLEFIELD:
            return FIELD_PAY if self.owner[land] == seat else BATTLE
        worth = {PALACE: 0, PAVILION: 150, ALLIANCE: 500, AXIS: 700, HALL: 200, BOOK: 350}
        return float(worth[kind])

    def way(self, seat: int, square: int, steps: int) -> float:
        """What a walk pays on the way."""
        pay = 0.0
        for step in range(1, steps + 1):
            at = (square + step) % SQUARES
            if self.realm.kind[at] == PALACE:
                pay += PALACE_PAY
            elif self.realm.kind[at] == BATTLEFIELD:
                pay += FIELD_PAY if self.owner[self.realm.land_at[at]] == seat else 0
        return pay

    def walk(self, seat: int, square: int, steps: int) -> float:
        """What a walk and its stop are worth."""
        return self.way(seat, square, steps) + self.stop(seat, (square + steps) % SQUARES)

    def king(self, square: int) -> float:
        """What the King's stop on a square is worth to whoever he walks for."""
        points = 0.0
        land = self.realm.land_at[square]
        if land >= 0 and self.owner[land] not in (None, self.me):
            camps = self.camps[land]
            if camps == 0:
                points += KING_FEE * 1.3
            elif camps < CITY:
                points += 0.3 * self.loss(land)
        for player in self.view.players:
            if player.seat != self.me and not player.out and player.square == square:
                points += KING_FEE * 1.3
        return points

    def step_fee(self) -> int:
        """What a talent asks for a step more or less than thrown."""
        fees = [0]
        for id in self.mine.talents:
            talent = self.realm.talents[self.realm.talent_ids.index(id)]
            fees += [talent.further(), talent.shorter()]
        return max(fees)

    # -- talents ----------------------------------------------------------------------------------

    def talent(self, card: int) -> float:
        """What a talent brings its holder (here: oneself) until the end."""
        talent = self.realm.talents[card]
        amount = talent.amount
        visits = self.visits()
        laps = self.rounds / LAP
        counties = self.counties
        theirs = [
            land for land, owner in enumerate(self.owner)
            if owner not in (None, self.me) and not self.realm.is_field[land]
        ]  # fmt: skip
        book = self.rounds * 0.1
        match talent:
            case t.TollMore():
                return visits * amount * (len(counties) + 1)
            case t.TollState():
                mine = [land for land in counties if self.realm.state_of[land] == talent.state]
                return visits * amount * len(mine)
            case t.TollBare():
                return visits * amount * sum(self.camps[land] == 0 for land in counties)
            case t.TollBuilt():
                return visits * amount * (1 + sum(min(4, self.camps[land]) for land in counties))
            case t.TollLess():
                return self.rounds / SQUARES * amount * (len(theirs) + 2)
            case t.TollPass():
                there = [land for land in theirs if self.realm.state_of[land] == talent.state]
                return self.rounds / SQUARES * sum(self.view.lands[land].toll for land in there)
            case t.TollCap():
                over = [max(0, self.view.lands[land].toll - amount) for land in theirs]
                return self.rounds / SQUARES * sum(over) * 1.5
            case t.PalaceMore():
                return laps * amount
            case t.PalaceLands():
                return laps * amount * (len(counties) + 1)
            case t.Income():
                return self.rounds * amount
            case t.Doubles():
                return self.rounds / 6 * amount
            case t.Patronage():
                return self.rounds * self.rivals * 0.06 * amount
            case t.Envoy():
                return self.rounds * len(self.living) * 0.05 * amount
            case t.Executed() | t.Declined():
                return book * amount * 0.6
            case t.Tribute():
                return self.rounds * amount * (0.25 if self.holds_die else 0.05)
            case t.NoFees():
                return self.rounds * 0.08 * 600
            case t.KeepsCamps():
                return self.rounds * 0.03 * 300
            case t.KingSteps():
                return self.rounds * (200 if self.holds_die else 20)
            case t.Rerolls():
                return self.rounds * 110
            case t.Further() | t.Shorter():
                return self.rounds * 60
            case t.LandPrice():
                free = sum(owner is None for owner in self.owner)
                return amount * min(free, self.rounds / 2) * 0.3
            case t.CampCost():
                return amount * self.rounds * len(counties) / SQUARES
            case t.BuildsAtOnce():
                return 40 * self.rounds
            case t.AllianceCost():
                return laps * 0.15 * amount
            case t.BattleDie() | t.Attack() | t.WinsTies():
                return self.rounds * 0.1 * 250
            case t.Spoils() | t.Pension() | t.Defend():
                return self.rounds * 0.06 * 400
            case t.FieldPay():
                return laps * amount * (len(self.own) - len(counties))
        return self.rounds * 15
