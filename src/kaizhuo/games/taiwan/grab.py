"""Jumping in: the red 5 after a 6, the red 11 after a 10 (HT-R.5, HT-R.11), and 宜蘭搶孤.

Everybody who could is asked at once, whether or not he holds such a card, so that the question
tells nothing; the claims are settled in the order of play (HTA-20).
"""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Parallel, Step
from kaizhuo.kernel.text import Reason, Seat, Text

from . import placing
from .actions import Grab, Let
from .events import in_force
from .memory import SPECTATORS
from .state import SecretStep, Taiwan
from .table import NO_CARD
from .why import why_not_here

UNANSWERED: Final = -2
SHOUTS: Final = [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 11, 0, 0, 0, 0, 0]
"""HT-R.5, HT-R.11: a number that appears -> the red number that may be shouted, or 0."""


def may_grab(state: Taiwan, card: int, number: int, arm: int) -> bool:
    """Whether a card could jump in after ``number`` was put at the end of ``arm``."""
    cards = state.box.cards
    mine = cards.number[card]
    if mine == 0 or not state.takes[arm] >> mine & 1:
        return False
    if state.event >= 0:
        rule = in_force(state)
        if rule.bars(state, card):
            return False
        if rule.grabbed_by(number, state.senses[arm]) == mine:
            return True
    return cards.red[card] and SHOUTS[number] == mine


def open_window(state: Taiwan, placer: int, number: int, arm: int) -> None:
    """Ask all others who have cards, unless everybody can see that nobody could jump in."""
    shouted = SHOUTS[number]
    claimed = in_force(state).grabbed_by(number, state.senses[arm]) if state.event >= 0 else 0
    if not shouted and not claimed:
        return
    if not claimed and not state.takes[arm] >> shouted & 1:
        return
    possible: list[int] = []
    for card in state.box.by_number[shouted] + state.box.by_number[claimed]:
        if may_grab(state, card, number, arm):
            possible.append(card)
    asked: list[Step[Taiwan]] = []
    for seat in state.in_order(placer):
        if seat != placer and state.hands[seat] and _could(state, seat, possible):
            asked.append(Claim(seat, number, arm))
    if asked:
        state.stack.append(Window(asked, placer, number, arm))


def _could(state: Taiwan, seat: int, possible: list[int]) -> bool:
    for card in possible:
        if not state.seen[card] & SPECTATORS or card in state.hands[seat]:
            return True
    return False


class Claim(SecretStep):
    """One player's answer: the card to jump in with, or none. Hidden until all have answered."""

    def __init__(self, player: int, number: int, arm: int, card: int = UNANSWERED) -> None:
        self.player: Final = player
        self.number: Final = number
        self.arm: Final = arm
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.number, self.arm, self.card)

    def copy(self) -> Claim:
        return Claim(self.player, self.number, self.arm, self.card)

    def _cards(self, state: Taiwan) -> list[int]:
        found: list[int] = []
        shouted = SHOUTS[self.number]
        numbers = state.box.cards.number
        for card in state.hands[self.player]:
            if state.event < 0 and numbers[card] != shouted:
                continue
            if may_grab(state, card, self.number, self.arm):
                found.append(card)
        return found

    def redraw(self, state: Taiwan, player: int, nature: Nature) -> None:
        if player != self.player and self.card != UNANSWERED:
            cards = [*self._cards(state), NO_CARD]
            self.card = cards[nature.below(len(cards))]

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player] if self.card == UNANSWERED else []

    def legal_actions(self, state: Taiwan, player: int) -> list[Action]:
        if player != self.player or self.card != UNANSWERED:
            return []
        moves = state.box.moves
        found: list[Action] = []
        for card in self._cards(state):
            grab = moves.grab[card]
            if grab is not None:
                found.append(grab)
        found.append(moves.let)
        return found

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        match action:
            case Grab(card=card):
                self.card = card
            case Let():
                self.card = NO_CARD

    def default(self, state: Taiwan, player: int) -> Action:
        return state.box.moves.let


class Window(Parallel[Taiwan]):
    """HTA-20: all claims together; the first in play order after the placer succeeds, the others
    keep their cards. Play goes on after whoever jumped in; players between are passed over."""

    def __init__(self, questions: list[Step[Taiwan]], placer: int, number: int, arm: int) -> None:
        super().__init__(questions)
        self.placer: Final = placer
        self.number: Final = number
        self.arm: Final = arm

    def fields(self) -> tuple[object, ...]:
        return (self.questions, self.placer, self.number, self.arm)

    def copy(self) -> Window:
        return Window(self.copy_questions(), self.placer, self.number, self.arm)

    def waits(self, state: Taiwan) -> bool:
        for question in self.questions:
            assert isinstance(question, Claim)
            if question.card == UNANSWERED:
                return True
        return False

    def actors(self, state: Taiwan) -> list[int]:
        found: list[int] = []
        for question in self.questions:
            assert isinstance(question, Claim)
            if question.card == UNANSWERED:
                found.append(question.player)
        return found

    def legal_actions(self, state: Taiwan, player: int) -> list[Action]:
        for question in self.questions:
            assert isinstance(question, Claim)
            if question.player == player:
                return question.legal_actions(state, player)
        return []

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        for question in self.questions:
            assert isinstance(question, Claim)
            if question.player == player:
                question.apply(state, player, action, nature)

    def finish(self, state: Taiwan, nature: Nature) -> None:
        winner: Claim | None = None
        for question in self.questions:
            assert isinstance(question, Claim)
            if question.card < 0:
                continue
            if winner is None:
                winner = question
            elif state.journal is not None:
                args: dict[str, object] = {"player": Seat(question.player)}
                state.tell("log-too-late", args, question.player, 1 << question.player)
        if winner is None:
            return
        player = winner.player
        card = winner.card
        state.take_from_hand(player, card)
        if state.journal is not None:
            shout: dict[str, object] = {"player": Seat(player), "card": state.card_ref(card)}
            state.tell("log-grab", shout, player)
        # The placer's turn is over, whatever he still had to play.
        state.left = 0
        state.following = -1
        state.actor = player
        state.owed.append(player)
        placing.put_number(state, player, card, self.arm)

    def why_not(self, state: Taiwan, player: int, action: Action) -> Reason:
        if player not in self.actors(state):
            return Reason("HT-R.5", Text("why-window", {"number": self.number}))
        if isinstance(action, Grab) and action.card in state.hands[player]:
            clause = "HT-E.04" if in_force(state).grabbed_by(self.number, 1) else "HT-R.5"
            if self.number == 10:
                clause = "HT-R.11"
            return Reason(clause, Text("why-cannot-grab", {"number": self.number}))
        return why_not_here(state, player, action, "HT-R.5")
