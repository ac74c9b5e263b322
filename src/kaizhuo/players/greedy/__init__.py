"""The sensible program of each game: it weighs what lies before it and takes the best."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from functools import cache

from kaizhuo.kernel import Action
from kaizhuo.players.information_set import InformationSet

from .any_game import choose_by_playing_on

Choice = Callable[[InformationSet, random.Random], Action]


@cache
def rule_of_thumb(game_id: str) -> Choice | None:
    """``choose`` of the module here that bears the game's id, if there is one."""
    word = game_id.replace("-", "_")
    name = f"{__name__}.{word}"
    if not word.isidentifier() or importlib.util.find_spec(name) is None:
        return None
    choose: Choice = importlib.import_module(name).choose
    return choose


def heuristic(game_id: str) -> Choice:
    """The rule of thumb for a game, or, for a game that nobody has written one for, playing every
    action on at random a few times."""
    return rule_of_thumb(game_id) or choose_by_playing_on


class Greedy:
    """Plays by the rule of thumb of whatever game it is asked about."""

    def choose(self, information_set: InformationSet, rng: random.Random) -> Action:
        legal = information_set.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return heuristic(information_set.game.id)(information_set, rng)
