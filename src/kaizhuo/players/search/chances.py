"""What dice and chance bring, as the policies of several games reckon it."""

from __future__ import annotations

from typing import Final

WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show 2, 3 … 12."""
