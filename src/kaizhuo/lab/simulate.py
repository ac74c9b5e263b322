"""Playing many games between programs, on several processes, with the same result on any number."""

from __future__ import annotations

import contextlib
import hashlib
import multiprocessing
import random
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from kaizhuo import players as programs
from kaizhuo.kernel import Game, KaizhuoError, Nature, OptionError, State
from kaizhuo.players import InformationSet

MAX_DECISIONS: Final = 20_000
"""Decisions after which a game is stopped and counted as unfinished."""

_CHUNKS_PER_WORKER: Final = 16
_MAX_CHUNK: Final = 8
"""Games a worker plays before it looks up: how long Ctrl-C waits."""


class Spread(msgspec.Struct, frozen=True):
    """The middle of many numbers, and the one that 95 of 100 do not exceed."""

    median: float
    p95: int


class Results(msgspec.Struct, frozen=True):
    """What came out of a simulation. ``wins`` has one number for each entry of ``bots``,
    ``wins_by_seat`` one for each seat; a shared victory counts for each of its winners."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[str]
    wins: list[int]
    wins_by_seat: list[int]
    draws: int
    unfinished: int
    decisions: Spread
    rounds: Spread
    decisions_per_second: float


class Played(msgspec.Struct, frozen=True, array_like=True):
    """How one game went. ``winners`` are seats."""

    number: int
    finished: bool
    winners: list[int]
    decisions: int
    rounds: int


def seed_of_game(seed: int, number: int, what: str) -> int:
    """The seed of one thing (``"nature"``, ``"bot 2"``) in one game of a simulation: it depends
    on nothing else, so game 17 is the same game whoever plays it, and when."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}/{what}".encode()).digest()[:16], "big")


def seats_of_bots(number: int, players: int, bots: int) -> list[int]:
    """seat -> entry of the list of bots, which moves on by one seat from game to game."""
    return [(seat + number) % players % bots for seat in range(players)]


def play_one(
    game: Game,
    players: int,
    bots: Sequence[str],
    seed: int,
    number: int,
    max_decisions: int = MAX_DECISIONS,
) -> Played:
    """Play game ``number`` of a simulation to its end, or to ``max_decisions``."""
    state = game.new_state(players, Nature(random.Random(seed_of_game(seed, number, "nature"))))
    nature = Nature(random.Random(seed_of_game(seed, number, "play")))
    seating = seats_of_bots(number, players, len(bots))
    seats = [programs.load(bots[entry]) for entry in seating]
    rngs = [random.Random(seed_of_game(seed, number, f"bot {seat}")) for seat in range(players)]
    decisions = 0
    while decisions < max_decisions:
        actors = state.actors()
        if not actors:
            break
        player = actors[0]
        action = seats[player].choose(InformationSet(state, player), rngs[player])
        state.apply(player, action, nature)
        decisions += 1
    return _played(number, state, decisions)


def _played(number: int, state: State, decisions: int) -> Played:
    finished = state.is_terminal()
    winners = list(state.winners()) if finished else []
    return Played(number, finished, winners, decisions, state.rounds())


# -- several processes ----------------------------------------------------------------------

Work = tuple[Game, int, list[str], int, int]
_work: list[Work] = []


def _begin(work: Work) -> None:
    """A worker gets the game once; Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work[:] = [work]


def _chunk(numbers: range) -> list[Played]:
    game, players, bots, seed, limit = _work[0]
    return [play_one(game, players, bots, seed, number, limit) for number in numbers]


@contextlib.contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Processes born here never hear Ctrl-C, not even while they are still waking up."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _spread_out(work: Work, games: int, workers: int) -> Generator[list[Played]]:
    size = min(max(1, games // (workers * _CHUNKS_PER_WORKER)), _MAX_CHUNK)
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    with _ctrl_c_ignored():
        pool = ProcessPoolExecutor(
            max_workers=min(workers, len(chunks)),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(work,),
        )
        # Every submission may give birth to a process.
        waiting: set[Future[list[Played]]] = {pool.submit(_chunk, chunk) for chunk in chunks}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise KaizhuoError(
            "a worker process ended before its work was done; try fewer workers"
        ) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# -- the whole ------------------------------------------------------------------------------


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    workers: int = 1,
    max_decisions: int = MAX_DECISIONS,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play ``games`` games and count.

    ``bots`` has a name for every seat, or one name for all of them. They move on by one seat
    from game to game, and seat 0 always begins. ``progress`` is told how many games have been
    finished since it was last called. With several workers, a script that calls this needs the
    usual ``if __name__ == "__main__":``. Raises ``OptionError`` or ``UnknownPlayer``.
    """
    game.check_players(players)
    _check(players, games, bots, seed, workers)
    for name in dict.fromkeys(bots):
        programs.load(name)
    began = time.perf_counter()
    played: list[Played] = []
    work = (game, players, list(bots), seed, max_decisions)
    if workers == 1:
        for number in range(games):
            played.append(play_one(*work[:4], number, max_decisions))
            if progress is not None:
                progress(1)
    else:
        with contextlib.closing(_spread_out(work, games, workers)) as chunks:
            for chunk in chunks:
                played.extend(chunk)
                if progress is not None:
                    progress(len(chunk))
    seconds = time.perf_counter() - began
    return _count(game, players, list(bots), seed, played, seconds)


def _check(players: int, games: int, bots: Sequence[str], seed: int, workers: int) -> None:
    if games < 1:
        raise OptionError(f"the number of games is at least 1, not {games}")
    if workers < 1:
        raise OptionError(f"the number of workers is at least 1, not {workers}")
    if seed < 0:
        raise OptionError(f"a seed is 0 or more, not {seed}")
    if len(bots) not in (1, players):
        raise OptionError(
            f"{players} players need {players} programs (or one for all of them), not {len(bots)}"
        )


def _count(
    game: Game, players: int, bots: list[str], seed: int, played: list[Played], seconds: float
) -> Results:
    wins = [0] * len(bots)
    by_seat = [0] * players
    draws = unfinished = 0
    for one in played:
        seating = seats_of_bots(one.number, players, len(bots))
        for seat in one.winners:
            wins[seating[seat]] += 1
            by_seat[seat] += 1
        unfinished += not one.finished
        draws += one.finished and not one.winners
    return Results(
        game=game.id,
        players=players,
        games=len(played),
        seed=seed,
        bots=bots,
        wins=wins,
        wins_by_seat=by_seat,
        draws=draws,
        unfinished=unfinished,
        decisions=spread([one.decisions for one in played]),
        rounds=spread([one.rounds for one in played]),
        decisions_per_second=round(sum(one.decisions for one in played) / max(seconds, 1e-9), 1),
    )


def spread(numbers: Sequence[int]) -> Spread:
    """Median and 95th percentile (the smallest number that 95 of 100 do not exceed)."""
    ordered = sorted(numbers)
    size = len(ordered)
    median = (ordered[(size - 1) // 2] + ordered[size // 2]) / 2
    return Spread(median, ordered[-(-size * 95 // 100) - 1])
