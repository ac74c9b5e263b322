"""Programs that play. Each sees an information set, never a position.

>>> bot = kaizhuo.players.load("search:1000")       # a fresh one for every seat
>>> action = bot.choose(InformationSet(state, player), random.Random(7))
"""

from .information_set import InformationSet
from .registry import MOST_ITERATIONS, Player, UnknownPlayer, load, names

__all__ = ["MOST_ITERATIONS", "InformationSet", "Player", "UnknownPlayer", "load", "names"]
