"""The box: an edition, its action table and the rule options, as the rules read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.game import Game, Option, Value
from kaizhuo.kernel.text import Reason, Text

from .actions import MAX_PLAYERS, Moves
from .edition import WarringEdition

START_SILVER: Final = 15_000
"""WS-1.f"""
PALACE_PAY: Final = 2_000
"""WS-3"""
FIELD_PAY: Final = 1_000
"""WS-5.c"""
BATTLE_STAKE: Final = 500
"""WS-5.a, WS-5.b"""
EMPTY_FIELD: Final = 4
"""WS-5.a: an empty battlefield counts as this throw."""
ALLIANCE_CAMP: Final = 1_000
"""WS-10.a"""
ALLIANCE_AID: Final = 1_000
"""WS-10.b"""
KING_FEE: Final = 300
"""WS-11.1.b, WS-11.2"""
MOST_TALENTS: Final = 3
"""WS-7"""
ON_OFFER: Final = 3
"""WS-1.b"""

OPTIONS: Final = (
    Option("target", 25_000, "WS-16.2", low=1_000, high=1_000_000),
    Option("victory", "both", "WSA-23", choices=("both", "last")),
    Option("moving_dice", 2, "WSA-01", low=1, high=3),
    Option("king_walks", "holder", "WSA-02", choices=("holder", "everyone")),
    Option("meeting_the_king", False, "WSA-05"),
    Option("own_battlefield", "both", "WSA-07", choices=("both", "passing")),
    Option("equal_battle", "again", "WSA-10", choices=("again", "defender")),
    Option("unpaid_debts", "bankrupt", "WSA-11", choices=("bankrupt", "forgiven")),
    Option("free_city", False, "WSA-14"),
    Option("alliance_aid", "always", "WSA-15", choices=("always", "camp")),
    Option("sell_any_time", False, "WSA-16"),
    Option("estate", "treasury", "WSA-18", choices=("treasury", "creditor")),
    Option("round_limit", 0, "WSA-28", low=0, high=10_000),
)
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "literal": {"sell_any_time": True, "unpaid_debts": "forgiven", "estate": "creditor"},
}


@mypyc_attr(allow_interpreted_subclasses=True)
class WarringBox(Game):
    """Components and options of Warring States; the game itself is ``WarringGame``."""

    def __init__(self, edition: WarringEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self.id = "warring"
        self.rules_version = "1"
        self.min_players = 2
        self.max_players = MAX_PLAYERS
        self.realm: Final = edition
        self.moves: Final = Moves(edition)
        self.number_actions(self.moves.table)
        self.target: Final = _number(chosen, "target")
        self.silver_wins: Final = chosen["victory"] != "last"
        self.moving_dice: Final = _number(chosen, "moving_dice")
        self.king_walks_always: Final = chosen["king_walks"] == "everyone"
        self.meeting_the_king: Final = chosen["meeting_the_king"] is True
        self.field_pays_stopping: Final = chosen["own_battlefield"] == "both"
        self.ties_again: Final = chosen["equal_battle"] == "again"
        self.debts_forgiven: Final = chosen["unpaid_debts"] == "forgiven"
        self.free_city: Final = chosen["free_city"] is True
        self.aid_always: Final = chosen["alliance_aid"] == "always"
        self.sell_any_time: Final = chosen["sell_any_time"] is True
        self.estate_to_creditor: Final = chosen["estate"] == "creditor"
        self.round_limit: Final = _number(chosen, "round_limit")

    def reason_over(self) -> Reason:
        return Reason("WS-16", Text("why-over"))


def _number(chosen: dict[str, Value], name: str) -> int:
    value = chosen[name]
    return value if isinstance(value, int) else 0
