"""Games per second with one worker and with several: how well a simulation spreads.

    python -m benchmarks.scaling [--game ID] [--bots NAMES] [--workers N] [--games N] [--rounds N]

The contenders take turns, so that a busy machine is busy for all of them, and each keeps its best
round. Starting the processes is part of the time: that is what a person waits for.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass

import kaizhuo
import kaizhuo.kernel.core
from kaizhuo import lab


@dataclass
class Row:
    """One number of workers and its best round."""

    workers: int
    games_per_second: float = 0.0
    seconds: float = 0.0

    def measure(self, game: kaizhuo.Game, players: int, bots: list[str], games: int) -> None:
        began = time.perf_counter()
        lab.simulate(game, players, games, bots, seed=1, workers=self.workers)
        seconds = time.perf_counter() - began
        if games / seconds > self.games_per_second:
            self.games_per_second, self.seconds = games / seconds, seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="deal")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    game = kaizhuo.load(options.game)
    rows = [Row(1), Row(options.workers)]
    for _ in range(options.rounds):
        for row in rows:
            row.measure(game, options.players, options.bots.split(","), options.games)
    compiled = not str(kaizhuo.kernel.core.__file__).endswith(".py")
    times = rows[1].games_per_second / rows[0].games_per_second
    if options.json:
        found = {"compiled": compiled, "times": times, "rows": [vars(row) for row in rows]}
        print(json.dumps(found, indent=2))
        return 0
    how = "compiled" if compiled else "plain Python"
    print(
        f"{options.games} games of {options.game} ({options.bots}), {how}; the best of several.\n"
    )
    print(f"{'workers':>7}{'games/s':>12}{'times':>10}")
    for row in rows:
        ratio = row.games_per_second / rows[0].games_per_second
        print(f"{row.workers:>7}{row.games_per_second:>12,.0f}{ratio:>9.2f}x")
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(
        f"\n{os.cpu_count()} cores; load {busy:.1f} at the end (more than the workers: it was busy)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
