"""Iterations per second of our search beside OpenSpiel's, on the same positions.

    python -m benchmarks.search [--games deal,taiwan] [--players N] [--seconds S] [--rounds N]

Ours is ``kaizhuo.players.search``; theirs is the Python IS-MCTS bot of OpenSpiel on the OpenSpiel
game of ``kaizhuo.envs.openspiel``, both with playouts to the end of the game and the same number
of iterations a decision. OpenSpiel's C++ bot cannot search games written in Python: it plays
gin_rummy, and so does the Python one, for comparison. Seconds are those of the processor, so that
a busy machine does not count; contenders take turns and each keeps its best round.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

ITERATIONS: Final = 100
"""A decision, for everybody."""
POSITIONS: Final = 40
"""Decisions of a few games, all of them with something to decide."""
GIN: Final = "gin_rummy"
LONGEST: Final = 2_000
"""Decisions that any playout may take, in games that might never end."""

Think = Callable[[Any], object]
"""Searches one OpenSpiel state."""


@dataclass
class Row:
    """One contender on one game, with its best round so far."""

    game: str
    title: str
    think: Think
    positions: list[Any] = field(repr=False)
    per_second: float = 0.0

    def measure(self, seconds: float) -> None:
        """Search one position after the other for about so long."""
        iterations, start, at = 0, time.process_time(), 0
        while (spent := time.process_time() - start) < seconds or not iterations:
            self.think(self.positions[at % len(self.positions)])
            iterations += ITERATIONS
            at += 1
        self.per_second = max(self.per_second, iterations / spent)


def sampled(game: Any, rng: random.Random) -> list[Any]:
    """Decisions of random games that leave a choice."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1 and rng.random() < 0.1:
                found.append(state.clone())
            state.apply_action(rng.choice(legal))
    return rng.sample(found, POSITIONS)


def ours() -> Think:
    from kaizhuo.players.search import Search
    from kaizhuo.players.search.tree import Knobs

    rng = random.Random(1)
    bot = Search(ITERATIONS, Knobs(horizon=0))  # as theirs, which play on to the end of the game

    def think(state: Any) -> object:
        return bot.choose(state.information_set(), rng)

    return think


def python_bot(game: Any) -> Think:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, rollout, uct_c=1.4, max_simulations=ITERATIONS, random_state=rng)
    think: Think = bot.step
    return think


def cpp_bot() -> Think:
    import pyspiel

    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, ITERATIONS, -1, policy, False, False
    )
    think: Think = bot.step
    return think


def rows(ids: list[str], players: int | None) -> list[Row]:
    import pyspiel

    import kaizhuo
    from kaizhuo.envs.openspiel.table import short_name

    found: list[Row] = []
    for id in ids:
        loaded = kaizhuo.load(id)
        seats = players or min(4, loaded.max_players)
        game = pyspiel.load_game(f"{short_name(id)}(players={seats},max_game_length={LONGEST})")
        positions = sampled(game, random.Random(7))
        name = f"{id}, {seats} players"
        found.append(Row(name, "Kaizhuo's search", ours(), positions))
        found.append(Row(name, "OpenSpiel's Python IS-MCTS", python_bot(game), positions))
    game = pyspiel.load_game(GIN)
    positions = sampled(game, random.Random(7))
    found.append(Row(GIN, "OpenSpiel's C++ IS-MCTS", cpp_bot(), positions))
    found.append(Row(GIN, "OpenSpiel's Python IS-MCTS", python_bot(game), positions))
    return found


def table(measured: list[Row]) -> str:
    lines = [f"{'game':<24}{'search':<30}{'iterations/s':>14}{'ours is':>10}"]
    best: dict[str, float] = {}
    for row in measured:
        line = f"{row.game:<24}{row.title:<30}{row.per_second:>14,.0f}"
        if row.game in best and row.game != GIN:
            line += f"{best[row.game] / row.per_second:>9.0f}x"
        best.setdefault(row.game, row.per_second)
        lines.append(line)
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default="deal,taiwan,nyc-bank,nyc-travel,warring")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each and round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    try:
        measured = rows(options.games.split(","), options.players)
    except ImportError as error:
        print(f"{error.name or error} is not installed: pip install '.[bench]'")
        return 1
    for _ in range(options.rounds):
        for row in measured:
            row.measure(options.seconds)
    if options.json:
        print(json.dumps([[row.game, row.title, row.per_second] for row in measured]))
        return 0
    print(f"Searching, {ITERATIONS} iterations a decision, one core; the best of several rounds.\n")
    print(table(measured))
    from benchmarks.contenders import is_compiled

    if not is_compiled():
        print("\nThis Kaizhuo is not compiled: make play, with a C compiler.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
