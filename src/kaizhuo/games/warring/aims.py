"""What stratagems aim at: players, lands and talents that may be named."""

from __future__ import annotations

from .edition import LANDS
from .scheme import LAND, NO_TARGET, SEAT, TALENT, Scheme
from .state import NOBODY, Warring


def rivals(state: Warring, player: int) -> list[int]:
    """The other players whom stratagems touch, clockwise."""
    return [seat for seat in state.others(player) if not state.sheltered(seat)]


def rival_lands(state: Warring, player: int) -> list[int]:
    """The lands of those players."""
    found: list[int] = []
    for land in range(LANDS):
        owner = state.owner[land]
        if owner != NOBODY and owner != player and not state.sheltered(owner):
            found.append(land)
    return found


def rival_talents(state: Warring, player: int) -> list[int]:
    """The talents of those players."""
    found: list[int] = []
    for seat in rivals(state, player):
        found.extend(state.talents[seat])
    return found


def own_counties(state: Warring, player: int) -> list[int]:
    return [land for land in state.own_lands(player) if not state.box.realm.is_field[land]]


def if_any(found: list[int]) -> list[int]:
    """The targets of an effect without a target that needs somebody to work on."""
    return [NO_TARGET] if found else []


class Plain(Scheme):
    """A stratagem that names no target and is always possible."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return [NO_TARGET]


class Numbered(Plain):
    """The same, with a number on the card."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.needs_amount = True


class AtSeat(Scheme):
    """A stratagem on one other player, with a number on the card."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.aim = SEAT

    def targets(self, state: Warring, player: int) -> list[int]:
        return rivals(state, player)


class AtLand(Scheme):
    """A stratagem on a land."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.aim = LAND


class AtTalent(Scheme):
    """A stratagem on a talent."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.aim = TALENT
