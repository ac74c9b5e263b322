"""What the suite examines, and random games of it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kaizhuo.kernel import Game, Nature, Record, State


class Nonconformity(AssertionError):
    """The game does not keep a promise that every game makes."""


def demand(holds: object, promise: str, state: State | None = None, **facts: object) -> None:
    """``Nonconformity`` with the promise and the facts unless it ``holds``."""
    if holds:
        return
    lines = [promise, *(f"  {name}: {fact!r}" for name, fact in facts.items())]
    if state is not None:
        lines.append(f"  stack: {state.stack!r}")
    raise Nonconformity("\n".join(lines))


@dataclass(frozen=True)
class Subject:
    """A game under examination.

    ``conserved`` returns what no action may change, such as the sorted list of all cards
    wherever they lie; it may also raise ``AssertionError`` itself. ``games`` are played for
    each player count, none longer than ``longest`` decisions. Closer looks are taken at
    ``positions`` positions a player count.
    """

    game: Game
    conserved: Callable[[State], object]
    games: int = 300
    longest: int = 50_000
    positions: int = 60
    table_positions: int = 8
    seed: str = "conformance"
    languages: tuple[str, ...] = ("zh-Hant", "en")
    played: dict[int, list[tuple[Record, str]]] = field(default_factory=dict, repr=False)
    """player count -> whole games with the digests of their ends, once they are played"""

    def player_counts(self) -> range:
        """Every number of players the game allows."""
        return range(self.game.min_players, self.game.max_players + 1)

    def rng(self, players: int, *what: object) -> random.Random:
        """A generator that depends on nothing but its arguments."""
        name = "/".join(str(word) for word in (self.seed, self.game.id, players, *what))
        return random.Random(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big"))

    def new_state(self, players: int, number: int, noting: bool = False) -> tuple[State, Nature]:
        """Game ``number``, begun by a seat that changes from game to game, and its chance."""
        nature = Nature(self.rng(players, number, "nature"), noting)
        return self.game.new_state(players, nature, number % players), nature

    def walk(
        self, players: int, number: int, state: State, nature: Nature
    ) -> Iterator[tuple[int, int]]:
        """Play on at random, in place; yields (player, action index) after each action."""
        rng = self.rng(players, number, "choices")
        for _ in range(self.longest):
            actors = state.actors()
            if not actors:
                return
            player = actors[int(rng.random() * len(actors))]
            legal = state.legal_actions(player)
            demand(legal, "whoever is asked has something to answer", state, player=player)
            action = legal[int(rng.random() * len(legal))]
            state.apply(player, action, nature)
            yield player, action.index
        demand(False, f"every game ends within {self.longest} decisions", state)

    def sampled(self, players: int, what: str, positions: int) -> Iterator[State]:
        """Positions from the beginning, the middle and the end of random games. The caller may
        not change them."""
        rng = self.rng(players, "positions", what)
        found = 0
        number = 0
        while found < positions:
            number += 1
            state, nature = self.new_state(players, 10_000 + number)
            yield state
            found += 1
            for _ in self.walk(players, 10_000 + number, state, nature):
                crowded = len(state.actors()) > 1
                if not state.is_terminal() and rng.random() < (0.1 if crowded else 0.02):
                    yield state
                    found += 1
                    if found >= positions:
                        return
