"""Our search against OpenSpiel's Python IS-MCTS bot, on our own OpenSpiel games.

    python -m benchmarks.duel deal --players 2 --simulations 30 --games 200
    python -m benchmarks.duel deal --players 2 --simulations 30 --games 200 --equal time

Half of the seats (one of two or three, two of four or five) are ours, and the seats
turn by one from game to game. With ``--equal iterations`` both look into as many positions a
decision; with ``--equal time`` ours looks into as many as fit into the time that theirs took on
average for a decision so far, both measured in seconds of the processor. Reported is the share of
won games that a seat of ours gets (a shared game counts in part) beside a fair share, with a 95 %
interval over games.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

FIRST_GUESS: Final = 10
"""How many times as many positions ours looks into in the same time, until it is measured."""
LONGEST: Final = 3_000
"""Decisions until a game is cut off; nobody won it then."""


@dataclass
class Clock:
    """What one side has spent so far: seconds, decisions with a choice, iterations."""

    seconds: float = 0.0
    decisions: int = 0
    iterations: int = 0

    def per_decision(self) -> float:
        return self.seconds / max(1, self.decisions)

    def per_second(self) -> float:
        return self.iterations / self.seconds if self.seconds else 0.0


class Duel:
    """One pairing, game after game."""

    def __init__(
        self, id: str, players: int, simulations: int, equal_time: bool, uct_c: float, seed: int
    ) -> None:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from kaizhuo.envs.openspiel.table import short_name

        self.players: Final = players
        self.simulations: Final = simulations
        self.equal_time: Final = equal_time
        self.game = pyspiel.load_game(
            f"{short_name(id)}(players={players},max_game_length={LONGEST})"
        )
        self.rng = random.Random(seed)
        bot_rng = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            self.game,
            mcts.RandomRolloutEvaluator(1, bot_rng),
            uct_c=uct_c,
            max_simulations=simulations,
            random_state=bot_rng,
        )
        self.ours = Clock()
        self.theirs = Clock()

    def iterations(self) -> int:
        """How many positions ours may look into now."""
        if not self.equal_time:
            return self.simulations
        if not self.ours.decisions or not self.theirs.decisions:
            return self.simulations * FIRST_GUESS
        return max(1, round(self.theirs.per_decision() * self.ours.per_second()))

    def play(self, number: int) -> float:
        """One game; the share of it that a seat of ours won on average."""
        mine = {(seat + number) % self.players for seat in range(self.players // 2)}
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply_action(legal[0])
            elif state.current_player() in mine:
                state.apply_action(self._ours(state))
            else:
                state.apply_action(self._theirs(state))
        returns = state.returns()
        shares = [(value * (self.players - 1) + 1) / self.players for value in returns]
        won: float = sum(shares[seat] for seat in mine)
        return won / len(mine)

    def _ours(self, state: Any) -> int:
        from kaizhuo.players.search import Search

        iterations = self.iterations()
        start = time.process_time()
        action = Search(iterations).choose(state.information_set(), self.rng)
        self._spent(self.ours, start, iterations)
        return action.index

    def _theirs(self, state: Any) -> int:
        start = time.process_time()
        action = int(self.bot.step(state))
        self._spent(self.theirs, start, self.simulations)
        return action

    @staticmethod
    def _spent(clock: Clock, start: float, iterations: int) -> None:
        clock.seconds += time.process_time() - start
        clock.decisions += 1
        clock.iterations += iterations


def interval(shares: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    mean = sum(shares) / len(shares)
    if len(shares) < 2:
        return mean, 1.0
    variance = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    return mean, 1.96 * math.sqrt(variance / len(shares))


def report(duel: Duel, shares: list[float]) -> dict[str, Any]:
    mean, half = interval(shares)
    return {
        "games": len(shares),
        "share": round(mean, 4),
        "half": round(half, 4),
        "fair": round(1 / duel.players, 4),
        "ours": {
            "iterations a decision": round(duel.ours.iterations / max(1, duel.ours.decisions), 1),
            "ms a decision": round(1000 * duel.ours.per_decision(), 2),
        },
        "theirs": {
            "iterations a decision": duel.simulations,
            "ms a decision": round(1000 * duel.theirs.per_decision(), 2),
        },
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=30, help="of OpenSpiel's bot")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--equal", choices=("iterations", "time"), default="iterations")
    parser.add_argument("--uct-c", type=float, default=1.4, help="of OpenSpiel's bot")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    duel = Duel(
        options.game,
        options.players,
        options.simulations,
        options.equal == "time",
        options.uct_c,
        options.seed,
    )
    shares: list[float] = []
    for number in range(options.games):
        shares.append(duel.play(number))
        if (number + 1) % 20 == 0 or number + 1 == options.games:
            print(json.dumps(report(duel, shares)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
