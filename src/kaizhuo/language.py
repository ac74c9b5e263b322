"""Messages in a reader's language: Fluent files of the house and of each game, rendered."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .folders import MissingText, game_file, house_file, package_of
from .kernel import SPECTATOR, EditionError, Game, KaizhuoError, RecordError, Ref, Seat, Text

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingText",
    "game_file",
    "house_file",
    "join",
    "language_of_locale",
    "listed",
    "mistake_in_words",
    "package_of",
    "reason_of",
]

LANGUAGES: Final = ("zh-Hant", "en")
"""The languages everything is written in; the first is the one for readers of neither."""

_COMMA: Final = {"zh-Hant": "、", "en": ", "}
_AND: Final = {"zh-Hant": "和", "en": " and "}


def language_of_locale(environment: Mapping[str, str] | None = None) -> str:
    """The language of the person at this terminal, by ``LC_ALL``, ``LC_MESSAGES`` or ``LANG``."""
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = variables.get(name, "")
        if value:
            return "en" if value.lower().startswith("en") else LANGUAGES[0]
    return LANGUAGES[0]


def join(words: Sequence[str], language: str) -> str:
    """Words as a list: "a, b and c" or 「a、b和c」."""
    if len(words) < 2:
        return "".join(words)
    return listed(words[:-1], language) + _AND[language] + words[-1]


def listed(words: Iterable[str], language: str) -> str:
    """Words to choose from: "a, b, c" or 「a、b、c」."""
    return _COMMA[language].join(words)


@lru_cache(maxsize=64)
def _parsed(text: str) -> ast.Resource:
    """Reading Fluent takes longer than everything else here, and texts come again."""
    return FluentResource(text)


class Language:
    """One language with the texts of the house and, if given, of a game.

    ``sources`` are further Fluent texts (a command's own, a server's own). With ``strict``, a
    missing message or argument raises ``MissingText``; otherwise the message's id stands in.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        sources: Sequence[str] = (),
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise KaizhuoError(
                f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}"
            )
        self.language: Final = language
        self.strict: Final = strict
        self._names: Mapping[str, Mapping[str, str]] = game.edition.names if game else {}
        self._bundle = FluentBundle([language], use_isolating=False)
        texts = [house_file("kaizhuo.text", f"common.{language}.ftl"), *sources]
        if game is not None:
            texts.append(game_file(game, f"text.{language}.ftl"))
        for text in texts:
            self._bundle.add_resource(_parsed(text), allow_overrides=True)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return bool(self._bundle.has_message(id))

    def name(self, ref: str) -> str:
        """The name of a component of the edition."""
        names = self._names.get(ref)
        if names is None:
            if self.strict:
                raise MissingText(f"no component is called {ref!r}")
            return ref
        return names.get(self.language) or next(iter(names.values()), ref)

    def say(self, id: str, **args: object) -> str:
        """A message by its id, for a reader without a seat."""
        return self.render(Text(id, args))

    def render(self, text: Text, you: int = SPECTATOR, seats: Sequence[str] = ()) -> str:
        """A text in words, for the reader in seat ``you``; ``seats`` are the players' names.

        In the message, ``$you`` is the name of the argument that is the reader's own seat, or
        ``none``.
        """
        if not self._bundle.has_message(text.id):
            return self._missing(text.id, "there is no such message")
        pattern = self._bundle.get_message(text.id).value
        if pattern is None:
            return self._missing(text.id, "the message has no text")
        args: dict[str, object] = {"you": "none"}
        for key, value in text.args.items():
            if isinstance(value, Seat) and value.index == you and args["you"] == "none":
                args["you"] = key
            args[key] = self._argument(value, you, seats)
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingText(f"{text.id} ({self.language}): {errors[0]}")
        return str(words)

    def _argument(self, value: object, you: int, seats: Sequence[str]) -> str | int | float:
        match value:
            case bool():
                return "true" if value else "false"
            case int() | float() | str():
                return value
            case Text():
                return self.render(value, you, seats)
            case Ref():
                return self.name(value.id)
            case Seat():
                return seats[value.index] if value.index < len(seats) else f"#{value.index + 1}"
            case list() | tuple():
                words = [str(self._argument(item, you, seats)) for item in value]
                return join(words, self.language)
        return self._missing(repr(value), "this cannot be an argument")

    def _missing(self, id: str, reason: str) -> str:
        if self.strict:
            raise MissingText(f"{id} ({self.language}): {reason}")
        return id


def mistake_in_words(text: Text, language: str, words: str = "") -> str:
    """What is wrong with a file that somebody wrote, as ``mistakes.*.ftl`` of the house says it,
    or of the package ``words``."""
    packages = ["kaizhuo.text", words] if words else ["kaizhuo.text"]
    sources = [house_file(package, f"mistakes.{language}.ftl") for package in packages]
    return Language(language, None, sources).render(text)


def reason_of(error: EditionError | RecordError, language: str) -> str:
    """Why a file is refused, in a reader's language; in English if it is said in no other."""
    if error.text is None:
        return error.reason
    words = error.words if isinstance(error, EditionError) else ""
    return mistake_in_words(error.text, language, words)
