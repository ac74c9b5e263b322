"""What the command line says, and in which language."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NoReturn

from rich.console import Console

from kaizhuo.kernel import Game, KaizhuoError
from kaizhuo.language import LANGUAGES, Language, house_file, language_of_locale
from kaizhuo.language import listed as _listed

out: Final = Console(highlight=False, soft_wrap=False)
err: Final = Console(stderr=True, highlight=False)

_chosen: list[str] = []


class Complaint(KaizhuoError):
    """A user error, said in the reader's language already."""


def choose_language(wanted: str | None) -> str:
    """Use the language asked for (``zh``, ``zh-TW``, ``en-GB`` … will do), or the locale's."""
    if wanted is None:
        return language()
    known = knows_language(wanted)
    if known is None:
        complain("error-language", language=wanted)
    _chosen[:] = [known]
    return known


def heed_language(arguments: Sequence[str]) -> None:
    """Use the language that arguments ask for, before a command has come to read them: it may
    never do so, for they are wrong or ask for help."""
    after = [arguments[at + 1] for at, word in enumerate(arguments[:-1]) if word == "--lang"]
    for wanted in after + [word[7:] for word in arguments if word.startswith("--lang=")]:
        if knows_language(wanted):
            choose_language(wanted)


def knows_language(wanted: str) -> str | None:
    """The tag of a language as people write it, if there is anything in it."""
    word = wanted.replace("_", "-").lower()
    for known in LANGUAGES:
        if word == known.lower() or word.partition("-")[0] == known.partition("-")[0]:
            return known
    return None


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


def listed(words: Iterable[str]) -> str:
    """Words to choose from, in the language in use: "a, b, c" or 「a、b、c」."""
    return _listed(words, language())


def complain(id: str, **args: object) -> NoReturn:
    """End the command with one clear sentence."""
    raise Complaint(say(id, **args))


def print_error(sentence: str) -> None:
    """One sentence on stderr, on one line."""
    line = " ".join(sentence.split())
    separator = " " if language() == "en" else ""
    sys.stderr.write(f"{say('error-prefix')}{separator}{line}\n")
