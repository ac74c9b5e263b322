"""The box of the bank game: what its options say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kaizhuo.games.nyc.box import SHARED_OPTIONS, NycBox
from kaizhuo.games.nyc.edition import BANK, NycEdition
from kaizhuo.kernel.game import Option, Value
from kaizhuo.kernel.text import Reason, Text

if TYPE_CHECKING:
    from .experience import BankExperience

OPTIONS: Final = (
    Option("target", "20000", "NYB-3.1", choices=("20000", "25000", "30000")),
    Option("oversell", False, "NYA-20"),
    Option("guide_on_stop", False, "NYA-03"),
    *SHARED_OPTIONS,
)
PRESETS: Final[dict[str, dict[str, Value]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class BankBox(NycBox):
    """The bank game's components and options; the game itself is ``BankGame``."""

    def __init__(self, edition: NycEdition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen, BANK)
        self.cards_at_work: list[BankExperience] = []
        """``effects`` once more, with the hooks of this game"""
        self.target = int(str(chosen["target"]))
        self.oversell: Final = chosen["oversell"] is True
        self.guide_on_stop: Final = chosen["guide_on_stop"] is True

    def reason_over(self) -> Reason:
        return Reason("NYB-2.4", Text("why-over"))
