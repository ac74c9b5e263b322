"""The questions that event cards ask."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Parallel
from kaizhuo.kernel.text import Reason, Seat, Text

from .actions import Give, Leave, Shed, Show, Take
from .decision import Decision
from .memory import (
    Limit,
    blur,
    hand_zone,
    pile_zone,
    raise_limits,
    reveal,
    rule_out,
    spread,
)
from .state import SecretStep, Taiwan, insert_card
from .table import NO_CARD
from .why import why_not_asked, why_not_here

MOST_SWAPS: Final = 3


class Swaps(SecretStep):
    """HT-E.14: up to three hand cards for as many of the own pile; what was swapped stays
    hidden. ``given`` is a hand card laid out, for which the card to take is still to be named;
    ``gone`` and ``come`` were swapped already and do not go back."""

    def __init__(
        self, player: int, given: int, gone: list[int], come: list[int], pile: list[int]
    ) -> None:
        self.player: Final = player
        self.given = given
        self.gone: Final = gone
        self.come: Final = come
        self.pile: Final = pile
        """the own pile before the first swap"""

    @staticmethod
    def of(state: Taiwan, player: int) -> Swaps:
        """A player's swaps, before the first one."""
        return Swaps(player, NO_CARD, [], [], state.piles[player].copy())

    @property
    def done(self) -> int:
        """How many cards are swapped."""
        return len(self.gone)

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.given, self.gone, self.come, self.pile)

    def copy(self) -> Swaps:
        return Swaps(self.player, self.given, self.gone.copy(), self.come.copy(), self.pile.copy())

    def redraw(self, state: Taiwan, player: int, nature: Nature) -> None:
        if player == self.player:
            return
        done = len(self.gone)
        _redraw_some(self.gone, state.piles[self.player], done, nature)
        _redraw_some(self.come, state.hands[self.player], done, nature)
        self.pile.clear()
        self.pile.extend([card for card in state.piles[self.player] if card not in self.gone])
        self.pile.extend(self.come)
        self.pile.sort()
        if self.given != NO_CARD:
            cards = self._givable(state)
            self.given = cards[nature.below(len(cards))]

    def _givable(self, state: Taiwan) -> list[int]:
        return [card for card in state.hands[self.player] if card not in self.come]

    def _takable(self, state: Taiwan) -> list[int]:
        return [card for card in state.piles[self.player] if card not in self.gone]

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player]

    def legal_actions(self, state: Taiwan, player: int) -> list[Action]:
        if player != self.player:
            return []
        moves = state.box.moves
        if self.given != NO_CARD:
            return [moves.take[card] for card in self._takable(state)]
        found: list[Action] = [moves.give[card] for card in self._givable(state)]
        found.append(moves.leave)
        return found

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        match action:
            case Give(card=card):
                self.given = card
            case Take(card=card):
                self._swap(state, player, card)
                full = len(self.gone) == MOST_SWAPS
                if full or not self._givable(state) or not self._takable(state):
                    self._end(state)
            case Leave():
                self._end(state)

    def _swap(self, state: Taiwan, player: int, taken: int) -> None:
        both = hand_zone(player) | pile_zone(player)
        if not self.gone:
            blur(state, state.hands[player] + state.piles[player], 1 << player, both)
            spread(state, both, both)
        state.hands[player].remove(self.given)
        state.piles[player].remove(taken)
        insert_card(state.hands[player], taken)
        insert_card(state.piles[player], self.given)
        self.gone.append(self.given)
        self.come.append(taken)
        self.given = NO_CARD

    def _end(self, state: Taiwan) -> None:
        state.stack.pop()
        done = len(self.gone)
        if done:
            raise_limits(state, hand_zone(self.player), done)
            raise_limits(state, pile_zone(self.player), done)
            state.limits.append(Limit(self.pile, hand_zone(self.player), done))
            left = len(self.pile) - done
            state.limits.append(Limit(self.pile, pile_zone(self.player), left))
        if state.journal is not None:
            args: dict[str, object] = {"player": Seat(self.player), "count": done}
            state.tell("log-swaps", args, self.player)

    def default(self, state: Taiwan, player: int) -> Action:
        moves = state.box.moves
        return moves.leave if self.given == NO_CARD else moves.take[self._takable(state)[0]]

    def why_not(self, state: Taiwan, player: int, action: Action) -> Reason:
        if player != self.player:
            return why_not_asked(self.player)
        return why_not_here(state, player, action, "HT-E.14")


