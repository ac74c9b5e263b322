"""Promises about words: everything a person reads is there in every language, and every action
is reached by touching things."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kaizhuo.kernel import ALL, SPECTATOR, Action, Face, KaizhuoError, Nature, State, Text
from kaizhuo.language import Language, MissingText, game_file

from .subject import Subject, demand

_NAMES = ("阿明", "Ben", "小華", "Dora", "Eve", "Fay", "Gus", "Hal")


class Readers:
    """Strict renderings of the same text for every reader in every language, each once."""

    def __init__(self, subject: Subject, players: int) -> None:
        self.players = players
        self.seats = [_NAMES[seat % len(_NAMES)] for seat in range(players)]
        self.languages = [
            Language(language, subject.game, strict=True) for language in subject.languages
        ]
        self._read: set[str] = set()

    def read(self, text: Text, what: str, audience: int = ALL) -> None:
        """``Nonconformity`` unless everybody in the audience can read the text."""
        key = f"{audience} {text!r}"
        if key in self._read:
            return
        self._read.add(key)
        readers = [seat for seat in range(self.players) if audience >> seat & 1] or [SPECTATOR]
        for language in self.languages:
            for reader in readers:
                try:
                    words = language.render(text, reader, self.seats)
                except MissingText as missing:
                    demand(False, f"{what} can be read", error=str(missing), text=text)
                else:
                    demand(words.strip(), f"{what} says something", text=text)


def everything_can_be_read(subject: Subject, players: int) -> None:
    """Labels, prompts, sections, events and reasons render in every language for every reader."""
    face = subject.game.face()
    readers = Readers(subject, players)
    for at, state in enumerate(subject.sampled(players, "words", subject.positions)):
        for observer in (*range(players), SPECTATOR):
            for section in face.sections(state, observer):
                readers.read(section.title, "a heading")
                for line in section.lines:
                    readers.read(line.text, "a line of the table")
        for actor in state.actors():
            readers.read(face.prompt(state, actor), "a prompt")
            for action in state.legal_actions(actor):
                readers.read(face.label(state, actor, action), "a label", 1 << actor)
        if at < 12:
            _events_can_be_read(subject, players, readers, at, state)


def _events_can_be_read(
    subject: Subject, players: int, readers: Readers, at: int, state: State
) -> None:
    journal = state.clone()
    journal.journal = []
    nature = Nature(subject.rng(players, "told", at))
    for _ in subject.walk(players, 20_000 + at, journal, nature):
        if len(journal.journal) > 400:
            break
    for event in journal.journal:
        readers.read(event.text, "a log line", event.audience)


def things_lead_to_actions(subject: Subject, players: int) -> None:
    """Every legal action has a path of things to touch; no path begins another; whatever cannot
    be used has a reason that names a clause of the rule book."""
    face = subject.game.face()
    readers = Readers(subject, players)
    books = [game_file(subject.game, f"rules.{language}.md") for language in subject.languages]
    clauses: set[str] = set()
    for at, state in enumerate(subject.sampled(players, "things", subject.positions)):
        rng = subject.rng(players, "things", at)
        for player in range(players):
            legal = state.legal_actions(player)
            paths = [face.path(state, player, action) for action in legal]
            _prefix_free(paths, legal, state)
            startable = {path[0] for path in paths}
            things = {
                line.thing
                for section in face.sections(state, player)
                for line in section.lines
                if line.thing is not None
            }
            others = rng.sample(subject.game.actions, min(20, len(subject.game.actions)))
            codes = {action.code for action in others if action not in legal}
            for thing in sorted(things - startable) + sorted(codes):
                clauses.add(_explained(face, state, player, thing, readers))
    for clause in sorted(clauses):
        for language, book in zip(subject.languages, books, strict=True):
            demand(
                clause in book,
                "a reason names a clause of the rule book",
                clause=clause,
                language=language,
            )


def _explained(face: Face, state: State, player: int, thing: str, readers: Readers) -> str:
    try:
        reason = face.why_not(state, player, thing)
    except KaizhuoError as error:
        demand(False, "what cannot be used has a reason", state, thing=thing, error=str(error))
        raise
    demand(reason.clause, "a reason names its clause", state, thing=thing)
    readers.read(reason.text, "a reason", 1 << player)
    return reason.clause


def _prefix_free(paths: Sequence[list[str]], legal: Sequence[Action], state: State) -> None:
    by_path = sorted(zip((tuple(path) for path in paths), legal, strict=True), key=lambda x: x[0])
    for (path, action), (following, other) in pairwise(by_path):
        demand(
            following[: len(path)] != path,
            "no path of a legal action is the beginning of another one",
            state,
            path=path,
            action=action,
            other_path=following,
            other=other,
        )
    for path, action in by_path:
        demand(path, "every legal action is reached by touching something", state, action=action)


def both_languages_say_the_same(subject: Subject) -> None:
    """The title, the tagline, and every option with its help stand in every language."""
    game = subject.game
    for language in subject.languages:
        words = Language(language, game, strict=True)
        ids = ["title", "tagline"]
        for name in game.chosen:
            message = f"option-{name.replace('_', '-')}"
            ids += [message, f"{message}-help"]
        for id in ids:
            demand(words.has(id), "titles and options can be read", id=id, language=language)
        for ref, names in game.edition.names.items():
            demand(names.get(language), "every component has a name", ref=ref, language=language)
