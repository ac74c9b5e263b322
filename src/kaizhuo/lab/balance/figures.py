"""What a balance report shows, counted from the rows of a simulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import polars as pl

from kaizhuo.kernel import Game
from kaizhuo.lab.intervals import Share, share
from kaizhuo.lab.play import Plan
from kaizhuo.lab.simulate import Spread, spread

ANYTHING: Final = "use-anything"
"""The heading of uses in a game that names no headings of its own."""

QUARTERS: Final = (0.25, 0.5, 0.75)


class Thing(msgspec.Struct, frozen=True):
    """A component, or all components of one name. ``games`` is how many games it was used in,
    ``times`` how often a game on average, ``won`` the share of victories among the seats that
    used it, and ``away`` how far its interval lies from what is usual (below 0: not at all)."""

    name: str
    games: Share
    times: float
    won: Share
    away: float


class Use(msgspec.Struct, frozen=True):
    """A way to use components; ``usual`` is the share of victories of whoever used any of them.
    ``things`` begin with the most notable."""

    heading: str
    usual: float
    things: list[Thing]


class Figures(msgspec.Struct, frozen=True):
    """One edition, played many times. Seats are in order; a shared victory counts as its part.

    ``fair`` is what every seat would win if all won equally often. ``decided`` is, for each
    quarter of a game's turns, how often the seat that led alone then has won. What a game does not
    tell is ``None``.
    """

    label: str
    games: int
    unfinished: int
    draws: int
    fair: float
    seats: list[Share]
    programs: dict[str, Share]
    rounds: list[int]
    decisions: list[int]
    lead_changes: list[int] | None
    standstill: list[int] | None
    decided: list[Share] | None
    uses: list[Use]

    def of(self, what: str) -> Spread:
        """The middle of ``rounds``, ``decisions``, ``lead_changes`` or ``standstill``."""
        numbers: Sequence[int] = getattr(self, what) or [0]
        return spread(numbers)


def count(plan: Plan, frame: pl.DataFrame, label: str, language: str) -> Figures:
    """The figures of a plan's rows, with the names that components have in ``language``."""
    finished = frame.filter("finished")
    columns = ("seating", "winners", "leaders")
    seats, programs = [0.0] * plan.players, Counter[str]()
    sat = Counter[str]()
    early: list[list[bool]] = [[] for _ in QUARTERS]
    for seating, winners, leaders in finished.select(columns).iter_rows():
        sat.update(seating)
        for seat in winners:
            seats[seat] += 1 / len(winners)
            programs[seating[seat]] += 1 / len(winners)  # type: ignore[assignment]
        if leaders and winners:
            for at, quarter in enumerate(QUARTERS):
                leader = leaders[max(0, round(quarter * len(leaders)) - 1)]
                if leader >= 0:
                    early[at].append(leader in winners)
    told = frame["standing"].null_count() < frame.height
    return Figures(
        label=label,
        games=frame.height,
        unfinished=frame.height - finished.height,
        draws=finished.filter(pl.col("winners").list.len() == 0).height,
        fair=sum(seats) / max(1, finished.height * plan.players),
        seats=[share(won, finished.height) for won in seats],
        programs={name: share(programs[name], sat[name]) for name in dict.fromkeys(plan.programs)},
        rounds=frame["rounds"].to_list(),
        decisions=frame["decisions"].to_list(),
        lead_changes=frame["lead_changes"].drop_nulls().to_list() if told else None,
        standstill=frame["standstill"].drop_nulls().to_list() if told else None,
        decided=[share(sum(won), len(won)) for won in early] if told else None,
        uses=_uses(plan.game, finished, language),
    )


def _uses(game: Game, frame: pl.DataFrame, language: str) -> list[Use]:
    used = (
        frame.select("number", "winners", "uses")
        .explode("uses")
        .drop_nulls("uses")
        .unnest("uses")
        .drop_nulls("seat")
    )
    headings = game.face().uses()
    if headings:
        events = [(heading, *event.split()) for heading, named in headings for event in named]
        known = pl.DataFrame(events, schema=["heading", "what", "role"], orient="row")
        used = used.join(known, on=["what", "role"])
    else:
        used = used.with_columns(heading=pl.lit(ANYTHING))
    names = pl.DataFrame(
        {"thing": list(game.edition.names), "name": _names(game.edition.names, language)},
        schema={"thing": pl.String, "name": pl.String},
    )
    won = pl.col("winners").list.contains(pl.col("seat")).cast(pl.Float64)
    by_seat = (
        used.join(names, on="thing", how="left")
        .with_columns(pl.col("name").fill_null(pl.col("thing")))
        .with_columns(part=won / pl.col("winners").list.len().clip(1))
        .group_by("heading", "name", "number", "seat")
        .agg(pl.col("count").sum(), pl.col("part").first())
    )
    things = by_seat.group_by("heading", "name").agg(
        times=pl.col("count").sum(),
        seats=pl.len(),
        won=pl.col("part").sum(),
        games=pl.col("number").n_unique(),
    )
    order = [heading for heading, _ in headings] or [ANYTHING]
    found = (_use(heading, things.filter(heading=heading), frame.height) for heading in order)
    return [use for use in found if use.things]


def _use(heading: str, things: pl.DataFrame, games: int) -> Use:
    usual = sum(things["won"].to_list()) / max(1, sum(things["seats"].to_list()))
    found = []
    for name, times, seats, won, used_in in things.select(
        "name", "times", "seats", "won", "games"
    ).iter_rows():
        part = share(won, seats)
        away = max(part.low - usual, usual - part.high)
        found.append(Thing(name, share(used_in, games), times / max(1, games), part, away))
    return Use(heading, usual, sorted(found, key=lambda thing: (-thing.away, thing.name)))


def _names(names: Mapping[str, Mapping[str, str]], language: str) -> list[str]:
    return [words.get(language) or next(iter(words.values()), id) for id, words in names.items()]
