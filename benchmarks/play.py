"""Decisions per second of random play, and the time of a clone: ours beside our peers.

    python -m benchmarks.play [--seconds S] [--rounds N] [--json]

All contenders play in one run and take turns, so that a busy machine is busy for all of them; each
keeps its best round. The peers come with the extra ``bench`` (``make bench`` installs it).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
OURS = "kaizhuo "
FIRST = "kaizhuo deal"
BOARD = "open_spiel backgammon"
"""What the board games are compared with: dice and a board as well."""
SOURCES = str(HOUSE / "src")


@dataclass
class Row:
    """One line of the table: who, how it was run, and its best figures."""

    title: str
    contender: str
    from_checkout: bool = False
    decisions_per_second: float = 0.0
    clone_seconds: float = 0.0
    missing: str = ""

    def measure(self, seconds: float) -> None:
        paths = [SOURCES] if self.from_checkout else []
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, str(HOUSE)])}
        command = [sys.executable, "-m", "benchmarks.contenders", self.contender, str(seconds)]
        done = subprocess.run(
            command, env=environment, cwd=HOUSE, stdout=subprocess.PIPE, text=True, check=False
        )
        if done.returncode != 0:
            self.missing = "failed (its message stands above)"
            return
        found = json.loads(done.stdout.strip().splitlines()[-1])
        if "missing" in found:
            self.missing = f"not installed ({found['missing']}): pip install '.[bench]'"
        elif self.contender.startswith(OURS) and found["compiled"] == self.from_checkout:
            self.missing = "not installed compiled: make play, with a C compiler"
        else:
            self.decisions_per_second = max(
                self.decisions_per_second, found["decisions_per_second"]
            )
            best = self.clone_seconds or found["clone_seconds"]
            self.clone_seconds = min(best, found["clone_seconds"])


def rows() -> list[Row]:
    return [
        Row("Kaizhuo Deal, compiled", FIRST),
        Row("Kaizhuo Deal, plain Python", FIRST, from_checkout=True),
        Row("OpenSpiel crazy_eights, 4 players", "open_spiel crazy_eights"),
        Row("OpenSpiel gin_rummy", "open_spiel gin_rummy"),
        Row("RLCard uno", "rlcard uno"),
    ]


def board_rows() -> list[Row]:
    return [
        Row("OpenSpiel backgammon", BOARD),
        Row("Kaizhuo Hello! Taiwan, compiled", "kaizhuo taiwan"),
        Row("Kaizhuo New York, the bank game", "kaizhuo nyc-bank"),
        Row("Kaizhuo New York, the travel game", "kaizhuo nyc-travel"),
        Row("Kaizhuo Warring States, compiled", "kaizhuo warring"),
    ]


def table(measured: list[Row], head: str, ours_first: bool) -> str:
    """One line for each; the ratios say how much better ours is: the first line than the others,
    or the others than the first."""
    first = measured[0]
    lines = [f"{head:<36}{'decisions/s':>12}{'ours is':>10}{'clone µs':>10}{'ours is':>10}"]
    for row in measured:
        if row.missing:
            lines.append(f"{row.title:<36}{row.missing}")
            continue
        line = f"{row.title:<36}{row.decisions_per_second:>12,.0f}"
        clone = f"{row.clone_seconds * 1e6:>10.2f}"
        if row is first or first.missing:
            lines.append(f"{line}{'':>10}{clone}")
        else:
            ours, peer = (first, row) if ours_first else (row, first)
            speed = ours.decisions_per_second / peer.decisions_per_second
            copies = peer.clone_seconds / ours.clone_seconds
            lines.append(f"{line}{speed:>9.1f}x{clone}{copies:>9.1f}x")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of play, for each and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    cards, boards = rows(), board_rows()
    measured = [*cards, *boards]
    for _ in range(options.rounds):
        for row in measured:
            if not row.missing:
                row.measure(options.seconds)
    if options.json:
        print(json.dumps([vars(row) for row in measured], indent=2))
    else:
        print("Random play from a Python loop, one core; the best of several rounds.\n")
        print(table(cards, "cards", ours_first=True))
        print()
        print(table(boards, "boards and dice", ours_first=False))
    return int(any(row.missing for row in measured if row.contender.startswith(OURS)))


if __name__ == "__main__":
    sys.exit(main())
