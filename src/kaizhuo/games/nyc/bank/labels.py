"""What a legal action of the bank game is called, how it is touched, what is being decided."""

from __future__ import annotations

from kaizhuo.games.nyc import labels
from kaizhuo.games.nyc.actions import (
    Build,
    BuildWith,
    Buy,
    ExtraWith,
    GoOn,
    Sell,
    Site,
    StopSelling,
    Use,
)
from kaizhuo.games.nyc.edition import SIGHT
from kaizhuo.games.nyc.topics import shared_topic, top_of
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Seat, Text
from kaizhuo.parts.purse import Collection

from .experience import Fares, StopOver
from .land import EXTRA, Buyout, Construction, Purchase, SiteChoice
from .state import Bank


def topic(state: Bank) -> str:
    """One word for what is being decided."""
    step = top_of(state)
    match step:
        case Purchase():
            return "buy"
        case Construction():
            return "extra" if step.phase == EXTRA else "build"
        case Buyout():
            return "buyout"
        case SiteChoice():
            return "site"
        case Fares():
            return "fares"
        case StopOver():
            return "stopover"
    return shared_topic(step)


def label(state: Bank, player: int, action: Action) -> Text:
    """The button's words for a legal action."""
    cards = state.box.cards
    top = top_of(state)
    match action:
        case Buy():
            assert isinstance(top, Purchase)
            return _land(state, "do-buy", top.square, cards.price[top.square])
        case Build():
            assert isinstance(top, Construction)
            return _land(state, "do-build", top.square, top.cost(state))
        case BuildWith() | ExtraWith():
            assert isinstance(top, Construction)
            args: dict[str, object] = {
                "square": state.square_ref(top.square), "amount": top.cost(state),
                "other": state.square_ref(action.square), "sale": cards.sale[action.square],
            }  # fmt: skip
            return Text("do-build-with" if isinstance(action, BuildWith) else "do-extra-with", args)
        case Site():
            return _land(state, "do-site", action.square, cards.build[action.square])
        case Sell():
            last = state.floors[action.square] == 1
            id = "do-sell-last" if last else "do-sell"
            return _land(state, id, action.square, cards.sale[action.square])
        case StopSelling():
            return Text("do-pay")
        case Use():
            if isinstance(top, Buyout):
                return _land(state, "do-buyout", top.square, cards.price[top.square])
            return labels.use_label(state, action.card, "-fares" if isinstance(top, Fares) else "")
    return labels.label(state, player, action)


def _land(state: Bank, id: str, square: int, amount: int) -> Text:
    return Text(id, {"square": state.square_ref(square), "amount": amount})


def path(state: Bank, player: int, action: Action) -> list[str]:
    """What is touched, in order."""
    top = top_of(state)
    match action:
        case Buy():
            assert isinstance(top, Purchase)
            return [f"sq/{top.square}"]
        case Build():
            assert isinstance(top, Construction)
            return [f"sq/{top.square}"]
        case BuildWith():
            return [f"sq/{action.square}"]
        case ExtraWith() | Site() | Sell():
            return [f"sq/{action.square}"]
        case StopSelling():
            return ["button/pay"]
        case GoOn():
            return ["button/walk"]
    return labels.path(state, player, action)


def prompt(state: Bank, player: int) -> Text:
    """What an asked player is deciding, for all to read."""
    step = top_of(state)
    name = topic(state)
    cards = state.box.cards
    args: dict[str, object] = {}
    match step:
        case Purchase():
            args = {"square": state.square_ref(step.square), "amount": cards.price[step.square]}
        case Construction():
            if state.markers_left(player) == 0:
                name = f"{name}-with"
            args = {"square": state.square_ref(step.square), "amount": step.cost(state)}
        case Buyout():
            args = {
                "square": state.square_ref(step.square), "amount": cards.price[step.square],
                "target": Seat(state.common.owner[step.square]),
            }  # fmt: skip
        case Collection():
            due = step.due_of(player)
            assert due is not None
            args = {
                "target": Seat(step.creditor), "amount": due.amount, "missing": due.missing(state),
            }  # fmt: skip
        case Fares():
            passed = [Seat(seat) for seat in step.passed]
            args = {"players": passed, "amount": state.box.effects[step.number].amount}
        case _:
            args = labels.prompt_args(state)
    return Text(f"ask-{name}", args)


def why_not(state: Bank, player: int, thing: str) -> Reason:
    """Why a thing cannot be touched now, or an action (by its code) not be done."""
    return labels.why_not(state, player, thing, _meant(state, thing))


def _meant(state: Bank, thing: str) -> Action | None:
    kind, _, number = thing.partition("/")
    if kind != "sq" or not number.isdigit() or int(number) >= len(state.floors):
        return None
    square = int(number)
    if state.box.cards.kind[square] != SIGHT:
        return None
    moves = state.box.moves
    top = top_of(state)
    if isinstance(top, Collection):
        return moves.sell[square]
    if isinstance(top, Construction) and square != top.square:
        return moves.build_with[square]
    if isinstance(top, SiteChoice):
        return moves.site[square]
    return moves.build if state.floors[square] else moves.buy
