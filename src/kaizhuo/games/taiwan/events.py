"""The event cards (HT-E): what each one says, and what it changes while it is in force.

An event is a ``Happening``; what it does at once is its ``begin``, what it changes for a round are
the other methods. ``in_force(state)`` is the one that rules now; in the basic game it is the plain
``Happening``.
"""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import Seat

from .actions import ARMS
from .edition import LARGEST, MUSEUM
from .event_steps import Discards, Election, Swaps
from .memory import (
    DECK,
    blur,
    drop_limits,
    hand_zone,
    learn,
    pass_on_piles,
    pile_zone,
    rule_out,
    spread,
)
from .state import Taiwan
from .table import NO_CARD

GLORIOUS: Final = (3, 6, 9, 12)
TURNED: Final = 2
MOST_DISCARDS: Final = 6
STORM_LOG: Final = ("log-storm-red", "log-storm-black")
LANDSLIDE_LOG: Final = ("log-landslide-red", "log-landslide-black")
"""In the order of ``edition.MARKS``."""


class Happening:
    """No event: the basic game."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        """Carried out by everybody before the round's first turn (HTA-50)."""

    def bars(self, state: Taiwan, card: int) -> bool:
        """Whether nobody may play the card."""
        return False

    def grabbed_by(self, number: int, sense: int) -> int:
        """The number that may jump in after ``number`` with any card that bears it; 0: none."""
        return 0

    def plays(self) -> int:
        """How many cards an ordinary turn takes."""
        return 1

    def draws(self) -> bool:
        """Whether one draws after playing (HT-2.1.g)."""
        return True

    def draws_two(self) -> bool:
        """Whether one draws two cards and keeps one."""
        return False

    def halts(self, number: int) -> bool:
        """Whether the next player must pause after this number."""
        return False

    def empty_hand_clears(self) -> bool:
        """Whether a player without cards clears arms instead of eating."""
        return False

    def lottery(self) -> bool:
        """Whether the eater may let a number decide who takes the cards."""
        return False


class Earthquake(Happening):
    """地震 (HT-E.01): every card round the 8 goes to the discard pile."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        fallen = state.table_cards()
        for arm in range(ARMS):
            state.arms[arm].clear()
        state.host = NO_CARD
        state.discard += fallen
        state.refresh()
        state.note_cards("log-earthquake", state.first, fallen)


class TaiwanLottery(Happening):
    """臺灣彩券 (HT-E.02): whoever eats may turn up a number card and count that many players
    clockwise, beginning with himself; the one he ends on takes the cards and begins the next
    round (HTA-52)."""

    def lottery(self) -> bool:
        return True


class RisingPrices(Happening):
    """物價高漲 (HT-E.03): each player draws one card, unseen, out of the hand of the neighbour
    on his left; these cards are shuffled into the travel deck. The round is played with four
    cards."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        deck = state.deck
        gone: list[int] = []
        for seat in state.in_order(state.first):
            victim = (seat + 1) % state.players
            hand = state.hands[victim]
            if not hand:
                continue
            for card in hand:
                blur(state, [card], 1 << victim, hand_zone(victim) | DECK)
            spread(state, hand_zone(victim), DECK)
            card = nature.draw(Deck(deck.names, hand))
            hand.sort()
            gone.append(card)
            state.note("log-rising-prices", seat)
        lying = deck.cards()
        deck.under.clear()
        deck.marks.clear()
        blur(state, lying + gone, 0, DECK)
        deck.unknown = sorted(lying + gone)


class YilanPoleClimbing(Happening):
    """宜蘭搶孤 (HT-E.04): when an odd number appears, whoever holds the next number in that
    direction's sense may jump in with it (HTA-22)."""

    def grabbed_by(self, number: int, sense: int) -> int:
        following = number + sense
        return following if number % 2 == 1 and 1 <= following <= LARGEST else 0


