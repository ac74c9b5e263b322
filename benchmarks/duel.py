"""Our search against OpenSpiel's Python IS-MCTS bot, on our own OpenSpiel games.

    python -m benchmarks.duel deal --players 2 --simulations 16 --games 200
    python -m benchmarks.duel deal --players 2 --simulations 16 --games 200 --equal time

Half of the seats (one of two or three, two of four or five) are ours, and the seats turn by one
from game to game. With ``--equal iterations`` both look into as many positions a decision. With
``--equal time`` ours looks into as many as fit into the time that OpenSpiel's bot needs for its
simulations, both in seconds of the processor and measured on the same positions beforehand.

The playouts of OpenSpiel's bot are uniformly random. They are played inside the engine unless
``--as-it-comes`` says otherwise: the bot decides in the same way, only sooner, and the time it is
credited with is that of OpenSpiel's own evaluator.

Reported is the share of won games that a seat of ours gets (a shared game counts in part) beside
a fair share, with a 95 % interval (Wilson).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

CALIBRATION: Final = 3.0
"""Seconds for each side, to learn how fast it is."""
LONGEST: Final = 3_000
"""Decisions until a game is cut off; nobody won it then."""


@dataclass
class Clock:
    """What one side has spent so far: seconds, decisions with a choice, iterations."""

    seconds: float = 0.0
    decisions: int = 0
    iterations: int = 0


class Playouts:
    """OpenSpiel's random rollouts, played by the engine: uniformly random, to the end."""

    def __init__(self, rng: random.Random) -> None:
        from kaizhuo.kernel import Nature

        self._rng = rng
        self._nature = Nature(rng)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> list[float]:
        played = state.position.state.clone()
        draw, nature = self._rng.random, self._nature
        for _ in range(LONGEST - state.position.decisions):
            actors = played.actors()
            if not actors:
                break
            legal = played.legal_actions(actors[0])
            played.apply(actors[0], legal[int(draw() * len(legal))], nature)
        returns: list[float] = played.returns() if played.is_terminal() else [0.0] * played.players
        return returns


class Duel:
    """One pairing, game after game."""

    def __init__(
        self,
        id: str,
        players: int,
        simulations: int,
        equal_time: bool,
        uct_c: float = 1.4,
        seed: int = 1,
        as_it_comes: bool = False,
        calibration: float = CALIBRATION,
    ) -> None:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from kaizhuo.envs.openspiel.table import short_name

        self.players: Final = players
        self.simulations: Final = simulations
        self.game = pyspiel.load_game(
            f"{short_name(id)}(players={players},max_game_length={LONGEST})"
        )
        self.rng = random.Random(seed)
        bot_rng = np.random.RandomState(seed)

        def bot(evaluator: Any) -> Any:
            return ismcts.ISMCTSBot(self.game, evaluator, uct_c, simulations, random_state=bot_rng)

        own = bot(mcts.RandomRolloutEvaluator(1, bot_rng))
        self.bot = own if as_it_comes else bot(Playouts(self.rng))
        self.ours = Clock()
        self.theirs = Clock()
        self.iterations = simulations
        """how many positions ours may look into"""
        self.credited = 0.0
        """seconds a decision that OpenSpiel's bot would need as it comes"""
        if equal_time:
            self._calibrate(own, calibration)

    def _calibrate(self, own: Any, seconds: float) -> None:
        """Learn how many iterations of ours fit into a decision of OpenSpiel's bot."""
        from benchmarks.search import sampled

        positions = sampled(self.game, self.rng)
        theirs, ours = Clock(), Clock()
        self.iterations = 10 * self.simulations
        at = 0
        while theirs.seconds < seconds or ours.seconds < seconds:
            state = positions[at % len(positions)]
            at += 1
            if theirs.seconds < seconds:
                self._think(theirs, self.simulations, partial(own.step, state))
            if ours.seconds < seconds:
                self._think(ours, self.iterations, partial(self._search, state))
        self.credited = theirs.seconds / theirs.decisions
        self.iterations = max(1, round(self.credited * ours.iterations / ours.seconds))

    def _search(self, state: Any) -> int:
        from kaizhuo.players.search import Search

        return Search(self.iterations).choose(state.information_set(), self.rng).index

    @staticmethod
    def _think(clock: Clock, iterations: int, choose: Callable[[], Any]) -> int:
        start = time.process_time()
        action = int(choose())
        clock.seconds += time.process_time() - start
        clock.decisions += 1
        clock.iterations += iterations
        return action

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
                search = partial(self._search, state)
                state.apply_action(self._think(self.ours, self.iterations, search))
            else:
                search = partial(self.bot.step, state)
                state.apply_action(self._think(self.theirs, self.simulations, search))
        returns = state.returns()
        shares = [(value * (self.players - 1) + 1) / self.players for value in returns]
        won: float = sum(shares[seat] for seat in mine)
        return won / len(mine)


def interval(shares: list[float]) -> tuple[float, float]:
    """The 95 % interval of the mean share, after Wilson: as if every game had been won or lost,
    which is never too narrow, not even where all were won."""
    games, mean = len(shares), sum(shares) / len(shares)
    z = 1.96
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games))
    half /= 1 + z * z / games
    return max(0.0, middle - half), min(1.0, middle + half)


def report(duel: Duel, shares: list[float]) -> dict[str, Any]:
    low, high = interval(shares)
    return {
        "games": len(shares),
        "share": round(sum(shares) / len(shares), 4),
        "interval": [round(low, 4), round(high, 4)],
        "fair": round(1 / duel.players, 4),
        "iterations a decision": {"ours": duel.iterations, "theirs": duel.simulations},
        "ms a decision": {
            "ours": _ms(duel.ours.seconds / max(1, duel.ours.decisions)),
            "theirs": _ms(duel.theirs.seconds / max(1, duel.theirs.decisions)),
            "credited to theirs": _ms(duel.credited),
        },
    }


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=16, help="of OpenSpiel's bot")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--equal", choices=("iterations", "time"), default="iterations")
    parser.add_argument("--uct-c", type=float, default=1.4, help="of OpenSpiel's bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--as-it-comes", action="store_true", help="OpenSpiel's own evaluator")
    options = parser.parse_args()
    duel = Duel(
        options.game,
        options.players,
        options.simulations,
        options.equal == "time",
        options.uct_c,
        options.seed,
        options.as_it_comes,
    )
    shares: list[float] = []
    for number in range(options.games):
        shares.append(duel.play(number))
        if (number + 1) % 20 == 0 or number + 1 == options.games:
            print(json.dumps(report(duel, shares)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
