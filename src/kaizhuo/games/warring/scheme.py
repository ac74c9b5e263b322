"""What every stratagem is: a target to choose (or none), and something that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.parts.purse import BANK

if TYPE_CHECKING:
    from .state import Warring

NOTHING: Final = 0
SEAT: Final = 1
LAND: Final = 2
TALENT: Final = 3
NO_TARGET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Scheme:
    """The effect of a stratagem. ``amount`` and ``cost`` are the numbers on the card.

    ``aim`` says what must be named to carry it out: ``NOTHING``, a ``SEAT``, a ``LAND`` or a
    ``TALENT``.
    """

    def __init__(self, amount: int, cost: int) -> None:
        self.amount: Final = amount
        self.cost: Final = cost
        self.aim = NOTHING
        self.needs_amount = False
        self.keeps_card = False
        """Whether the effect itself puts the card back into the pile."""

    def payee(self, state: Warring, target: int) -> int:
        """Who gets the cost: the treasury, or a player."""
        return BANK

    def targets(self, state: Warring, player: int) -> list[int]:
        """What may be named now; ``[NO_TARGET]`` for an effect without a target that is
        possible. Empty: it cannot be carried out. The cost is checked elsewhere."""
        raise NotImplementedError

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        """Do it; the cost has been paid and the card put back."""
        raise NotImplementedError
