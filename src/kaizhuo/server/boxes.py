"""The boxes on the shelf: games with their options, editions, texts and rule books."""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Mapping

from kaizhuo import players, registry
from kaizhuo.kernel import EditionError, Game, KaizhuoError, OptionError, UnknownGame
from kaizhuo.language import LANGUAGES, MissingText, game_file, house_file, reason_of

from . import rulebook, trial, wire
from .refusal import Refusal, brief

MAX_EDITION = 256 * 1024
_CACHED_GAMES = 32


class Boxes:
    """Loads games once; tables with the same edition and options share one."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._lock = threading.Lock()  # boxes are opened in threads
        self._views: list[wire.GameView] | None = None
        self._rules: dict[tuple[str, str], wire.RuleBook] = {}

    def load(
        self, id: str, preset: str | None, options: Mapping[str, object], edition: str | None
    ) -> Game:
        """The game of a table; raises what the game's loader raises."""
        print = None if edition is None else hashlib.sha256(edition.encode()).hexdigest()
        key = json.dumps([id, preset, sorted(options.items()), print], ensure_ascii=False)
        with self._lock:
            found = self._games.get(key)
        if found is None:
            found = trial.load_text(id, preset, options, edition)
        with self._lock:
            self._games[key] = found
            self._games.move_to_end(key)
            if len(self._games) > _CACHED_GAMES:
                self._games.popitem(last=False)
        return found

    def open(
        self, id: str, preset: str | None, options: Mapping[str, object], edition: str | None
    ) -> Game:
        """``load`` for a request: every fault is a ``Refusal`` with its reason."""
        if edition is not None and not trial.is_light(id, preset, options, edition):
            raise Refusal(400, "edition-heavy")
        try:
            return self.load(id, preset, options, edition)
        except UnknownGame:
            raise Refusal(400, "game-unknown", wire.say("error-game-unknown", game=id)) from None
        except OptionError as error:
            raise Refusal(400, "option", wire.say("error-option", reason=brief(error))) from None
        except EditionError as error:
            english, chinese = (brief(reason_of(error, tag)) for tag in ("en", "zh-Hant"))
            message = wire.say("error-edition", line=error.line, english=english, chinese=chinese)
            raise Refusal(400, "edition", message, line=error.line) from None
        except (RecursionError, ValueError):
            raise Refusal(400, "edition-heavy") from None
        except (KaizhuoError, TypeError) as error:
            raise Refusal(400, "option", wire.say("error-option", reason=brief(error))) from None

    def standard(self, id: str) -> Game:
        """A game as it comes out of the box, for its texts, rules and catalog."""
        try:
            return self.load(id, None, {}, None)
        except UnknownGame:
            raise Refusal(404, "game-unknown", wire.say("error-game-unknown", game=id)) from None

    def shelf(self) -> list[wire.GameView]:
        """Every game that can be played here."""
        if self._views is None:
            self._views = [self._view(id) for id in registry.games()]
        return self._views

    def _view(self, id: str) -> wire.GameView:
        game = self.standard(id)
        return wire.GameView(
            id=id,
            min_players=game.min_players,
            max_players=game.max_players,
            options=[
                wire.OptionView(
                    name=option.name,
                    kind=option.kind,  # type: ignore[arg-type]
                    default=option.default,
                    choices=list(option.choices),
                    low=option.low,
                    high=option.high,
                    clause=option.clause,
                )
                for option in registry.options_of(game)
            ],
            presets={name: dict(values) for name, values in registry.presets_of(game).items()},
            bots=bots(),
        )

    def text(self, id: str, language: str) -> str:
        """All messages a page needs for a game, as one Fluent file."""
        game = self.standard(id)
        _check_language(language)
        try:
            own = game_file(game, f"text.{language}.ftl")
        except MissingText:
            raise Refusal(404, "not-found") from None
        common = house_file("kaizhuo.text", f"common.{language}.ftl")
        server = house_file("kaizhuo.server", f"text.{language}.ftl")
        return "\n".join([common, server, own])

    def rules(self, id: str, language: str) -> wire.RuleBook:
        """A game's rule book as HTML."""
        game = self.standard(id)
        _check_language(language)
        if (id, language) not in self._rules:
            try:
                source = game_file(game, f"rules.{language}.md")
            except MissingText:
                raise Refusal(404, "not-found") from None
            self._rules[id, language] = rulebook.rule_book(source)
        return self._rules[id, language]


def bots() -> list[str]:
    """The programs that may take a seat."""
    return players.names()


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal(404, "not-found")