class TyphoonWarning(Happening):
    """颱風警報 (HT-E.05): turn up the top card of the travel deck; nobody may play cards with
    its xiangqi colour this round. It goes face down under the deck."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        if state.is_last_round():  # HTA-53
            return
        card = state.turn_up(nature)
        state.storm = state.box.cards.mark[card]
        state.put_under_openly(card)
        state.note(STORM_LOG[state.storm], state.first, card)

    def bars(self, state: Taiwan, card: int) -> bool:
        return state.box.cards.mark[card] == state.storm


class Landslide(Happening):
    """土石流災情 (HT-E.06): turn up the top card of the travel deck; every card on the table with
    its xiangqi colour goes to the discard pile. The turned card goes face down under the deck."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        if state.is_last_round():  # HTA-53
            return
        card = state.turn_up(nature)
        mark = state.box.cards.mark
        state.note(LANDSLIDE_LOG[mark[card]], state.first, card)
        swept: list[int] = []
        for lying in state.table_cards():
            if mark[lying] == mark[card] and lying not in swept:
                swept += state.lift(lying)
        swept += state.fallen_lanterns()
        state.discard += swept
        state.put_under_openly(card)
        state.refresh()
        state.note_cards("log-swept", state.first, swept)


class QimeiIsland(Happening):
    """澎湖七美島 (HT-E.07): on his turn a player must play two cards in a row and then draws two;
    who cannot must eat (HTA-54)."""

    def plays(self) -> int:
        return 2


class WindLionGod(Happening):
    """金門風獅爺 (HT-E.08): only black numbers may be played: no red numbers, no function
    cards."""

    def bars(self, state: Taiwan, card: int) -> bool:
        cards = state.box.cards
        return cards.number[card] == 0 or cards.red[card]


class MatsuIslands(Happening):
    """馬祖地中海 (HT-E.09): nobody draws after playing. A player without cards does not eat: he
    clears the two longest directions and begins the next round (HTA-55)."""

    def draws(self) -> bool:
        return False

    def empty_hand_clears(self) -> bool:
        return True


class GreenIsland(Happening):
    """綠島浮潛樂 (HT-E.10): whoever draws takes two cards from the deck, keeps one of them and
    puts the other face down under the deck."""

    def draws_two(self) -> bool:
        return True


class FlyingFishFestival(Happening):
    """蘭嶼飛魚祭 (HT-E.11): everybody takes one more card; the round is played with six."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        for seat in state.in_order(state.first):
            if not state.is_last_round():
                state.tell_draw(seat, [state.draw_card(seat, nature)])


class PalaceMuseum(Happening):
    """故宮博物院 (HT-E.12): behind a number at the end of an arm one may put the same number
    again, if the card bears at least four money symbols (HTA-56; see ``refresh_arm``)."""


class FortuneTurns(Happening):
    """風水輪流轉 (HT-E.13): all eaten cards are shuffled together and dealt out evenly, one by
    one from the round's first player (HTA-57)."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        together: list[int] = []
        zones = 0
        for seat in range(state.players):
            together += state.piles[seat]
            state.piles[seat].clear()
            zones |= pile_zone(seat)
        together.sort()
        blur(state, together, 0, zones)
        for seat in range(state.players):
            spread(state, pile_zone(seat), zones)
        drop_limits(state, zones)
        _deal_out(state, together, nature)


def _deal_out(state: Taiwan, cards: list[int], nature: Nature) -> None:
    order = state.in_order(state.first)
    shuffled = Deck(state.deck.names, cards)
    dealt: list[int] = []
    for at in range(len(cards)):
        card = nature.draw(shuffled)
        dealt.append(card)
        state.to_pile(order[at % state.players], [card])
    for at, card in enumerate(dealt):
        learn(state, card, order[at % state.players])
    if state.journal is not None:
        state.tell("log-fortune-turns", {"count": len(dealt)})


class TaiwanBaseball(Happening):
    """臺灣棒球 (HT-E.14): everybody may exchange up to three hand cards for as many cards of his
    own pile, of his own choice (HTA-58)."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        for seat in reversed(state.in_order(state.first)):
            if state.hands[seat] and state.piles[seat]:
                state.stack.append(Swaps.of(state, seat))


class FuelPrices(Happening):
    """油電雙漲 (HT-E.15): turn up two cards of the deck; hand cards with an equal number go to
    their owners' piles, shown, and are not replaced. The two go face down under the deck."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        turned: list[int] = []
        while len(turned) < TURNED and not state.is_last_round():
            turned.append(state.turn_up(nature))
        number = state.box.cards.number
        state.note_cards("log-fuel-prices", state.first, turned)
        hit = [number[card] for card in turned if number[card] > 0]
        listed = [card for card in range(state.box.cards.count()) if number[card] in hit]
        for seat in state.in_order(state.first):
            paid = [card for card in state.hands[seat] if card in listed]
            for card in paid:
                state.take_from_hand(seat, card)
            state.to_pile(seat, paid)
            state.note_cards("log-to-pile", seat, paid)
        for seat in range(state.players):
            if state.hands[seat]:
                rule_out(state, seat, listed)
        for card in turned:
            state.put_under_openly(card)


