"""What everybody may see of either game: all of it lies open. Built from nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from kaizhuo.kernel import Line, Ref, Seat, Section, Text
from kaizhuo.kernel.core import Step
from kaizhuo.parts.purse import Collection
from kaizhuo.parts.ring import squares_ahead

from .box import NycBox
from .edition import KINDS, NONE, SIGHT, VEHICLES
from .squares import Designation
from .state import AWAY, Nyc
from .turn import AGAIN, Turn

AHEAD = 12
"""Squares that the text table lists ahead of a token: the most that two dice reach."""


class TurnView(msgspec.Struct):
    """Whose turn it is. ``phase`` is what is being decided (``roll``, ``throw``, ``buy`` …, or
    ``over``); ``asked`` are the seats that decide; ``extra``: one more turn of the same player;
    ``reroll``: it began with the guide office's right."""

    player: int
    round: int
    phase: str
    asked: list[int]
    extra: bool
    reroll: bool


class DueView(msgspec.Struct):
    """A debt that is open: ``missing`` is what the debtor still has to raise."""

    seat: int
    amount: int
    missing: int


class DebtView(msgspec.Struct):
    """Debts to one creditor (a seat; ``None``: the bank)."""

    creditor: int | None
    dues: list[DueView]


class PileView(msgspec.Struct):
    """A pile of cards: how many, and what is known of its lower part, in layers from the top
    down; within a layer nobody knows the order."""

    count: int
    under: list[list[str]]


class CommonView(msgspec.Struct):
    """What the views of both games begin with. ``square`` in them is the square that the open
    question is about, ``card`` the chance card that is being carried out."""

    turn: TurnView
    order: list[int]
    dice: list[int]
    thrower: int | None
    fund: int
    chance: PileView
    pile: PileView
    debt: DebtView | None
    card: str | None
    square: str | None
    target: int
    winner: int | None


def common_view(state: Nyc, phase: str, card: int = NONE) -> dict[str, Any]:
    """The arguments of ``CommonView``; ``card`` is the chance card of an open question."""
    common = state.common
    top = state.stack[-1]
    codes = state.box.pile_codes
    chances = state.box.cards.chance_codes
    if isinstance(top, Designation):
        card = top.card
    return {
        "turn": turn_view(state, "over" if state.over else phase),
        "order": list(common.order),
        "dice": list(common.dice),
        "thrower": None if common.thrower < 0 else common.thrower,
        "fund": common.fund,
        "chance": PileView(
            common.chance.count(), [[chances[c] for c in sorted(x)] for x in common.chance.under]
        ),
        "pile": PileView(
            common.pile.count(), [[codes[c] for c in sorted(x)] for x in common.pile.under]
        ),
        "debt": debt_view(state),
        "card": None if card == NONE else chances[card],
        "square": square_of(state, top),
        "target": state.box.target,
        "winner": None if common.winner < 0 else common.winner,
    }


def turn_view(state: Nyc, phase: str) -> TurnView:
    """Whose turn it is and who decides what."""
    extra = reroll = False
    for step in state.stack:
        if isinstance(step, Turn):
            extra = step.extra or step.phase == AGAIN
            reroll = step.guide
    return TurnView(state.common.turn, state.rounds(), phase, sorted(state.actors()), extra, reroll)


def debt_view(state: Nyc) -> DebtView | None:
    """The debts that are being met."""
    top = state.stack[-1]
    if state.over or not isinstance(top, Collection):
        return None
    dues = [DueView(due.debtor, due.amount, due.missing(state)) for due in top.dues()]
    return DebtView(None if top.creditor < 0 else top.creditor, dues)


def square_of(state: Nyc, step: Step[Any]) -> str | None:
    """The square a question is about."""
    if isinstance(step, Designation):
        return state.box.cards.codes[state.box.cards.chance_to[step.card]]
    square = getattr(step, "square", NONE)
    return None if square == NONE else state.box.cards.codes[square]


def at(state: Nyc, seat: int) -> str | None:
    """The square on which a token stands; ``None`` for one who is out."""
    square = state.common.position[seat]
    return None if square == AWAY else state.box.cards.codes[square]


# -- words ----------------------------------------------------------------------------------------


def table_lines(state: Nyc) -> list[Line]:
    """Round, order, dice, fund and piles."""
    common = state.common
    order = [Seat(seat) for seat in common.order if not state.out[seat]]
    lines = [
        Line(Text("line-round", {"round": state.rounds(), "player": Seat(common.turn)})),
        Line(Text("line-order", {"players": order})),
    ]
    if common.dice:
        args: dict[str, object] = {
            "player": Seat(common.thrower),
            "dice": " + ".join([str(face) for face in common.dice]),
        }
        lines.append(Line(Text("line-dice", args), "dice"))
    else:
        lines.append(Line(Text("line-no-dice"), "dice"))
    lines.append(Line(Text("line-fund", {"amount": common.fund}), "fund"))
    counts: dict[str, object] = {"chance": common.chance.count(), "pile": common.pile.count()}
    lines.append(Line(Text("line-piles", counts)))
    top = state.stack[-1]
    if isinstance(top, Designation):
        square = state.square_ref(state.box.cards.chance_to[top.card])
        lines.append(Line(Text("line-chance", {"square": square})))
    debt = debt_view(state)
    if debt is not None:
        for due in debt.dues:
            args = {"player": Seat(due.seat), "amount": due.amount, "missing": due.missing}
            if debt.creditor is not None:
                args["target"] = Seat(debt.creditor)
            lines.append(Line(Text("line-debt", args)))
    return lines


