"""A balance report as one page that needs nothing but a browser: no network, no other file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

import altair as alt
import vl_convert as vlc

from kaizhuo import __version__
from kaizhuo.folders import house_file
from kaizhuo.kernel import Value

from . import charts
from .figures import Figures, Use
from .words import Words

GENERATOR = "Kaizhuo balance report"
"""What the page says it was made by; a file that does not say so is not written over."""

_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "script-src 'unsafe-inline' 'unsafe-eval'"
)
"""The page may load nothing at all. Vega compiles what a chart computes: hence the ``eval``."""


def page(
    editions: Sequence[Figures],
    words: Words,
    players: int,
    programs: Sequence[str],
    seed: int,
    options: dict[str, Value],
) -> str:
    """The page as HTML: one edition, or two beside each other."""
    say = words.say
    title = say("balance-title", title=say("title"))
    sections = [
        _short(editions, words),
        _tiles(editions, words),
        _seats(editions, words),
        *_programs(editions, words),
        _length(editions, words),
        *_leads(editions, words),
        *_stalls(editions, words),
        *_uses(editions, words),
        _reading(editions, words),
    ]
    head = _head(editions, words, players, programs, seed, options)
    bundle: Any = vlc.javascript_bundle  # its stub asks for an argument that it does not need
    script = _safe(bundle())
    style = house_file("kaizhuo.lab.balance", "page.css")
    own = _safe(house_file("kaizhuo.lab.balance", "page.js"))
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="{GENERATOR}">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>{escape(title)}</title>
<style>{style}</style>
<script>{script}</script>
<script>{own}</script>
</head>
<body data-editions="{len(editions)}">
<main>
<header><h1>{escape(title)}</h1>{head}</header>
<noscript><p>{escape(say("balance-no-script"))}</p></noscript>
{"".join(sections)}
<footer>{escape(say("balance-made", version=__version__))}</footer>
</main>
</body>
</html>
"""


def _safe(script: str) -> str:
    """A script that no word of its own can end."""
    return script.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _head(
    editions: Sequence[Figures],
    words: Words,
    players: int,
    programs: Sequence[str],
    seed: int,
    options: dict[str, Value],
) -> str:
    say = words.say
    games = words.number(editions[0].games)
    lines = [
        say(
            "balance-facts",
            count=editions[0].games,
            games=games,
            players=players,
            programs=", ".join(programs if len(set(programs)) > 1 else [programs[0]]),
            seed=str(seed),
        )
    ]
    if len(editions) == 1:
        lines.append(say("balance-facts-edition", edition=editions[0].label))
    else:
        one, other = (edition.label for edition in editions)
        lines.append(say("balance-facts-editions", one=one, other=other, games=games))
    if options:
        chosen = ", ".join(f"{name} = {_value(value)}" for name, value in sorted(options.items()))
        lines.append(say("balance-options", options=chosen))
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _section(head: str, help: str, *parts: str) -> str:
    said = f"<p>{escape(help)}</p>" if help else ""
    return f"<section><h2>{escape(head)}</h2>{said}{''.join(parts)}</section>\n"


