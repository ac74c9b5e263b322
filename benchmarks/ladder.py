"""How much thinking is worth: searches of more and more iterations, each against the one below.

    python -m benchmarks.ladder ladder GAME [--games N] [--rungs 30 60 … 3840] [--out FILE]
    python -m benchmarks.ladder oracle GAME [--iterations N] [--games N] [--out FILE]
    python -m benchmarks.ladder against GAME [--iterations N] [--opponent greedy] [--games N] …
    python -m benchmarks.ladder table FILE

Every game is one line of JSON, appended when it is over: a run that was stopped goes on where it
was, and the same command with more games adds to what is there. The seed of a game depends on its
number alone, and seats rotate, so that every contender sits in every seat equally often.

The *oracle* is the same search handed the true position: what others hold is no secret to it, and
only chance still is. It cheats, so it lives here and not among the programs that can be loaded.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import kaizhuo
from kaizhuo import players as programs
from kaizhuo.kernel import Nature, State
from kaizhuo.players import InformationSet
from kaizhuo.players.search import PLAIN

RUNGS = (30, 60, 120, 240, 480, 960, 1920, 3840)
ORACLE = "oracle:"


class TruePosition(InformationSet):
    """An information set of one: what a cheat thinks with."""

    __slots__ = ("_true",)

    def __init__(self, state: State, player: int) -> None:
        super().__init__(state, player)
        self._true = state

    def sample(self, nature: Nature) -> State:
        return self._true.clone()


@dataclass(frozen=True)
class Match:
    """Two contenders at one table: ``ours`` has ``seats`` of its seats."""

    game: str
    players: int
    ours: str
    theirs: str
    seats: int

    @property
    def fair(self) -> float:
        """The share of victories that equals would have."""
        return self.seats / self.players


@dataclass
class Line:
    """One game: the part of the victory that ``ours`` had, and how long its seats thought."""

    match: Match
    number: int
    share: float
    decisions: int
    seconds: float
    slowest: float


def rng(match: Match, number: int, what: str) -> random.Random:
    """Chance of one game; the deal does not depend on who plays."""
    name = f"{match.game}/{match.players}/{number}/{what}"
    return random.Random(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big"))


def ours_at(match: Match, number: int) -> list[int]:
    """The seats of ``ours`` in a game: spread round the table, moved on from game to game."""
    every = match.players / match.seats
    return [(int(at * every) + number) % match.players for at in range(match.seats)]


def play(match: Match, number: int) -> Line:
    """One game to its end."""
    game = kaizhuo.load(match.game)
    nature = Nature(rng(match, number, "nature"))
    state = game.new_state(match.players, nature, number // match.players % match.players)
    mine = ours_at(match, number)
    names = [match.ours if seat in mine else match.theirs for seat in range(match.players)]
    bots = [programs.load(name.removeprefix(ORACLE)) for name in names]
    rngs = [rng(match, number, f"seat {seat}") for seat in range(match.players)]
    line = Line(match, number, 0.0, 0, 0.0, 0.0)
    while not state.is_terminal():
        player = state.actors()[0]
        kind = TruePosition if names[player].startswith(ORACLE) else InformationSet
        seen = kind(state, player)
        begun = time.process_time()
        action = bots[player].choose(seen, rngs[player])
        if player in mine and len(seen.legal_actions()) > 1:
            spent = time.process_time() - begun
            line.decisions += 1
            line.seconds += spent
            line.slowest = max(line.slowest, spent)
        state.apply(player, action, nature)
    winners = state.winners()
    line.share = sum(seat in mine for seat in winners) / len(winners) if winners else match.fair
    return line


# -- what was played before -------------------------------------------------------------------


def read(file: Path) -> dict[Match, list[Line]]:
    """The games of a file, match by match."""
    found: dict[Match, list[Line]] = {}
    if file.exists():
        for text in file.read_text("utf-8").splitlines():
            row = json.loads(text)
            match = Match(**row.pop("match"))
            found.setdefault(match, []).append(Line(match, **row))
    return found


def play_on(match: Match, games: int, file: Path) -> list[Line]:
    """Play what is missing of so many games."""
    done = read(file).get(match, [])
    numbers = {line.number for line in done}
    for number in range(games):
        if number not in numbers:
            line = play(match, number)
            done.append(line)
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(line)) + "\n")
    return done


# -- telling it -------------------------------------------------------------------------------


def interval(lines: Sequence[Line]) -> tuple[float, float, float]:
    """The share of victories with its 95 % interval (Wilson)."""
    n = len(lines)
    p = sum(line.share for line in lines) / n
    z = 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return p, max(0.0, middle - half), min(1.0, middle + half)


def table(matches: dict[Match, list[Line]]) -> Iterator[str]:
    """A Markdown table, one line a match."""
    yield "| Game | Players | Contender | Against | Games | Share of victories | Fair | ms a move |"
    yield "|---|---|---|---|---|---|---|---|"
    for match, lines in matches.items():
        p, low, high = interval(lines)
        thought = sum(line.seconds for line in lines) / max(
            1, sum(line.decisions for line in lines)
        )
        seats = f"{match.seats} × " if match.seats > 1 else ""
        others = match.players - match.seats
        theirs = f"{others} × " if others > 1 else ""
        yield (
            f"| {match.game} | {match.players} | {seats}{match.ours} | {theirs}{match.theirs}"
            f" | {len(lines)} | {100 * p:.1f} % ({100 * low:.1f} – {100 * high:.1f})"
            f" | {100 * match.fair:.0f} % | {1000 * thought:.0f} |"
        )


def matches_of(wish: argparse.Namespace) -> list[Match]:
    """The matches that a command asks for."""
    game = kaizhuo.load(wish.game)
    if wish.what == "against":
        players = wish.players or 4
        return [Match(wish.game, players, f"search:{wish.iterations}", wish.opponent, 1)]
    # Two against two where it can be: half the victories are fair, whatever the game.
    players = wish.players or (2 if game.min_players <= 2 else 4)
    half = players // 2
    if wish.what == "oracle":
        name = f"search:{wish.iterations}"
        return [Match(wish.game, players, f"{ORACLE}{name}", name, half)]
    pairs = zip(wish.rungs[1:], wish.rungs, strict=False)
    return [Match(wish.game, players, f"search:{a}", f"search:{b}", half) for a, b in pairs]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    what = parser.add_subparsers(dest="what", required=True)
    for name in ("ladder", "oracle", "against"):
        one = what.add_parser(name)
        one.add_argument("game")
        one.add_argument("--players", type=int, default=0)
        one.add_argument("--games", type=int, default=200)
        one.add_argument("--out", type=Path, default=Path("ladder.jsonl"))
        one.add_argument("--rungs", type=int, nargs="+", default=list(RUNGS))
        one.add_argument("--iterations", type=int, default=1000)
        one.add_argument("--opponent", default="greedy")
    what.add_parser("table").add_argument("file", type=Path)
    wish = parser.parse_args(arguments)
    if wish.what == "table":
        print("\n".join(table(read(wish.file))))
        return
    if PLAIN:
        print("The search is not compiled here: this will take ten times as long.", file=sys.stderr)
    found = {match: play_on(match, wish.games, wish.out) for match in matches_of(wish)}
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
