"""The lower right of a chance card: buying vehicles (NYT-2.3.C.4, NYT-2.3.C.5)."""

from __future__ import annotations

from kaizhuo.games.nyc.actions import Decline, Take, Ticket, Use
from kaizhuo.games.nyc.edition import CAR, NONE, VEHICLES
from kaizhuo.games.nyc.squares import Chance
from kaizhuo.games.nyc.state import Nyc
from kaizhuo.games.nyc.why import out_of_place
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Ref, Seat, Text
from kaizhuo.parts.question import Question

from .state import Travel


class TravelChance(Chance):
    """機會: after the token has moved, the drawer may buy vehicles (NYA-50)."""

    def opened(self, state: Nyc, player: int, card: int) -> None:
        state.stack.append(Tickets(player, card))


class Tickets(Question[Travel]):
    """Buy the vehicles of the chance card; with the advertising card, one car more."""

    def __init__(self, player: int, card: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card, self.open)

    def copy(self) -> Tickets:
        return Tickets(self.player, self.card, self.open)

    def price(self, state: Travel) -> int:
        """What the offer costs this player (NYT-X.08, NYA-14)."""
        price = state.box.cards.chance_price[self.card]
        for card in state.common.held[self.player]:
            price -= state.travel.cards_at_work[card].off_tickets()
        return max(0, price)

    def extra_car(self, state: Travel) -> int:
        """The held card that sells one car more; ``NONE`` without one (NYT-X.07)."""
        for card in state.common.held[self.player]:
            if state.travel.cards_at_work[card].sells_car():
                return card
        return NONE

    def to_be_had(self, state: Travel, kind: int) -> bool:
        """Whether the bank or another player has a vehicle of this kind."""
        return state.vehicles[self.player][kind] < state.box.cards.vehicle_count[kind]

    def worth_asking(self, state: Travel) -> bool:
        if state.cash[self.player] < self.price(state):
            return False
        offered = state.box.cards.chance_vehicles[self.card]
        for kind in range(len(VEHICLES)):
            if offered[kind] and self.to_be_had(state, kind):
                return True
        return False

    def legal_actions(self, state: Travel, player: int) -> list[Action]:
        if player != self.player:
            return []
        found: list[Action] = [state.box.moves.ticket]
        extra = self.extra_car(state)
        if extra != NONE and self.to_be_had(state, CAR):
            price = self.price(state) + state.box.effects[extra].amount
            if state.cash[player] >= price:
                found.append(state.box.moves.use[extra])
        found.append(state.box.moves.decline)
        return found

    def apply(self, state: Travel, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if isinstance(action, Decline):
            return
        price = self.price(state)
        wanted = state.box.cards.chance_vehicles[self.card].copy()
        if isinstance(action, Use):
            price += state.box.effects[action.card].amount
            wanted[CAR] += 1
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "vehicles": state.vehicle_texts(wanted),
            }  # fmt: skip
            state.tell("log-ticket", args, player)
        state.spend(player, price, "reason-ticket")
        for kind in range(len(VEHICLES)):
            there = min(wanted[kind], state.bank_vehicles(kind))
            state.vehicles[player][kind] += there
            wanted[kind] -= there
        state.stack.append(Seizure(player, wanted))

    def default(self, state: Travel, player: int) -> Action:
        return state.box.moves.decline

    def why_not(self, state: Travel, player: int, action: Action) -> Reason:
        if player == self.player and isinstance(action, Use):
            extra = self.extra_car(state)
            if action.card == extra:
                price = self.price(state) + state.box.effects[extra].amount
                return state.reason_short("NYT-X.07", price)
        if player == self.player and isinstance(action, Ticket):
            return state.reason_short("NYT-2.3.C.4", self.price(state))
        return out_of_place(state, self.player, player, action)


class Seizure(Question[Travel]):
    """The bank is short: from whom is each missing vehicle taken? (NYT-2.3.C.5, NYA-46)
    ``wanted`` are the cars, yachts and planes still missing."""

    def __init__(self, player: int, wanted: list[int], open: bool = False) -> None:
        super().__init__(player, open)
        self.wanted = wanted

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.wanted, self.open)

    def copy(self) -> Seizure:
        return Seizure(self.player, self.wanted.copy(), self.open)

    def worth_asking(self, state: Travel) -> bool:
        return len(self.legal_actions(state, self.player)) > 0

    def legal_actions(self, state: Travel, player: int) -> list[Action]:
        found: list[Action] = []
        if player != self.player:
            return found
        for kind in range(len(VEHICLES)):
            if self.wanted[kind] == 0:
                continue
            for seat in state.others(player):
                if state.vehicles[seat][kind]:
                    found.append(state.box.moves.take[kind][seat])
            if found:
                return found
        return found

    def apply(self, state: Travel, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Take)
        state.vehicles[action.seat][action.kind] -= 1
        state.vehicles[player][action.kind] += 1
        self.wanted[action.kind] -= 1
        self.open = False
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "target": Seat(action.seat),
                "vehicle": Ref(VEHICLES[action.kind]),
            }  # fmt: skip
            state.tell("log-take", args, player)

    def default(self, state: Travel, player: int) -> Action:
        return self.legal_actions(state, player)[0]

    def why_not(self, state: Travel, player: int, action: Action) -> Reason:
        if player == self.player and isinstance(action, Take):
            return Reason("NYT-2.3.C.5", Text("why-nothing-to-take"))
        return out_of_place(state, self.player, player, action)
