"""``kaizhuo edition new`` and ``kaizhuo edition check``: components as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .asking import GameId, Lang, load_game, write_text
from .help import Command, Group
from .words import choose_language, complain, out, say, words_of

app = typer.Typer(cls=Group, rich_markup_mode=None, no_args_is_help=False)

File = Annotated[str, typer.Argument(metavar="FILE", help=say("help-arg-file"))]


@app.callback(invoke_without_command=True)
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=Command, help=say("help-edition-new"))
def new(
    game: GameId,
    file: File,
    force: Annotated[bool, typer.Option("--force", help=say("help-opt-force"))] = False,
    lang: Lang = None,
) -> None:
    """Write the standard edition into a file."""
    choose_language(lang)
    standard = load_game(game)
    if Path(file).is_file() and not force:
        complain("error-file-exists", file=file)
    write_text(file, standard.edition.text)
    out.print(say("edition-written", game=game, file=file), markup=False, soft_wrap=True)


@app.command(cls=Command, help=say("help-edition-check"))
def check(game: GameId, file: File, lang: Lang = None) -> None:
    """Read an edition file and say whether it is right."""
    tag = choose_language(lang)
    loaded = load_game(game, edition=file)
    edition = loaded.edition
    out.print(
        say(
            "edition-good",
            file=file,
            title=words_of(loaded, tag).say("title"),
            components=len(edition.names),
            hash=edition.hash[:16],
        ),
        markup=False,
    )
