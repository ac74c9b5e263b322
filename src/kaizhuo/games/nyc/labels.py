"""Words and things for the moves that both games have."""

from __future__ import annotations

from kaizhuo.kernel.core import Action
from kaizhuo.kernel.errors import UnknownAction
from kaizhuo.kernel.text import Reason, Seat, Text

from .actions import Decline, Fund, GoOn, Reroll, Roll, Send, Swap, Use
from .squares import CONTRIBUTION, Contribution, Designation
from .state import Nyc
from .throw import Throw
from .why import by_mode, why_not_card


def label(state: Nyc, player: int, action: Action) -> Text:
    """The button's words for a legal action of both games."""
    match action:
        case Roll():
            return Text("do-roll", {"count": state.box.dice})
        case GoOn():
            top = state.stack[-1]
            assert isinstance(top, Throw)
            return Text("do-walk", {"steps": top.total(state)})
        case Reroll():
            return Text("do-reroll")
        case Fund():
            total = state.common.fund + CONTRIBUTION
            return Text("do-fund", {"amount": CONTRIBUTION, "total": total})
        case Swap():
            square = state.common.position[action.seat]
            return seat_text(state, "do-swap", action.seat, square)
        case Send():
            top = state.stack[-1]
            assert isinstance(top, Designation)
            square = state.box.cards.chance_to[top.card]
            if action.seat == player:
                return Text("do-send-self", {"square": state.square_ref(square)})
            return seat_text(state, "do-send", action.seat, square)
        case Use():
            return use_label(state, action.card)
        case Decline():
            return Text("do-pass")
    return Text("do-end")


def seat_text(state: Nyc, id: str, seat: int, square: int) -> Text:
    """A sentence about a player and a square."""
    return Text(id, {"target": Seat(seat), "square": state.square_ref(square)})


def use_label(state: Nyc, card: int, variant: str = "") -> Text:
    """Using an experience card, by its effect and, where it has two, the occasion."""
    printed = state.box.cards.experience[state.box.mode][card]
    args: dict[str, object] = {"card": state.card_ref(card), "amount": printed.amount}
    return Text(f"do-use-{printed.effect}{variant}", args)


def path(state: Nyc, player: int, action: Action) -> list[str]:
    """What is touched, in order, for an action of both games."""
    match action:
        case Roll() | Reroll():
            return ["dice"]
        case GoOn():
            return ["button/walk"]
        case Fund():
            return ["fund"]
        case Swap() | Send():
            return [f"seat/{action.seat}"]
        case Use():
            return [state.box.pile_codes[action.card]]
        case Decline():
            return ["button/pass"]
    return ["button/end"]


def why_not(state: Nyc, player: int, thing: str, tried: Action | None) -> Reason:
    """Why a thing cannot be touched now, or an action (by its code) not be done. ``tried`` is the
    action that a person who touches the thing has in mind, where the game knows one."""
    try:
        tried = state.box.action(thing)
    except UnknownAction:
        tried = _meant(state, thing) if tried is None else tried
    if state.over:
        return state.box.reason_over()
    if tried is not None and tried not in state.legal_actions(player):
        return state.why_not(player, tried)
    if thing in state.box.pile_codes:
        return why_not_card(state, player, state.box.pile_codes.index(thing))
    if player not in state.actors():
        return Reason(by_mode(state, "NYB-2.0", "NYT-2.1"), Text("why-not-your-turn"))
    return Reason(by_mode(state, "NYB-2.0", "NYT-2.1"), Text("why-answer-first"))


def _meant(state: Nyc, thing: str) -> Action | None:
    moves = state.box.moves
    if thing == "dice":
        return moves.roll
    if thing == "fund":
        return moves.fund
    if thing in state.box.pile_codes:
        return moves.use[state.box.pile_codes.index(thing)]
    kind, _, number = thing.partition("/")
    if kind == "seat" and number.isdigit() and int(number) < state.players:
        top = state.stack[-1]
        return (moves.send if isinstance(top, Designation) else moves.swap)[int(number)]
    return None


def prompt_args(state: Nyc) -> dict[str, object]:
    """What the prompt of a question of both games speaks of."""
    top = state.stack[-1]
    if isinstance(top, Designation):
        return {"square": state.square_ref(state.box.cards.chance_to[top.card])}
    if isinstance(top, Throw):
        return {"steps": top.total(state)}
    if isinstance(top, Contribution):
        return {"amount": CONTRIBUTION, "total": state.common.fund + CONTRIBUTION}
    return {}
