"""Many games at once: simulations, and records played through again.

>>> results = kaizhuo.lab.simulate(kaizhuo.load("deal"), players=4, games=100,
...                                bots=["greedy", "random", "random", "random"], seed=1)
"""

from .simulate import MAX_DECISIONS, Results, Spread, play_one, seed_of_game, simulate
from .verify import OtherEdition, Verdict, game_of_record, verify

__all__ = [
    "MAX_DECISIONS",
    "OtherEdition",
    "Results",
    "Spread",
    "Verdict",
    "game_of_record",
    "play_one",
    "seed_of_game",
    "simulate",
    "verify",
]