def ahead_section(state: Nyc, seat: int, describe: Any) -> Section | None:
    """The squares ahead of a token, in the order it would walk over them."""
    square = state.common.position[seat]
    if square == AWAY:
        return None
    lines = []
    ahead = squares_ahead(len(state.box.cards.codes), square, AHEAD)
    for steps, there in enumerate(ahead, 1):
        tokens = [Seat(one) for one in state.living() if state.common.position[one] == there]
        args: dict[str, object] = {
            "steps": steps,
            "square": state.square_ref(there),
            "what": describe(there),
        }
        name = "line-ahead"
        if tokens:
            name = "line-ahead-tokens"
            args["players"] = tokens
        lines.append(Line(Text(name, args), f"sq/{there}"))
    return Section(Text("zone-ahead", {"player": Seat(seat)}), lines)


def plain_square(state: Nyc, square: int) -> Text:
    """What a square without a sight is for."""
    return Text(f"square-{KINDS[state.box.cards.kind[square]]}")


def card_lines(state: Nyc, seat: int) -> list[Line]:
    """The experience cards before a player."""
    lines = []
    held = [(card, "line-card") for card in state.common.held[seat]]
    held += [(card, "line-card-fresh") for card in state.common.fresh[seat]]
    for card, name in held:
        effect = effect_text(state.box, card)
        args: dict[str, object] = {"card": state.card_ref(card), "effect": effect}
        lines.append(Line(Text(name, args), state.box.pile_codes[card]))
    return lines


def effect_text(box: NycBox, card: int) -> Text:
    """What an experience card does, in words."""
    printed = box.cards.experience[box.mode][card]
    args: dict[str, object] = {"amount": printed.amount}
    if printed.first >= 0:
        args["first"] = Ref(box.cards.codes[printed.first])
        args["last"] = Ref(box.cards.codes[printed.last])
    return Text(f"effect-{printed.effect}", args)


USES: list[tuple[str, list[str]]] = [
    ("use-experience", ["experience card"]),
    ("use-chance", ["chance card"]),
]
"""What a balance report counts in both games."""


def standing(state: Nyc, seat: int) -> float:
    """What the target is measured by; nothing is less than being out."""
    return -1.0 if state.out[seat] else float(state.score(seat))


def catalog(box: NycBox) -> dict[str, object]:
    """What is printed on board and cards. ``number`` is the place in the ring."""
    cards = box.cards
    return {
        "names": cards.names,
        "sources": cards.sources,
        "reconstructed": sorted(
            id for id, source in cards.sources.items() if source == "reconstructed"
        ),
        "dice": box.dice,
        "colors": [
            {"id": id, "symbol": cards.symbols[at], "letter": cards.letters[at]}
            for at, id in enumerate(cards.color_ids)
        ],
        "squares": [_printed_square(box, square) for square in range(len(cards.codes))],
        "zones": [
            {"id": id, "cards": cards.zone_size[at], "bonus": cards.zone_bonus[at]}
            for at, id in enumerate(cards.zone_ids)
        ],
        "vehicles": [
            {"id": id, "steps": cards.vehicle_steps[at], "count": cards.vehicle_count[at]}
            for at, id in enumerate(VEHICLES)
        ],
        "chance": [
            {
                "id": id,
                "to": cards.codes[cards.chance_to[at]],
                "price": cards.chance_price[at],
                "vehicles": dict(zip(VEHICLES, cards.chance_vehicles[at], strict=True)),
            }
            for at, id in enumerate(cards.chance_codes)
        ],
        "experience": [
            {"id": card.id, "effect": card.effect, "amount": card.amount,
             "clause": box.effects[at].clause}
            for at, card in enumerate(cards.experience[box.mode])
        ],
    }  # fmt: skip


def _printed_square(box: NycBox, square: int) -> dict[str, object]:
    cards = box.cards
    found: dict[str, object] = {
        "id": cards.codes[square],
        "number": square,
        "kind": KINDS[cards.kind[square]],
    }
    if cards.kind[square] == SIGHT:
        found["color"] = cards.color_ids[cards.color[square]]
        found["district"] = cards.districts[square]
        found["price"] = cards.price[square]
        found["tolls"] = cards.tolls[square]
        found["build"] = cards.build[square]
        found["sale"] = cards.sale[square]
        found["points"] = cards.points[square]
    return found
