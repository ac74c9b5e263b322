"""What the search knows about single games; each joins by one line."""

from __future__ import annotations

import importlib
import random
from functools import lru_cache
from typing import Final

from kaizhuo.kernel import Action, Game
from kaizhuo.players.greedy import rule_of_thumb
from kaizhuo.players.information_set import InformationSet
from kaizhuo.players.search.policy import Policy

POLICIES: Final[dict[str, str]] = {
    "deal": "deal",
    "taiwan": "taiwan",
    "nyc-bank": "nyc_bank",
    "nyc-travel": "nyc_travel",
    "warring": "warring",
}
"""Game -> the module here whose ``Policy`` plays it on in thought."""


@lru_cache(maxsize=16)
def policy_of(game: Game) -> Policy:
    """The policy for a game with its edition; all actions alike if nobody has written one."""
    module = POLICIES.get(game.id)
    if module is None:
        return Policy()
    found: Policy = importlib.import_module(f"{__name__}.{module}").policy(game)
    return found


def advice(information_set: InformationSet, rng: random.Random) -> Action | None:
    """What the game's rule of thumb would do, if it has one."""
    choose = rule_of_thumb(information_set.game.id)
    return None if choose is None else choose(information_set, rng)
