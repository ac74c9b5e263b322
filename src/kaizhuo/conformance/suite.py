"""The suite as a test class that pytest collects; a game joins it by one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from kaizhuo.kernel import Game, State

from . import rules, secrecy, words
from .subject import Subject


class Conformance:
    """Every promise that a game makes, each a test for every number of players."""

    load: ClassVar[Callable[[], Game]]
    conserved: ClassVar[Callable[[State], object]]
    settings: ClassVar[dict[str, Any]] = {}
    examined: ClassVar[Subject | None] = None

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """One test a player count (pytest calls this)."""
        if "players" in metafunc.fixturenames:
            metafunc.parametrize("players", self.subject.player_counts())

    @property
    def subject(self) -> Subject:
        """The game under examination, one for all tests of the class."""
        kind = type(self)
        if kind.examined is None:
            kind.examined = Subject(kind.load(), kind.conserved, **kind.settings)
        return kind.examined

    def test_every_game_ends_and_loses_nothing(self, players: int) -> None:
        rules.games_end_and_lose_nothing(self.subject, players)

    def test_earlier_positions_never_change(self, players: int) -> None:
        rules.earlier_positions_never_change(self.subject, players)

    def test_a_record_replays_to_the_identical_position(self, players: int) -> None:
        rules.records_replay(self.subject, players)

    def test_positions_survive_pickling(self, players: int) -> None:
        rules.positions_survive_pickling(self.subject, players)

    def test_what_is_offered_is_what_is_accepted(self, players: int) -> None:
        rules.legal_is_what_is_accepted(self.subject, players)

    def test_answers_may_come_in_any_order(self, players: int) -> None:
        rules.answers_may_come_in_any_order(self.subject, players)

    def test_hidden_things_change_nothing_that_a_seat_sees(self, players: int) -> None:
        secrecy.hidden_things_change_nothing(self.subject, players)

    def test_drawing_anew_does_not_lean_on_the_truth(self, players: int) -> None:
        secrecy.drawing_anew_does_not_lean_on_the_truth(self.subject, players)

    def test_events_reach_only_their_audience(self, players: int) -> None:
        secrecy.events_reach_only_their_audience(self.subject, players)

    def test_everything_can_be_read_in_every_language(self, players: int) -> None:
        words.everything_can_be_read(self.subject, players)

    def test_things_lead_to_actions_and_the_rest_has_a_reason(self, players: int) -> None:
        words.things_lead_to_actions(self.subject, players)

    def test_titles_options_and_components_have_names(self) -> None:
        words.both_languages_say_the_same(self.subject)


def conformance(
    load: Callable[[], Game], conserved: Callable[[State], object], **settings: Any
) -> type[Conformance]:
    """The test class of one game.

    ``load`` makes the game (with a limit of rounds, if play without aim might never end);
    ``conserved`` returns what no action may change. ``settings`` are fields of ``Subject``
    (``games``, ``longest``, ``positions`` …).
    """
    body = {
        "load": staticmethod(load),
        "conserved": staticmethod(conserved),
        "settings": settings,
    }
    return type("Conformance", (Conformance,), body)
