"""Everybody against everybody: wins, who beats whom, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

from kaizhuo.kernel import Game, OptionError

from .intervals import Share, share
from .play import MAX_DECISIONS, Plan, Played
from .seating import games_of_round_robin, tables
from .simulate import Progress, check_plan, outcomes


class Rank(msgspec.Struct, frozen=True):
    """One program of a tournament. ``wins`` counts a shared victory as its part, ``share`` is the
    part of its seats that won; ``mu`` and ``sigma`` are its rating and how unsure that is, and
    ``ordinal`` (mu - 3 sigma) what it is worth with near certainty."""

    program: str
    seats: int
    wins: float
    share: Share
    mu: float
    sigma: float
    ordinal: float


class Tournament(msgspec.Struct, frozen=True):
    """What came out: ``ranks`` from the best to the worst; ``beats[a][b]`` is how often ``a`` did
    better than ``b`` in the games of both (a tie counts half), by the names of programs."""

    game: str
    players: int
    games: int
    tables: int
    seed: int
    ranks: list[Rank]
    beats: dict[str, dict[str, Share]]
    draws: int
    unfinished: int


def play_tournament(
    game: Game,
    players: int,
    games: int,
    programs: Sequence[str],
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    out: str | Path | None = None,
    ray: str | None = None,
    max_decisions: int = MAX_DECISIONS,
) -> Tournament:
    """A round-robin tournament with at least ``games`` games at each table (``seating.tables``),
    everybody in every seat equally often. The other arguments are those of ``simulate``.

    Raises ``OptionError``, ``UnknownPlayer`` or ``LabError``.
    """
    plan = Plan(
        game, players, list(programs), seed, max_decisions, out is not None, round_robin=True
    )
    check_plan(plan, games, workers)
    if len(set(programs)) < 2 or len(set(programs)) < len(programs):
        raise OptionError("a tournament is between two programs or more, each named once")
    total = games_of_round_robin(len(programs), players, games)
    check_plan(plan, total, workers)
    played = outcomes(plan, total, workers, ray, out, progress)
    return _judged(plan, played)


def _judged(plan: Plan, played: Sequence[Played]) -> Tournament:
    """Count and rate games, in the order of their numbers."""
    names = plan.programs
    everybody = range(len(names))
    model = PlackettLuce()
    ratings = [(float(model.mu), float(model.sigma)) for _ in everybody]
    seats, wins = [0] * len(names), [0.0] * len(names)
    met = [[0] * len(names) for _ in everybody]
    better = [[0.0] * len(names) for _ in everybody]
    for one in played:
        if not one.finished:
            continue
        seating = plan.seating(one.number)
        for seat, entry in enumerate(seating):
            seats[entry] += 1
            wins[entry] += (seat in one.winners) / max(1, len(one.winners))
            for other_seat, other in enumerate(seating):
                if other != entry:
                    met[entry][other] += 1
                    ahead = (seat in one.winners) - (other_seat in one.winners)
                    better[entry][other] += (ahead + 1) / 2
        _rate(model, ratings, seating, one.winners)
    ranks = [
        Rank(
            names[entry],
            seats[entry],
            round(wins[entry], 6),
            share(wins[entry], seats[entry]),
            *ratings[entry],
            ratings[entry][0] - 3 * ratings[entry][1],
        )
        for entry in everybody
    ]
    return Tournament(
        game=plan.game.id,
        players=plan.players,
        games=len(played),
        tables=len(tables(len(names), plan.players)),
        seed=plan.seed,
        ranks=sorted(ranks, key=lambda rank: (-rank.ordinal, rank.program)),
        beats={
            names[one]: {
                names[other]: share(better[one][other], met[one][other])
                for other in everybody
                if other != one
            }
            for one in everybody
        },
        draws=sum(one.finished and not one.winners for one in played),
        unfinished=sum(not one.finished for one in played),
    )


def _rate(
    model: PlackettLuce,
    ratings: list[tuple[float, float]],
    seating: Sequence[int],
    winners: Sequence[int],
) -> None:
    """Weng and Lin (2011), Plackett-Luce: winners come first, all others second. A program that
    sits twice gets the mean of what its two seats have earned."""
    teams = [[model.create_rating(list(ratings[entry]))] for entry in seating]
    places = [0.0 if seat in winners or not winners else 1.0 for seat in range(len(seating))]
    earned = [team[0] for team in model.rate(teams, ranks=places)]
    for entry in set(seating):
        own = [earned[seat] for seat, sitting in enumerate(seating) if sitting == entry]
        ratings[entry] = (
            sum(one.mu for one in own) / len(own),
            sum(one.sigma for one in own) / len(own),
        )
