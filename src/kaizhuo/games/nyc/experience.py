"""Experience cards: one small class a card, with hooks at the moments that cards name.

A card does nothing at a moment whose hook it leaves alone. The classes of each game are found by
the name that the edition gives as ``effect`` (``bank/experience.py``, ``travel/experience.py``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action

from .edition import Card
from .state import Nyc

if TYPE_CHECKING:
    from .throw import Throw
    from .walk import Walk


@mypyc_attr(allow_interpreted_subclasses=True)
class Experience:
    """A card at work: ``number`` is its number in the pile, ``amount`` the sum printed on it."""

    clause: str = ""

    def __init__(self, number: int, card: Card) -> None:
        self.number: Final = number
        self.card: Final = card
        self.amount: Final = card.amount

    def drawn(self, state: Nyc, player: int) -> bool:
        """On being drawn; true if the card is not kept."""
        return False

    def before_roll(self, state: Nyc, player: int, found: list[Action]) -> None:
        """Add what may be done before the roll, at the beginning of a turn."""

    def use_before_roll(self, state: Nyc, player: int, nature: Nature) -> None:
        """Do what ``before_roll`` offered instead of the roll."""
        raise NotImplementedError

    def on_roll(self, state: Nyc, player: int) -> None:
        """The dice are about to be thrown for the first time in this turn (NYA-13)."""

    def after_roll(self, state: Nyc, throw: Throw, found: list[Action]) -> None:
        """Add what may be done with a throw."""

    def use_after_roll(self, state: Nyc, throw: Throw, nature: Nature) -> None:
        """Do what ``after_roll`` offered."""
        raise NotImplementedError

    def passing(self, state: Nyc, walk: Walk, square: int) -> bool:
        """The holder walks across a square, to go on beyond it (NYA-03); true if a question was
        put on the stack, for which the walk waits."""
        return False

    def walked(self, state: Nyc, walk: Walk) -> None:
        """The holder's walk is over, the square not yet carried out: put questions about squares
        and players that were passed on the stack (NYB-2.2)."""

    def stopped(self, state: Nyc, holder: int, player: int, square: int) -> None:
        """``player`` stops on a square, by walking or by a chance card."""

    def on_lap(self, state: Nyc, player: int) -> None:
        """The holder stops on or passes the start square."""
