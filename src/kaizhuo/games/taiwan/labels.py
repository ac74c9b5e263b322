"""What a legal action is called, how it is touched, and what a player is deciding."""

from __future__ import annotations

from kaizhuo.kernel.core import Action
from kaizhuo.kernel.errors import UnknownAction
from kaizhuo.kernel.text import Reason, Ref, Seat, Text

from .actions import (
    ARM_CODES,
    DIRECTIONS,
    EAST,
    LEFT,
    NO_ARM,
    WEST,
    Aim,
    Clear,
    Eat,
    Give,
    Grab,
    Hand,
    Keep,
    Leave,
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
from .drawing import Choice
from .eating import Clearing, Spare
from .eating import Lottery as LotteryStep
from .edition import EFFECTS
from .event_steps import Discards, Election, Pause, Swaps
from .functions import Sharing
from .grab import Window
from .placing import Removal
from .state import Taiwan
from .table import NO_CARD
from .turn import Turn
from .why import card_of, is_play


def arm_text(arm: int) -> Text:
    """The name of an arm."""
    return Text(f"arm-{ARM_CODES[arm]}")


def label(state: Taiwan, action: Action) -> Text:
    """The button's words for a legal action."""
    codes = state.box.cards.codes
    match action:
        case Place():
            return Text("do-place", {"card": Ref(codes[action.card]), "arm": arm_text(action.arm)})
        case Use():
            word = EFFECTS[state.box.cards.effect[action.card]]
            return Text(f"do-{word}", {"card": Ref(codes[action.card])})
        case Aim():
            word = EFFECTS[state.box.cards.effect[action.card]]
            aimed: dict[str, object] = {
                "card": Ref(codes[action.card]), "target": Seat(action.target),
            }  # fmt: skip
            return Text(f"do-{word}", aimed)
        case PassHands():
            hands = "do-pass-hands-left" if action.side == LEFT else "do-pass-hands-right"
            return Text(hands, {"card": Ref(codes[action.card])})
        case PutTo():
            word = EFFECTS[state.box.cards.effect[action.card]]
            spot: dict[str, object] = {
                "card": Ref(codes[action.card]), "spot": Ref(codes[action.spot]),
            }  # fmt: skip
            return Text(f"do-{word}", spot)
        case Eat():
            return _eat_label(state, action.arm)
        case Clear():
            return Text("do-clear", {"arm": arm_text(action.arm), "count": state.size(action.arm)})
        case Remove():
            cards = state.arms[action.arm]
            last = Ref(codes[cards[len(cards) - 1]])
            return Text("do-remove", {"card": last, "arm": arm_text(action.arm)})
        case Hand():
            top = Ref(codes[state.discard[len(state.discard) - 1]])
            return Text("do-hand", {"card": top, "target": Seat(action.target)})
        case Leave():
            return _leave_label(state)
        case Let():
            return Text("do-let")
        case Lottery():
            return Text("do-lottery")
    word = _word(action)
    if isinstance(state.stack[-1], Pause):
        word = "give-away"
    return Text(f"do-{word}", {"card": Ref(codes[card_of(action)])})


def _leave_label(state: Taiwan) -> Text:
    match state.stack[-1]:
        case Removal():
            return Text("do-leave-remove")
        case Spare():
            return Text("do-leave-spare")
        case LotteryStep():
            return Text("do-leave-lottery")
        case Swaps():
            return Text("do-leave-swap")
    return Text("do-leave-shed")


def _word(action: Action) -> str:
    return action.code.partition(" ")[0]


def _eat_label(state: Taiwan, arm: int) -> Text:
    money = state.box.cards.money
    extra = sum([money[card] for card in state.functions])
    if arm == NO_ARM:
        return Text("do-eat-functions", {"count": len(state.functions), "amount": extra})
    args: dict[str, object] = {
        "arm": arm_text(arm),
        "count": state.size(arm) + len(state.functions),
        "amount": state.cost(arm) + extra,
    }
    return Text("do-eat", args)


def path(state: Taiwan, action: Action) -> list[str]:
    """The things touched to do a legal action."""
    codes = state.box.cards.codes
    match action:
        case Place():
            return [codes[action.card], f"arm/{ARM_CODES[action.arm]}"]
        case Use():
            return [codes[action.card], "functions"]
        case Aim():
            return [codes[action.card], f"seat/{action.target}"]
        case PassHands():
            return [codes[action.card], "side/left" if action.side == LEFT else "side/right"]
        case PutTo():
            return [codes[action.card], codes[action.spot]]
        case Eat():
            if action.arm == NO_ARM:
                return ["button/eat"]
            return ["button/eat", f"arm/{ARM_CODES[action.arm]}"]
        case Clear():
            return [f"arm/{ARM_CODES[action.arm]}"]
        case Remove():
            return [f"arm/{ARM_CODES[action.arm]}"]
        case Hand():
            return [f"seat/{action.target}"]
        case Grab() | Keep() | Give() | Take() | Shed() | Show():
            return [codes[card_of(action)]]
    return [f"button/{action.code}"]


def prompt(state: Taiwan, player: int) -> Text:
    """What an asked player is deciding; everybody may read it."""
    top = state.stack[-1]
    who: dict[str, object] = {"player": Seat(player)}
    match top:
        case Turn():
            if top.number_first:
                return Text("ask-number-first", who)
            return Text("ask-two" if top.left > 1 else "ask-turn", who)
        case Removal():
            return Text("ask-remove", who)
        case Window():
            return Text("ask-window", {"player": Seat(player), "number": top.number})
        case Spare():
            return Text("ask-spare", who)
        case LotteryStep():
            return Text("ask-lottery", who)
        case Clearing():
            return Text("ask-clear", {"player": Seat(player), "count": top.left})
        case Choice():
            return Text("ask-choice", who)
        case Swaps():
            if top.given != NO_CARD:
                return Text("ask-take", who)
            return Text("ask-swap", {"player": Seat(player), "count": top.done})
        case Discards():
            return Text("ask-shed", {"player": Seat(player), "count": top.left})
        case Pause():
            return Text("ask-pause", who)
        case Election():
            return Text("ask-show", who)
        case Sharing():
            card = state.discard[len(state.discard) - 1]
            return Text("ask-share", {"player": Seat(player), "card": state.card_ref(card)})
    return Text("ask-turn", who)


def why_not(state: Taiwan, player: int, thing: str) -> Reason:
    """Why a thing, or an action named by its code, cannot be used by a player now."""
    if state.over:
        return state.box.reason_over()
    if player not in state.actors():
        return state.stack[-1].why_not(state, player, state.box.moves.leave)
    try:
        return state.why_not(player, state.box.action(thing))
    except UnknownAction:
        pass
    if thing in state.box.cards.codes:
        return _why_not_card(state, player, state.box.cards.codes.index(thing))
    head, _, rest = thing.partition("/")
    if head == "arm" and rest in ARM_CODES[:DIRECTIONS] and isinstance(state.stack[-1], Turn):
        meal = state.box.moves.eat[ARM_CODES.index(rest)]
        if meal not in state.legal_actions(player):
            return state.why_not(player, meal)
    return Reason("HT-2.0", Text("why-card-first"))


def _why_not_card(state: Taiwan, player: int, card: int) -> Reason:
    legal = state.legal_actions(player)
    ways: list[Action] = []
    for action in state.box.actions:
        if card_of(action) == card and action not in legal:
            ways.append(action)
    if isinstance(state.stack[-1], Turn):
        plays = [action for action in ways if is_play(action)]
        if card not in state.hands[player]:
            return Reason("HT-2.0", Text("why-card-first"))
        number = state.box.cards.number[card]
        wanted = EAST if number > state.box.cards.start_number else WEST
        for action in plays:
            if isinstance(action, Place) and action.arm == wanted and number > 0:
                return state.why_not(player, action)
        ways = plays if plays else ways
    if not ways:
        return Reason("HT-2.0", Text("why-card-first"))
    return state.why_not(player, ways[0])
