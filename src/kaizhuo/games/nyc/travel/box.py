"""The box of the travel game: what its options say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kaizhuo.games.nyc.box import SHARED_OPTIONS, NycBox
from kaizhuo.games.nyc.edition import TRAVEL, NycEdition
from kaizhuo.kernel.game import Option, Value
from kaizhuo.kernel.text import Reason, Text

if TYPE_CHECKING:
    from .experience import TravelExperience

OPTIONS: Final = (
    Option("start_squares", False, "NYT-1.4"),
    *SHARED_OPTIONS,
)
PRESETS: Final[dict[str, dict[str, Value]]] = {}
POINTS_TO_WIN: Final = 50


@mypyc_attr(allow_interpreted_subclasses=True)
class TravelBox(NycBox):
    """The travel game's components and options; the game itself is ``TravelGame``."""

    def __init__(self, edition: NycEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen, TRAVEL)
        self.cards_at_work: list[TravelExperience] = []
        """``effects`` once more, with the hooks of this game"""
        self.target = POINTS_TO_WIN
        self.start_squares: Final = chosen["start_squares"] is True

    def reason_over(self) -> Reason:
        return Reason("NYT-2.4", Text("why-over"))
