"""Two programs that know no game: one does what an absent player does, one anything allowed."""

from __future__ import annotations

import random

from kaizhuo.kernel import Action

from .information_set import InformationSet


class Default:
    """Does what an absent player does: the safe answer that ends the question."""

    def choose(self, information_set: InformationSet, rng: random.Random) -> Action:
        return information_set.default()


class Random:
    """Does anything that is allowed, each action as likely as the next."""

    def choose(self, information_set: InformationSet, rng: random.Random) -> Action:
        legal = information_set.legal_actions()
        return legal[int(rng.random() * len(legal))]
