"""What lies on the table in Monopoly Deal."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import Seat, all_but, only
from kaizhuo.parts.cards import holds, put_in_order, take_out

from .areas import OpenTable
from .box import DealBox
from .columns import Column

FRESH: Final = 1 << 8
"""Mark of a card under the pile: it came from the pile's present generation."""
UNSURE: Final = 1 << 9
"""Mark of a card under the pile: nobody else can tell which generation it came from."""
SEATS: Final = FRESH - 1


class Deal(OpenTable):
    """A position.

    Hidden: ``hands`` (sorted) and ``deck``; the rest lies open. ``turns`` counts turns begun;
    ``plays_left`` and ``moves_left`` are what the present one still allows (MD-2.2, MDA-31).

    What people know beyond what lies open is kept too, so that a re-deal contradicts nobody:
    ``knows[p]`` are cards in other hands that ``p`` put under the pile and saw drawn. After a
    reshuffle everybody knows which cards are in the pile (``stock``: card -> is of the present
    generation), so of each hand ``fresh[p]`` cards surely came from this pile, ``unsure[p]``
    may have, and the rest surely did not.
    """

    def __init__(
        self,
        game: DealBox,
        players: int,
        hands: list[list[int]],
        banks: list[list[int]],
        areas: list[list[Column]],
        loose: list[list[int]],
        deck: Deck,
        discard: list[int],
        turns: int = 0,
        plays_left: int = 0,
        moves_left: int = 0,
        winner: int = -1,
        knows: list[list[int]] | None = None,
        stock: list[bool] | None = None,
        fresh: list[int] | None = None,
        unsure: list[int] | None = None,
    ) -> None:
        super().__init__(game, players, banks, areas, loose, discard)
        self.hands: Final = hands
        self.deck: Final = deck
        self.turns = turns
        self.plays_left = plays_left
        self.moves_left = moves_left
        self.winner = winner
        self.knows: Final[list[list[int]]] = (
            [[] for _ in range(players)] if knows is None else knows
        )
        self.stock: list[bool] | None = stock
        self.fresh: Final[list[int]] = [0] * players if fresh is None else fresh
        self.unsure: Final[list[int]] = [0] * players if unsure is None else unsure

    # -- the kernel's questions -----------------------------------------------------------

    def fields(self) -> tuple[object, ...]:
        return (
            self.hands, self.banks, self.areas, self.loose, self.deck, self.discard, self.turns,
            self.plays_left, self.moves_left, self.winner, self.knows, self.stock, self.fresh,
            self.unsure,
        )  # fmt: skip

    def clone(self) -> Deal:
        copy = Deal(
            self.box,
            self.players,
            [hand.copy() for hand in self.hands],
            [bank.copy() for bank in self.banks],
            [area.copy() for area in self.areas],
            [cards.copy() for cards in self.loose],
            self.deck.clone(),
            self.discard.copy(),
            self.turns,
            self.plays_left,
            self.moves_left,
            self.winner,
            [cards.copy() for cards in self.knows],
            self.stock,
            self.fresh.copy(),
            self.unsure.copy(),
        )
        copy.copy_stack_from(self)
        return copy

    def returns(self) -> list[float]:
        """1 for the winner and -1 shared by the others; all 0 without a winner."""
        if self.winner < 0:
            return [0.0] * self.players
        found = [-1.0 / (self.players - 1)] * self.players
        found[self.winner] = 1.0
        return found

    def winners(self) -> list[int]:
        return [self.winner] if self.winner >= 0 else []

    def rounds(self) -> int:
        return max(0, self.turns - 1) // self.players + 1

    def resample(self, player: int, nature: Nature) -> Deal:
        copy = self.clone()
        _deal_anew(copy, player, nature)
        return copy

    # -- hands and piles ------------------------------------------------------------------

    def take_from_hand(self, player: int, card: int) -> None:
        """A card leaves a hand openly."""
        take_out(self.hands[player], card)
        self.forget(card)
        stock = self.stock
        if stock is not None:
            known_old = len(self.hands[player]) + 1 - self.fresh[player] - self.unsure[player]
            leave_lot(self.fresh, self.unsure, player, stock[card], known_old)

    def forget(self, card: int) -> None:
        """A card is no longer in the hand where somebody knew it to be."""
        for cards in self.knows:
            if holds(cards, card):
                take_out(cards, card)

    def draw_cards(self, player: int, count: int, nature: Nature) -> None:
        """Draw; an empty pile is made anew from the discards; with none left, draw what there
        is (MD-2.1, MD-2.1.c, MDA-18)."""
        drawn: list[int] = []
        deck = self.deck
        hand = self.hands[player]
        for _ in range(count):
            if not deck.unknown and not deck.under:
                if not self.discard:
                    break
                self.reshuffle()
            mark = deck.top_mark()
            card = nature.draw(deck)
            put_in_order(hand, card)
            if mark != 0:
                for seat in range(self.players):
                    if seat != player and mark & (1 << seat):
                        put_in_order(self.knows[seat], card)
            if self.stock is not None:
                if mark & SEATS == 0 or mark & FRESH:
                    self.fresh[player] += 1
                elif mark & UNSURE:
                    self.unsure[player] += 1
            if self.journal is not None:
                drawn.append(card)
        if self.journal is not None:
            cards = [self.card_ref(card) for card in drawn]
            counted: dict[str, object] = {"player": Seat(player), "count": len(drawn)}
            self.tell("log-draw", counted, player, all_but(player))
            shown: dict[str, object] = {"player": Seat(player), "cards": cards}
            if drawn:
                self.tell("log-draw-cards", shown, player, only(player))
            else:
                self.tell("log-draw", counted, player, only(player))

    def reshuffle(self) -> None:
        """The discards become the new pile (MD-2.1.c). Everybody saw which cards they were."""
        if self.journal is not None:
            self.tell("log-reshuffle", {"count": len(self.discard)})
        stock = [False] * self.box.cards.count()
        for card in self.discard:
            stock[card] = True
        self.stock = stock
        for player in range(self.players):
            self.fresh[player] = 0
            self.unsure[player] = 0
        self.deck.refill(self.discard)
        self.discard = []

    def shed_card(self, player: int, card: int) -> None:
        """A surplus card goes face down under the pile (MD-2.3.a); only its owner knows it."""
        hand = self.hands[player]
        mark = 1 << player
        if self.stock is None:
            mark |= FRESH
        else:
            count = len(hand)
            fresh = self.fresh[player]
            old = count - fresh - self.unsure[player]
            if fresh == count:
                mark |= FRESH
            elif old < count:
                mark |= UNSURE
            # It may have been one of either sort: of both, one less is sure.
            self.fresh[player] = max(0, fresh - 1)
            self.unsure[player] = count - 1 - self.fresh[player] - max(0, old - 1)
        take_out(hand, card)
        # Which card went is not seen: what others knew of this hand is no longer certain.
        for cards in self.knows:
            for other in cards.copy():
                if other == card or other in hand:
                    cards.remove(other)
        self.deck.put_under([card], mark)


