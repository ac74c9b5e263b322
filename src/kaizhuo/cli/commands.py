"""The commands, put together."""

from __future__ import annotations

import typer

from .balance import balance
from .editions import app as editions
from .help import Command, Group
from .play import play
from .records import replay, verify
from .scenarios import check
from .serve import serve
from .shelf import games, rules
from .simulate import simulate
from .tournament import tournament
from .words import say

app = typer.Typer(
    cls=Group,
    help=say("help-kaizhuo"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(cls=Command, help=say("help-serve"))(serve)
app.command(cls=Command, help=say("help-games"))(games)
app.command(cls=Command, help=say("help-rules"))(rules)
app.command(cls=Command, help=say("help-play"))(play)
app.command(cls=Command, help=say("help-simulate"))(simulate)
app.command(cls=Command, help=say("help-tournament"))(tournament)
app.command(cls=Command, help=say("help-balance"))(balance)
app.command(cls=Command, help=say("help-replay"))(replay)
app.command(cls=Command, help=say("help-verify"))(verify)
app.add_typer(editions, name="edition", help=say("help-edition"))
app.command(cls=Command, help=say("help-check"))(check)
