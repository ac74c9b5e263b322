"""Chance made explicit: a move is carried out until an outcome is needed that nobody gave."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from kaizhuo.kernel import Deck, Nature

_SILENT: Final = random.Random(0)
"""No outcome ever comes from it."""
_ALMOST_ONE: Final = 1.0 - 2.0**-53


class Chance:
    """Chance has to decide: every possible outcome with its probability, and what each is."""

    __slots__ = ("names", "outcomes")

    def __init__(self, outcomes: list[tuple[int, float]], names: Sequence[str] | None) -> None:
        self.outcomes: Final = outcomes
        self.names: Final = names

    def name(self, outcome: int) -> str:
        """An outcome in words: the card drawn, or the number that came up (counted from 1)."""
        return str(outcome + 1) if self.names is None else f"draw {self.names[outcome]}"


class Undecided(Exception):
    """No outcome is left to go on with. Only ``chance`` is to be kept of it: an exception holds
    on to every frame that it came through."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance: Final = chance


class Unfolding(Nature):
    """Gives out outcomes that are given, in order, and raises ``Undecided`` where they end. An
    outcome is the number of a card, or a number below ``n``; where there is only one, it is not
    asked for."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(_SILENT)
        self._outcomes = outcomes
        self._at = 0

    def _next(self) -> int | None:
        if self._at == len(self._outcomes):
            return None
        self._at += 1
        return self._outcomes[self._at - 1]

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        value = self._next()
        if value is None:
            raise Undecided(Chance([(one, 1.0 / n) for one in range(n)], None))
        self.count += 1
        return value

    def draw(self, deck: Deck) -> int:
        top = deck.top_layer()
        card: int | None = top[0] if len(top) == 1 else self._next()
        if card is None:
            counts = Counter(top)
            outcomes = [(card, counts[card] / len(top)) for card in sorted(counts)]
            raise Undecided(Chance(outcomes, deck.names))
        at = top.index(card)
        top[at] = top[-1]
        top.pop()
        self.count += 1
        return card


class Drawn(random.Random):
    """A generator whose numbers come from a function without arguments."""

    def __init__(self, draw: Callable[[], float]) -> None:
        super().__init__(0)
        self._draw = draw

    def random(self) -> float:
        """A float in [0, 1), whatever the function makes of its upper end."""
        return min(self._draw(), _ALMOST_ONE)
