"""Lands: buying, building, paying (NYB-2.3.P)."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.actions import Build, BuildWith, Buy, Decline, ExtraWith, Site, Use
from kaizhuo.games.nyc.edition import FLOORS, NONE
from kaizhuo.games.nyc.squares import SquareRule
from kaizhuo.games.nyc.state import Nyc
from kaizhuo.games.nyc.why import out_of_place
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Seat, Text
from kaizhuo.parts.purse import collect
from kaizhuo.parts.question import Question

from .state import Bank

BASE: Final = 0
EXTRA: Final = 1


class Land(SquareRule):
    """地產格: buy it, build on it, or pay (NYB-2.3.P)."""

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        assert isinstance(state, Bank)
        square = state.common.position[player]
        owner = state.common.owner[square]
        if owner == NONE:
            state.stack.append(Purchase(player, square))
        elif owner == player:
            state.stack.append(Construction(player, square))
        else:
            toll = state.toll(player, square)
            if state.journal is not None:
                args: dict[str, object] = {
                    "player": Seat(player), "target": Seat(owner),
                    "square": state.square_ref(square), "amount": toll,
                }  # fmt: skip
                state.tell("log-toll", args, player)
            for card in state.common.held[player]:
                state.bank.cards_at_work[card].after_toll(state, player, square)
            collect(state, owner, [player], toll, "reason-toll")


class Purchase(Question[Bank]):
    """Buy the land for the price printed on its square? (NYB-2.3.P.A)"""

    def __init__(self, player: int, square: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.square = square

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.square, self.open)

    def copy(self) -> Purchase:
        return Purchase(self.player, self.square, self.open)

    def worth_asking(self, state: Bank) -> bool:
        """NYA-22: a purchase needs a marker at home; none may be sold for it."""
        enough = state.cash[self.player] >= state.box.cards.price[self.square]
        return enough and state.markers_left(self.player) > 0

    def legal_actions(self, state: Bank, player: int) -> list[Action]:
        if player != self.player:
            return []
        return [state.box.moves.buy, state.box.moves.decline]

    def apply(self, state: Bank, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if isinstance(action, Buy):
            state.tell_move("log-buy", player, self.square)
            state.spend(player, state.box.cards.price[self.square], "reason-price")
            state.add_floor(player, self.square)
        else:
            state.tell_move("log-pass", player, self.square)

    def default(self, state: Bank, player: int) -> Action:
        return state.box.moves.decline

    def why_not(self, state: Bank, player: int, action: Action) -> Reason:
        return out_of_place(state, self.player, player, action)


class Construction(Question[Bank]):
    """One floor more on an own land (NYB-2.3.P.C.1), and with the refit card an extra one
    (``phase`` ``EXTRA``, NYB-X.01). Whoever has no marker at home may sell a floor of another
    own land and build with that marker (NYB-4.1.A, NYA-33)."""

    def __init__(self, player: int, square: int, phase: int = BASE, open: bool = False) -> None:
        super().__init__(player, open)
        self.square = square
        self.phase = phase

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.square, self.phase, self.open)

    def copy(self) -> Construction:
        return Construction(self.player, self.square, self.phase, self.open)

    def cost(self, state: Bank) -> int:
        """What the floor costs: for the extra one, the sum on its card instead (NYA-24)."""
        if self.phase == EXTRA:
            return state.bank.cards_at_work[self.refit(state)].amount
        return state.box.cards.build[self.square]

    def refit(self, state: Bank) -> int:
        """The held card that allows an extra floor; ``NONE`` without one."""
        for card in state.common.held[self.player]:
            if state.bank.cards_at_work[card].extra_floor():
                return card
        return NONE

    def options(self, state: Bank) -> list[Action]:
        """Every way to build that is possible and affordable."""
        found: list[Action] = []
        player = self.player
        if state.common.owner[self.square] != player or state.floors[self.square] >= FLOORS:
            return found
        refit = NONE
        if self.phase == EXTRA:
            refit = self.refit(state)
            if refit == NONE:
                return found
        cost = self.cost(state)
        moves = state.box.moves
        if state.markers_left(player) > 0:
            if state.cash[player] >= cost:
                found.append(moves.build if self.phase == BASE else moves.use[refit])
            return found
        for other in state.lands(player):
            if other != self.square and state.cash[player] + state.box.cards.sale[other] >= cost:
                found.append(
                    moves.build_with[other] if self.phase == BASE else moves.extra_with[other]
                )
        return found

    def worth_asking(self, state: Bank) -> bool:
        return len(self.options(state)) > 0

    def legal_actions(self, state: Bank, player: int) -> list[Action]:
        if player != self.player:
            return []
        found = self.options(state)
        found.append(state.box.moves.decline)
        return found

    def apply(self, state: Bank, player: int, action: Action, nature: Nature) -> None:
        cost = self.cost(state)
        match action:
            case Decline():
                state.stack.pop()
                if self.phase == BASE:
                    state.tell_move("log-pass", player, self.square)
                return
            case BuildWith() | ExtraWith():
                state.sell_floor(player, action.square)
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "square": state.square_ref(self.square),
                "floors": state.floors[self.square] + 1,
            }  # fmt: skip
            state.tell("log-build", args, player)
        state.spend(player, cost, "reason-build")
        state.add_floor(player, self.square)
        if self.phase == BASE:
            self.phase = EXTRA
            self.open = False
        else:
            state.stack.pop()

    def default(self, state: Bank, player: int) -> Action:
        return state.box.moves.decline

    def why_not(self, state: Bank, player: int, action: Action) -> Reason:
        if player != self.player:
            return out_of_place(state, self.player, player, action)
        match action:
            case Build():
                if self.phase == EXTRA:
                    return Reason("NYB-X.01", Text("why-one-floor"))
                if state.markers_left(player) <= 0:
                    return Reason("NYB-4.1.A", Text("why-no-marker"))
                return state.reason_short("NYB-2.3.P.C.1", self.cost(state))
            case BuildWith() | ExtraWith():
                if state.markers_left(player) > 0:
                    return Reason("NYB-4.1.A", Text("why-marker-at-home"))
                if action.square == self.square:
                    return Reason("NYA-33", Text("why-another-land"))
                if state.common.owner[action.square] != player:
                    return Reason("NYB-4.1.A", Text("why-not-yours"))
                if isinstance(action, BuildWith) == (self.phase == BASE):
                    return state.reason_short("NYB-4.1.A", self.cost(state))
        return out_of_place(state, self.player, player, action)


class Buyout(Question[Bank]):
    """After a toll has been paid: buy the land from its owner for the land price, without its
    houses? (NYB-X.02, NYA-23)"""

    def __init__(self, player: int, square: int, card: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.square = square
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.square, self.card, self.open)

    def copy(self) -> Buyout:
        return Buyout(self.player, self.square, self.card, self.open)

    def worth_asking(self, state: Bank) -> bool:
        player = self.player
        if state.out[player] or state.common.owner[self.square] == NONE:
            return False
        enough = state.cash[player] >= state.box.cards.price[self.square]
        return enough and state.markers_left(player) > 0

    def legal_actions(self, state: Bank, player: int) -> list[Action]:
        if player != self.player:
            return []
        return [state.box.moves.use[self.card], state.box.moves.decline]

    def apply(self, state: Bank, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if not isinstance(action, Use):
            return
        owner = state.common.owner[self.square]
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "target": Seat(owner),
                "square": state.square_ref(self.square),
            }  # fmt: skip
            state.tell("log-buyout", args, player)
        state.give(player, owner, state.box.cards.price[self.square], "reason-buyout")
        state.floors[self.square] = 0
        state.add_floor(player, self.square)

    def default(self, state: Bank, player: int) -> Action:
        return state.box.moves.decline

    def why_not(self, state: Bank, player: int, action: Action) -> Reason:
        return out_of_place(state, self.player, player, action)


class SiteChoice(Question[Bank]):
    """On which own land to build, after passing the guide office? (NYB-X.09)"""

    def __init__(self, player: int, card: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card, self.open)

    def copy(self) -> SiteChoice:
        return SiteChoice(self.player, self.card, self.open)

    def sites(self, state: Bank) -> list[Action]:
        """The own lands on which a floor can be built and paid now."""
        found: list[Action] = []
        for square in state.lands(self.player):
            if Construction(self.player, square).worth_asking(state):
                found.append(state.box.moves.site[square])
        return found

    def worth_asking(self, state: Bank) -> bool:
        return len(self.sites(state)) > 0

    def legal_actions(self, state: Bank, player: int) -> list[Action]:
        if player != self.player:
            return []
        found = self.sites(state)
        found.append(state.box.moves.decline)
        return found

    def apply(self, state: Bank, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if not isinstance(action, Site):
            return
        work = Construction(player, action.square)
        state.stack.append(work)
        if state.markers_left(player) > 0:
            # Having chosen the land is having decided to build; only what to sell is open.
            work.apply(state, player, state.box.moves.build, nature)

    def default(self, state: Bank, player: int) -> Action:
        return state.box.moves.decline

    def why_not(self, state: Bank, player: int, action: Action) -> Reason:
        return out_of_place(state, self.player, player, action)