class FinancialCrisis(Happening):
    """金融危機 (HT-E.16): everybody passes half of his pile, counted in cards and rounded down, to
    the left. The pile lies face down: chance chooses the cards (HTA-58); all pass at the same
    time (HTA-59)."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        halves = [len(pile) // 2 for pile in state.piles]
        pass_on_piles(state, [seat for seat in range(state.players) if halves[seat]])
        passed: list[list[int]] = []
        for seat in range(state.players):
            chosen: list[int] = []
            from_pile = Deck(state.deck.names, state.piles[seat])
            for _ in range(halves[seat]):
                chosen.append(nature.draw(from_pile))
            state.piles[seat].sort()
            passed.append(chosen)
        for seat in range(state.players):
            left = (seat + 1) % state.players
            state.to_pile(left, passed[seat])
            for card in passed[seat]:
                learn(state, card, left)
            if state.journal is not None and passed[seat]:
                args: dict[str, object] = {
                    "player": Seat(seat), "target": Seat(left), "count": len(passed[seat]),
                }  # fmt: skip
                state.tell("log-crisis", args, seat)


class YiminFestival(Happening):
    """客家義民祭 (HT-E.17): whoever has the most eaten cards may discard up to six of them, the
    next up to five, and so on; equal counts share a place (HTA-59)."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        counts = [len(pile) for pile in state.piles]
        places = sorted(set(counts), reverse=True)
        for seat in reversed(state.in_order(state.first)):
            allowed = MOST_DISCARDS - places.index(counts[seat])
            if counts[seat] > 0 and allowed > 0:
                state.stack.append(Discards(seat, allowed))


class PrideOfTaiwan(Happening):
    """臺灣之光 (HT-E.18): after a 3, 6, 9 or 12 the next player must pause once and lay one hand
    card on his own pile, without replacing it (HTA-60)."""

    def halts(self, number: int) -> bool:
        return number in GLORIOUS


class PresidentialElection(Happening):
    """總統大選 (HT-E.19): all show one hand card at the same time; then a number card is turned
    up. Larger: draw a card. Smaller or equal: the shown card is discarded and not replaced. The
    turned card goes face down under the deck (HTA-61)."""

    def begin(self, state: Taiwan, nature: Nature) -> None:
        if not state.is_last_round():
            seats = [seat for seat in state.in_order(state.first) if state.hands[seat]]
            if seats:
                state.stack.append(Election.among(seats))


class JointRitual(Happening):
    """聯合祭典 (HT-E.20): needs the game 原民部落; it is left in the box (HTA-62)."""


BASIC: Final = Happening()
HAPPENINGS: Final[list[Happening]] = [
    Earthquake(), TaiwanLottery(), RisingPrices(), YilanPoleClimbing(), TyphoonWarning(),
    Landslide(), QimeiIsland(), WindLionGod(), MatsuIslands(), GreenIsland(),
    FlyingFishFestival(), PalaceMuseum(), FortuneTurns(), TaiwanBaseball(), FuelPrices(),
    FinancialCrisis(), YiminFestival(), PrideOfTaiwan(), PresidentialElection(), JointRitual(),
    BASIC,
]  # fmt: skip
"""By the numbers of ``edition.EVENTS``; the last (-1) is the basic game."""


def in_force(state: Taiwan) -> Happening:
    """The event that rules this round."""
    return HAPPENINGS[state.event]


def turn_up_event(state: Taiwan, nature: Nature) -> None:
    """HT-4.1, HT-4.2: turn up the next event and carry it out; used ones are shuffled when none
    is left (HTA-62)."""
    events = state.events
    if not events.unknown:
        events.refill(sorted(state.used))
        state.used.clear()
    event = nature.draw(events)
    state.used.append(event)
    start_event(state, event, nature)


def start_event(state: Taiwan, event: int, nature: Nature) -> None:
    """An event comes into force and is carried out."""
    state.event = event
    if state.journal is not None:
        state.tell("log-event", {"event": state.event_ref()})
    if event == MUSEUM:
        state.refresh()
    in_force(state).begin(state, nature)
