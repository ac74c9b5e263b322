"""What a legal action is called, how it is touched, and what a player is deciding."""

from __future__ import annotations

from kaizhuo.kernel import Action, Reason, Ref, Seat, Text, UnknownAction

from . import charge as charges
from .actions import (
    EVERYBODY,
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
from .charge import Charge, Demand
from .choices import surplus_column
from .edition import PROPERTY
from .payment import payable
from .state import Deal
from .surplus import HAND_LIMIT, Surplus
from .theft import Offer
from .why import why_not_card


def _demand(state: Deal, player: int, against: int) -> Demand | None:
    top = state.stack[-1]
    if isinstance(top, Charge):
        for demand in top.demands():
            if demand.asked == player and demand.opponent() == against:
                return demand
    return None


def _asked(state: Deal, player: int) -> list[Demand]:
    top = state.stack[-1]
    if not isinstance(top, Charge):
        return []
    return [demand for demand in top.demands() if demand.asked == player]


def label(state: Deal, player: int, action: Action) -> Text:
    """The button's words for a legal action."""
    ed = state.box.cards
    match action:
        case Bank(card=card):
            return Text("do-bank", {"card": Ref(ed.codes[card])})
        case Place(card=card, color=color):
            return _colored(state, "do-place", card, color)
        case Rent():
            return _rent_label(state, player, action)
        case Debt(card=card, target=target):
            args: dict[str, object] = {
                "card": Ref(ed.codes[card]),
                "target": Seat(target),
                "amount": ed.amount[card],
            }
            return Text("do-debt", args)
        case Birthday(card=card):
            return Text("do-birthday", {"card": Ref(ed.codes[card]), "amount": ed.amount[card]})
        case DrawMore(card=card):
            return Text("do-draw", {"card": Ref(ed.codes[card]), "count": ed.amount[card]})
        case Steal(card=card, taken=taken) | Swap(card=card, taken=taken):
            args = {
                "card": Ref(ed.codes[card]),
                "taken": Ref(ed.codes[taken]),
                "target": Seat(state.holder(taken)),
            }
            return Text("do-steal" if isinstance(action, Steal) else "do-swap", args)
        case Give(card=card):
            return Text("do-give", {"card": Ref(ed.codes[card])})
        case Takeover(card=card, target=target, color=color, column=column):
            args = {
                "card": Ref(ed.codes[card]),
                "color": Ref(ed.color_ids[color]),
                "target": Seat(target),
                "column": _which(state, target, color, column),
            }
            return Text("do-takeover", args)
        case Build(card=card, color=color, column=column):
            args = {
                "card": Ref(ed.codes[card]),
                "color": Ref(ed.color_ids[color]),
                "column": _which(state, player, color, column),
            }
            return Text("do-build", args)
        case Move(card=card, color=color):
            return _colored(state, "do-move", card, color)
        case Shift(card=card):
            return Text("do-shift", {"card": Ref(ed.codes[card])})
        case Pay(card=card):
            return Text("do-pay", {"card": Ref(ed.codes[card]), "value": ed.value[card]})
        case Refuse(card=card, against=against):
            return Text("do-refuse", {"card": Ref(ed.codes[card]), "target": Seat(against)})
        case Accept(against=against):
            return _accept_label(state, player, against)
        case Shed(card=card):
            return Text("do-shed", {"card": Ref(ed.codes[card])})
    assert isinstance(action, EndTurn)
    return Text("do-end")


def _colored(state: Deal, id: str, card: int, color: int) -> Text:
    ed = state.box.cards
    return Text(id, {"card": Ref(ed.codes[card]), "color": Ref(ed.color_ids[color])})


def _which(state: Deal, player: int, color: int, column: int) -> int:
    """The number of a column (from 1) where a colour has several, otherwise 0."""
    return 0 if state.column_at(player, color, 1) < 0 else column + 1


def _rent_label(state: Deal, player: int, action: Rent) -> Text:
    ed = state.box.cards
    at = state.column_at(player, action.color, action.column)
    times = 1
    for doubler in action.doublers:
        times *= ed.amount[doubler]
    args: dict[str, object] = {
        "card": Ref(ed.codes[action.card]),
        "color": Ref(ed.color_ids[action.color]),
        "amount": state.areas[player][at].rent * times,
        "column": _which(state, player, action.color, action.column),
    }
    name = "do-rent-all"
    if action.target != EVERYBODY:
        name = "do-rent-one"
        args["target"] = Seat(action.target)
    if times > 1:
        name += "-double"
        args["times"] = times
    return Text(name, args)


def _accept_label(state: Deal, player: int, against: int) -> Text:
    demand = _demand(state, player, against)
    if demand is not None and player == demand.actor:
        return Text("do-accept-refusal", {"target": Seat(against)})
    if demand is not None and demand.is_payment():
        return Text("do-accept-pay")
    return Text("do-accept-steal")


def path(state: Deal, player: int, action: Action) -> list[str]:
    """What is touched, in order; see the names of things in ``docs/add-a-game.md``."""
    ed = state.box.cards
    match action:
        case Bank(card=card):
            return [ed.codes[card], "bank"]
        case Place(card=card, color=color) | Move(card=card, color=color):
            return [ed.codes[card], f"spot/{ed.color_ids[color]}"]
        case Rent(card=card, color=color, column=column, target=target, doublers=doublers):
            touched = [ed.codes[doubler] for doubler in doublers]
            touched += [ed.codes[card], f"col/{player}/{ed.color_ids[color]}/{column}"]
            if target != EVERYBODY:
                touched.append(f"seat/{target}")
            return touched
        case Debt(card=card, target=target):
            return [ed.codes[card], f"seat/{target}"]
        case Birthday(card=card) | DrawMore(card=card):
            return [ed.codes[card], "discard"]
        case Steal(card=card, taken=taken) | Swap(card=card, taken=taken):
            return [ed.codes[card], ed.codes[taken]]
        case Give(card=card) | Pay(card=card) | Shed(card=card):
            return [ed.codes[card]]
        case Takeover(card=card, target=target, color=color, column=column):
            return [ed.codes[card], f"col/{target}/{ed.color_ids[color]}/{column}"]
        case Build(card=card, color=color, column=column):
            return [ed.codes[card], f"col/{player}/{ed.color_ids[color]}/{column}"]
        case Shift(card=card):
            return [ed.codes[card], _surplus_thing(state, player, card)]
        case Refuse(card=card, against=against):
            if len(_asked(state, player)) > 1:
                return [ed.codes[card], f"seat/{against}"]
            return [ed.codes[card]]
        case Accept(against=against):
            return [f"button/accept/{against}"]
    assert isinstance(action, EndTurn)
    return ["button/end"]


def _surplus_thing(state: Deal, player: int, card: int) -> str:
    """The column of the same colour that a card of a full column would change places with."""
    area = state.areas[player]
    at = next(at for at, column in enumerate(area) if card in column.cards)
    color = area[at].color
    first = next(at for at, column in enumerate(area) if column.color == color)
    number = surplus_column(area, at) - first
    return f"col/{player}/{state.box.cards.color_ids[color]}/{number}"


def prompt(state: Deal, player: int) -> Text:
    """What an asked player is deciding, for all to read."""
    top = state.stack[-1]
    if isinstance(top, Charge):
        return _charge_prompt(state, top, _asked(state, player))
    if isinstance(top, Surplus):
        return Text("ask-shed", {"count": len(state.hands[player]) - HAND_LIMIT})
    if isinstance(top, Offer):
        return Text("ask-give", {"taken": state.card_ref(top.taken)})
    return Text("ask-turn", {"left": state.plays_left})


def _charge_prompt(state: Deal, charge: Charge, asked: list[Demand]) -> Text:
    demand = asked[0]
    if demand.asked == demand.actor:
        refusers: list[object] = [Seat(other.target) for other in asked]
        target: object = refusers[0] if len(refusers) == 1 else refusers
        return Text("ask-counter", {"target": target})
    actor = Seat(demand.actor)
    if demand.is_payment():
        if not payable(state, demand.target):
            return Text("ask-pay-nothing", {"actor": actor})
        return Text("ask-pay", {"actor": actor, "due": demand.due - demand.total})
    if charge.kind == charges.TAKEOVER:
        return Text("ask-takeover", {"actor": actor, "color": state.color_ref(charge.color)})
    args: dict[str, object] = {"actor": actor, "taken": state.card_ref(charge.taken)}
    if charge.kind == charges.SWAP:
        args["given"] = state.card_ref(charge.given)
        return Text("ask-swap", args)
    return Text("ask-steal", args)


def why_not(state: Deal, player: int, thing: str) -> Reason:
    """Why a thing cannot be touched now, or an action (by its code) not be done."""
    try:
        return state.why_not(player, state.game.action(thing))
    except UnknownAction:
        pass
    if state.over:
        return state.box.reason_over()
    ed = state.box.cards
    if thing not in ed.codes:
        return _why_not_place(state, player, thing)
    card = ed.codes.index(thing)
    moves = state.box.moves
    if player not in state.actors() or isinstance(state.stack[-1], Charge | Offer | Surplus):
        return state.why_not(player, _any_action(state, card))
    held = card in state.hands[player]
    if held and ed.effect_name(card) == "refuse":
        return Reason("MD-4.4", Text("why-jsn-only-answer"))
    if held and state.plays_left <= 0:
        return Reason("MD-2.2", Text("why-plays-used"))
    if held:
        tried = [action for action in moves.table if _plays(action, card)]
        legal = state.legal_actions(player)
        if any(action in legal for action in tried):
            return Reason("MD-2.2", Text("why-card-first"))
        if tried:
            return _nearest(state, player, tried)
        if ed.effect_name(card) != "double":
            return Reason("MD-2.2", Text("why-card-first"))
    wild = ed.is_property(card) and ed.kind[card] != PROPERTY
    if wild and not held and state.shows(player, card):
        return state.why_not(player, moves.move[card][-1])
    if state.holder(card) >= 0 and not state.shows(player, card):
        return Reason("MD-2.2.C.3", Text("why-not-yours"))
    return why_not_card(state, player, card)


_FARTHEST = (
    "why-no-such-player", "why-not-on-table", "why-own-property", "why-no-property-of-color",
    "why-build-complete", "why-not-complete",
)  # fmt: skip
"""Reasons that stand for "not that one", the least telling first; any other tells more."""


def _nearest(state: Deal, player: int, tried: list[Action]) -> Reason:
    """Why none of the plays of a card is possible: the reason of the one that came nearest."""
    reasons = [state.why_not(player, action) for action in tried]
    near = max(
        reasons,
        key=lambda reason: (
            _FARTHEST.index(reason.text.id) if reason.text.id in _FARTHEST else len(_FARTHEST)
        ),
    )
    if isinstance(tried[0], Takeover) and near.text.id in _FARTHEST:
        return Reason("MDA-24", Text("why-no-set"))
    if isinstance(tried[0], Steal | Swap) and near.text.id in _FARTHEST:
        return Reason("MDA-24", Text("why-nothing-to-take"))
    return near


def _plays(action: Action, card: int) -> bool:
    match action:
        case Rent(card=played, doublers=doublers):
            return played == card and not doublers
        case (
            Steal(card=played)
            | Swap(card=played)
            | Takeover(card=played)
            | Build(card=played)
            | Place(card=played)
        ):
            return played == card
    return False


def _any_action(state: Deal, card: int) -> Action:
    """An action that a person who touches this card may have in mind."""
    moves = state.box.moves
    top = state.stack[-1]
    if isinstance(top, Charge):
        pay = moves.pay[card]
        if moves.refuse[card]:
            return moves.refuse[card][top.actor]
        if pay is not None:
            return pay
    give = moves.give[card]
    if isinstance(top, Offer) and give is not None:
        return give
    bank = moves.bank[card]
    return moves.place[card][0] if bank is None else bank


def _why_not_place(state: Deal, player: int, thing: str) -> Reason:
    if player not in state.actors():
        return Reason("MD-2.0", Text("why-not-your-turn"))
    if thing == "discard":
        return Reason("MD-2.1.c", Text("why-discard"))
    if thing == "bank" or thing.startswith("spot/"):
        return Reason("MD-2.2", Text("why-card-first"))
    return Reason("MD-2.2", Text("why-not-now"))
