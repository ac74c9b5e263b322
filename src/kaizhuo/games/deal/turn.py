"""A turn: draw, play up to three cards, end with at most seven (MD-2)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat
from kaizhuo.parts.cards import holds, put_in_order

from .actions import (
    EVERYBODY,
    Bank,
    Birthday,
    Build,
    Debt,
    DrawMore,
    EndTurn,
    Move,
    Place,
    Rent,
    Shift,
    Steal,
    Swap,
    Takeover,
)
from .charge import BIRTHDAY, DEBT, RENT, STEAL, TAKEOVER, Charge, Demand
from .choices import legal_free_moves, legal_plays, surplus_column
from .columns import NO_CARD, Column
from .edition import HOUSE
from .state import Deal
from .surplus import HAND_LIMIT, Surplus
from .theft import Offer, take_property
from .why import why_not_in_turn

HAND_START: Final = 5
DRAW_EACH_TURN: Final = 2
DRAW_EMPTY: Final = 5
PLAYS: Final = 3
FREE_MOVES: Final = 10
SETS_TO_WIN: Final = 3

START: Final = 0
PLAY: Final = 1
AFTER: Final = 2


class Turn(Step[Deal]):
    """MD-2: draw, play up to three cards in any mix and order, end with at most seven.

    ``phase`` is ``START`` (win check and draw are to come), ``PLAY``, or ``AFTER`` (something
    changed on the table: the win check is to come).
    """

    def __init__(self, player: int, phase: int = START) -> None:
        self.player: Final = player
        self.phase = phase

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.phase)

    def copy(self) -> Turn:
        return Turn(self.player, self.phase)

    def actors(self, state: Deal) -> list[int]:
        return [self.player] if self.phase == PLAY else []

    def waits(self, state: Deal) -> bool:
        return self.phase == PLAY

    def advance(self, state: Deal, nature: Nature) -> None:
        if self.phase == START:
            self._start(state, nature)
        elif state.colors_complete(self.player) >= SETS_TO_WIN:  # MD-3, MDA-19: at once
            win(state, self.player)
        else:
            self.phase = PLAY

    def _start(self, state: Deal, nature: Nature) -> None:
        state.turns += 1
        state.plays_left = PLAYS
        state.moves_left = FREE_MOVES
        if state.journal is not None:
            args: dict[str, object] = {"player": Seat(self.player), "number": state.rounds()}
            state.tell("log-turn", args, self.player)
        if state.colors_complete(self.player) >= SETS_TO_WIN:  # MD-2.2.B.7: before drawing
            win(state, self.player)
            return
        limit = state.box.round_limit
        if limit and state.rounds() > limit:  # MDA-18
            state.over = True
            state.tell("log-draw-game", {"number": limit})
            return
        count = DRAW_EACH_TURN if state.hands[self.player] else DRAW_EMPTY  # MD-2.1.b, MDA-17
        state.draw_cards(self.player, count, nature)
        self.phase = PLAY

    # -- what may be done -----------------------------------------------------------------

    def legal_actions(self, state: Deal, player: int) -> list[Action]:
        if player != self.player:
            return []
        found: list[Action] = []
        if state.plays_left > 0:
            legal_plays(state, self.player, found)
        if state.moves_left > 0:
            legal_free_moves(state, self.player, found)
        found.append(state.box.moves.end)
        return found

    # -- doing it -------------------------------------------------------------------------

    def apply(self, state: Deal, player: int, action: Action, nature: Nature) -> None:
        match action:  # the most frequent first: compiled, a case that fails takes a while
            case Move():
                self._move(state, action.card, action.color)
            case EndTurn():
                self._end(state)
            case Bank():
                self._leave_hand(state, action.card)
                put_in_order(state.banks[player], action.card)
                if state.journal is not None:
                    self._note(state, "log-bank", action.card)
            case Place():
                self._place(state, action.card, action.color)
            case Rent():
                self._rent(state, action)
            case Swap():
                self._discard(state, action.card)
                state.stack.append(Offer(player, action.card, action.taken))
                self.phase = AFTER
            case Steal():
                self._discard(state, action.card)
                target = state.holder(action.taken)
                if state.journal is not None:
                    self._note_taken(state, "log-play-steal", action.card, action.taken, target)
                take_property(state, STEAL, player, [action.card], target, action.taken, NO_CARD)
                self.phase = AFTER
            case DrawMore():
                self._discard(state, action.card)
                if state.journal is not None:
                    self._note(state, "log-pass-go", action.card)
                state.draw_cards(player, state.box.cards.amount[action.card], nature)
            case Debt():
                amount = state.box.cards.amount[action.card]
                self._discard(state, action.card)
                if state.journal is not None:
                    self._note_target(state, "log-debt", action.card, action.target, amount)
                self._charge(state, DEBT, [action.card], [action.target], amount)
            case Shift():
                self._shift(state, action.card)
            case Birthday():
                amount = state.box.cards.amount[action.card]
                self._discard(state, action.card)
                if state.journal is not None:
                    self._note_amount(state, "log-birthday", action.card, amount)
                self._charge(state, BIRTHDAY, [action.card], state.others(player), amount)
            case Takeover():
                self._takeover(state, action)
            case Build():
                self._build(state, action.card, action.color, action.column)

    def _leave_hand(self, state: Deal, card: int) -> None:
        state.take_from_hand(self.player, card)
        state.plays_left -= 1

    def _discard(self, state: Deal, card: int) -> None:
        """MD-2.2.C.1: onto the discard area first, then it acts (MDA-27)."""
        self._leave_hand(state, card)
        state.discard.append(card)

    def _end(self, state: Deal) -> None:
        state.stack.pop()
        state.stack.append(Turn((self.player + 1) % state.players))
        surplus = len(state.hands[self.player]) - HAND_LIMIT
        if surplus > 0:
            state.stack.append(Surplus(self.player))

    def _place(self, state: Deal, card: int, color: int) -> None:
        self._leave_hand(state, card)
        if state.journal is not None:
            self._note_color(state, "log-place", card, color)
        had = self._sets_so_far(state)
        state.add_property(self.player, card, color)
        self._after(state, color, had)

    def _move(self, state: Deal, card: int, color: int) -> None:
        state.moves_left -= 1
        had = self._sets_so_far(state)
        state.remove_property(self.player, card)
        if state.journal is not None:
            self._note_color(state, "log-move", card, color)
        state.add_property(self.player, card, color)
        self._after(state, color, had)

    def _sets_so_far(self, state: Deal) -> int:
        """For the journal, which tells when there is one more."""
        return 0 if state.journal is None else state.colors_complete(self.player)

    def _after(self, state: Deal, color: int, had: int) -> None:
        self.phase = AFTER
        if state.journal is not None and state.colors_complete(self.player) > had:
            args: dict[str, object] = {
                "player": Seat(self.player), "color": state.color_ref(color),
            }  # fmt: skip
            state.tell("log-set", args, self.player)

    def _shift(self, state: Deal, card: int) -> None:
        state.moves_left -= 1
        area = state.areas[self.player]
        at = 0
        while not holds(area[at].cards, card):
            at += 1
        other = surplus_column(area, at)
        full, rest = area[at], area[other]
        back = rest.cards[0]
        cards = [c for c in full.cards if c != card] + [back]
        area[at] = Column(state.box, full.color, cards, full.house, full.hotel)
        area[other] = Column(state.box, full.color, [*rest.cards[1:], card], rest.house, rest.hotel)
        self.phase = AFTER
        if state.journal is not None:
            self._note_color(state, "log-shift", card, full.color)

    def _build(self, state: Deal, card: int, color: int, number: int) -> None:
        self._leave_hand(state, card)
        area = state.areas[self.player]
        at = state.column_at(self.player, color, number)
        old = area[at]
        if state.box.cards.effect[card] == HOUSE:
            area[at] = Column(state.box, color, old.cards, card, old.hotel)
        else:
            area[at] = Column(state.box, color, old.cards, old.house, card)
        if state.journal is not None:
            self._note_color(state, "log-build", card, color)

    def _rent(self, state: Deal, action: Rent) -> None:
        """The amount is fixed when the rent is asked (MDA-21); doublers multiply it (MDA-06)."""
        column = state.areas[self.player][state.column_at(self.player, action.color, action.column)]
        amount = column.rent
        times = 1
        self._discard(state, action.card)
        for doubler in action.doublers:
            self._discard(state, doubler)
            times *= state.box.cards.amount[doubler]
        amount *= times
        targets = state.others(self.player) if action.target == EVERYBODY else [action.target]
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(self.player),
                "card": state.card_ref(action.card),
                "color": state.color_ref(action.color),
                "amount": amount,
            }
            if action.target != EVERYBODY:
                args["target"] = Seat(action.target)
            name = "log-rent" if action.target == EVERYBODY else "log-rent-one"
            state.tell(name, args, self.player)
            if times > 1:
                doubled: dict[str, object] = {"player": Seat(self.player), "times": times}
                state.tell("log-double", doubled, self.player)
        cards = [action.card, *action.doublers]
        self._charge(state, RENT, cards, targets, amount, action.color, action.column)

    def _charge(
        self,
        state: Deal,
        kind: int,
        cards: list[int],
        targets: list[int],
        amount: int,
        color: int = -1,
        column: int = 0,
    ) -> None:
        questions: list[Step[Deal]] = []
        for target in targets:
            questions.append(Demand(self.player, target, amount))
        charge = Charge(questions, kind, self.player, cards, amount, color, column)
        state.stack.append(charge)
        for demand in charge.demands():
            demand.begin(state)
        self.phase = AFTER

    def _takeover(self, state: Deal, action: Takeover) -> None:
        self._discard(state, action.card)
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(self.player),
                "card": state.card_ref(action.card),
                "color": state.color_ref(action.color),
                "target": Seat(action.target),
            }
            state.tell("log-play-takeover", args, self.player)
        demand = Demand(self.player, action.target, 0)
        state.stack.append(
            Charge(
                [demand], TAKEOVER, self.player, [action.card], 0, action.color,
                action.column,
            )
        )  # fmt: skip
        demand.begin(state)
        self.phase = AFTER

    def default(self, state: Deal, player: int) -> Action:
        return state.box.moves.end

    def why_not(self, state: Deal, player: int, action: Action) -> Reason:
        return why_not_in_turn(state, self.player, player, action)

    # -- telling --------------------------------------------------------------------------

    def _note(self, state: Deal, id: str, card: int) -> None:
        state.tell(id, {"player": Seat(self.player), "card": state.card_ref(card)}, self.player)

    def _note_amount(self, state: Deal, id: str, card: int, amount: int) -> None:
        args: dict[str, object] = {
            "player": Seat(self.player), "card": state.card_ref(card), "amount": amount,
        }  # fmt: skip
        state.tell(id, args, self.player)

    def _note_target(self, state: Deal, id: str, card: int, target: int, amount: int) -> None:
        args: dict[str, object] = {
            "player": Seat(self.player), "card": state.card_ref(card),
            "target": Seat(target), "amount": amount,
        }  # fmt: skip
        state.tell(id, args, self.player)

    def _note_taken(self, state: Deal, id: str, card: int, taken: int, target: int) -> None:
        args: dict[str, object] = {
            "player": Seat(self.player), "card": state.card_ref(card),
            "taken": state.card_ref(taken), "target": Seat(target),
        }  # fmt: skip
        state.tell(id, args, self.player)

    def _note_color(self, state: Deal, id: str, card: int, color: int) -> None:
        args: dict[str, object] = {
            "player": Seat(self.player), "card": state.card_ref(card),
            "color": state.color_ref(color),
        }  # fmt: skip
        state.tell(id, args, self.player)


def win(state: Deal, player: int) -> None:
    """MD-3: three complete sets of different colours."""
    state.winner = player
    state.over = True
    state.tell("log-win", {"player": Seat(player)}, player)
