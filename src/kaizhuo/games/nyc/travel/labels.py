"""What a legal action of the travel game is called, how it is touched, what is being decided."""

from __future__ import annotations

from kaizhuo.games.nyc import labels
from kaizhuo.games.nyc.actions import Go, Ride, SwapTops, Take, Ticket, Use
from kaizhuo.games.nyc.edition import CHANCE, VEHICLES
from kaizhuo.games.nyc.topics import shared_topic, top_of
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Ref, Seat, Text
from kaizhuo.parts.ring import steps_to_next

from .state import FARE, Travel
from .tickets import Seizure, Tickets


def topic(state: Travel) -> str:
    """One word for what is being decided."""
    step = top_of(state)
    match step:
        case Tickets():
            return "tickets"
        case Seizure():
            return "take"
    return shared_topic(step)


def label(state: Travel, player: int, action: Action) -> Text:
    """The button's words for a legal action."""
    top = top_of(state)
    match action:
        case Ride():
            square = state.square_ref(_next_chance(state, player))
            return Text("do-ride", {"square": square, "amount": FARE})
        case Go():
            steps = 0
            for kind, count in enumerate(action.counts):
                steps += count * state.box.cards.vehicle_steps[kind]
            there = (state.common.position[player] + steps) % len(state.common.owner)
            args: dict[str, object] = {
                "vehicles": state.vehicle_texts(action.counts), "steps": steps,
                "square": state.square_ref(there),
            }  # fmt: skip
            return Text("do-go", args)
        case SwapTops():
            blog = state.box.card_called("blog")
            args = {
                "card": state.card_ref(blog), "amount": state.box.effects[blog].amount,
                "one": state.square_ref(state.hot[action.one]),
                "other": state.square_ref(state.hot[action.other]),
            }  # fmt: skip
            return Text("do-blog", args)
        case Ticket():
            assert isinstance(top, Tickets)
            return _tickets(state, top, "do-ticket", top.price(state))
        case Take():
            args = {"target": Seat(action.seat), "vehicle": Ref(VEHICLES[action.kind])}
            return Text("do-take", args)
        case Use():
            if isinstance(top, Tickets):
                price = top.price(state) + state.box.effects[action.card].amount
                return _tickets(state, top, "do-use-brand", price)
    return labels.label(state, player, action)


def _tickets(state: Travel, top: Tickets, id: str, price: int) -> Text:
    offered = state.box.cards.chance_vehicles[top.card]
    return Text(id, {"vehicles": state.vehicle_texts(offered), "amount": price})


def _next_chance(state: Travel, player: int) -> int:
    here = state.common.position[player]
    return (here + steps_to_next(here, state.box.is_chance)) % len(state.common.owner)


def path(state: Travel, player: int, action: Action) -> list[str]:
    """What is touched, in order."""
    match action:
        case Ride():
            return [f"sq/{_next_chance(state, player)}"]
        case Go():
            touched: list[str] = []
            for kind, count in enumerate(action.counts):
                touched += [f"{VEHICLES[kind]}/{number}" for number in range(1, count + 1)]
            return [*touched, "button/go"]
        case SwapTops():
            zones = state.box.cards.zone_ids
            blog = state.box.pile_codes[state.box.card_called("blog")]
            return [blog, zones[action.one], zones[action.other]]
        case Ticket():
            return ["button/ticket"]
        case Take():
            return [f"seat/{action.seat}"]
    return labels.path(state, player, action)


def prompt(state: Travel, player: int) -> Text:
    """What an asked player is deciding, for all to read."""
    step = top_of(state)
    args: dict[str, object] = {}
    match step:
        case Tickets():
            return _tickets(state, step, "ask-tickets", step.price(state))
        case Seizure():
            args = {"vehicles": state.vehicle_texts(step.wanted)}
        case _:
            args = labels.prompt_args(state)
    name = topic(state)
    return Text("ask-way" if name == "roll" else f"ask-{name}", args)


def why_not(state: Travel, player: int, thing: str) -> Reason:
    """Why a thing cannot be touched now, or an action (by its code) not be done."""
    return labels.why_not(state, player, thing, _meant(state, thing))


def _meant(state: Travel, thing: str) -> Action | None:
    moves = state.box.moves
    kind, _, number = thing.partition("/")
    if kind in VEHICLES:
        for action in moves.go[1:]:
            if action.counts[VEHICLES.index(kind)] == sum(action.counts) == 1:
                return action
    if thing in state.box.cards.zone_ids:
        return moves.swap_tops[0]
    if kind == "sq" and number.isdigit() and int(number) < len(state.common.owner):
        return moves.ride if state.box.cards.kind[int(number)] == CHANCE else moves.roll
    return None
