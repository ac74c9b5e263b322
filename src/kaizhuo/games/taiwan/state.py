"""What lies on the table in 禮賀臺灣, and in hands, piles and decks."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Parallel, Step
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import Seat, all_but, only

from .box import TaiwanBox
from .edition import NO_EVENT
from .memory import DECK, EVERYONE, Limit, hand_zone, learn, redeal, reveal, spread, vacate
from .table import OpenTable

NOBODY: Final = -1
CLOCKWISE: Final = 1
MOST_REDEALS: Final = 10_000


class Taiwan(OpenTable):
    """A position.

    Hidden are ``hands``, ``piles`` (the eaten cards, face down before their owners; both sorted),
    ``deck``, ``drawn`` (HT-E.10: the two cards ``drawer`` chooses from) and the order of
    ``events``. ``seen``, ``traces`` and ``limits`` are what people could remember (``memory.py``).

    ``direction`` is +1 clockwise; ``first`` began the round; ``actor`` acts or acted last, and
    ``left`` cards he must still play; ``following`` is who acts next if a card named someone.
    ``owed`` are players who will draw, in order, once the action is over; ``passing`` is where
    hands will travel then (HT-F.09), ``halted`` says that the next player must pause (HT-E.18),
    ``plays`` how many cards a card made the next turn take (HT-F.07), else 0. ``closing`` is who
    begins the next round, once somebody has eaten. ``skips`` counts turns in a row in which
    nothing was possible.
    """

    def __init__(
        self,
        game: TaiwanBox,
        players: int,
        hands: list[list[int]],
        piles: list[list[int]],
        arms: list[list[int]],
        host: int,
        functions: list[int],
        discard: list[int],
        deck: Deck,
        events: Deck,
        used: list[int],
        event: int = NO_EVENT,
        storm: int = -1,
        direction: int = CLOCKWISE,
        round: int = 1,
        first: int = 0,
        actor: int = 0,
        following: int = 0,
        left: int = 0,
        plays: int = 0,
        owed: list[int] | None = None,
        passing: int = 0,
        halted: bool = False,
        closing: int = NOBODY,
        skips: int = 0,
        drawn: list[int] | None = None,
        drawer: int = NOBODY,
        seen: list[int] | None = None,
        traces: list[int] | None = None,
        limits: list[Limit] | None = None,
        takes: list[int] | None = None,
        doubles: list[int] | None = None,
        senses: list[int] | None = None,
    ) -> None:
        super().__init__(
            game, players, arms, host, functions, discard, event, storm, takes, doubles, senses
        )
        self.hands: Final = hands
        self.piles: Final = piles
        self.deck: Final = deck
        self.events: Final = events
        self.used: Final = used
        self.direction = direction
        self.round = round
        self.first = first
        self.actor = actor
        self.following = following
        self.left = left
        self.plays = plays
        self.owed: list[int] = [] if owed is None else owed
        self.passing = passing
        self.halted = halted
        self.closing = closing
        self.skips = skips
        self.drawn: Final[list[int]] = [] if drawn is None else drawn
        self.drawer = drawer
        self.seen: Final[list[int]] = [0] * game.cards.count() if seen is None else seen
        self.traces: list[int] = [] if traces is None else traces
        self.limits: list[Limit] = [] if limits is None else limits

    # -- the kernel's questions -----------------------------------------------------------

    def fields(self) -> tuple[object, ...]:
        return (
            self.hands, self.piles, self.arms, self.host, self.functions, self.discard, self.deck,
            self.events, self.used, self.event, self.storm, self.direction, self.round, self.first,
            self.actor, self.following, self.left, self.plays, self.owed, self.passing, self.halted,
            self.closing, self.skips, self.drawn, self.drawer, self.seen, self.traces,
            self.limits,
        )  # fmt: skip

    def clone(self) -> Taiwan:
        copy = Taiwan(
            self.box,
            self.players,
            [hand.copy() for hand in self.hands],
            [pile.copy() for pile in self.piles],
            [arm.copy() for arm in self.arms],
            self.host,
            self.functions.copy(),
            self.discard.copy(),
            self.deck.clone(),
            self.events.clone(),
            self.used.copy(),
            self.event,
            self.storm,
            self.direction,
            self.round,
            self.first,
            self.actor,
            self.following,
            self.left,
            self.plays,
            self.owed.copy(),
            self.passing,
            self.halted,
            self.closing,
            self.skips,
            self.drawn.copy(),
            self.drawer,
            self.seen.copy(),
            self.traces.copy(),
            self.limits.copy(),
            self.takes.copy(),
            self.doubles.copy(),
            self.senses.copy(),
        )
        copy.copy_stack_from(self)
        return copy

    def resample(self, player: int, nature: Nature) -> Taiwan:
        """Drawn again until whoever is asked has an answer: a turn that was not passed over shows
        that there was something to play (HTA-02)."""
        for _ in range(MOST_REDEALS):
            copy = self._redealt(player, nature)
            if all(copy.legal_actions(seat) for seat in copy.actors()):
                return copy
        raise RuntimeError("what a seat has seen fits no dealing of the cards")

    def _redealt(self, player: int, nature: Nature) -> Taiwan:
        copy = self.clone()
        redeal(copy, player, nature)
        for step in copy.stack:
            if isinstance(step, Parallel):
                for question in step.questions:
                    if isinstance(question, SecretStep):
                        question.redraw(copy, player, nature)
            elif isinstance(step, SecretStep):
                step.redraw(copy, player, nature)
        return copy

    def money_of(self, player: int) -> int:
        """HT-3.b: the symbols on the cards in hand and in the own pile."""
        money = self.box.cards.money
        total = 0
        for card in self.hands[player]:
            total += money[card]
        for card in self.piles[player]:
            total += money[card]
        return total

    def winners(self) -> list[int]:
        """HT-3.b; HTA-12: then fewer eaten cards, then shared."""
        if not self.over:
            return []
        best: list[int] = []
        best_key = 1 << 60
        for seat in range(self.players):
            key = self.money_of(seat) * 1000 + len(self.piles[seat])
            if key < best_key:
                best_key = key
                best = [seat]
            elif key == best_key:
                best.append(seat)
        return best

    def returns(self) -> list[float]:
        """1 shared by the winners and -1 shared by the others; all 0 if everybody won."""
        winners = self.winners()
        others = self.players - len(winners)
        if not winners or not others:
            return [0.0] * self.players
        found = [-1.0 / others] * self.players
        for seat in winners:
            found[seat] = 1.0 / len(winners)
        return found

    def rounds(self) -> int:
        return self.round

    # -- seats ----------------------------------------------------------------------------

    def next_seat(self, player: int) -> int:
        """Who sits next in the present order of play."""
        return (player + self.direction) % self.players

    def in_order(self, player: int) -> list[int]:
        """All seats in the present order of play, from ``player`` on."""
        return [(player + step * self.direction) % self.players for step in range(self.players)]

    def is_last_round(self) -> bool:
        """HT-3.a: the travel deck has run out."""
        return not self.deck.unknown and not self.deck.under

    # -- cards on the move ----------------------------------------------------------------

    def take_from_hand(self, player: int, card: int) -> None:
        """A card leaves a hand openly."""
        self.hands[player].remove(card)
        reveal(self, card, hand_zone(player))

    def draw_card(self, player: int, nature: Nature) -> int:
        """Draw the top card of the travel deck, which must not be empty."""
        card = nature.draw(self.deck)
        insert_card(self.hands[player], card)
        if self.traces:
            spread(self, DECK, hand_zone(player))
            if self.is_last_round():
                vacate(self, DECK)
        learn(self, card, player)
        return card

    def tell_draw(self, player: int, cards: list[int]) -> None:
        """Note a draw: the cards for who drew, their number for the others."""
        if self.journal is None or not cards:
            return
        counted: dict[str, object] = {"player": Seat(player), "count": len(cards)}
        self.tell("log-draw", counted, player, all_but(player))
        shown: dict[str, object] = {"player": Seat(player), "cards": self.card_refs(cards)}
        self.tell("log-draw-cards", shown, player, only(player))

    def put_under(self, card: int, observers: int) -> None:
        """A card goes face down under the travel deck; ``observers`` have seen which."""
        self.seen[card] = observers
        self.deck.put_under([card])

    def put_under_openly(self, card: int) -> None:
        """A card that everybody saw goes under the travel deck."""
        self.put_under(card, EVERYONE)

    def turn_up(self, nature: Nature) -> int:
        """Turn the top card of the travel deck for all to see."""
        card = nature.draw(self.deck)
        reveal(self, card)
        if self.traces and self.is_last_round():
            vacate(self, DECK)
        return card

    def turn_up_number(self, nature: Nature) -> tuple[int, list[int]]:
        """Turn cards until one bears a number, or none is left: the number, 0 if there is none,
        and all the cards turned."""
        turned: list[int] = []
        number = 0
        while number == 0 and not self.is_last_round():
            card = self.turn_up(nature)
            turned.append(card)
            number = self.box.cards.number[card]
        return number, turned

    def to_pile(self, player: int, cards: list[int]) -> None:
        """Cards that lay open go face down into a player's pile."""
        pile = self.piles[player]
        for card in cards:
            insert_card(pile, card)

    def note(self, id: str, player: int, card: int = -1) -> None:
        """Note what a player did, with a card if there is one; for all to read."""
        if self.journal is not None:
            args: dict[str, object] = {"player": Seat(player)}
            if card >= 0:
                args["card"] = self.card_ref(card)
            self.tell(id, args, player)

    def note_cards(self, id: str, player: int, cards: list[int]) -> None:
        """Note what became of some cards; for all to read."""
        if self.journal is not None and cards:
            args: dict[str, object] = {"player": Seat(player), "cards": self.card_refs(cards)}
            self.tell(id, args, player)


def insert_card(cards: list[int], card: int) -> None:
    """Put a card into a sorted hand or pile."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


class SecretStep(Step[Taiwan]):
    """A question whose answers stay hidden for a while."""

    def redraw(self, state: Taiwan, player: int, nature: Nature) -> None:
        """Draw anew what was answered, as far as ``player`` cannot know it."""
        raise NotImplementedError
