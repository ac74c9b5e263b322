"""``kaizhuo games`` and ``kaizhuo rules``: what there is to play."""

from __future__ import annotations

import typer
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from kaizhuo.kernel import Option
from kaizhuo.language import Language, game_file
from kaizhuo.registry import games as ids
from kaizhuo.registry import load, options_of, presets_of

from .asking import GameId, Lang, load_game
from .words import choose_language, out, say, words_of


def games(lang: Lang = None) -> None:
    """List the games with their options."""
    tag = choose_language(lang)
    found = ids()
    if not found:
        out.print(say("games-none"))
    for id in found:
        game = load(id)
        words = words_of(game, tag)
        players = say("games-players", low=game.min_players, high=game.max_players)
        head = Text(id, style="bold green")
        head.append(f"  {words.say('title')}", style="bold")
        head.append(f"  {players}", style="dim")
        out.print(head)
        if words.has("tagline"):
            out.print(Padding(Text(words.say("tagline")), (0, 0, 0, 2), expand=False))
        for option in options_of(game):
            _print_option(option, words)
        for preset, values in presets_of(game).items():
            line = Text(f"--preset {preset}", style="cyan")
            title = f"preset-{preset}"
            if words.has(title):
                line.append(f"  {words.say(title)}", style="default")
            chosen = ", ".join(f"{name}={_plain(value)}" for name, value in values.items())
            line.append(f"  {chosen}", style="dim")
            out.print(Padding(line, (0, 0, 0, 2), expand=False))


def _print_option(option: Option, words: Language) -> None:
    choices = {
        "bool": "true|false",
        "int": f"{option.low}…{option.high}",
        "choice": "|".join(option.choices),
    }[option.kind]
    line = Text(f"--option {option.name}={choices}", style="cyan")
    line.append(f"  {say('option-default', value=_plain(option.default))}", style="dim")
    out.print(Padding(line, (0, 0, 0, 2), expand=False))
    help_id = f"option-{option.name.replace('_', '-')}-help"
    if words.has(help_id):
        out.print(Padding(Text(words.say(help_id)), (0, 0, 0, 6), expand=False))


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def rules(game: GameId, lang: Lang = None) -> None:
    """Print the rule book of a game."""
    tag = choose_language(lang)
    book = game_file(load_game(game), f"rules.{tag}.md")
    if out.is_terminal:
        with out.pager(styles=True):
            out.print(Markdown(book))
    else:
        typer.echo(book)
