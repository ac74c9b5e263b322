"""What the command line says, and in which language."""

from __future__ import annotations

import sys
from functools import cache
from typing import Final, NoReturn

from rich.console import Console

from kaizhuo.kernel import Game, KaizhuoError
from kaizhuo.language import LANGUAGES, Language, house_file, language_of_locale

out: Final = Console(highlight=False, soft_wrap=False)
err: Final = Console(stderr=True, highlight=False)

_chosen: list[str] = []


class Complaint(KaizhuoError):
    """A user error, said in the reader's language already."""


def choose_language(wanted: str | None) -> str:
    """Use the language asked for (``zh``, ``zh-TW``, ``en-GB`` … will do), or the locale's."""
    if wanted is None:
        return language()
    word = wanted.replace("_", "-").lower()
    for known in LANGUAGES:
        if word == known.lower() or word.partition("-")[0] == known.partition("-")[0]:
            _chosen[:] = [known]
            return known
    complain("error-language", language=wanted)


def language() -> str:
    """The language in use."""
    return _chosen[0] if _chosen else language_of_locale()


@cache
def _own(tag: str) -> Language:
    return Language(tag, None, [house_file("kaizhuo.cli", f"text.{tag}.ftl")])


def words_of(game: Game, tag: str) -> Language:
    """The command line's words together with a game's."""
    return Language(tag, game, [house_file("kaizhuo.cli", f"text.{tag}.ftl")])


def say(id: str, **args: object) -> str:
    """One of the command line's own messages in the language in use."""
    return _own(language()).say(id, **args)


def complain(id: str, **args: object) -> NoReturn:
    """End the command with one clear sentence."""
    raise Complaint(say(id, **args))


def print_error(sentence: str) -> None:
    """One sentence on stderr, on one line."""
    line = " ".join(sentence.split())
    separator = " " if language() == "en" else ""
    sys.stderr.write(f"{say('error-prefix')}{separator}{line}\n")
