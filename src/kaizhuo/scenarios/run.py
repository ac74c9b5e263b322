"""Running scenarios: set up, play, compare, report."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from pathlib import Path
from typing import Final

import kaizhuo
from kaizhuo.kernel import (
    Game,
    IllegalAction,
    KaizhuoError,
    RecordError,
    Scripted,
    State,
    UnknownAction,
)

from .checks import CheckError, Problem, always, compare, show, things
from .moves import AWAY, UNKNOWN, AnyOrder, Check, Play
from .scenario import Scenario, ScenarioError, load_file, scenario_files

_SEED: Final = 2008
"""Chance that a scenario does not choose falls the same way every time."""


@dataclass(frozen=True)
class Result:
    """How one scenario came out: it holds if there are no problems."""

    scenario: Scenario
    problems: tuple[Problem, ...]

    @property
    def ok(self) -> bool:
        return not self.problems

    @property
    def name(self) -> str:
        return self.scenario.name

    @property
    def file(self) -> str:
        return self.scenario.file

    def lines(self) -> list[str]:
        """Each thing that differs, one line each."""
        return [problem.line() for problem in self.problems]


@dataclass
class Report:
    """What came of all scenarios asked for; ``errors`` are files that cannot be read."""

    results: list[Result] = field(default_factory=list)
    errors: list[ScenarioError] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.errors and all(result.ok for result in self.results)

    def failures(self) -> list[Result]:
        return [result for result in self.results if not result.ok]


class _StopError(Exception):
    """The scenario cannot go on."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.line())
        self.problem = problem


@lru_cache(maxsize=64)
def _game(
    id: str, edition: str | None, preset: str | None, options: tuple[tuple[str, object], ...]
) -> Game:
    return kaizhuo.load(id, edition=edition, preset=preset, **dict(options))


