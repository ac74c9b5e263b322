"""``kaizhuo simulate``: many games between programs."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kaizhuo import lab
from kaizhuo.kernel import Game

from .asking import (
    EditionFile,
    GameId,
    Lang,
    Options,
    Preset,
    check_least,
    check_players,
    load_game,
    programs_named,
)
from .words import choose_language, err, listed, out, say, words_of


def simulate(
    game: GameId,
    players: Annotated[int | None, typer.Option(help=say("help-opt-players"))] = None,
    games: Annotated[int, typer.Option(help=say("help-opt-games"))] = 100,
    bots: Annotated[str, typer.Option(help=say("help-opt-bots"))] = "greedy",
    seed: Annotated[int, typer.Option(help=say("help-opt-seed"))] = 0,
    workers: Annotated[int | None, typer.Option(help=say("help-opt-workers"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-opt-json"))] = False,
    option: Options = None,
    preset: Preset = None,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Play many games and count."""
    tag = choose_language(lang)
    played = load_game(game, option, preset, edition)
    names = [name.strip() for name in bots.split(",")]
    seats = players if players is not None else max(len(names), played.min_players)
    check_players(played, seats)
    names = programs_named(bots, seats, seats)
    check_least("what-games", games, 1)
    check_least("what-seed", seed, 0)
    if workers is None:
        workers = min(os.cpu_count() or 1, max(1, games // 20))
    check_least("what-workers", workers, 1)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as bar:
        task = bar.add_task(say("simulate-progress"), total=games)
        results = lab.simulate(
            played, seats, games, names, seed, workers,
            progress=lambda done: bar.advance(task, done),
        )  # fmt: skip
    if json:
        typer.echo(msgspec.json.encode(results))
    else:
        _print(played, results, tag)


def _print(game: Game, results: lab.Results, tag: str) -> None:
    title = words_of(game, tag).say("title")
    head = say("simulate-title", games=results.games, title=title, players=results.players)
    out.print(head, style="bold", markup=False)
    table = Table()
    table.add_column(say("simulate-bot"))
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-share"), justify="right")
    for name, wins in zip(results.bots, results.wins, strict=True):
        table.add_row(name, str(wins), f"{wins / results.games:.1%}")
    out.print(table)
    seats = listed(
        say("simulate-seat", seat=seat, wins=wins)
        for seat, wins in enumerate(results.wins_by_seat, 1)
    )
    out.print(say("simulate-seats", seats=seats))
    out.print(say("simulate-draws", draws=results.draws, unfinished=results.unfinished))
    out.print(
        say(
            "simulate-length",
            decisions=results.decisions.median,
            decisions95=results.decisions.p95,
            rounds=results.rounds.median,
            rounds95=results.rounds.p95,
        )
    )
    out.print(say("simulate-speed", speed=round(results.decisions_per_second)))
