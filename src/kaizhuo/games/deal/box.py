"""The box: an edition, its action table and the rule options, as the rules read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.game import Game, Option, Value
from kaizhuo.kernel.text import Reason, Text

from .actions import MAX_PLAYERS, Moves
from .edition import DealEdition

OPTIONS: Final = (
    Option("forced_deal_own_full_set", True, "MDA-01"),
    Option("counter_costs_play", False, "MDA-04"),
    Option("two_colour_sets", False, "MDA-07"),
    Option("rainbow_alone", False, "MD-2.2.B.3"),
    Option("buildings_pay", False, "MDA-10"),
    Option("broken_buildings", "bank", "MDA-09", choices=("bank", "discard")),
    Option("round_limit", 0, "MDA-18", low=0, high=10_000),
)
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "official": {
        "forced_deal_own_full_set": False,
        "two_colour_sets": True,
        "rainbow_alone": True,
        "buildings_pay": True,
    },
}


@mypyc_attr(allow_interpreted_subclasses=True)
class DealBox(Game):
    """Monopoly Deal's components and options; the game itself is ``DealGame``."""

    def __init__(self, edition: DealEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self.id = "deal"
        self.rules_version = "1"
        self.min_players = 2
        self.max_players = MAX_PLAYERS
        self.cards: Final = edition
        self.moves: Final = Moves(edition)
        self.number_actions(self.moves.table)
        self.forced_deal_own_full_set: Final = chosen["forced_deal_own_full_set"] is True
        self.counter_costs_play: Final = chosen["counter_costs_play"] is True
        self.two_colour_sets: Final = chosen["two_colour_sets"] is True
        self.rainbow_alone: Final = chosen["rainbow_alone"] is True
        self.buildings_pay: Final = chosen["buildings_pay"] is True
        self.broken_to_bank: Final = chosen["broken_buildings"] == "bank"
        limit = chosen["round_limit"]
        self.round_limit: Final = limit if isinstance(limit, int) else 0

    def reason_over(self) -> Reason:
        return Reason("MD-3", Text("why-over"))
