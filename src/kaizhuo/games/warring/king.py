"""The King of Qin walks (WS-11)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Seat
from kaizhuo.parts.purse import BANK
from kaizhuo.parts.ring import squares_ahead

from .actions import MAX_STEPS, March
from .debts import owe
from .edition import CITY, NONE, SQUARES
from .prices import keeps_camps, king_fee
from .state import NOBODY, Warring
from .why import why_not_march


class Marching(Step[Warring]):
    """WS-11.b: the red die is thrown and the King walks; ``player`` counts as its holder.

    Asked only where a talent leaves a choice of steps; ``thrown`` says that the die lies there.
    """

    def __init__(self, player: int, thrown: bool = False) -> None:
        self.player: Final = player
        self.thrown = thrown

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.thrown)

    def copy(self) -> Marching:
        return Marching(self.player, self.thrown)

    def actors(self, state: Warring) -> list[int]:
        return [self.player] if self.thrown else []

    def advance(self, state: Warring, nature: Nature) -> None:
        state.red = nature.roll(1)[0]
        if state.journal is not None:
            args: dict[str, object] = {"player": Seat(self.player), "number": state.red}
            state.tell("log-red-die", args, self.player)
        if self.slack(state) > 0:
            self.thrown = True
        else:
            state.stack.pop()
            walk(state, self.player, state.red)

    def slack(self, state: Warring) -> int:
        """How many steps more or fewer the talents allow."""
        found = 0
        for talent in state.talents[self.player]:
            found += state.box.realm.talents[talent].king_steps()
        return found

    def legal_actions(self, state: Warring, player: int) -> list[Action]:
        found: list[Action] = []
        if player != self.player:
            return found
        slack = self.slack(state)
        last = min(MAX_STEPS, state.red + slack)
        for steps in range(max(1, state.red - slack), last + 1):
            found.append(state.box.moves.march[steps])
        return found

    def apply(self, state: Warring, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, March)
        state.stack.pop()
        walk(state, self.player, action.steps)

    def default(self, state: Warring, player: int) -> Action:
        return state.box.moves.march[state.red]

    def why_not(self, state: Warring, player: int, action: Action) -> Reason:
        return why_not_march(state, self.player, player, action)


def walk(state: Warring, payee: int, steps: int) -> None:
    """The King goes clockwise and acts where he stops."""
    set_king(state, payee, squares_ahead(SQUARES, state.king, steps)[-1])


def set_king(state: Warring, payee: int, square: int) -> None:
    """The King stands on a square and acts: first on the land, then on the tokens (WSA-06)."""
    state.king = square
    if state.journal is not None:
        state.tell("log-king", {"square": state.square_ref(square)}, payee)
    victims: list[int] = []
    land = state.box.realm.land_at[square]
    if land != NONE and state.owner[land] not in (NOBODY, payee):
        if state.camps[land] == CITY:  # WS-11.1.c
            state.note_land("log-king-city", state.owner[land], land)
        elif state.camps[land] > 0:
            _tear_down(state, land)
        else:  # WS-11.1.b; a battlefield is land without a camp (WSA-03)
            victims.append(state.owner[land])
    for seat in state.others(payee):  # WS-11.2
        if state.squares[seat] == square:
            victims.append(seat)
    charge(state, payee, victims)


def _tear_down(state: Warring, land: int) -> None:
    owner = state.owner[land]
    if keeps_camps(state, owner):
        state.note_land("log-king-kept", owner, land)
        return
    tear_down(state, land)


def tear_down(state: Warring, land: int) -> None:
    """WS-11.1.a: one camp goes; its owner takes half of what the card says (WSA-26)."""
    owner = state.owner[land]
    state.camps[land] -= 1
    state.note_land("log-torn-down", owner, land)
    half = state.box.realm.camp_cost[land] // 2
    if half > 0:
        state.earn(owner, half, "reason-torn-down")


def charge(state: Warring, payee: int, victims: list[int]) -> None:
    """WS-11.1.b, WS-11.2: each pays the treasury and the holder of the red die."""
    for seat in reversed(victims):
        fee = king_fee(state, seat)
        if fee > 0:
            owe(state, seat, payee, fee, "reason-king")
            owe(state, seat, BANK, fee, "reason-king")
            for talent in state.talents[payee]:
                tribute = state.box.realm.talents[talent].tribute()
                if tribute > 0:
                    state.earn(payee, tribute, "reason-talent")
