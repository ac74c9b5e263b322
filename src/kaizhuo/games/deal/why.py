"""Why an action is not allowed: the clause, and a sentence (the page's "why not?")."""

from __future__ import annotations

from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Text

from .actions import (
    Accept,
    Bank,
    Birthday,
    Build,
    Debt,
    DrawMore,
    EndTurn,
    Give,
    Move,
    Pay,
    Place,
    Refuse,
    Rent,
    Shed,
    Shift,
    Steal,
    Swap,
    Takeover,
)
from .columns import NO_CARD
from .edition import HOUSE, PROPERTY, RAINBOW
from .state import Deal


def why_not_in_turn(state: Deal, on_turn: int, player: int, action: Action) -> Reason:
    """For the time in which the player on turn plays cards."""
    if player != on_turn:
        if isinstance(action, Refuse):
            return Reason("MD-4.4", Text("why-not-asked"))
        return Reason("MD-2.0", Text("why-not-your-turn"))
    match action:
        case Refuse() | Accept():
            return Reason("MD-4.4", Text("why-refuse-only-answers"))
        case Pay():
            return Reason("MD-2.2.C.3", Text("why-no-debt"))
        case Give():
            return Reason("MD-4.2", Text("why-no-exchange"))
        case Shed():
            return Reason("MD-2.3.a", Text("why-shed-later"))
        case Move():
            return _why_not_move(state, player, action.card, action.color)
        case Shift():
            return _why_not_shift(state, player, action.card)
    card = _card_of(action)
    if card == NO_CARD:
        return Reason("MD-2.0", Text("why-not-now"))
    if card not in state.hands[player]:
        return _why_not_held(state, player, card)
    if state.plays_left <= 0:
        return Reason("MD-2.2", Text("why-plays-used"))
    return _why_not_play(state, player, action)


def _card_of(action: Action) -> int:
    match action:
        case Bank():
            return action.card
        case Place():
            return action.card
        case Rent():
            return action.card
        case Debt():
            return action.card
        case Birthday():
            return action.card
        case DrawMore():
            return action.card
        case Steal():
            return action.card
        case Swap():
            return action.card
        case Takeover():
            return action.card
        case Build():
            return action.card
    return NO_CARD


def _why_not_held(state: Deal, player: int, card: int) -> Reason:
    if card in state.banks[player]:
        return Reason("MD-2.2.A.2", Text("why-banked"))
    if state.shows(player, card):
        return Reason("MD-2.2.B.4", Text("why-on-table"))
    return Reason("MD-2.2", Text("why-not-in-hand"))


def _why_not_play(state: Deal, player: int, action: Action) -> Reason:
    ed = state.box.cards
    match action:
        case Place():
            return Reason("MD-2.2.B.3", Text("why-rainbow-needs-column"))
        case Rent():
            for doubler in action.doublers:
                if doubler not in state.hands[player]:
                    return Reason("MD-4.7", Text("why-not-in-hand"))
            if len(action.doublers) >= state.plays_left:
                return Reason("MD-2.2", Text("why-double-plays"))
            at = state.column_at(player, action.color, action.column)
            if at < 0:
                return Reason("MDA-15", Text("why-no-property-of-color"))
            if state.areas[player][at].rent == 0:
                return Reason("MDA-07", Text("why-rainbow-earns-nothing"))
            return Reason("MD-4.12", Text("why-no-such-player"))
        case Debt():
            return Reason("MD-4.5", Text("why-no-such-player"))
        case Steal():
            return _why_not_taken(state, player, action.taken, "MD-4.1")
        case Swap():
            if not state.areas[player] and not state.loose[player]:
                return Reason("MDA-24", Text("why-nothing-to-give"))
            return _why_not_taken(state, player, action.taken, "MD-4.2")
        case Takeover():
            if action.target == player or action.target >= state.players:
                return Reason("MD-4.3", Text("why-no-such-player"))
            return Reason("MD-4.3", Text("why-not-complete"))
        case Build():
            clause = "MD-4.9" if ed.effect[action.card] == HOUSE else "MD-4.10"
            at = state.column_at(player, action.color, action.column)
            if at < 0 or not state.areas[player][at].complete:
                return Reason(clause, Text("why-build-complete"))
            column = state.areas[player][at]
            if ed.effect[action.card] == HOUSE or column.hotel != NO_CARD:
                return Reason("MDA-12", Text("why-built"))
            return Reason("MD-4.10", Text("why-no-house"))
    return Reason("MD-2.2", Text("why-not-now"))


def _why_not_taken(state: Deal, player: int, taken: int, clause: str) -> Reason:
    holder = state.holder(taken)
    if holder < 0:
        return Reason(clause, Text("why-not-on-table"))
    if holder == player:
        return Reason(clause, Text("why-own-property"))
    if clause == "MD-4.2" and not state.box.forced_deal_own_full_set:
        for column in state.areas[holder]:
            if taken in column.cards and column.complete:
                return Reason(clause, Text("why-full-set"))
        return Reason("MDA-01", Text("why-nothing-to-give"))
    return Reason(clause, Text("why-full-set"))


def _why_not_move(state: Deal, player: int, card: int, color: int) -> Reason:
    if not state.shows(player, card):
        return Reason("MD-2.2.B.4", Text("why-own-table-only"))
    for column in state.areas[player]:
        if card in column.cards and column.color == color:
            return Reason("MD-2.2.B.4", Text("why-already-there"))
    if state.box.cards.kind[card] == RAINBOW and not (
        state.box.rainbow_alone or state.has_color(player, color)
    ):
        return Reason("MD-2.2.B.3", Text("why-rainbow-needs-column"))
    return Reason("MDA-31", Text("why-moves-used"))


def _why_not_shift(state: Deal, player: int, card: int) -> Reason:
    if not state.shows(player, card):
        return Reason("MD-2.2.B.4", Text("why-own-table-only"))
    if state.moves_left <= 0:
        return Reason("MDA-31", Text("why-moves-used"))
    return Reason("MDA-13", Text("why-no-surplus"))


def why_not_give(state: Deal, on_turn: int, player: int, action: Action) -> Reason:
    """While the own side of an exchange is being named (MD-4.2)."""
    if player != on_turn:
        return Reason("MD-2.0", Text("why-not-your-turn"))
    if isinstance(action, Give):
        if state.shows(player, action.card):
            return Reason("MDA-01", Text("why-full-set"))
        return Reason("MD-4.2", Text("why-own-property-only"))
    return Reason("MD-4.2", Text("why-give-first"))


def why_not_shed(state: Deal, on_turn: int, player: int, action: Action) -> Reason:
    """While surplus cards are put under the pile (MD-2.3.a)."""
    if player != on_turn:
        return Reason("MD-2.0", Text("why-not-your-turn"))
    if isinstance(action, Shed):
        return Reason("MD-2.3.a", Text("why-not-in-hand"))
    if isinstance(action, EndTurn):
        return Reason("MD-2.3.a", Text("why-hand-limit"))
    return Reason("MD-2.2", Text("why-plays-over"))


def why_not_card(state: Deal, player: int, card: int) -> Reason:
    """Why a card has no action at all now, wherever it lies."""
    ed = state.box.cards
    if card in state.hands[player] and ed.effect[card] >= 0:
        return Reason("MD-4.7", Text("why-double-alone"))
    if ed.kind[card] == PROPERTY and state.shows(player, card):
        return Reason("MD-2.2.B.4", Text("why-plain-stays"))
    return Reason("MD-2.2", Text("why-not-now"))
