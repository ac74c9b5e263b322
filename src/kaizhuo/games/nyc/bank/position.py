"""Positions of the bank game in words (``docs/scenarios.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaizhuo.games.nyc.edition import FLOORS, NONE
from kaizhuo.games.nyc.position import COMMON, SEAT_ZONES, SEATS, Layout, inspect_common
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.errors import PositionError
from kaizhuo.parts.zones import Supply

from .state import MARKERS, Bank

CASH: Final = 15_000


def set_up(state: Bank, position: Mapping[str, object], nature: Nature) -> None:
    """Fill an empty state with a position and let it run to the first decision. Raises
    ``PositionError`` for one that cannot be."""
    layout = Layout(state, position)
    codes = state.box.cards.codes
    sights = state.box.cards.sights
    lands = Supply([codes[square] for square in sights], sights)
    floors = [f"floors.{code}" for code in lands.codes]
    layout.check_names([*COMMON, *floors], [*SEAT_ZONES, "lands"])
    for seat in range(state.players):
        for square in layout.take(f"{SEATS[seat]}.lands", lands):
            state.common.owner[square] = seat
            state.floors[square] = layout.number(f"floors.{codes[square]}", 1, 1, FLOORS)
        if state.markers_left(seat) < 0:
            raise PositionError(f"{SEATS[seat]}.lands: a player has {MARKERS} markers")
    for code in lands.left:
        if layout.has(f"floors.{code}"):
            raise PositionError(f"floors.{code}: nobody owns this land")
    layout.lay_out(CASH)
    state.settle(nature)


def inspect(state: Bank) -> dict[str, object]:
    """Every fact of a position by its name; ``lands`` are those that nobody owns."""
    facts = inspect_common(state)
    codes = state.box.cards.codes
    owner = state.common.owner
    for seat in range(state.players):
        name = SEATS[seat]
        facts[f"{name}.lands"] = [codes[square] for square in state.lands(seat)]
        facts[f"{name}.markers"] = state.markers_left(seat)
    sights = state.box.cards.sights
    facts["lands"] = [codes[square] for square in sights if owner[square] == NONE]
    for square in sights:
        facts[f"floors.{codes[square]}"] = state.floors[square]
    return facts
