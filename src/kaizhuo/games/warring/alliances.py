"""合縱 the Vertical Alliance and 連橫 the Horizontal Alliance (WS-10, WS-11.a)."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action

from .actions import Build
from .box import ALLIANCE_AID
from .choice import Choice
from .edition import LANDS
from .lands import build
from .prices import alliance_cost, can_build_camp
from .state import Warring


class AllianceCamp(Choice):
    """WS-10.a: a camp on any own county, for the same silver everywhere (WSA-15)."""

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.open)

    def copy(self) -> AllianceCamp:
        return AllianceCamp(self.player, self.open)

    def sites(self, state: Warring) -> list[int]:
        """Own counties that have room for a camp."""
        found: list[int] = []
        for land in range(LANDS):
            own = state.owner[land] == self.player and not state.box.realm.is_field[land]
            if own and can_build_camp(state, land):
                found.append(land)
        return found

    def offers(self, state: Warring) -> list[Action]:
        found: list[Action] = []
        if alliance_cost(state, self.player) <= state.cash[self.player]:
            for land in self.sites(state):
                found.append(state.box.moves.build[land])
        return found

    def could_be_met(self, state: Warring) -> bool:
        return len(self.sites(state)) > 0

    def take(self, state: Warring, action: Action, nature: Nature) -> None:
        assert isinstance(action, Build)
        build(state, self.player, action.land, alliance_cost(state, self.player))
        if not state.box.aid_always:
            aid(state)


def aid(state: Warring) -> None:
    """WS-10.b: whoever has the fewest counties is helped; all who are tied (WSA-15)."""
    living = state.living()
    fewest = min([state.counties(seat) for seat in living])
    for seat in living:
        if state.counties(seat) == fewest:
            state.earn(seat, ALLIANCE_AID, "reason-alliance")


def stop_at_alliance(state: Warring, player: int) -> None:
    """WS-10: the help first, so that it may pay for the camp."""
    envoys(state)
    if state.box.aid_always:
        aid(state)
    state.stack.append(AllianceCamp(player))


def stop_at_axis(state: Warring, player: int) -> None:
    """WS-11.a: the red die and the King's card go to whoever comes."""
    envoys(state)
    take_die(state, player)


def take_die(state: Warring, player: int) -> None:
    """A new holder of the red die; the King stays where he is (WSA-02)."""
    if state.holder != player:
        state.holder = player
        state.note("log-holder", player)


def envoys(state: Warring) -> None:
    """Talents that are paid when anybody stops at either Alliance."""
    for seat in state.living():
        for talent in state.talents[seat]:
            pay = state.box.realm.talents[talent].envoy()
            if pay > 0:
                state.earn(seat, pay, "reason-talent")
