"""A program that looks ahead: it plays the game on many times in thought and takes what wins most.

``search:ITERATIONS`` says how many times. The search itself is in ``tree``, what it knows about
single games in ``policies``; docs/search.md explains both.
"""

from __future__ import annotations

import random
from typing import Final

from kaizhuo.kernel import Action, Nature, OptionError
from kaizhuo.players.information_set import InformationSet

from . import tree
from .policies import advice, policy_of
from .policy import Policy
from .tree import Knobs, Tree

MOST: Final = 1_000_000
"""Iterations that may be asked for: minutes a move in every game."""
PLAIN: Final = not tree.__file__.endswith((".so", ".pyd"))
"""Whether this house is plain Python, several times as slow as a compiled one."""


class Search:
    """Plays every game by information-set Monte Carlo tree search.

    The choice depends on what the seat sees, the generator and the number of iterations, and on
    nothing else. A forced move is not thought about. One that is not ``schooled`` knows the rules
    of every game and nothing more.
    """

    def __init__(self, iterations: int, knobs: Knobs | None = None, schooled: bool = True) -> None:
        self.iterations: Final = iterations
        self.knobs: Final = Knobs() if knobs is None else knobs
        self.schooled: Final = schooled

    def choose(self, information_set: InformationSet, rng: random.Random) -> Action:
        legal = information_set.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.searched(information_set, rng).best()

    def searched(self, information_set: InformationSet, rng: random.Random) -> Tree:
        """The whole tree of one decision, for those who study it."""
        game = information_set.game
        nature = Nature(rng)
        found = Tree(
            policy_of(game) if self.schooled else Policy(),
            information_set.player,
            information_set.players,
            len(game.actions),
            self.knobs,
            nature,
        )
        advised = advice(information_set, rng) if self.schooled else None
        legal = information_set.legal_actions()
        found.think(information_set.sample, legal, advised, self.iterations)
        return found

    def __repr__(self) -> str:
        return f"Search({self.iterations})"


def easy() -> Search:
    """Knows the rules, thinks little, and plays everybody's part at random in thought."""
    return Search(6, schooled=False)


def normal() -> Search:
    """Knows what is sensible, and looks whether something else is better."""
    return Search(_in_time(100))


def hard() -> Search:
    """The same for much longer, and nobody waits yet: less than a second on a slow computer."""
    return Search(_in_time(600))


def _in_time(iterations: int) -> int:
    """In plain Python it thinks less, so that nobody waits."""
    return iterations // 6 if PLAIN else iterations


def parse(name: str) -> Search:
    """``search:ITERATIONS``. Raises ``OptionError``."""
    word, _, number = name.partition(":")
    whole = number.isascii() and number.isdigit() and len(number) <= len(str(MOST))
    if not whole or not 1 <= int(number) <= MOST:
        raise OptionError(
            f"{name!r} says not how long to think: write {word}:1000, with a whole number"
            f" from 1 to {MOST}"
        )
    return Search(int(number))
