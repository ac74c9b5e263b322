"""Who begins: the order of play thrown for with dice."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature


def thrown_order(seats: list[int], dice: int, nature: Nature) -> list[int]:
    """The seats by the size of their throws, the highest first; those who tie throw again among
    themselves."""
    totals: list[int] = []
    for _ in seats:
        total = 0
        for face in nature.roll(dice):
            total += face
        totals.append(total)
    found: list[int] = []
    for total in range(6 * dice, dice - 1, -1):
        tied = [seats[at] for at in range(len(seats)) if totals[at] == total]
        found.extend(thrown_order(tied, dice, nature) if len(tied) > 1 else tied)
    return found
