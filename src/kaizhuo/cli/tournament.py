"""``kaizhuo tournament``: everybody against everybody, with ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from kaizhuo.kernel import Game
from kaizhuo.lab import MOST_GAMES

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
from .words import choose_language, complain, say, words_of
from .words import out as screen

if TYPE_CHECKING:
    from kaizhuo.lab.tournament import Tournament

_MOST_BESIDE = 8
"""Programs that a table of everybody against everybody has room for."""


def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option(help=say("help-opt-entries"))],
    players: Annotated[int | None, typer.Option(help=say("help-opt-players"))] = None,
    games: Annotated[int, typer.Option(help=say("help-opt-games-each"))] = 100,
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
    """Play a tournament and rate the programs."""
    tag = choose_language(lang)
    played = load_game(game, option, preset, edition)
    seats = played.min_players if players is None else players
    check_players(played, seats)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        programs_named(name, 1, 1)
    if len(names) < 2:
        complain("error-entries-few")
    for name in names:
        if names.count(name) > 1:
            complain("error-entries-twice", bot=name)
    check_least("what-games", games, 1, MOST_GAMES)
    check_least("what-seed", seed, 0)

    from kaizhuo.lab.seating import games_of_round_robin  # noqa: PLC0415
    from kaizhuo.lab.tournament import play_tournament  # noqa: PLC0415

    total = games_of_round_robin(len(names), seats, games)
    check_least("what-games", total, 1, MOST_GAMES)
    hands = workers_for(total, workers, ray, names)
    with progress_of(total, out) as progress:
        results = play_tournament(
            played, seats, games, names, seed, hands, progress=progress, out=out, ray=ray
        )
    if json:
        typer.echo(msgspec.json.encode(results))
        return
    _print(played, results, tag)
    if out is not None:
        print_rows(results.games, out)


def _print(game: Game, results: Tournament, tag: str) -> None:
    head = say(
        "tournament-title",
        title=words_of(game, tag).say("title"),
        players=results.players,
        tables=results.tables,
        games=results.games,
    )
    screen.print(head, style="bold", markup=False)
    table = Table()
    table.add_column(say("tournament-place"), justify="right")
    table.add_column(say("simulate-bot"), no_wrap=True)
    for column in ("wins", "share", "interval", "rating", "unsure", "ordinal"):
        table.add_column(say(f"tournament-{column}"), justify="right", no_wrap=True)
    for place, rank in enumerate(results.ranks, 1):
        table.add_row(
            str(place),
            rank.program,
            f"{rank.wins:g}/{rank.seats}",
            f"{rank.share.share:.1%}",
            f"{100 * rank.share.low:.0f}–{rank.share.high:.0%}",
            f"{rank.mu:.1f}",
            f"{rank.sigma:.1f}",
            f"{rank.ordinal:.1f}",
        )
    screen.print(table)
    if 2 < len(results.ranks) <= _MOST_BESIDE:
        _print_pairs(results)
    screen.print(say("simulate-draws", draws=results.draws, unfinished=results.unfinished))
    screen.print(say("tournament-help"), style="dim", markup=False)


def _print_pairs(results: Tournament) -> None:
    """How often the program of a row did better than that of a column."""
    names = [rank.program for rank in results.ranks]
    screen.print(say("tournament-pairs"))
    table = Table()
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for one in names:
        found = results.beats[one]
        cells = [f"{found[other].share:.0%}" if other in found else "" for other in names]
        table.add_row(one, *cells)
    screen.print(table)
