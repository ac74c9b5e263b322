"""The charts of a balance report, as Vega-Lite. Colours and fonts are the page's to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import altair as alt

from .figures import Figures, Thing, Use

Say = Callable[..., str]

MOST_THINGS: Final = 12
"""Components that a chart has room for."""

_MOST_BARS: Final = 40
"""Values that a histogram shows one by one; more are put together."""
_ROW: Final = 26
"""Height of a row with two editions, in pixels."""


def seats(editions: Sequence[Figures], say: Say) -> Any:
    """Share of victories by seat, each with its interval, and what would be fair."""
    rows = [
        {
            "edition": one.label,
            "what": say("balance-seat", seat=seat),
            "share": found.share,
            "low": found.low,
            "high": found.high,
        }
        for one in editions
        for seat, found in enumerate(one.seats, 1)
    ]
    return _intervals(
        editions, rows, say, [one.fair for one in editions], say("balance-wins"), None
    )


def programs(editions: Sequence[Figures], say: Say) -> Any:
    """Share of victories by program."""
    rows = [
        {
            "edition": one.label,
            "what": name,
            "share": found.share,
            "low": found.low,
            "high": found.high,
        }
        for one in editions
        for name, found in one.programs.items()
    ]
    return _intervals(
        editions, rows, say, [one.fair for one in editions], say("balance-wins"), None
    )


def decided(editions: Sequence[Figures], say: Say) -> Any:
    """How often whoever led early has won."""
    rows = [
        {
            "edition": one.label,
            "what": say(f"balance-quarter-{at}"),
            "share": found.share,
            "low": found.low,
            "high": found.high,
        }
        for one in editions
        for at, found in enumerate(one.decided or [], 1)
    ]
    return _intervals(
        editions, rows, say, [one.fair for one in editions], say("balance-leader-wins"), None
    )


def notable(editions: Sequence[Figures], at: Sequence[Use | None], say: Say) -> Any:
    """The share of victories with the most notable components of one kind of use."""
    names = most_notable([use for use in at if use is not None])
    rows = []
    for one, use in zip(editions, at, strict=True):
        found = {thing.name: thing for thing in use.things} if use else {}
        rows += [_row(one.label, found[name]) for name in names if name in found]
    order = sorted(names, key=lambda name: -max(r["share"] for r in rows if r["what"] == name))
    usual = [use.usual if use else 0.0 for use in at]
    return _intervals(editions, rows, say, usual, say("balance-wins-with"), order)


def most_notable(uses: Sequence[Use]) -> list[str]:
    """The names of the components that stand farthest from what is usual, in any edition."""
    away: dict[str, float] = {}
    for use in uses:
        for thing in use.things:
            away[thing.name] = max(away.get(thing.name, -1.0), thing.away)
    return sorted(away, key=lambda name: (-away[name], name))[:MOST_THINGS]


def _row(edition: str, thing: Thing) -> dict[str, Any]:
    return {
        "edition": edition,
        "what": thing.name,
        "share": thing.won.share,
        "low": thing.won.low,
        "high": thing.won.high,
    }


def histogram(editions: Sequence[Figures], what: str, title: str, say: Say) -> Any:
    """How many of the games have each value of ``rounds``, ``lead_changes`` or ``standstill``."""
    numbers = [value for one in editions for value in getattr(one, what)]
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // _MOST_BARS)
    rows = []
    for one in editions:
        values = getattr(one, what)
        for begin, games in sorted(Counter((v - low) // width for v in values).items()):
            first = low + begin * width
            rows.append(
                {
                    "edition": one.label,
                    "from": first - 0.5,
                    "to": first + width - 0.5,
                    "value": str(first) if width == 1 else f"{first}–{first + width - 1}",
                    "share": games / len(values),
                    "games": games,
                }
            )
    return (
        alt.Chart(alt.InlineData(values=rows))
        .mark_bar(binSpacing=1, opacity=1 if len(editions) == 1 else 0.55)
        .encode(
            x=alt.X(
                "from:Q",
                title=title,
                axis=alt.Axis(format="d", tickMinStep=1),
                scale=alt.Scale(domain=[low - 0.5, high + 0.5], nice=False),
            ),
            x2="to:Q",
            y=alt.Y("share:Q", title=None, axis=_percent(5)),
            y2=alt.Y2Datum(0),
            color=_color(editions),
            tooltip=[
                alt.Tooltip("value:N", title=title),
                alt.Tooltip("games:Q", title=say("balance-games")),
                alt.Tooltip("share:Q", title=say("balance-games-share"), format=".1%"),
            ],
        )
        .properties(width="container", height=170)
    )


def _intervals(
    editions: Sequence[Figures],
    rows: list[dict[str, Any]],
    say: Say,
    usual: Sequence[float],
    title: str,
    order: list[str] | None,
) -> Any:
    """Points with their intervals, one row each, and a line where they would lie by chance."""
    names = list(dict.fromkeys(row["what"] for row in rows)) if order is None else order
    beside = len(editions) > 1
    y = alt.Y("what:N", sort=names, title=None, axis=alt.Axis(ticks=False))
    offset = alt.YOffset("edition:N", sort=[one.label for one in editions])
    tip = [
        alt.Tooltip("what:N", title=say("balance-what")),
        *([alt.Tooltip("edition:N", title=say("balance-edition"))] if beside else []),
        alt.Tooltip("share:Q", title=title, format=".1%"),
        alt.Tooltip("low:Q", title=say("balance-from"), format=".1%"),
        alt.Tooltip("high:Q", title=say("balance-to"), format=".1%"),
    ]
    base = alt.Chart(alt.InlineData(values=rows)).encode(y=y, color=_color(editions), tooltip=tip)
    if beside:
        base = base.encode(yOffset=offset)
    x = alt.X("low:Q", title=title, axis=_percent(), scale=alt.Scale(zero=False, nice=True))
    lines = [
        {"usual": value, "edition": one.label} for one, value in zip(editions, usual, strict=True)
    ]
    line = alt.Chart(alt.InlineData(values=lines)).mark_rule(style="usual")
    line = line.encode(x=alt.X("usual:Q"), color=_color(editions))
    bars = base.mark_rule(strokeWidth=4, opacity=0.45, strokeCap="round").encode(x=x, x2="high:Q")
    points = base.mark_point(filled=True, size=70, opacity=1).encode(x=alt.X("share:Q"))
    height = len(names) * (_ROW * 1.5 if beside else _ROW) + 10
    return alt.layer(line, bars, points).properties(width="container", height=height)


def _color(editions: Sequence[Figures]) -> Any:
    if len(editions) == 1:
        return alt.Undefined
    labels = [one.label for one in editions]
    return alt.Color(
        "edition:N",
        sort=labels,
        scale=alt.Scale(domain=labels),
        legend=alt.Legend(title=None, orient="top", labelLimit=300),
    )


def _percent(ticks: int = 6) -> alt.Axis:
    return alt.Axis(format=".0%", tickCount=ticks)
