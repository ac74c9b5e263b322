"""The games as OpenSpiel games: importing this registers every installed one.

>>> import pyspiel, kaizhuo.envs.openspiel
>>> game = pyspiel.load_game("kaizhuo_deal(players=4,round_limit=60)")
>>> state = game.new_initial_state()

The ids are ``kaizhuo_deal``, ``kaizhuo_taiwan``, ``kaizhuo_nyc_bank`` … (``registered``);
parameters are ``players``, ``edition`` (the path of a file), ``preset``, ``first``,
``max_game_length`` and the options of the game.
"""

from __future__ import annotations

import warnings
from typing import Final

from kaizhuo.envs import need

need("openspiel", "pyspiel", "numpy")

import pyspiel  # noqa: E402

from kaizhuo.kernel import KaizhuoError  # noqa: E402
from kaizhuo.registry import games, load  # noqa: E402

from .position import Position  # noqa: E402
from .table import TableGame, TableObserver, TableState, game_class, short_name  # noqa: E402

__all__ = ["Position", "TableGame", "TableObserver", "TableState", "register", "registered"]

_REGISTERED: Final[dict[str, str]] = {}


def register() -> None:
    """Register the games that are installed and not registered yet (importing does it once)."""
    for id in games():
        if short_name(id) not in _REGISTERED:
            try:
                _register(id)
            except (KaizhuoError, ImportError, AttributeError) as error:
                warnings.warn(f"the game {id!r} is not registered: {error}", stacklevel=2)


def _register(id: str) -> None:
    made = game_class(id, load(id))
    pyspiel.register_game(made.type, made)
    _REGISTERED[short_name(id)] = id


def registered() -> list[str]:
    """The names of the games as OpenSpiel knows them."""
    return list(_REGISTERED)


register()
