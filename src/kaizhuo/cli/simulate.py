"""``kaizhuo simulate``: many games between programs."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
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
from .many import OutFile, RayAddress, print_rows, progress_of, workers_for
from .words import choose_language, listed, say, words_of
from .words import out as screen


def simulate(
    game: GameId,
    players: Annotated[int | None, typer.Option(help=say("help-opt-players"))] = None,
    games: Annotated[int, typer.Option(help=say("help-opt-games"))] = 100,
    bots: Annotated[str, typer.Option(help=say("help-opt-bots"))] = "greedy",
    seed: Annotated[int, typer.Option(help=say("help-opt-seed"))] = 0,
    workers: Annotated[int | None, typer.Option(help=say("help-opt-workers"))] = None,
    out: OutFile = None,
    ray: RayAddress = None,
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
    check_least("what-games", games, 1, lab.MOST_GAMES)
    check_least("what-seed", seed, 0)
    hands = workers_for(games, workers, ray, names)
    with progress_of(games, out) as progress:
        results = lab.simulate(
            played, seats, games, names, seed, hands, progress=progress, out=out, ray=ray
        )
    if json:
        typer.echo(msgspec.json.encode(results))
    else:
        _print(played, results, tag)
        if out is not None:
            print_rows(results.games, out)


def _print(game: Game, results: lab.Results, tag: str) -> None:
    title = words_of(game, tag).say("title")
    head = say("simulate-title", games=results.games, title=title, players=results.players)
    screen.print(head, style="bold", markup=False)
    table = Table()
    table.add_column(say("simulate-bot"))
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-share"), justify="right")
    for name, wins in zip(results.bots, results.wins, strict=True):
        table.add_row(name, str(wins), f"{wins / results.games:.1%}")
    screen.print(table)
    seats = listed(
        say("simulate-seat", seat=seat, wins=wins)
        for seat, wins in enumerate(results.wins_by_seat, 1)
    )
    screen.print(say("simulate-seats", seats=seats))
    screen.print(say("simulate-draws", draws=results.draws, unfinished=results.unfinished))
    screen.print(
        say(
            "simulate-length",
            decisions=results.decisions.median,
            decisions95=results.decisions.p95,
            rounds=results.rounds.median,
            rounds95=results.rounds.p95,
        )
    )
    if results.decisions_per_second:
        screen.print(say("simulate-speed", speed=round(results.decisions_per_second)))
