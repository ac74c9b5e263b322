"""Sights: hot ones, one's own, and those where one earns the fare (NYT-2.3.P)."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.edition import NONE
from kaizhuo.games.nyc.squares import SquareRule
from kaizhuo.games.nyc.state import Nyc
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.text import Ref, Seat

from .state import Travel

WAGE: Final = 300
"""What a job pays (NYT-2.3.P.C, NYT-2.3.P.D)."""
REVISIT: Final = 5
"""Points for a sight of one's own (NYT-2.3.P.B)."""


class SightSeeing(SquareRule):
    """景點格 (NYT-2.3.P)."""

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        assert isinstance(state, Travel)
        square = state.common.position[player]
        zone = state.zone_of(square)
        if zone != NONE:
            self.see(state, player, square, zone, nature)
        elif state.common.owner[square] == player:
            state.gain(player, REVISIT, "reason-revisit")
        else:
            state.earn(player, WAGE, "reason-wage")

    def see(self, state: Travel, player: int, square: int, zone: int, nature: Nature) -> None:
        """NYT-2.3.P.A: the card's points and the zone's; the camera becomes a house."""
        cards = state.box.cards
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "square": state.square_ref(square),
                "zone": Ref(cards.zone_ids[zone]), "points": cards.points[square],
                "bonus": cards.zone_bonus[zone],
            }  # fmt: skip
            state.tell("log-see", args, player)
        state.common.owner[square] = player
        state.gain(player, cards.points[square] + cards.zone_bonus[zone], "reason-hot")
        state.turn_up(zone, nature)
