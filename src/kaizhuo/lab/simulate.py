"""Playing many games between programs: on cores or on a cluster, with the same result on any."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from kaizhuo import players as programs
from kaizhuo.kernel import Game, OptionError

from .play import (
    MAX_DECISIONS,
    MOST_GAMES,
    MOST_WORKERS,
    Plan,
    Played,
    play_one,
    seed_of_game,
)
from .seating import seats_of_bots
from .spread import Deliver, here, processes

__all__ = [
    "MAX_DECISIONS",
    "Results",
    "Spread",
    "carry_out",
    "check_plan",
    "fill",
    "outcomes",
    "play_one",
    "seats_of_bots",
    "seed_of_game",
    "simulate",
    "spread",
]

Progress = Callable[[int], None]
"""Is told how many games have been finished since it was last called."""


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


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    workers: int = 1,
    max_decisions: int = MAX_DECISIONS,
    progress: Progress | None = None,
    out: str | Path | None = None,
    ray: str | None = None,
) -> Results:
    """Play ``games`` games and count.

    ``bots`` has a name for every seat, or one name for all of them. They move on by one seat
    from game to game, and seat 0 always begins. With several workers, a script that calls this
    needs the usual ``if __name__ == "__main__":``. With ``ray`` (an address, or ``"here"``) the
    games are played on a Ray cluster instead. ``out`` is a Parquet file that gets one row a game
    (docs/lab.md); games that it holds already are not played again.

    Raises ``OptionError``, ``UnknownPlayer`` or ``LabError``.
    """
    plan = Plan(game, players, list(bots), seed, max_decisions, watched=out is not None)
    check_plan(plan, games, workers)
    if len(bots) not in (1, players):
        raise OptionError(
            f"{players} players need {players} programs (or one for all of them), not {len(bots)}"
        )
    began = time.perf_counter()
    decisions = 0

    def note(some: list[Played]) -> None:
        nonlocal decisions
        decisions += sum(one.decisions for one in some)

    played = outcomes(plan, games, workers, ray, out, progress, note)
    speed = round(decisions / max(time.perf_counter() - began, 1e-9), 1)
    return _count(plan, played, speed)


def check_plan(plan: Plan, games: int, workers: int) -> None:
    """Refuse what cannot be: ``OptionError`` or ``UnknownPlayer``, before anything is played."""
    plan.game.check_players(plan.players)
    if not 1 <= games <= MOST_GAMES:
        raise OptionError(f"the number of games is from 1 to {MOST_GAMES}, not {games}")
    if not 1 <= workers <= MOST_WORKERS:
        raise OptionError(f"the number of workers is from 1 to {MOST_WORKERS}, not {workers}")
    if plan.seed < 0:
        raise OptionError(f"a seed is 0 or more, not {plan.seed}")
    for name in dict.fromkeys(plan.programs):
        programs.load(name)


def carry_out(
    plan: Plan,
    numbers: Sequence[int],
    workers: int,
    ray: str | None,
    deliver: Deliver,
    progress: Progress | None = None,
) -> None:
    """Play these games wherever they are to be played; each is delivered once, in any order."""

    def told(some: list[Played]) -> None:
        deliver(some)
        if progress is not None:
            progress(len(some))

    if not numbers:
        return
    if ray is not None:
        from .cluster import on_ray  # noqa: PLC0415

        on_ray(plan, numbers, ray, told)
    elif workers == 1:
        here(plan, numbers, told)
    else:
        processes(plan, numbers, workers, told)


def outcomes(
    plan: Plan,
    games: int,
    workers: int,
    ray: str | None,
    out: str | Path | None,
    progress: Progress | None = None,
    deliver: Deliver | None = None,
) -> list[Played]:
    """How the first ``games`` games of a plan went, in order, without what was watched; with
    ``out``, from that file of rows, once those that were missing there have been played.
    ``deliver`` gets the games that are played now. Raises ``LabError``."""
    if out is not None:
        fill(plan, games, workers, ray, out, progress, deliver)
        from .rows import read_rows  # noqa: PLC0415

        columns = ("number", "finished", "winners", "decisions", "rounds")
        return [Played(*row) for row in read_rows(out, columns)[1].iter_rows()]
    played: list[Played] = []

    def note(some: list[Played]) -> None:
        played.extend(some)
        if deliver is not None:
            deliver(some)

    carry_out(plan, range(games), workers, ray, note, progress)
    return sorted(played, key=lambda one: one.number)


def fill(
    plan: Plan,
    games: int,
    workers: int,
    ray: str | None,
    out: str | Path,
    progress: Progress | None = None,
    deliver: Deliver | None = None,
) -> None:
    """Make ``out`` a file of rows with the first ``games`` games of a plan; those that are missing
    there are played. Raises ``LabError``."""
    from .rows import RowFile  # noqa: PLC0415

    file = RowFile(out, plan, games)
    with file.writing():
        missing = [number for number in range(games) if number not in file.numbers]
        if progress is not None:
            progress(games - len(missing))

        def note(some: list[Played]) -> None:
            file.add(some)
            if deliver is not None:
                deliver(some)

        carry_out(plan, missing, workers, ray, note, progress)
        file.finish()


def _count(plan: Plan, played: Sequence[Played], speed: float) -> Results:
    wins = [0] * len(plan.programs)
    by_seat = [0] * plan.players
    draws = unfinished = 0
    for one in played:
        seating = plan.seating(one.number)
        for seat in one.winners:
            wins[seating[seat]] += 1
            by_seat[seat] += 1
        unfinished += not one.finished
        draws += one.finished and not one.winners
    return Results(
        game=plan.game.id,
        players=plan.players,
        games=len(played),
        seed=plan.seed,
        bots=plan.programs,
        wins=wins,
        wins_by_seat=by_seat,
        draws=draws,
        unfinished=unfinished,
        decisions=spread([one.decisions for one in played]),
        rounds=spread([one.rounds for one in played]),
        decisions_per_second=speed,
    )


def spread(numbers: Sequence[int]) -> Spread:
    """Median and 95th percentile (the smallest number that 95 of 100 do not exceed)."""
    ordered = sorted(numbers)
    size = len(ordered)
    median = (ordered[(size - 1) // 2] + ordered[size // 2]) / 2
    return Spread(median, ordered[-(-size * 95 // 100) - 1])
