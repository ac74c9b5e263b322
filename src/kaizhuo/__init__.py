"""開桌 Kaizhuo, "open a table": tabletop games to play, to study and to simulate.

>>> import random, kaizhuo
>>> game = kaizhuo.load("deal")
>>> nature = kaizhuo.Nature(random.Random(7))
>>> state = game.new_state(4, nature)
>>> while not state.is_terminal():
...     player = state.actors()[0]
...     state.apply(player, random.choice(state.legal_actions(player)), nature)
"""

from .kernel import (
    SPECTATOR,
    Action,
    EditionError,
    Game,
    HashRandom,
    IllegalAction,
    KaizhuoError,
    Nature,
    OptionError,
    Record,
    RecordError,
    State,
    UnknownAction,
    UnknownGame,
)
from .registry import games as game_ids
from .registry import load

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "Action",
    "EditionError",
    "Game",
    "HashRandom",
    "IllegalAction",
    "KaizhuoError",
    "Nature",
    "OptionError",
    "Record",
    "RecordError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game_ids",
    "load",
]
