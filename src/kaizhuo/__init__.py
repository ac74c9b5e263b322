"""開桌 Kaizhuo, "open a table": tabletop games to play, to study and to simulate.

>>> import random, kaizhuo
>>> game = kaizhuo.load("deal")
>>> nature = kaizhuo.Nature(random.Random(7))
>>> state = game.new_state(4, nature)
>>> while not state.is_terminal():
...     player = state.actors()[0]
...     state.apply(player, random.choice(state.legal_actions(player)), nature)
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
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


def __getattr__(name: str) -> object:
    """A public name, fetched when it is first used: the command must come to where it listens
    to Ctrl-C before anything slow is loaded."""
    from importlib import import_module  # noqa: PLC0415

    if name in ("kernel", "registry"):
        return import_module(f".{name}", __name__)
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    place = ".registry" if name in ("load", "game_ids") else ".kernel"
    value: object = getattr(import_module(place, __name__), "games" if name == "game_ids" else name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
