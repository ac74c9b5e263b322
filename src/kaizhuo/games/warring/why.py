"""Why an action is not allowed: the clause, and a sentence (the page's "why not?")."""

from __future__ import annotations

from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Text

from .actions import (
    Abandon,
    Build,
    Buy,
    Disband,
    Dismiss,
    Go,
    March,
    Recruit,
    Reroll,
    Reveal,
    Roll,
    Use,
)
from .box import MOST_TALENTS
from .edition import CITY, MOST_CAMPS
from .prices import build_cost, land_price, recruit_price
from .state import NOBODY, Warring


def _why_not_asked(state: Warring, player: int) -> Reason:
    if player < state.players and state.out[player]:
        return Reason("WS-15", Text("why-out"))
    return Reason("WS-2", Text("why-not-asked"))


def why_not_in_turn(state: Warring, on_turn: int, player: int, action: Action) -> Reason:
    """While the dice are to be thrown, the steps chosen, or the turn closed."""
    if player != on_turn:
        return _why_not_asked(state, player)
    match action:
        case Roll():
            return Reason("WS-2", Text("why-thrown"))
        case Reroll() | Go():
            return Reason("WS-2", Text("why-no-steps"))
        case Disband() | Abandon() | Dismiss():
            return _why_not_sell(state, player, action)
    return why_not_chosen(state, on_turn, player, action)


def why_not_chosen(state: Warring, asked: int, player: int, action: Action) -> Reason:
    """While a square, or a stratagem, offers something."""
    if player != asked:
        return _why_not_asked(state, player)
    match action:
        case Roll():
            return Reason("WS-2", Text("why-answer-first"))
        case Reroll() | Go():
            return Reason("WS-2", Text("why-no-steps"))
        case March():
            return Reason("WS-11.b", Text("why-no-march"))
        case Buy():
            return _why_not_buy(state, player)
        case Build():
            return _why_not_build(state, player, action.land)
        case Recruit():
            return _why_not_recruit(state, player, action.talent)
        case Disband() | Abandon() | Dismiss():
            return _why_not_sell(state, player, action)
        case Reveal():
            return Reason("WS-8", Text("why-no-reveal"))
        case Use():
            return Reason("WS-8", Text("why-no-stratagem"))
    return Reason("WS-2", Text("why-cannot-pass"))


def _why_not_buy(state: Warring, player: int) -> Reason:
    land = state.box.realm.land_at[state.squares[player]]
    if land < 0 or state.box.realm.is_field[land]:
        return Reason("WS-4.a", Text("why-no-county"))
    if state.owner[land] != NOBODY:
        return Reason("WS-4.b", Text("why-owned"))
    if state.cash[player] < land_price(state, player, land):
        return Reason("WS-4.a", Text("why-no-silver"))
    return Reason("WS-4.a", Text("why-not-now"))


def _why_not_build(state: Warring, player: int, land: int) -> Reason:
    if state.owner[land] != player:
        return Reason("WS-12", Text("why-not-your-land"))
    if state.camps[land] == CITY:
        return Reason("WS-13", Text("why-has-city"))
    if state.camps[land] == MOST_CAMPS and state.cities_left() == 0:
        return Reason("WS-13", Text("why-no-cities"))
    if state.camps[land] < MOST_CAMPS and state.camps_left() == 0:
        return Reason("WS-12", Text("why-no-camps"))
    if state.cash[player] < build_cost(state, player, land):
        return Reason("WS-12", Text("why-no-silver"))
    return Reason("WS-12", Text("why-build-where"))


def _why_not_recruit(state: Warring, player: int, talent: int) -> Reason:
    if talent not in state.offer:
        return Reason("WS-6.a", Text("why-not-on-offer"))
    if len(state.talents[player]) >= MOST_TALENTS:
        return Reason("WS-7", Text("why-three-talents"))
    if state.cash[player] < recruit_price(state, player, talent):
        return Reason("WS-6.a", Text("why-no-silver"))
    return Reason("WS-6.a", Text("why-recruit-where"))


def _why_not_sell(state: Warring, player: int, action: Action) -> Reason:
    if state.box.sell_any_time:
        return state.why_not_sell(player, action)
    match action:
        case Dismiss():
            if action.talent not in state.talents[player]:
                return Reason("WS-14.3", Text("why-not-your-talent"))
            return Reason("WS-7", Text("why-dismiss-where"))
    return Reason("WSA-16", Text("why-sell-for-debts"))


def why_not_march(state: Warring, asked: int, player: int, action: Action) -> Reason:
    """While the holder of the red die says how far the King goes."""
    if player != asked:
        return _why_not_asked(state, player)
    if isinstance(action, March):
        return Reason("WS-11.b", Text("why-march-so-far"))
    return Reason("WS-11.b", Text("why-march-first"))


def why_not_reveal(state: Warring, asked: int, player: int, action: Action) -> Reason:
    """While one of the stratagems looked at is to be turned up."""
    if player != asked:
        return _why_not_asked(state, player)
    return Reason("WS-8", Text("why-reveal-first"))


def why_not_use(
    state: Warring, asked: int, cards: list[int], player: int, action: Action
) -> Reason:
    """While a stratagem lies open."""
    if player != asked:
        return _why_not_asked(state, player)
    match action:
        case Use():
            if action.card not in cards:
                return Reason("WS-8", Text("why-not-open"))
            if state.box.realm.schemes[action.card].cost > state.cash[player]:
                return Reason("WS-8", Text("why-no-silver"))
            return Reason("WS-8", Text("why-no-target"))
    return Reason("WS-8", Text("why-stratagem-first"))
