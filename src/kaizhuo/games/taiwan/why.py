"""Why an action is not allowed: the clause, and a sentence (the page's "why not?")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Seat, Text

from .actions import (
    DIRECTIONS,
    NO_ARM,
    Aim,
    Clear,
    Eat,
    Give,
    Grab,
    Hand,
    Keep,
    Let,
    Lottery,
    PassHands,
    Place,
    PutTo,
    Remove,
    Shed,
    Show,
    Take,
    Use,
)
from .edition import (
    BRANCH,
    CLOSE,
    COVER,
    EFFECTS,
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
    TYPHOON_WARNING,
    WIND_LION,
)
from .table import NO_CARD, RISING

if TYPE_CHECKING:
    from .state import Taiwan

CLAUSES: Final = {
    PASS: "HT-F.01",
    TURN_ROUND: "HT-F.05",
    NAME_NEXT: "HT-F.06",
    TWO_CARDS: "HT-F.07",
    PULL_CARD: "HT-F.08",
    PASS_HANDS: "HT-F.09",
    INSERT: "HT-F.10",
    CLOSE: "HT-F.11",
    BRANCH: "HT-F.12",
    TAKE_ENDS: "HT-F.13",
    REVERSE: "HT-F.14",
    COVER: "HT-F.15",
    SHARE: "HT-F.16",
}
"""What a function card does -> its clause."""


_REFUSED: Final = [f"not-{effect}" for effect in EFFECTS]


def why_not_asked(player: int) -> Reason:
    """Somebody else decides."""
    return Reason("HT-2.0", Text("why-not-your-turn", {"player": Seat(player)}))


def card_of(action: Action) -> int:
    """The card that an action plays or moves, or ``NO_CARD``."""
    match action:
        case Place(card=card) | Use(card=card) | Aim(card=card) | PassHands(card=card):
            return card
        case PutTo(card=card) | Grab(card=card) | Give(card=card) | Show(card=card):
            return card
        case Keep(card=card) | Take(card=card) | Shed(card=card):
            return card
    return NO_CARD


def is_play(action: Action) -> bool:
    """Whether the action plays a hand card on one's turn."""
    return isinstance(action, (Place, Use, Aim, PassHands, PutTo))


def why_not_here(state: Taiwan, player: int, action: Action, clause: str) -> Reason:
    """While something else must be decided first, as ``clause`` says."""
    card = card_of(action)
    if card != NO_CARD and isinstance(action, (Grab, Give, Show)):
        if card not in state.hands[player]:
            return Reason(clause, Text("why-not-in-hand", {"card": state.card_ref(card)}))
    elif isinstance(action, (Take, Shed)) and card not in state.piles[player]:
        return Reason(clause, Text("why-not-in-pile", {"card": state.card_ref(card)}))
    return Reason(clause, Text("why-decide-first"))


def why_not_in_turn(state: Taiwan, player: int, action: Action, number_first: bool) -> Reason:
    """On one's own turn."""
    match action:
        case Eat(arm=arm):
            return _why_not_eat(state, arm)
        case Grab() | Let():
            return Reason("HTA-20", Text("why-no-window"))
        case Clear():
            return Reason("HT-2.2.d", Text("why-eat-first"))
        case Remove():
            return Reason("HT-R.1", Text("why-no-remover"))
        case Hand():
            return Reason("HT-F.16", Text("why-no-sharing"))
        case Lottery():
            return Reason("HT-E.02", Text("why-no-event"))
        case Keep():
            return Reason("HT-E.10", Text("why-no-event"))
        case Give() | Take():
            return Reason("HT-E.14", Text("why-no-event"))
        case Shed():
            return Reason("HT-E.17", Text("why-no-event"))
        case Show():
            return Reason("HT-E.19", Text("why-no-event"))
    card = card_of(action)
    if card == NO_CARD:
        return Reason("HT-2.0", Text("why-play-or-eat"))
    if card not in state.hands[player]:
        return Reason("HT-2.1.a", Text("why-not-in-hand", {"card": state.card_ref(card)}))
    barred = why_barred(state, card)
    if barred is not None:
        return barred
    cards = state.box.cards
    if cards.number[card] == 0:
        if number_first:
            return Reason("HT-F.07", Text("why-number-first"))
        return why_not_function(state, player, card, action)
    assert isinstance(action, Place)
    return why_not_number(state, card, action.arm)


def why_barred(state: Taiwan, card: int) -> Reason | None:
    """If the event in force forbids the card."""
    cards = state.box.cards
    if state.event == TYPHOON_WARNING and cards.mark[card] == state.storm:
        return Reason("HT-E.05", Text("why-storm", {"event": state.event_ref()}))
    if state.event == WIND_LION and (cards.number[card] == 0 or cards.red[card]):
        return Reason("HT-E.08", Text("why-only-black", {"event": state.event_ref()}))
    return None


def _why_not_eat(state: Taiwan, arm: int) -> Reason:
    longest = state.longest()
    if not longest and arm == NO_ARM:
        return Reason("HTA-02", Text("why-nothing-to-eat"))
    if arm == NO_ARM or longest:
        return Reason("HT-2.2.b", Text("why-not-longest"))
    return Reason("HTA-02", Text("why-nothing-to-eat"))


def why_not_number(state: Taiwan, card: int, arm: int) -> Reason:
    """Why a number does not fit an arm."""
    if arm >= DIRECTIONS and state.host == NO_CARD:
        return Reason("HT-F.12", Text("why-no-branch"))
    if state.closed(arm):
        return Reason("HT-F.11", Text("why-closed"))
    last = state.last_number(arm)
    if not state.arms[arm]:
        first = {"number": last}
        if state.senses[arm] == RISING:
            return Reason("HT-2.1.b", Text("why-larger", dict(first)))
        return Reason("HT-2.1.c", Text("why-smaller", dict(first)))
    clause = "HTA-01" if state.box.cards.number[card] == last else "HT-2.1.d"
    word = "why-larger" if state.senses[arm] == RISING else "why-smaller"
    return Reason(clause, Text(word, {"number": last}))


def why_not_function(state: Taiwan, player: int, card: int, action: Action) -> Reason:
    """Why a function card cannot be used so."""
    effect = state.box.cards.effect[card]
    clause = CLAUSES[effect]
    if isinstance(action, Aim):
        if action.target == player:
            return Reason(clause, Text("why-not-yourself"))
        if action.target >= state.players:
            return Reason(clause, Text("why-no-such-player"))
        return Reason(clause, Text("why-empty-hand", {"target": Seat(action.target)}))
    if isinstance(action, PutTo) and state.arm_of(action.spot) == NO_ARM:
        args: dict[str, object] = {"card": state.card_ref(action.spot)}
        return Reason(clause, Text("why-not-on-table", args))
    return Reason(clause, Text(f"why-{_REFUSED[effect]}"))
