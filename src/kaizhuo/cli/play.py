"""``kaizhuo play``: a whole game in the terminal, against programs."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

import typer

from kaizhuo.language import Language, join

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
    write_text,
)
from .seating import TerminalTable
from .talk import LEFT, Talk
from .words import choose_language, out, say, words_of

_LONGEST_NAME = 20


def play(
    game: GameId,
    players: Annotated[int | None, typer.Option(help=say("help-opt-players"))] = None,
    bots: Annotated[str, typer.Option(help=say("help-opt-bots"))] = "greedy",
    name: Annotated[str | None, typer.Option(help=say("help-opt-name"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("help-opt-seed"))] = None,
    record: Annotated[
        str | None, typer.Option("--record", metavar="FILE", help=say("help-opt-record"))
    ] = None,
    option: Options = None,
    preset: Preset = None,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Play against programs."""
    tag = choose_language(lang)
    played = load_game(game, option, preset, edition)
    named = [word.strip() for word in bots.split(",")]
    seats = players
    if seats is None:
        seats = len(named) + 1 if len(named) > 1 else min(4, played.max_players)
        seats = max(seats, played.min_players)
    check_players(played, seats)
    others = programs_named(bots, seats - 1, seats)
    others = others * (seats - 1) if len(others) == 1 else others
    if seed is not None:
        check_least("what-seed", seed, 0)
    secret = secrets.token_bytes(16) if seed is None else _bytes_of(seed)
    me = 0
    first = secret[-1] % seats
    words = words_of(played, tag)
    mine = (name or "").strip()[:_LONGEST_NAME] or say("play-you")
    table = TerminalTable(played, me, [mine, *_bot_names(seats - 1)], others, secret, first)
    _greet(table, others, words)
    ended = Talk(table, words).until_the_end()
    if record is not None and table.record.moves:
        write_text(record, table.record_text())
        out.print(say("play-recorded", file=record), markup=False, soft_wrap=True)
    if ended == LEFT:
        out.print(say("play-left"))


def _bytes_of(seed: int) -> bytes:
    return hashlib.sha256(str(seed).encode()).digest()[:16]


def _bot_names(count: int) -> list[str]:
    given = say("play-bot-names").split(",")
    return [given[at % len(given)] for at in range(count)]


def _greet(table: TerminalTable, bots: list[str], words: Language) -> None:
    others = [
        say(
            "play-bot-name",
            name=name,
            bot=words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else bot,
        )
        for name, bot in zip(table.names[1:], bots, strict=True)
    ]
    title = words.say("title")
    out.rule(title, style="green")
    out.print(say("play-welcome", title=title, others=join(others, words.language)), markup=False)
    out.print(say("play-commands"), style="dim", markup=False)