class _Run:
    """One scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.nature: Final = Scripted(
            list(scenario.draws), list(scenario.rolls), random.Random(_SEED)
        )
        self.problems: list[Problem] = []
        self.at_first: Counter[str] = Counter()

    def set_up(self) -> State:
        asked = self.scenario
        options = tuple(sorted(asked.options.items()))
        game = _game(asked.game, asked.edition, asked.preset, options)
        game.check_players(asked.players)
        if asked.position is None:
            state = game.new_state(asked.players, self.nature, asked.first)
            state.journal = []
        else:
            state = game.empty_state(asked.players)
            state.journal = []
            game.set_up(state, asked.position, self.nature)
        self.at_first = things(state)
        return state

    def whole(self) -> None:
        """Play it from beginning to end, collecting problems."""
        state = self.set_up()
        self.check(state, {}, "at the start")
        where = "at the start"
        for number, item in enumerate(self.scenario.moves, 1):
            if isinstance(item, Check):
                self.check(state, item.facts, where)
            elif isinstance(item, AnyOrder):
                where = f"after moves {number} in any order"
                self.in_any_order(state, item, where)
                self.check(state, {}, where)
            else:
                where = f"after move {number} '{item.text}'"
                self.play(state, item, self.nature)
                self.check(state, {}, where)
        self.check(state, self.scenario.expect, "at the end")
        left = [*self.nature.draws, *map(str, self.nature.rolls)]
        if left:
            self.problems.append(
                Problem("at the end", "chance", f"{show(left)} to fall", "it never did")
            )

    def check(self, state: State, facts: dict[str, object], where: str) -> None:
        if not facts:
            self.problems.extend(always(state, self.at_first, where))
            return
        try:
            self.problems.extend(compare(state, facts, where))
        except CheckError as error:
            raise ScenarioError(self.scenario.file, self.scenario.name, str(error)) from None

    def play(self, state: State, play: Play, nature: Scripted) -> None:
        if play.refused is not None:
            self.refuse(state, play, play.refused, nature)
            return
        draws, rolls = len(nature.draws), len(nature.rolls)
        nature.draws = [*play.draws, *nature.draws]
        nature.rolls = [*play.rolls, *nature.rolls]
        where = f"the move '{play.text}'"
        code = play.code
        try:
            if code == AWAY:
                if play.seat not in state.actors():
                    raise _StopError(Problem(where, "asked", "this seat", "others"))
                code = state.default(play.seat).code
            state.play(play.seat, code, nature)
        except (IllegalAction, UnknownAction) as error:
            legal = "; ".join(action.code for action in state.legal_actions(play.seat)) or "none"
            found = f"refused ({error}); legal: {legal}"
            raise _StopError(Problem(where, "the rules", "allowed", found)) from None
        except RecordError as error:
            raise _StopError(Problem(where, "chance", "possible", error.reason)) from None
        left_draws = nature.draws[: max(0, len(nature.draws) - draws)]
        left_rolls = nature.rolls[: max(0, len(nature.rolls) - rolls)]
        if (play.draws and left_draws) or (play.rolls and left_rolls):
            left = [*left_draws, *map(str, left_rolls)]
            raise _StopError(Problem(where, "chance", f"{show(left)} to fall", "it did not"))

    def refuse(self, state: State, play: Play, clause: str, nature: Scripted) -> None:
        """The move must be refused, and leave everything exactly as it was."""
        where = f"the move '{play.text}'"
        wanted = f"refused by {clause}" if clause else "refused"
        before, chances, told = state.digest(), nature.count, len(state.journal or [])
        try:
            state.play(play.seat, play.code, nature)
        except UnknownAction:
            if clause != UNKNOWN:
                self.problems.append(
                    Problem(where, "the rules", wanted, "there is no such action in this game")
                )
        except IllegalAction as error:
            if clause and error.clause != clause:
                self.problems.append(
                    Problem(where, "the rules", wanted, f"refused by {error.clause}")
                )
        else:
            raise _StopError(Problem(where, "the rules", wanted, "it was allowed"))
        if (state.digest(), nature.count, len(state.journal or [])) != (before, chances, told):
            self.problems.append(Problem(where, "the position", "as it was before", "changed"))

    def in_any_order(self, state: State, group: AnyOrder, where: str) -> None:
        """Play the moves as written, and on copies in every other order: same position after."""
        copies = [
            (
                order,
                state.clone(),
                Scripted([*self.nature.draws], [*self.nature.rolls], random.Random(_SEED)),
            )
            for order in list(permutations(group.plays))[1:]
        ]
        for play in group.plays:
            self.play(state, play, self.nature)
        for order, other, nature in copies:
            for play in order:
                self.play(other, play, nature)
            if other.digest() != state.digest():
                mine, theirs = state.game.inspect(state), other.game.inspect(other)
                differ = [key for key in mine if mine[key] != theirs.get(key)]
                said = ", ".join(f"'{play.text}'" for play in order)
                found = f"another after {said} (it differs in {', '.join(differ) or 'the steps'})"
                self.problems.append(Problem(where, "the position", "the same one", found))
                return


def run_scenario(scenario: Scenario) -> Result:
    """Play one scenario. ``ScenarioError`` if it asks for something that means nothing."""
    run = _Run(scenario)
    try:
        run.whole()
    except _StopError as stop:
        run.problems.append(stop.problem)
    except ScenarioError:
        raise
    except KaizhuoError as error:
        # Only setting up can get here: the position, the options, the number of players.
        if scenario.error is None:
            raise ScenarioError(scenario.file, scenario.name, str(error)) from None
        if scenario.error not in str(error):
            run.problems.append(
                Problem("setting up", "the error", show(scenario.error), show(str(error)))
            )
        return Result(scenario, tuple(run.problems))
    if scenario.error is not None:
        run.problems.append(
            Problem("setting up", "the error", show(scenario.error), "nothing was wrong")
        )
    return Result(scenario, tuple(run.problems))


def check_paths(paths: Sequence[str | Path]) -> Report:
    """Run every scenario in these files and folders. Never raises for what is in them."""
    report = Report()
    try:
        files = scenario_files(paths)
    except ScenarioError as error:
        report.errors.append(error)
        return report
    for file in files:
        try:
            scenarios = load_file(file)
        except ScenarioError as error:
            report.errors.append(error)
            continue
        for scenario in scenarios:
            try:
                report.results.append(run_scenario(scenario))
            except ScenarioError as error:
                report.errors.append(error)
    return report