def leave_lot(
    fresh: list[int], unsure: list[int], player: int, is_fresh: bool, known_old: int
) -> None:
    """One card of a hand showed which generation it came from.

    These are numbers and no places in the hand: of its generation one card less is sure, and
    when none was, one of the unsure ones is gone.
    """
    if is_fresh and fresh[player] > 0:
        fresh[player] -= 1
    elif is_fresh or known_old == 0:
        unsure[player] -= 1


def _deal_anew(state: Deal, player: int, nature: Nature) -> None:
    """Draw again all that ``player`` cannot know: every deal that contradicts nothing the player
    has seen is possible. The outcome does not depend on the hidden truth.

    Generations are reckoned hand by hand and card by card: of two cards that came from a hand
    with one card of this pile, both may be drawn as that one.
    """
    deck = state.deck
    stock = state.stock
    hidden = deck.unknown.copy()
    for at, mark in enumerate(deck.marks):
        if not mark & (1 << player):
            hidden.extend(deck.under[at])
    known: list[list[int]] = []
    fresh = state.fresh.copy()
    unsure = state.unsure.copy()
    for seat in range(state.players):
        hand = state.hands[seat]
        mine = hand if seat == player else [c for c in hand if c in state.knows[player]]
        known.append(mine)
        if seat == player:
            continue
        left = len(hand)
        for card in mine:
            if stock is not None:
                leave_lot(fresh, unsure, seat, stock[card], left - fresh[seat] - unsure[seat])
            left -= 1
        hidden.extend(card for card in hand if card not in mine)
    hidden.sort()
    if stock is None:
        young = hidden
        old: list[int] = []
    else:
        young = [card for card in hidden if stock[card]]
        old = [card for card in hidden if not stock[card]]

    # Sure places first, then whatever is left for the places that are not sure.
    deck.unknown = _take(young, len(deck.unknown), nature)
    hands: list[list[int]] = []
    for seat in range(state.players):
        hand = known[seat].copy()
        wanted = len(state.hands[seat]) - len(hand)
        if seat != player and stock is None:
            hand.extend(_take(young, wanted, nature))
        elif seat != player:
            hand.extend(_take(young, fresh[seat], nature))
            hand.extend(_take(old, wanted - fresh[seat] - unsure[seat], nature))
        hands.append(hand)
    open_places: list[int] = []
    for at, mark in enumerate(deck.marks):
        if mark & (1 << player):
            continue
        if mark & FRESH:
            deck.under[at] = _take(young, 1, nature)
        elif mark & UNSURE:
            open_places.append(at)
        else:
            deck.under[at] = _take(old, 1, nature)
    rest = young + old
    rest.sort()
    for at in open_places:
        deck.under[at] = _take(rest, 1, nature)
    for seat in range(state.players):
        hand = hands[seat]
        if seat != player:
            hand.extend(_take(rest, len(state.hands[seat]) - len(hand), nature))
            hand.sort()
        state.hands[seat] = hand
    # What the others remember is theirs; how much it is may already tell what is hidden.
    for seat in range(state.players):
        if seat != player:
            state.knows[seat] = []


def _take(cards: list[int], count: int, nature: Nature) -> list[int]:
    """Draw some cards out of a list by chance."""
    taken: list[int] = []
    for _ in range(count):
        at = nature.below(len(cards))
        taken.append(cards[at])
        cards[at] = cards[-1]
        cards.pop()
    return taken
