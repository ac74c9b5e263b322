"""Finding programs by name: those of this house and those that other packages bring."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final, Protocol, cast

from kaizhuo.kernel import Action, KaizhuoError

from .greedy import Greedy
from .information_set import InformationSet
from .search import MOST, easy, hard, normal, parse
from .simple import Default, Random

GROUP: Final = "kaizhuo.players"
"""The entry point group: ``name = "package.module:Class"``; called without arguments."""


class Player(Protocol):
    """A program in one seat of one game. It may keep notes; it must not block for ever."""

    def choose(self, information_set: InformationSet, rng: random.Random) -> Action:
        """One of ``information_set.legal_actions()``. All chance comes from ``rng``, so that
        the same set and generator give the same choice."""
        ...


class UnknownPlayer(KaizhuoError):
    """No program has this name."""


OWN: Final[dict[str, Callable[[], Player]]] = {
    "easy": easy,
    "normal": normal,
    "hard": hard,
    "greedy": Greedy,
    "random": Random,
    "default": Default,
}
"""The programs by name, in the order in which a table offers them. ``search:ITERATIONS`` is one
more for every number."""
SEARCH: Final = "search"
MOST_ITERATIONS: Final = MOST
"""The largest number that may follow ``search:``."""


def names() -> list[str]:
    """The names of all programs, the house's own first."""
    found = dict.fromkeys(OWN)
    found.update((point.name, None) for point in entry_points(group=GROUP))
    return list(found)


def load(name: str) -> Player:
    """A fresh program for one seat: one of ``names()``, or ``search:ITERATIONS``. Raises
    ``UnknownPlayer``, or ``OptionError`` for a number of iterations that cannot be."""
    if name in OWN:
        return OWN[name]()
    if name.partition(":")[0] == SEARCH:
        return parse(name)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return cast("Callable[[], Player]", point.load())()
    known = ", ".join([*names(), f"{SEARCH}:ITERATIONS"])
    raise UnknownPlayer(f"no program is called {name!r}; there is: {known}")
