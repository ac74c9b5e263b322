"""The table in words, under headings: for the text table, the terminal and the generic table."""

from __future__ import annotations

from kaizhuo.kernel.text import SPECTATOR, Line, Ref, Seat, Section, Text

from .book import Scheming
from .edition import CITY, LANDS, NONE, SQUARES
from .prices import recruit_price, toll
from .state import NOBODY, Warring


def sections(state: Warring, observer: int, known: list[list[tuple[str, int]]]) -> list[Section]:
    """``known``: what the observer knows of the talent pile and of the stratagem pile, each card
    with the number of cards above it."""
    found = [Section(Text("zone-table"), _table(state, observer))]
    for seat in range(state.players):
        title = Text("zone-player", {"player": Seat(seat)})
        found.append(Section(title, _player(state, seat)))
    found.append(Section(Text("zone-ring"), _ring(state)))
    if known[0] or known[1]:
        lines: list[Line] = []
        for at, id in ((0, "line-known-talent"), (1, "line-known-stratagem")):
            for card, above in known[at]:
                lines.append(Line(Text(id, {"card": Ref(card), "above": above})))
        found.append(Section(Text("zone-known"), lines))
    return found


def _table(state: Warring, observer: int) -> list[Line]:
    lines: list[Line] = []
    top = state.stack[-1]
    if isinstance(top, Scheming):
        for card in top.cards:
            ref = state.stratagem_ref(card)
            args: dict[str, object] = {"card": ref, "text": Ref(f"text/{ref.id}")}
            lines.append(Line(Text("line-stratagem", args), ref.id))
    for talent in state.offer:
        ref = state.talent_ref(talent)
        price = state.box.realm.talent_price[talent]
        if observer != SPECTATOR:
            price = recruit_price(state, observer, talent)
        args = {"card": ref, "text": Ref(f"text/{ref.id}"), "price": price}
        lines.append(Line(Text("line-offer", args), ref.id))
    king: dict[str, object] = {"square": state.square_ref(state.king), "number": state.king}
    if state.holder == NOBODY:
        lines.append(Line(Text("line-king", king)))
    else:
        king["player"] = Seat(state.holder)
        lines.append(Line(Text("line-king-holder", king)))
    if state.dice:
        dice = " + ".join([str(face) for face in state.dice])
        lines.append(Line(Text("line-dice", {"dice": dice, "number": sum(state.dice)})))
    lines.append(
        Line(Text("line-stock", {"camps": state.camps_left(), "cities": state.cities_left()}))
    )
    piles: dict[str, object] = {
        "talents": state.talent_pile.count(), "stratagems": state.stratagem_pile.count(),
    }  # fmt: skip
    lines.append(Line(Text("line-piles", piles)))
    return lines


def _player(state: Warring, seat: int) -> list[Line]:
    realm = state.box.realm
    thing = f"seat/{seat}"
    if state.out[seat]:
        return [Line(Text("line-out"), thing)]
    square = state.squares[seat]
    args: dict[str, object] = {
        "amount": state.cash[seat], "square": state.square_ref(square), "number": square,
    }  # fmt: skip
    lines = [Line(Text("line-silver", args), thing)]
    monarch = state.monarchs[seat]
    if monarch != NONE:
        lines.append(Line(Text("line-monarch", {"card": Ref(realm.monarch_ids[monarch])})))
    if state.resting[seat] > 0:
        lines.append(Line(Text("line-rests")))
    for talent in state.talents[seat]:
        ref = state.talent_ref(talent)
        held: dict[str, object] = {
            "card": ref, "text": Ref(f"text/{ref.id}"), "sale": realm.talent_sale[talent],
        }  # fmt: skip
        lines.append(Line(Text("line-talent", held), ref.id))
    lands = state.own_lands(seat)
    if lands:
        refs: list[object] = [state.land_ref(land) for land in lands]
        lines.append(Line(Text("line-lands", {"lands": refs, "count": len(refs)})))
    return lines


def _ring(state: Warring) -> list[Line]:
    lines: list[Line] = []
    for square in range(SQUARES):
        land = state.box.realm.land_at[square]
        args: dict[str, object] = {"number": square, "square": state.square_ref(square)}
        id = "line-square" if land == NONE else _land_line(state, land, args)
        lines.append(Line(Text(id, args), f"sq/{square}"))
    return lines


def _land_line(state: Warring, land: int, args: dict[str, object]) -> str:
    """The message for a land; puts its numbers among the arguments."""
    assert land < LANDS
    realm = state.box.realm
    owner = state.owner[land]
    if owner != NOBODY:
        args["player"] = Seat(owner)
    if realm.is_field[land]:
        return "line-field" if owner == NOBODY else "line-field-held"
    args["state"] = Ref(realm.state_ids[realm.state_of[land]])
    if owner == NOBODY:
        args["price"] = realm.price[land]
        return "line-county-free"
    args["toll"] = toll(state, NOBODY, land)
    if state.camps[land] == CITY:
        return "line-county-city"
    args["camps"] = state.camps[land]
    return "line-county"
