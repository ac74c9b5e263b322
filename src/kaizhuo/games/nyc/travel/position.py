"""Positions of the travel game in words (``docs/scenarios.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.games.nyc.edition import NONE, VEHICLES
from kaizhuo.games.nyc.position import COMMON, SEAT_ZONES, SEATS, Layout, inspect_common
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.errors import PositionError
from kaizhuo.parts.zones import MOST, Supply

from .state import Travel

CASH: Final = 1_000


def set_up(state: Travel, position: Mapping[str, object], nature: Nature) -> None:
    """Fill an empty state with a position and let it run to the first decision. Raises
    ``PositionError`` for one that cannot be."""
    layout = Layout(state, position)
    cards = state.box.cards
    zones = cards.zone_ids
    left = [f"left.{zone}" for zone in zones]
    layout.check_names(
        [*COMMON, *zones, *left, "sights"], [*SEAT_ZONES, "points", "seen", *VEHICLES]
    )
    sights = Supply([cards.codes[square] for square in cards.sights], cards.sights)
    for seat in range(state.players):
        name = SEATS[seat]
        state.points[seat] = layout.number(f"{name}.points", 0, 0, MOST)
        for square in layout.take(f"{name}.seen", sights):
            state.common.owner[square] = seat
        for kind, vehicle in enumerate(VEHICLES):
            most = cards.vehicle_count[kind]
            state.vehicles[seat][kind] = layout.number(f"{name}.{vehicle}", 0, 0, most)
    for kind, vehicle in enumerate(VEHICLES):
        if state.bank_vehicles(kind) < 0:
            raise PositionError(f"{vehicle}: there are {cards.vehicle_count[kind]} of them")
    for zone, id in enumerate(zones):
        hot = layout.take(id, sights)
        if len(hot) > 1:
            raise PositionError(f"{id}: one card lies open")
        state.hot[zone] = hot[0] if hot else NONE
        state.left[zone] = layout.number(f"left.{id}", 0, 0, cards.zone_size[zone] - 1)
        if not hot and state.left[zone]:
            raise PositionError(f"left.{id}: the top card of a zone lies open")
    state.sights.unknown = layout.take("sights", sights) if layout.has("sights") else [
        *sights.left.values()
    ]  # fmt: skip
    if sum(state.left) > len(state.sights.unknown):
        raise PositionError("sights: fewer than lie in the zones")
    layout.lay_out(CASH)
    state.settle(nature)


def inspect(state: Travel) -> dict[str, object]:
    """Every fact of a position by its name; ``sights`` are the cards that nobody has seen,
    ``zone-a`` the open card of a zone, ``A.seen`` the sights that are A's own."""
    facts = inspect_common(state)
    cards = state.box.cards
    owner = state.common.owner
    for seat in range(state.players):
        name = SEATS[seat]
        facts[f"{name}.points"] = state.points[seat]
        facts[f"{name}.seen"] = [cards.codes[s] for s in cards.sights if owner[s] == seat]
        for kind, vehicle in enumerate(VEHICLES):
            facts[f"{name}.{vehicle}"] = state.vehicles[seat][kind]
    for kind, vehicle in enumerate(VEHICLES):
        facts[f"bank.{vehicle}"] = state.bank_vehicles(kind)
    for zone, id in enumerate(cards.zone_ids):
        facts[id] = [] if state.hot[zone] == NONE else [cards.codes[state.hot[zone]]]
        facts[f"left.{id}"] = state.left[zone]
    facts["sights"] = [cards.codes[square] for square in state.sights.unknown]
    return facts
