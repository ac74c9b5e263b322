"""How sure a share is that was counted."""

from __future__ import annotations

import math
from typing import Final

import msgspec

_Z: Final = 1.959963984540054
"""The normal distribution lies within so many deviations in 95 of 100 cases."""


class Share(msgspec.Struct, frozen=True):
    """A share of ``of`` cases, with the 95 % interval of Wilson (1927): ``low`` to ``high``."""

    share: float
    low: float
    high: float
    of: int

    def surely_differs(self, from_share: float) -> bool:
        """Whether another share lies outside the interval."""
        return not self.low <= from_share <= self.high


def share(cases: float, of: int) -> Share:
    """The share with its interval; of nothing, anything is possible. ``cases`` may be a fraction
    where a victory was shared."""
    if of <= 0:
        return Share(0.0, 0.0, 1.0, 0)
    part = cases / of
    spread = _Z * math.sqrt(part * (1 - part) / of + _Z * _Z / (4 * of * of))
    middle = part + _Z * _Z / (2 * of)
    scale = 1 + _Z * _Z / of
    low = 0.0 if part == 0 else (middle - spread) / scale
    high = 1.0 if part == 1 else (middle + spread) / scale
    return Share(part, low, high, of)
