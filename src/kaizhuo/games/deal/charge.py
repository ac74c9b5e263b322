"""What one player does to others: charges, thefts, and refusals of them (MD-2.2.C, MD-4)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Parallel, Step
from kaizhuo.kernel.text import Reason, Seat, Text
from kaizhuo.parts.cards import put_in_order

from .actions import Accept, Pay, Refuse
from .columns import NO_CARD
from .edition import RAINBOW, REFUSE
from .payment import can_pay, cheapest_payment, lay_aside, payable
from .state import Deal

RENT: Final = 0
DEBT: Final = 1
BIRTHDAY: Final = 2
STEAL: Final = 3
SWAP: Final = 4
TAKEOVER: Final = 5
KIND_NAMES: Final = ("rent", "debt", "birthday", "steal", "swap", "takeover")

NOBODY: Final = -1

OPEN: Final = 0
DONE: Final = 1
FREE: Final = 2


class Demand(Step[Deal]):
    """The question to one target: bear it or refuse it (MD-4.4), then pay card by card (MDA-16).

    ``asked`` is who must answer: the target, or after a refusal the actor; ``NOBODY`` when
    settled. ``refusals`` are the refusing cards played here, in order; an odd number cancels.
    ``paid`` are the cards laid aside so far and ``colors`` the colour each showed (-1: money).
    """

    def __init__(
        self,
        actor: int,
        target: int,
        due: int,
        asked: int = NOBODY,
        status: int = OPEN,
        paid: list[int] | None = None,
        colors: list[int] | None = None,
        total: int = 0,
        refusals: list[int] | None = None,
    ) -> None:
        self.actor: Final = actor
        self.target: Final = target
        self.due: Final = due
        self.asked = asked
        self.status = status
        self.paid: list[int] = [] if paid is None else paid
        self.colors: list[int] = [] if colors is None else colors
        self.total = total
        self.refusals: list[int] = [] if refusals is None else refusals

    def fields(self) -> tuple[object, ...]:
        return (
            self.actor, self.target, self.due, self.asked, self.status, self.paid, self.colors,
            self.total, self.refusals,
        )  # fmt: skip

    def copy(self) -> Demand:
        return Demand(
            self.actor, self.target, self.due, self.asked, self.status, self.paid.copy(),
            self.colors.copy(), self.total, self.refusals.copy(),
        )  # fmt: skip

    def actors(self, state: Deal) -> list[int]:
        return [] if self.asked == NOBODY else [self.asked]

    def is_payment(self) -> bool:
        """Whether money is asked for, and not a property."""
        return self.due > 0

    def begun(self) -> bool:
        """Whether the target has begun to pay, and so accepted the charge."""
        return len(self.paid) > 0

    def begin(self, state: Deal) -> None:
        """Ask the target, unless there is openly nothing to decide."""
        self.asked = self.target
        self._skip_if_idle(state)

    def _skip_if_idle(self, state: Deal) -> None:
        """An empty hand refuses nothing, as everybody can see; who also has nothing to pay with
        is not asked. Anybody else is, whatever the hand holds (MDA-29)."""
        if state.hands[self.asked] and (self.asked != self.actor or may_counter(state)):
            return
        if self.asked == self.actor:
            self._end(state, FREE)
        elif not self.is_payment() or not can_pay(state, self.target):
            self._end(state, DONE)

    def _end(self, state: Deal, status: int) -> None:
        self.asked = NOBODY
        self.status = status
        if state.journal is not None:
            if status == FREE:
                state.tell("log-free", {"player": Seat(self.target)}, self.target)
            elif self.is_payment() and not self.paid:
                args: dict[str, object] = {
                    "player": Seat(self.target), "target": Seat(self.actor),
                }  # fmt: skip
                state.tell("log-pay-nothing", args, self.target)

    def opponent(self) -> int:
        """Whom the asked player would refuse."""
        return self.actor if self.asked == self.target else self.target

    def legal_actions(self, state: Deal, player: int) -> list[Action]:
        found: list[Action] = []
        self.answers(state, player, found)
        return found

    def answers(self, state: Deal, player: int, found: list[Action]) -> None:
        """Pay a card, or else accept; refuse, until the first card is paid (MDA-16)."""
        moves = state.box.moves
        if self.asked == self.target and self.is_payment() and can_pay(state, self.target):
            for card in payable(state, self.target):
                pay = moves.pay[card]
                if pay is not None:
                    found.append(pay)
        else:
            found.append(moves.accept[self.opponent()])
        if not self.begun() and (player != self.actor or may_counter(state)):
            effect = state.box.cards.effect
            for card in state.hands[player]:
                if effect[card] == REFUSE:
                    found.append(moves.refuse[card][self.opponent()])

    def apply(self, state: Deal, player: int, action: Action, nature: Nature) -> None:
        match action:
            case Pay():
                self._pay(state, action.card)
            case Accept():
                self._end(state, DONE if player == self.target else FREE)
            case Refuse():
                self._refuse(state, player, action.card)

    def _pay(self, state: Deal, card: int) -> None:
        self.colors.append(lay_aside(state, self.target, card))
        self.paid.append(card)
        self.total += state.box.cards.value[card]
        if self.total >= self.due or not can_pay(state, self.target):
            self._end(state, DONE)

    def _refuse(self, state: Deal, player: int, card: int) -> None:
        """Each refusal may be refused in turn, by the player it is played against (MDA-03)."""
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player),
                "card": state.card_ref(card),
                "target": Seat(self.opponent()),
            }
            state.tell("log-refuse", args, player)
        state.take_from_hand(player, card)
        self.refusals.append(card)
        if player == self.actor and state.box.counter_costs_play:
            state.plays_left -= 1
        self.asked = self.opponent()
        self._skip_if_idle(state)

    def default(self, state: Deal, player: int) -> Action:
        """Bear it; pay as cheaply as possible (MDA-16)."""
        if self.asked == self.target and self.is_payment():
            cards = cheapest_payment(state, self.target, self.due - self.total)
            if cards:
                pay = state.box.moves.pay[cards[0]]
                assert pay is not None
                return pay
        return state.box.moves.accept[self.opponent()]


class Charge(Parallel[Deal]):
    """An action card at work against one player or several, each of whom answers alone.

    ``cards`` are the cards played (they lie on the discard area already), ``taken`` the property
    wanted, ``given`` the one offered for it, ``color`` and ``column`` the set or the rent's
    column. The payments change hands when all have answered, clockwise (MDA-21).
    """

    def __init__(
        self,
        questions: list[Step[Deal]],
        kind: int,
        actor: int,
        cards: list[int],
        amount: int = 0,
        color: int = -1,
        column: int = 0,
        taken: int = NO_CARD,
        given: int = NO_CARD,
    ) -> None:
        super().__init__(questions)
        self._demands: Final[list[Demand]] = []
        for question in questions:
            assert isinstance(question, Demand)
            self._demands.append(question)
        self.kind: Final = kind
        self.actor: Final = actor
        self.cards: Final = cards
        self.amount: Final = amount
        self.color: Final = color
        self.column: Final = column
        self.taken: Final = taken
        self.given: Final = given

    def fields(self) -> tuple[object, ...]:
        return (
            self.questions, self.kind, self.actor, self.cards, self.amount, self.color,
            self.column, self.taken, self.given,
        )  # fmt: skip

    def copy(self) -> Charge:
        return Charge(
            self.copy_questions(), self.kind, self.actor, self.cards, self.amount, self.color,
            self.column, self.taken, self.given,
        )  # fmt: skip

    def demands(self) -> list[Demand]:
        """The questions, one a target, clockwise from the actor."""
        return self._demands

    def waits(self, state: Deal) -> bool:
        for demand in self._demands:
            if demand.asked != NOBODY:
                return True
        return False

    def actors(self, state: Deal) -> list[int]:
        found: list[int] = []
        for demand in self._demands:
            if demand.asked != NOBODY and demand.asked not in found:
                found.append(demand.asked)
        return found

    def legal_actions(self, state: Deal, player: int) -> list[Action]:
        found: list[Action] = []
        for demand in self._demands:
            if demand.asked == player:
                demand.answers(state, player, found)
        return found

    def apply(self, state: Deal, player: int, action: Action, nature: Nature) -> None:
        target = player
        if player == self.actor:
            match action:
                case Refuse():
                    target = action.against
                case Accept():
                    target = action.against
        for demand in self._demands:
            if demand.target == target:
                demand.apply(state, player, action, nature)
                return

    def finish(self, state: Deal, nature: Nature) -> None:
        for demand in self._demands:
            state.discard.extend(demand.refusals)
        for demand in self._demands:
            if demand.status == DONE:
                if demand.is_payment():
                    self._hand_over(state, demand)
                else:
                    self._carry_out(state, demand.target)

    def _hand_over(self, state: Deal, demand: Demand) -> None:
        for at, card in enumerate(demand.paid):
            if state.box.cards.is_property(card):
                state.add_property(self.actor, card, demand.colors[at])
            else:
                put_in_order(state.banks[self.actor], card)
        if state.journal is not None and demand.paid:
            cards = [state.card_ref(card) for card in demand.paid]
            args: dict[str, object] = {
                "player": Seat(demand.target),
                "target": Seat(self.actor),
                "cards": cards,
                "amount": demand.total,
            }
            state.tell("log-pay", args, demand.target)

    def _carry_out(self, state: Deal, target: int) -> None:
        actor = self.actor
        if self.kind == TAKEOVER:
            state.add_column(actor, state.take_column(target, self.color, self.column))
        else:
            # What comes is laid down before what goes is taken away, so that a swap within a
            # colour breaks no set and leaves no rainbow alone.
            state.add_property(actor, self.taken, state.shown_color(target, self.taken))
            if self.kind == SWAP:
                state.add_property(target, self.given, state.shown_color(actor, self.given))
                state.remove_property(actor, self.given)
            state.remove_property(target, self.taken)
        if state.journal is not None:
            self._tell_carried_out(state, target)

    def _tell_carried_out(self, state: Deal, target: int) -> None:
        args: dict[str, object] = {"player": Seat(self.actor), "target": Seat(target)}
        if self.kind == TAKEOVER:
            args["color"] = state.color_ref(self.color)
            state.tell("log-takeover", args, self.actor)
            return
        if self.kind == SWAP:
            args["given"] = state.card_ref(self.given)
        args["taken"] = state.card_ref(self.taken)
        state.tell("log-swap" if self.kind == SWAP else "log-steal", args, self.actor)

    def why_not(self, state: Deal, player: int, action: Action) -> Reason:
        """Only answers are possible while a question is open (MDA-22)."""
        asked: list[Demand] = [d for d in self._demands if d.asked == player]
        if not asked:
            answers = isinstance(action, Pay | Accept | Refuse)
            if player == self.actor and not answers:
                return Reason("MDA-22", Text("why-answer-first"))
            return Reason("MD-4.4", Text("why-not-asked"))
        match action:
            case Pay():
                if asked[0].asked != asked[0].target or not asked[0].is_payment():
                    return Reason("MD-2.2.C.3", Text("why-no-debt"))
                if state.box.cards.kind[action.card] == RAINBOW:
                    return Reason("MD-2.2.B.6", Text("why-no-value"))
                return Reason("MD-2.2.C.3", Text("why-own-cards-only"))
            case Accept():
                if payable(state, player) and asked[0].is_payment():
                    return Reason("MDA-16", Text("why-must-pay"))
                return Reason("MD-4.4", Text("why-not-asked"))
            case Refuse():
                if action.card not in state.hands[player]:
                    return Reason("MD-4.4", Text("why-not-in-hand"))
                if asked[0].begun():
                    return Reason("MDA-16", Text("why-paying"))
                if player == self.actor and not may_counter(state):
                    return Reason("MDA-04", Text("why-plays-used"))
                return Reason("MD-4.4", Text("why-not-asked"))
        return Reason("MDA-22", Text("why-answer-first"))


def may_counter(state: Deal) -> bool:
    """Whether the player whose turn it is may still refuse a refusal (MDA-04)."""
    return not state.box.counter_costs_play or state.plays_left > 0