def _chart(chart: Any, description: str) -> str:
    """A chart: where it is drawn, and what it is drawn from."""
    with alt.data_transformers.enable("default", max_rows=None):
        spec = chart.properties(description=description).to_dict()
    spec.pop("config", None)
    data = json.dumps(spec, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")
    label = escape(description, quote=True)
    return (
        f'<div class="chart" role="img" aria-label="{label}"></div>'
        f'<script type="application/json">{data}</script>'
    )


def _short(editions: Sequence[Figures], words: Words) -> str:
    parts = []
    for label, lines in words.summary(editions):
        if len(editions) > 1:
            parts.append(f"<h3>{escape(label)}</h3>")
        parts.append(f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>")
    head = escape(words.say("balance-short"))
    return f'<section class="short"><h2>{head}</h2>{"".join(parts)}</section>\n'


def _tiles(editions: Sequence[Figures], words: Words) -> str:
    shown: list[tuple[str, list[str]]] = [
        ("games", [words.number(one.games) for one in editions]),
        ("first", [words.percent(one.seats[0].share) for one in editions]),
        ("rounds", [words.number(one.of("rounds").median) for one in editions]),
    ]
    if all(one.lead_changes for one in editions):
        shown.append(("leads", [words.number(one.of("lead_changes").median) for one in editions]))
    shown.append(("unfinished", [words.number(one.unfinished) for one in editions]))
    tiles = "".join(
        f'<div class="tile">{"".join(f"<b>{escape(value)}</b>" for value in values)}'
        f"<span>{escape(words.say(f'balance-tile-{what}'))}</span></div>"
        for what, values in shown
    )
    return f'<div class="tiles">{tiles}</div>\n'


def _seats(editions: Sequence[Figures], words: Words) -> str:
    say = words.say
    rows = [
        [
            say("balance-seat", seat=seat),
            *(cell for one in editions for cell in _share_cells(one.seats[seat - 1], words)),
        ]
        for seat in range(1, len(editions[0].seats) + 1)
    ]
    head = [say("balance-column-what"), *_share_heads(editions, words)]
    return _section(
        say("balance-head-seats"),
        say("balance-help-seats"),
        _chart(charts.seats(editions, say), say("balance-head-seats")),
        _plain_table(head, rows),
    )


def _share_heads(editions: Sequence[Figures], words: Words) -> list[str]:
    wins, between = words.say("balance-column-wins"), words.say("balance-column-between")
    if len(editions) == 1:
        return [wins, between]
    return [
        text
        for one in editions
        for text in (
            words.say("balance-column-of", edition=one.label, column=wins),
            between,
        )
    ]


def _share_cells(found: Any, words: Words) -> list[str]:
    return [words.percent(found.share), words.between(found)]


def _plain_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heads = "".join(f"<th>{escape(text)}</th>" for text in head)
    lines = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return (
        f'<div class="scroll"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def _programs(editions: Sequence[Figures], words: Words) -> list[str]:
    if len(editions[0].programs) < 2:
        return []
    say = words.say
    chart = _chart(charts.programs(editions, say), say("balance-head-programs"))
    return [_section(say("balance-head-programs"), say("balance-help-programs"), chart)]


def _length(editions: Sequence[Figures], words: Words) -> str:
    say = words.say
    chart = charts.histogram(editions, "rounds", say("balance-axis-rounds"), say)
    head = say("balance-head-length")
    return _section(head, say("balance-help-length"), _chart(chart, head))


def _leads(editions: Sequence[Figures], words: Words) -> list[str]:
    say = words.say
    if not all(one.lead_changes for one in editions):
        return []
    head = say("balance-head-leads")
    chart = charts.histogram(editions, "lead_changes", say("balance-axis-leads"), say)
    found = [_section(head, say("balance-help-leads"), _chart(chart, head))]
    if all(one.decided and any(part.of for part in one.decided) for one in editions):
        head = say("balance-head-decided")
        drawn = _chart(charts.decided(editions, say), head)
        found.append(_section(head, say("balance-help-decided"), drawn))
    return found


def _stalls(editions: Sequence[Figures], words: Words) -> list[str]:
    say = words.say
    if not all(one.standstill for one in editions):
        return []
    head = say("balance-head-stalls")
    help = say("balance-help-stalls", unfinished=sum(one.unfinished for one in editions))
    chart = charts.histogram(editions, "standstill", say("balance-axis-stalls"), say)
    return [_section(head, help, _chart(chart, head))]


def _uses(editions: Sequence[Figures], words: Words) -> list[str]:
    headings = dict.fromkeys(use.heading for one in editions for use in one.uses)
    found = []
    for at, heading in enumerate(headings):
        uses = [next((use for use in one.uses if use.heading == heading), None) for one in editions]
        found.append(_use(editions, uses, words, warned=at > 0))
    return found


def _use(
    editions: Sequence[Figures], uses: Sequence[Use | None], words: Words, warned: bool
) -> str:
    say = words.say
    there = [use for use in uses if use is not None]
    names = charts.most_notable(there)
    every = {thing.name for use in there for thing in use.things}
    head = words.heading(there[0].heading)
    help = say(
        "balance-help-use",
        usual=" / ".join(words.percent(use.usual) for use in there),
        shown=len(names),
        count=len(every) - len(names),
        all=len(every),
        by_chance=round(len(every) * len(there) / 20),
    )
    warning = "" if warned else f'<p class="warning">{escape(say("balance-warning-use"))}</p>'
    chart = _chart(charts.notable(editions, uses, say), head)
    table = _sortable_table(editions, uses, words)
    summary = escape(say("balance-all", count=len(every)))
    details = f"<details><summary>{summary}</summary>{table}</details>"
    return _section(head, help, warning, chart, details)


def _sortable_table(editions: Sequence[Figures], uses: Sequence[Use | None], words: Words) -> str:
    say = words.say
    columns = ("with", "between", "used", "times")
    heads = [say("balance-column-what")]
    for one in editions:
        first, *others = (say(f"balance-column-{column}") for column in columns)
        if len(editions) > 1:
            first = say("balance-column-of", edition=one.label, column=first)
        heads += [first, *others]
    hint = escape(say("balance-sort"), quote=True)
    head = "".join(
        f'<th scope="col"><button title="{hint}">{escape(text)}</button></th>' for text in heads
    )
    by_name = [{thing.name: thing for thing in use.things} if use else {} for use in uses]
    order = dict.fromkeys(thing.name for use in uses if use for thing in use.things)
    lines = []
    for name in order:
        cells = [f'<td data-value="{escape(name, quote=True)}">{escape(name)}</td>']
        away = False
        for found in by_name:
            thing = found.get(name)
            if thing is None:
                cells += ['<td data-value="-1">–</td>'] * len(columns)
                continue
            away = away or thing.away > 0
            cells += [
                _cell(thing.won.share, words.percent(thing.won.share)),
                _cell(thing.won.low, words.between(thing.won, 0)),
                _cell(thing.games.share, words.percent(thing.games.share)),
                _cell(thing.times, f"{thing.times:.2f}"),
            ]
        lines.append(f"<tr{' class=away' if away else ''}>{''.join(cells)}</tr>")
    return (
        f'<div class="scroll"><table class="sortable"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _cell(value: float, text: str) -> str:
    return f'<td data-value="{value:.6f}">{escape(text)}</td>'


def _reading(editions: Sequence[Figures], words: Words) -> str:
    say = words.say
    lines = [say("balance-reading-interval"), say("balance-reading-programs")]
    if editions[0].lead_changes:
        lines.append(say("balance-reading-lead", measure=words.measure()))
    body = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return _section(say("balance-head-reading"), "", body)
