"""What lies on the table in the travel game: hot sights, points, vehicles."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.actions import Go, Ride, SwapTops
from kaizhuo.games.nyc.edition import NONE, VEHICLES
from kaizhuo.games.nyc.state import Common, Nyc
from kaizhuo.games.nyc.turn import Turn
from kaizhuo.games.nyc.walk import Walk
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import Reason, Ref, Seat, Text
from kaizhuo.parts.ring import steps_to_next

from .box import TravelBox

FARE: Final = 500
"""What the way to the nearest chance square costs (NYT-2.1.B)."""


class Travel(Nyc):
    """A position of the travel game.

    ``sights`` are all sight cards that nobody has seen, those of the four piles and those out of
    the game together: which lies where is unknown to everybody. ``left[z]`` is how many lie face
    down in a zone, ``hot[z]`` the square of its open card (``NONE``: the zone is empty). The
    cameras stand on the hot squares. ``vehicles[p]`` are a player's cars, yachts and planes.
    """

    def __init__(
        self,
        box: TravelBox,
        players: int,
        cash: list[int],
        out: list[bool],
        issued: int,
        common: Common,
        points: list[int],
        sights: Deck,
        left: list[int],
        hot: list[int],
        vehicles: list[list[int]],
    ) -> None:
        super().__init__(box, players, cash, out, issued, common)
        self.travel: Final = box
        self.points: Final = points
        self.sights: Final = sights
        self.left: Final = left
        self.hot: Final = hot
        self.vehicles: Final = vehicles

    def fields(self) -> tuple[object, ...]:
        return (
            self.cash, self.out, self.issued, self.common, self.points, self.sights, self.left,
            self.hot, self.vehicles,
        )  # fmt: skip

    def clone(self) -> Travel:
        copy = Travel(
            self.travel,
            self.players,
            self.cash.copy(),
            self.out.copy(),
            self.issued,
            self.common.clone(),
            self.points.copy(),
            self.sights.clone(),
            self.left.copy(),
            self.hot.copy(),
            [counts.copy() for counts in self.vehicles],
        )
        copy.copy_stack_from(self)
        return copy

    def resample(self, player: int, nature: Nature) -> Travel:
        """Nothing is hidden: what lies in the piles is drawn only when it is turned up."""
        copy = self.clone()
        copy.common.put_piles_in_order()
        copy.sights.put_in_order()
        return copy

    # -- what differs between the games ---------------------------------------------------------

    def score(self, player: int) -> int:
        return self.points[player]

    def laps(self, player: int, nature: Nature) -> None:
        """The bank pays nothing here (NYT-2.3.S)."""
        self.tell_move("log-lap", player, self.box.start)

    def other_ways(self, player: int, found: list[Action]) -> None:
        """NYT-2.1.B and NYT-2.1.C, for whoever has the means (NYA-52)."""
        moves = self.box.moves
        if self.cash[player] >= FARE:
            found.append(moves.ride)
        held = self.vehicles[player]
        if held[0] or held[1] or held[2]:
            for action in moves.go[1:]:
                counts = action.counts
                if counts[0] <= held[0] and counts[1] <= held[1] and counts[2] <= held[2]:
                    found.append(action)

    def go_other_way(self, player: int, action: Action, nature: Nature) -> None:
        match action:
            case Ride():
                self.spend(player, FARE, "reason-ride")
                here = self.common.position[player]
                self.stack.append(Walk(player, steps_to_next(here, self.box.is_chance)))
            case Go():
                steps = 0
                for kind in range(len(VEHICLES)):
                    self.vehicles[player][kind] -= action.counts[kind]
                    steps += action.counts[kind] * self.box.cards.vehicle_steps[kind]
                if self.journal is not None:
                    self._tell_go(player, action.counts, steps)
                self.stack.append(Walk(player, steps))
            case SwapTops():
                self._swap_tops(player, action.one, action.other)
                turn = self.stack[-1]
                assert isinstance(turn, Turn)
                turn.roll_follows()

    def _swap_tops(self, player: int, one: int, other: int) -> None:
        """NYT-X.06: the open cards change zones, the cameras stay (NYA-44)."""
        self.spend(player, self.box.effects[self.box.card_called("blog")].amount, "reason-blog")
        self.hot[one], self.hot[other] = self.hot[other], self.hot[one]
        if self.journal is not None:
            for zone in (one, other):
                self._tell_hot("log-zone", zone)

    def _tell_go(self, player: int, counts: list[int], steps: int) -> None:
        args: dict[str, object] = {
            "player": Seat(player), "steps": steps, "vehicles": self.vehicle_texts(counts),
        }  # fmt: skip
        self.tell("log-go", args, player)

    def vehicle_texts(self, counts: list[int]) -> list[object]:
        """Some vehicles in words, kind by kind."""
        found: list[object] = []
        for kind, count in enumerate(counts):
            if count:
                found.append(Text(f"vehicles-{VEHICLES[kind]}", {"count": count}))
        return found

    def why_not_way(self, player: int, action: Action) -> Reason | None:
        match action:
            case Ride():
                return self.reason_short("NYA-52", FARE)
            case Go():
                return Reason("NYA-52", Text("why-no-vehicle"))
        return None

    # -- points ---------------------------------------------------------------------------------

    def gain(self, player: int, points: int, reason: str) -> None:
        """Points from the bank, one scoring event (NYA-48, NYA-49)."""
        if points <= 0:
            return
        self.points[player] += points
        if self.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "points": points, "reason": Text(reason),
            }  # fmt: skip
            self.tell("log-gain", args, player)
        for seat in range(self.players):
            for card in self.common.held[seat]:
                self.travel.cards_at_work[card].gained(self, seat)

    def lose_points(self, player: int, points: int, reason: str) -> None:
        """Points back to the bank, never below none (NYA-14)."""
        lost = min(points, self.points[player])
        self.points[player] -= lost
        if self.journal is not None and lost:
            args: dict[str, object] = {
                "player": Seat(player), "points": lost, "reason": Text(reason),
            }  # fmt: skip
            self.tell("log-lose", args, player)

    # -- sights ---------------------------------------------------------------------------------

    def zone_of(self, square: int) -> int:
        """The zone whose camera stands on a square; ``NONE`` if there is none."""
        for zone in range(len(self.hot)):
            if self.hot[zone] == square:
                return zone
        return NONE

    def turn_up(self, zone: int, nature: Nature) -> None:
        """NYT-2.3.P.A.3: the next card of the zone, if there is one (NYT-4.1, NYA-42)."""
        if self.left[zone] == 0:
            self.hot[zone] = NONE
            if self.journal is not None:
                self.tell("log-zone-empty", {"zone": Ref(self.box.cards.zone_ids[zone])})
            return
        self.left[zone] -= 1
        self.hot[zone] = nature.draw(self.sights)
        if self.journal is not None:
            self._tell_hot("log-hot", zone)

    def _tell_hot(self, id: str, zone: int) -> None:
        args: dict[str, object] = {
            "square": self.square_ref(self.hot[zone]), "zone": Ref(self.box.cards.zone_ids[zone]),
        }  # fmt: skip
        self.tell(id, args)

    # -- vehicles and debts ---------------------------------------------------------------------

    def bank_vehicles(self, kind: int) -> int:
        """How many of a kind the bank has."""
        count = self.box.cards.vehicle_count[kind]
        for held in self.vehicles:
            count -= held[kind]
        return count

    def fall_short(self, debtor: int, nature: Nature) -> None:
        """NYT-4.3: one pays all the cash one has, and stays."""
        self.tell("log-penniless", {"player": Seat(debtor)}, debtor)

    def why_not_sell(self, player: int, action: Action) -> Reason:
        return Reason("NYT-4.3", Text("why-answer-first"))
