"""One game between programs: played from its own seeds, and watched closely where wanted."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Sequence
from typing import Final

import msgspec

from kaizhuo import players as programs
from kaizhuo.kernel import Game, Nature, State
from kaizhuo.players import InformationSet

from .seating import seats_of_bots, seats_of_round_robin
from .watch import Use, Watch

MAX_DECISIONS: Final = 20_000
"""Decisions after which a game is stopped and counted as unfinished."""


MOST_GAMES: Final = 10_000_000
"""Games of one simulation: a list of so many fits into any memory."""
MOST_WORKERS: Final = 1_000
"""Processes of one simulation; no machine has more cores."""
RAY_HERE: Final = "here"
"""The address of the Ray cluster that ``RAY_ADDRESS`` names, or else of one made for the time
being on this machine."""


class Played(msgspec.Struct, frozen=True):
    """How one game went. ``winners`` are seats, ``returns`` has a number for each seat.

    The rest is there for games that were watched: ``leaders`` is the seat that led alone
    whenever the turn passed on, and at the end (-1: nobody alone); ``standing`` is what
    ``Face.standing`` says of every seat at the end; ``standstill`` is the most turns in a row that
    changed nobody's standing. All three are ``None`` for a game that does not tell standings.
    """

    number: int
    finished: bool
    winners: list[int]
    decisions: int
    rounds: int
    returns: list[float] = []
    leaders: list[int] | None = None
    standing: list[float] | None = None
    standstill: int | None = None
    uses: list[Use] = []

    @property
    def lead_changes(self) -> int | None:
        """How often another seat led alone than the one that had led alone before."""
        if self.leaders is None:
            return None
        alone = [seat for seat in self.leaders if seat >= 0]
        return sum(one != other for one, other in itertools.pairwise(alone))


class Plan(msgspec.Struct, frozen=True):
    """Many games to be played: every one is settled by this and its number.

    ``programs`` are names for ``players.load``: one a seat (or one for all), who move on by one
    seat from game to game; or any number who play a ``round_robin``, everybody against everybody.
    ``watched``: whether leads and uses are noted, which takes time.
    """

    game: Game
    players: int
    programs: list[str]
    seed: int = 0
    limit: int = MAX_DECISIONS
    watched: bool = False
    round_robin: bool = False

    def seating(self, number: int) -> list[int]:
        """seat -> entry of ``programs``, in this game."""
        if self.round_robin:
            return seats_of_round_robin(number, len(self.programs), self.players)
        return seats_of_bots(number, self.players, len(self.programs))

    def thinking(self) -> list[int]:
        """How many games each program plays in thought before a move, in this installation; 0 for
        one that does not look ahead."""
        told = [getattr(programs.load(name), "iterations", 0) for name in self.programs]
        return [one if isinstance(one, int) else 0 for one in told]


def seed_of_game(seed: int, number: int, what: str) -> int:
    """The seed of one thing (``"nature"``, ``"bot 2"``) in one game of a simulation: it depends
    on nothing else, so game 17 is the same game whoever plays it, and when."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}/{what}".encode()).digest()[:16], "big")


def play_one(
    game: Game,
    players: int,
    bots: Sequence[str],
    seed: int,
    number: int,
    max_decisions: int = MAX_DECISIONS,
) -> Played:
    """Play game ``number`` of a simulation to its end, or to ``max_decisions``."""
    return play(Plan(game, players, list(bots), seed, max_decisions), number)


def play(plan: Plan, number: int) -> Played:
    """Play one game of a plan to its end, or to the plan's limit."""
    seed, players = plan.seed, plan.players
    dealing = Nature(random.Random(seed_of_game(seed, number, "nature")))
    state = plan.game.new_state(players, dealing)
    nature = Nature(random.Random(seed_of_game(seed, number, "play")))
    seats = [programs.load(plan.programs[entry]) for entry in plan.seating(number)]
    rngs = [random.Random(seed_of_game(seed, number, f"bot {seat}")) for seat in range(players)]
    watch = Watch(state) if plan.watched else None
    decisions = 0
    while decisions < plan.limit:
        actors = state.actors()
        if not actors:
            break
        player = actors[0]
        if watch is not None:
            watch.before(player)
        action = seats[player].choose(InformationSet(state, player), rngs[player])
        state.apply(player, action, nature)
        decisions += 1
        if watch is not None:
            watch.after()
    return _played(number, state, decisions, watch)


def _played(number: int, state: State, decisions: int, watch: Watch | None) -> Played:
    finished = state.is_terminal()
    winners = list(state.winners()) if finished else []
    if watch is None:
        return Played(number, finished, winners, decisions, state.rounds())
    watch.end()
    return Played(
        number,
        finished,
        winners,
        decisions,
        state.rounds(),
        list(state.returns()) if finished else [0.0] * state.players,
        watch.leaders,
        watch.standing,
        watch.standstill,
        watch.uses(),
    )
