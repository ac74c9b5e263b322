"""The function cards (HT-F): when each may be played, and what it does.

A function card is done first and then laid on the function pile, unless it has to lie on the
table (HT-2.1.f). One without a target may not be played just to be rid of it (HTA-07).
"""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import Seat, Text

from .actions import (
    ARM_CODES,
    ARMS,
    DIRECTIONS,
    EAST,
    LEFT,
    WEST,
    Aim,
    Hand,
    PassHands,
    Place,
    PutTo,
)
from .decision import Decision
from .edition import (
    BRANCH,
    CLOSE,
    COVER,
    INSERT,
    NAME_NEXT,
    PASS,
    PASS_HANDS,
    PULL_CARD,
    REVERSE,
    SHARE,
    TAKE_ENDS,
    TURN_ROUND,
    TWO_CARDS,
)
from .memory import hand_zone, reveal
from .state import Taiwan

SHARED: Final = 9
TWO: Final = 2


def legal_function(state: Taiwan, player: int, card: int, found: list[Action]) -> None:
    """Add every way to play a function card now."""
    moves = state.box.moves
    effect = state.box.cards.effect[card]
    if effect in (PASS, TURN_ROUND):
        _add(found, moves.use[card])
    elif effect in (NAME_NEXT, TWO_CARDS):
        for seat in range(state.players):
            if seat != player:
                found.append(moves.aim[card][seat])
    elif effect == PULL_CARD:
        for seat in range(state.players):
            if seat != player and state.hands[seat]:
                found.append(moves.aim[card][seat])
    elif effect == PASS_HANDS:
        found += moves.sides[card]
    elif effect == INSERT:
        for spot in gaps(state):
            _add(found, moves.put[card][spot])
    elif effect == CLOSE:
        for arm in range(ARMS):
            if state.arms[arm]:  # HTA-37: the end of something
                found.append(moves.place[card][arm])
    elif effect == BRANCH:
        for arm in (EAST, WEST):
            for spot in state.arms[arm]:
                if state.box.cards.number[spot] > 0:
                    _add(found, moves.put[card][spot])
    elif effect == TAKE_ENDS:
        if ends(state):
            _add(found, moves.use[card])
    elif effect == REVERSE:
        found += moves.place[card]
    elif effect == COVER:
        for spot in state.table_cards():
            _add(found, moves.put[card][spot])
    elif effect == SHARE and state.discard:
        _add(found, moves.use[card])


def _add(found: list[Action], action: Action | None) -> None:
    if action is not None:
        found.append(action)


def gaps(state: Taiwan) -> list[int]:
    """The number cards in front of which a 天燈 fits: next to another number card (the 8 and the
    card above 玉山 count) that differs by two or more (HTA-36)."""
    number = state.box.cards.number
    found: list[int] = []
    for arm in range(ARMS):
        before = state.base_number(arm)
        for card in state.arms[arm]:
            here = number[card]
            if before > 0 and here > 0 and abs(here - before) >= TWO:
                found.append(card)
            before = here
    return found


def ends(state: Taiwan) -> list[int]:
    """What 阿里山日出 takes: the last card of every direction, unless it bears 玉山, and then
    function cards until a number shows (HT-F.13, HTA-39)."""
    number = state.box.cards.number
    found: list[int] = []
    for arm in range(DIRECTIONS):
        cards = state.arms[arm]
        at = len(cards) - 1
        if at < 0 or cards[at] == state.host:
            continue
        found.append(cards[at])
        at -= 1
        while at >= 0 and number[cards[at]] == 0:
            found.append(cards[at])
            at -= 1
    return found


def play_function(state: Taiwan, player: int, card: int, action: Action, nature: Nature) -> None:
    """Do what the card says. It has left the hand already."""
    match action:
        case Place():
            state.arms[action.arm].append(card)
            state.refresh()
            _note_place(state, player, card, action.arm)
        case Aim():
            state.functions.append(card)
            _aim(state, player, card, action.target, nature)
        case PassHands():
            state.functions.append(card)
            state.passing = action.side
            state.following = (player + action.side) % state.players  # HTA-35
            state.plays = 0
            state.note("log-geomancy-left" if action.side == LEFT else "log-geomancy-right",
                       player, card)  # fmt: skip
        case PutTo():
            _put_to(state, player, card, action.spot)
        case _:
            state.functions.append(card)
            _use(state, player, card)


