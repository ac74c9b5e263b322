"""What two dice may bring, as policies and outlooks of several games reckon it."""

from __future__ import annotations

from typing import Final

WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show 2, 3 … 12."""
ALL_WAYS: Final = 36


class Throw:
    """The next throw from a square of the ring. ``tolls`` are what the player would owe on each
    square, ``cash`` what he has, and ``means`` what he could pay at most.

    ``feared`` is the mean of what it costs, ``passes`` the chance of coming round to the first
    square, ``ruins`` that of a toll above one's cash.
    """

    def __init__(self, here: int, tolls: list[int], cash: int, means: int) -> None:
        self.feared = 0.0
        self.passes = 0.0
        self.ruins = 0.0
        for at, ways in enumerate(WAYS):
            square = here + at + 2
            if square >= len(tolls):
                self.passes += ways
            toll = tolls[square % len(tolls)]
            self.feared += ways * min(toll, means)
            if toll > cash:
                self.ruins += ways
        self.feared /= ALL_WAYS
        self.passes /= ALL_WAYS
        self.ruins /= ALL_WAYS