def _redraw_some(cards: list[int], source: list[int], count: int, nature: Nature) -> None:
    left = source.copy()
    cards.clear()
    for _ in range(count):
        cards.append(left.pop(nature.below(len(left))))


class Discards(Decision):
    """HT-E.17: up to ``left`` cards of the own pile go to the discard pile, openly."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player, "HT-E.17")
        self.left = left

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.left)

    def copy(self) -> Discards:
        return Discards(self.player, self.left)

    def choices(self, state: Taiwan) -> list[Action]:
        found: list[Action] = [state.box.moves.shed[card] for card in state.piles[self.player]]
        found.append(state.box.moves.leave)
        return found

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        if isinstance(action, Shed):
            state.piles[player].remove(action.card)
            reveal(state, action.card, pile_zone(player))
            state.discard.append(action.card)
            state.note("log-shed", player, action.card)
            self.left -= 1
            if self.left and state.piles[player]:
                return
        state.stack.pop()

    def default(self, state: Taiwan, player: int) -> Action:
        return state.box.moves.leave


class Pause(Decision):
    """HT-E.18: the player pauses and lays one hand card on his own pile, face down."""

    def __init__(self, player: int) -> None:
        super().__init__(player, "HT-E.18")

    def copy(self) -> Pause:
        return Pause(self.player)

    def choices(self, state: Taiwan) -> list[Action]:
        return [state.box.moves.give[card] for card in state.hands[self.player]]

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Give)
        state.stack.pop()
        both = hand_zone(player) | pile_zone(player)
        blur(state, state.hands[player], 1 << player, both)
        spread(state, hand_zone(player), pile_zone(player))
        raise_limits(state, pile_zone(player), 1)
        state.hands[player].remove(action.card)
        state.to_pile(player, [action.card])
        state.note("log-pause", player)

    def default(self, state: Taiwan, player: int) -> Action:
        money = state.box.cards.money
        hand = state.hands[player]
        return state.box.moves.give[min(hand, key=money.__getitem__)]


class Ballot(SecretStep):
    """HT-E.19, HTA-61: one player chooses the card to show; a number if he holds any."""

    def __init__(self, player: int, card: int = NO_CARD) -> None:
        self.player: Final = player
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card)

    def copy(self) -> Ballot:
        return Ballot(self.player, self.card)

    def redraw(self, state: Taiwan, player: int, nature: Nature) -> None:
        if player != self.player and self.card != NO_CARD:
            cards = self._cards(state)
            self.card = cards[nature.below(len(cards))]

    def _cards(self, state: Taiwan) -> list[int]:
        hand = state.hands[self.player]
        numbers = [card for card in hand if state.box.cards.number[card] > 0]
        return numbers if numbers else hand

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player] if self.card == NO_CARD else []

    def legal_actions(self, state: Taiwan, player: int) -> list[Action]:
        if player != self.player or self.card != NO_CARD:
            return []
        return [state.box.moves.show[card] for card in self._cards(state)]

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Show)
        self.card = action.card

    def default(self, state: Taiwan, player: int) -> Action:
        cards = self._cards(state)
        return state.box.moves.show[cards[len(cards) - 1]]


class Election(Parallel[Taiwan]):
    """HT-E.19: all show a card at once, then the turned number decides; in play order."""

    @staticmethod
    def among(seats: list[int]) -> Election:
        return Election([Ballot(seat) for seat in seats])

    def copy(self) -> Election:
        return Election(self.copy_questions())

    def finish(self, state: Taiwan, nature: Nature) -> None:
        cards = state.box.cards
        for question in self.questions:
            assert isinstance(question, Ballot)
            reveal(state, question.card, hand_zone(question.player))
            state.note("log-show", question.player, question.card)
            if cards.number[question.card] == 0:
                numbers = [card for card in range(cards.count()) if cards.number[card] > 0]
                rule_out(state, question.player, numbers)
        number, turned = state.turn_up_number(nature)
        state.note_cards("log-election", state.first, turned)
        for question in self.questions:
            assert isinstance(question, Ballot)
            player = question.player
            if number == 0:
                continue
            if cards.number[question.card] > number:
                if not state.is_last_round():
                    state.tell_draw(player, [state.draw_card(player, nature)])
            else:
                state.hands[player].remove(question.card)
                state.discard.append(question.card)
                state.note("log-lost", player, question.card)
        for card in turned:
            state.put_under_openly(card)

    def why_not(self, state: Taiwan, player: int, action: Action) -> Reason:
        if player not in self.actors(state):
            return Reason("HT-E.19", Text("why-answered"))
        return why_not_here(state, player, action, "HT-E.19")