def _use(state: Taiwan, player: int, card: int) -> None:
    effect = state.box.cards.effect[card]
    if effect == TURN_ROUND:
        state.direction = -state.direction  # HTA-31: until it is turned round again
        state.note("log-turn-round", player, card)
    elif effect == TAKE_ENDS:
        taken = ends(state)
        for end in taken:
            state.lift(end)
        state.functions += taken
        state.refresh()
        state.note("log-play", player, card)
        state.note_cards("log-take-ends", player, taken)
    elif effect == SHARE:
        state.note("log-play", player, card)
        state.stack.append(Sharing.of(state, player))
    else:
        state.note("log-pass", player, card)


def _aim(state: Taiwan, player: int, card: int, target: int, nature: Nature) -> None:
    effect = state.box.cards.effect[card]
    if state.journal is not None:
        args: dict[str, object] = {
            "player": Seat(player), "target": Seat(target), "card": state.card_ref(card),
        }  # fmt: skip
        word = {NAME_NEXT: "puppet", TWO_CARDS: "fireworks", PULL_CARD: "bear"}[effect]
        state.tell(f"log-{word}", args, player)
    if effect == PULL_CARD:
        hand = state.hands[target]
        pulled = nature.draw(Deck(state.deck.names, hand))
        hand.sort()
        reveal(state, pulled, hand_zone(target))
        state.functions.append(pulled)
        state.note("log-pulled", target, pulled)
        return
    state.following = target
    state.plays = TWO if effect == TWO_CARDS else 0


def _put_to(state: Taiwan, player: int, card: int, spot: int) -> None:
    effect = state.box.cards.effect[card]
    if state.journal is not None:
        args: dict[str, object] = {
            "player": Seat(player), "card": state.card_ref(card), "spot": state.card_ref(spot),
        }  # fmt: skip
        word = {INSERT: "lantern", BRANCH: "yushan", COVER: "cover"}[effect]
        state.tell(f"log-{word}", args, player)
    if effect == INSERT:
        cards = state.arms[state.arm_of(spot)]
        cards.insert(cards.index(spot), card)
    elif effect == BRANCH:
        state.host = spot
    else:
        state.functions += state.lift(spot)
        state.functions.append(card)
        fallen = state.fallen_lanterns()
        state.discard += fallen
        state.note_cards("log-fallen", player, fallen)
    state.refresh()


def _note_place(state: Taiwan, player: int, card: int, arm: int) -> None:
    if state.journal is not None:
        args: dict[str, object] = {
            "player": Seat(player), "card": state.card_ref(card),
            "arm": Text(f"arm-{ARM_CODES[arm]}"),
        }  # fmt: skip
        state.tell("log-place", args, player)


class Sharing(Decision):
    """九份山城 (HT-F.16, HTA-42): the top cards of the discard pile are handed out from the dealer
    on; he decides who gets which. ``quotas`` are what each seat still gets."""

    def __init__(self, player: int, quotas: list[int]) -> None:
        super().__init__(player, "HT-F.16")
        self.quotas: Final = quotas

    @staticmethod
    def of(state: Taiwan, player: int) -> Sharing:
        """Nine cards, or all there are, in the order of play: 3, 2, 2, 2 among four."""
        count = min(SHARED, len(state.discard))
        quotas = [0] * state.players
        order = state.in_order(player)
        for at in range(count):
            quotas[order[at % state.players]] += 1
        return Sharing(player, quotas)

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.quotas)

    def copy(self) -> Sharing:
        return Sharing(self.player, self.quotas.copy())

    def open_seats(self) -> list[int]:
        """Who still gets cards."""
        return [seat for seat in range(len(self.quotas)) if self.quotas[seat] > 0]

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player] if len(self.open_seats()) > 1 else []

    def advance(self, state: Taiwan, nature: Nature) -> None:
        state.stack.pop()
        for seat in self.open_seats():
            while self.quotas[seat] > 0:
                self._hand(state, seat)

    def choices(self, state: Taiwan) -> list[Action]:
        return [state.box.moves.hand[seat] for seat in self.open_seats()]

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Hand)
        self._hand(state, action.target)

    def _hand(self, state: Taiwan, seat: int) -> None:
        self.quotas[seat] -= 1
        card = state.discard.pop()
        state.to_pile(seat, [card])
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(self.player), "target": Seat(seat), "card": state.card_ref(card),
            }  # fmt: skip
            state.tell("log-hand", args, self.player)

    def default(self, state: Taiwan, player: int) -> Action:
        return state.box.moves.hand[self.open_seats()[0]]

    def refusal(self, action: Action) -> Text | None:
        return Text("why-share-full") if isinstance(action, Hand) else None
