"""The box: an edition, its action table and the rule options, as the rules read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.game import Game, Option, Value
from kaizhuo.kernel.text import Reason, Text

from .actions import MAX_PLAYERS, Moves
from .edition import BRANCH, LARGEST, TaiwanEdition

OPTIONS: Final = (Option("advanced", False, "HT-4.1"),)
PRESETS: Final[dict[str, dict[str, Value]]] = {"advanced": {"advanced": True}}


@mypyc_attr(allow_interpreted_subclasses=True)
class TaiwanBox(Game):
    """The components and options of 禮賀臺灣; the game itself is ``TaiwanGame``."""

    def __init__(self, edition: TaiwanEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self.id = "taiwan"
        self.rules_version = "1"
        self.min_players = 3
        self.max_players = MAX_PLAYERS
        self.cards: Final = edition
        self.moves: Final = Moves(edition)
        self.by_number: list[list[int]] = [[] for _ in range(LARGEST + 1)]
        """number -> the cards that bear it; the function cards are under no number"""
        for card in range(edition.count()):
            if edition.number[card] > 0:
                self.by_number[edition.number[card]].append(card)
        self.number_actions(self.moves.table)
        self.advanced: Final = chosen["advanced"] is True
        self.yushan: Final = edition.effect.index(BRANCH) if BRANCH in edition.effect else -1

    def reason_over(self) -> Reason:
        return Reason("HT-3.a", Text("why-over"))
