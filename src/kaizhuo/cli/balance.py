"""``kaizhuo balance``: a report on an edition, or on two beside each other."""

from __future__ import annotations

from typing import Annotated

import typer

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
from .many import RayAddress, progress_of, workers_for
from .words import choose_language, complain, say
from .words import out as screen


def balance(
    game: GameId,
    players: Annotated[int | None, typer.Option(help=say("help-opt-players"))] = None,
    games: Annotated[int, typer.Option(help=say("help-opt-games"))] = 1000,
    bots: Annotated[str, typer.Option(help=say("help-opt-bots"))] = "greedy",
    seed: Annotated[int, typer.Option(help=say("help-opt-seed"))] = 0,
    workers: Annotated[int | None, typer.Option(help=say("help-opt-workers"))] = None,
    against: Annotated[
        str | None, typer.Option("--against", metavar="FILE", help=say("help-opt-against"))
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help=say("help-opt-out-report"))
    ] = None,
    rows: Annotated[
        str | None, typer.Option("--rows", metavar="FILE", help=say("help-opt-rows"))
    ] = None,
    ray: RayAddress = None,
    option: Options = None,
    preset: Preset = None,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Play many games and write a report."""
    tag = choose_language(lang)
    played = [load_game(game, option, preset, edition)]
    if against is not None:
        played.append(load_game(game, option, preset, against))
        if played[0].edition.hash == played[1].edition.hash:
            complain("error-same-edition", file=against)
    names = [name.strip() for name in bots.split(",")]
    seats = players if players is not None else max(len(names), played[0].min_players)
    check_players(played[0], seats)
    names = programs_named(bots, seats, seats)
    check_least("what-games", games, 1, MOST_GAMES)
    check_least("what-seed", seed, 0)
    hands = workers_for(games, workers, ray, names)
    file = out if out is not None else f"{game}-balance.html"

    from kaizhuo.lab import balance as lab_balance  # noqa: PLC0415

    lab_balance.check_report_file(file)
    standard = load_game(game).chosen
    changed = {name: value for name, value in played[0].chosen.items() if standard[name] != value}
    kept = lab_balance.rows_files(rows)[: len(played)] if rows is not None else ()
    with progress_of(games * len(played), *kept) as progress:
        text = lab_balance.report(
            played, seats, games, names, seed, tag, hands,
            progress=progress, ray=ray, rows_in=rows, options=changed,
        )  # fmt: skip
    lab_balance.write_report(file, text)
    screen.print(say("balance-written", file=file), markup=False, soft_wrap=True)
