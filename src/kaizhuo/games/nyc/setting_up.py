"""What happens before the first turn of either game."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature
from kaizhuo.parts.order import thrown_order

from .box import NycBox

DICE = 2
"""Dice of the throws for the order of play (NYB-1.6, NYT-1.7)."""


def order_of_play(box: NycBox, players: int, nature: Nature, first: int) -> list[int]:
    """The seats in the order of play: by their throws, ties thrown again (NYA-02), or clockwise
    from ``first`` when the table has agreed on that."""
    seats = [(first + step) % players for step in range(players)]
    return seats if box.seated else thrown_order(seats, DICE, nature)
