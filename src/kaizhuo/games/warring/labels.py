"""What a legal action is called, how it is touched, and what a player is deciding."""

from __future__ import annotations

from kaizhuo.kernel.core import Action
from kaizhuo.kernel.errors import UnknownAction
from kaizhuo.kernel.text import Reason, Ref, Seat, Text

from .actions import (
    Abandon,
    Build,
    Buy,
    Disband,
    Dismiss,
    Go,
    March,
    Pass,
    Recruit,
    Reroll,
    Reveal,
    Roll,
    Use,
)
from .alliances import AllianceCamp
from .book import Choosing, Scheming
from .debts import Owing
from .edition import CITY, MOST_CAMPS, NONE, SQUARES
from .king import Marching
from .lands import Building, Purchase
from .prices import alliance_cost, build_cost, land_price
from .recruiting import HALL, Recruiting
from .scheme import LAND, NOTHING, SEAT
from .state import NOBODY, Warring
from .turn import STEPS, Turn


def label(state: Warring, player: int, action: Action) -> Text:
    """The button's words for a legal action."""
    match action:
        case Roll():
            return Text("do-roll")
        case Reroll():
            return Text("do-reroll")
        case Go():
            square = (state.squares[player] + action.steps) % SQUARES
            args: dict[str, object] = {
                "count": action.steps, "square": state.square_ref(square),
            }  # fmt: skip
            return Text("do-go", args)
        case March():
            square = (state.king + action.steps) % SQUARES
            args = {"count": action.steps, "square": state.square_ref(square)}
            return Text("do-march", args)
        case Buy():
            land = state.box.realm.land_at[state.squares[player]]
            args = {"land": state.land_ref(land), "price": land_price(state, player, land)}
            return Text("do-buy", args)
        case Build():
            return _build_label(state, player, action.land)
        case Recruit():
            top = state.stack[-1]
            price = top.price(state, action.talent) if isinstance(top, Recruiting) else 0
            ref = state.talent_ref(action.talent)
            args = {"card": ref, "price": price, "text": Ref(f"text/{ref.id}")}
            return Text("do-recruit", args)
        case Dismiss():
            args = {"card": state.talent_ref(action.talent), "sale": state.sale_value(action)}
            return Text("do-dismiss", args)
        case Disband():
            city = state.camps[action.land] == CITY
            args = {"land": state.land_ref(action.land), "sale": state.sale_value(action)}
            return Text("do-disband-city" if city else "do-disband", args)
        case Abandon():
            args = {"land": state.land_ref(action.land), "sale": state.sale_value(action)}
            return Text("do-abandon", args)
        case Reveal():
            return Text("do-reveal", {"card": state.stratagem_ref(action.card)})
        case Use():
            return _use_label(state, action)
    assert isinstance(action, Pass)
    return _pass_label(state)


def _build_label(state: Warring, player: int, land: int) -> Text:
    top = state.stack[-1]
    alliance = isinstance(top, AllianceCamp)
    cost = alliance_cost(state, player) if alliance else build_cost(state, player, land)
    city = state.camps[land] == MOST_CAMPS
    args: dict[str, object] = {"land": state.land_ref(land), "price": cost}
    return Text("do-build-city" if city else "do-build", args)


def _use_label(state: Warring, action: Use) -> Text:
    ref = state.stratagem_ref(action.card)
    args: dict[str, object] = {"card": ref}
    aim = state.box.realm.schemes[action.card].aim
    if aim == NOTHING:
        args["text"] = Ref(f"text/{ref.id}")
        return Text("do-use", args)
    if aim == SEAT:
        args["target"] = Seat(action.target)
        return Text("do-use-seat", args)
    ids = state.box.realm.land_ids if aim == LAND else state.box.realm.talent_ids
    args["thing"] = Ref(ids[action.target])
    return Text("do-use-thing", args)


