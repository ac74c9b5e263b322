"""What several commands ask for: a game with its options, programs, files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from kaizhuo import players as programs
from kaizhuo.kernel import Game, Option, OptionError, Value
from kaizhuo.registry import games, load, load_with, options_of, presets_of

from .words import complain, listed, say

GameId = Annotated[str, typer.Argument(metavar="GAME", help=say("help-arg-game"))]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help=say("help-opt-lang"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-opt-option")),
]
Preset = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help=say("help-opt-preset"))
]
EditionFile = Annotated[
    str | None, typer.Option("--edition", metavar="FILE", help=say("help-opt-edition"))
]

_MOST = 2**63 - 1
_INTEGER = re.compile(r"-?[0-9]{1,18}")
_YES = ("true", "yes", "on", "1", "是")
_NO = ("false", "no", "off", "0", "否")


def load_game(
    id: str,
    options: Sequence[str] | None = None,
    preset: str | None = None,
    edition: str | None = None,
) -> Game:
    """A game as it was asked for on the command line."""
    known = games()
    if id not in known:
        complain("error-game", game=id, known=listed(known))
    if edition is not None:
        read_text(edition)
    if not options and preset is None and edition is None:
        return load(id)
    standard = load(id)
    presets = presets_of(standard)
    if preset is not None and preset not in presets:
        complain("error-preset", game=id, preset=preset, known=listed(presets))
    declared = {option.name: option for option in options_of(standard)}
    wanted: dict[str, object] = {}
    for given in options or ():
        name, equals, value = given.partition("=")
        if not equals or not name.strip():
            complain("error-option-form", given=given)
        name = name.strip().replace("-", "_")
        if name not in declared:
            complain("error-option-name", game=id, option=name, known=listed(declared))
        wanted[name] = _value(declared[name], value.strip())
    return load_with(id, edition, preset, wanted)


def _value(option: Option, word: str) -> Value:
    """The value that a word means for an option, or a sentence with what is possible."""
    value: object = word
    if option.kind == "bool" and word.lower() in (*_YES, *_NO):
        value = word.lower() in _YES
    elif option.kind == "int" and _INTEGER.fullmatch(word):
        value = int(word)
    try:
        return option.check(value)
    except OptionError:
        known = {
            "bool": listed(("true", "false")),
            "int": f"{option.low} … {option.high}",
            "choice": listed(option.choices),
        }[option.kind]
        complain("error-option-value", option=option.name, value=word, known=known)


def check_players(game: Game, players: int) -> None:
    """A sentence unless the game can be played by so many."""
    if not game.min_players <= players <= game.max_players:
        complain(
            "error-players",
            game=game.id,
            low=game.min_players,
            high=game.max_players,
            players=str(players),
        )


def programs_named(given: str, seats: int, players: int) -> list[str]:
    """The programs of a list with commas: one for every seat, or one for all of them."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        try:
            programs.load(name)
        except programs.UnknownPlayer:
            complain("error-bot", bot=name, known=listed([*programs.names(), "search:1000"]))
        except OptionError:
            complain("error-search", bot=name, most=str(programs.MOST_ITERATIONS))
    if len(names) not in (1, seats):
        complain("error-bots", players=players, programs=seats, given=len(names))
    return names


def check_least(what: str, number: int, least: int, most: int = _MOST) -> None:
    """A sentence unless a number is at least so much (and of a size that can be meant)."""
    if number < least:
        complain("error-least", what=say(what), least=least, given=str(number))
    if number > most:
        complain("error-number", what=say(what), given=str(number))


def read_text(file: str) -> str:
    """A text file's content."""
    path = Path(file)
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        complain("error-no-file", file=file)
    except IsADirectoryError:
        complain("error-is-folder", file=file)
    except UnicodeDecodeError:
        complain("error-not-text", file=file)
    except (OSError, ValueError) as error:
        complain("error-cannot-read", file=file, reason=_reason(error))


def write_text(file: str, text: str) -> None:
    """Write a text file."""
    try:
        Path(file).write_text(text, "utf-8")
    except IsADirectoryError:
        complain("error-is-folder", file=file)
    except (OSError, ValueError) as error:
        complain("error-cannot-write", file=file, reason=_reason(error))


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)
