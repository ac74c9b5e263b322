"""Many games at once: simulations, and records played through again.

>>> results = kaizhuo.lab.simulate(kaizhuo.load("deal"), players=4, games=100,
...                                bots=["greedy", "random", "random", "random"], seed=1)
"""

from .errors import LabError
from .play import (
    MAX_DECISIONS,
    MOST_GAMES,
    MOST_WORKERS,
    RAY_HERE,
    Plan,
    Played,
    play_one,
    seed_of_game,
)
from .simulate import Results, Spread, simulate
from .verify import OtherEdition, Verdict, game_of_record, verify

__all__ = [
    "MAX_DECISIONS",
    "MOST_GAMES",
    "MOST_WORKERS",
    "RAY_HERE",
    "LabError",
    "OtherEdition",
    "Plan",
    "Played",
    "Results",
    "Spread",
    "Verdict",
    "game_of_record",
    "play_one",
    "seed_of_game",
    "simulate",
    "verify",
]