def _pass_label(state: Warring) -> Text:
    top = state.stack[-1]
    match top:
        case Purchase():
            return Text("do-not-buy")
        case Building() | AllianceCamp():
            return Text("do-not-build")
        case Recruiting():
            return Text("do-not-recruit")
        case Scheming():
            return Text("do-not-use")
    return Text("do-end")


def path(state: Warring, player: int, action: Action) -> list[str]:
    """What is touched, in order."""
    realm = state.box.realm
    match action:
        case Roll() | Reroll() | Buy() | Pass():
            return [f"button/{action.code}"]
        case Go():
            return [f"sq/{(state.squares[player] + action.steps) % SQUARES}"]
        case March():
            return [f"sq/{(state.king + action.steps) % SQUARES}"]
        case Build() | Disband() | Abandon():
            return [f"sq/{realm.square_of[action.land]}"]
        case Recruit() | Dismiss():
            return [realm.talent_ids[action.talent]]
        case Reveal():
            return [realm.stratagem_ids[action.card]]
    assert isinstance(action, Use)
    card = realm.stratagem_ids[action.card]
    aim = realm.schemes[action.card].aim
    if aim == NOTHING:
        return [card]
    if aim == SEAT:
        return [card, f"seat/{action.target}"]
    if aim == LAND:
        return [card, f"sq/{realm.square_of[action.target]}"]
    return [card, realm.talent_ids[action.target]]


def prompt(state: Warring, player: int) -> Text:
    """What an asked player is deciding, for all to read."""
    top = state.stack[-1]
    match top:
        case Purchase():
            land = top.land
            args: dict[str, object] = {
                "land": state.land_ref(land), "price": land_price(state, player, land),
            }  # fmt: skip
            return Text("ask-buy", args)
        case Building():
            return Text("ask-build", {"land": state.land_ref(top.land)})
        case AllianceCamp():
            return Text("ask-alliance", {"price": alliance_cost(state, player)})
        case Recruiting():
            return Text("ask-hall" if top.way == HALL else "ask-recruit")
        case Scheming():
            cards: list[object] = [state.stratagem_ref(card) for card in top.cards]
            return Text("ask-stratagem", {"cards": cards}) if cards else Text("ask-close")
        case Choosing():
            return Text("ask-reveal", {"count": len(top.cards(state))})
        case Marching():
            return Text("ask-march", {"number": state.red})
        case Owing():
            due = top.dues()[0]
            args = {"amount": due.amount, "missing": due.missing(state), "reason": Text(top.reason)}
            return Text("ask-sell", args)
    if isinstance(top, Turn) and top.phase == STEPS:
        return Text("ask-steps", {"number": sum(state.dice)})
    if isinstance(top, Turn) and top.phase > STEPS:
        return Text("ask-close")
    return Text("ask-roll")


def why_not(state: Warring, player: int, thing: str) -> Reason:
    """Why a thing cannot be touched now, or an action (by its code) not be done."""
    try:
        return state.why_not(player, state.box.action(thing))
    except UnknownAction:
        pass
    if state.over:
        return state.box.reason_over()
    return state.why_not(player, _in_mind(state, player, thing))


def _in_mind(state: Warring, player: int, thing: str) -> Action:
    """An action that a person who touches this thing may have in mind."""
    realm = state.box.realm
    moves = state.box.moves
    if thing in realm.talent_ids:
        talent = realm.talent_ids.index(thing)
        if state.holder_of(talent) != NOBODY:
            return moves.dismiss[talent]
        return moves.recruit[talent]
    if thing in realm.stratagem_ids:
        return moves.use[realm.stratagem_ids.index(thing)][0]
    kind, _, number = thing.partition("/")
    if kind == "sq" and number.isdigit() and int(number) < SQUARES:
        land = realm.land_at[int(number)]
        if land == NONE:
            return moves.go[1]
        if state.owner[land] == NOBODY:
            return moves.buy
        return moves.abandon[land] if realm.is_field[land] else moves.build[land]
    if kind == "seat":
        return moves.use[0][0]
    return moves.roll if moves.roll not in state.legal_actions(player) else moves.pass_
