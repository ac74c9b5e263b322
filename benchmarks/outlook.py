"""What the search makes of a game that is not over: fit the weights of its ``outlook``.

    python -m benchmarks.outlook GAME [--games N] [--players 2,3,4] [--program greedy]

Games are played by the rules of thumb, or by the policy of the playouts (``--program policy``).
Where the policy can judge, the features of every seat are noted, beside who won in the end; the
weights are those of a conditional logit that make the results likeliest (Newton's method, with a
little ridge). Every fifth game is kept back: what is reported is how well they are foretold, in
bits a position, beside always naming fair shares. The weights go into the policy by hand.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

import kaizhuo
from kaizhuo import players as programs
from kaizhuo.kernel import Game, Nature, State
from kaizhuo.players import InformationSet
from kaizhuo.players.search.outlook import Outlook
from kaizhuo.players.search.policies import policy_of
from kaizhuo.players.search.tree import LONGEST, shares

RIDGE = 1.0
HELD_BACK = 5
"""One game in so many is not fitted to."""

Sample = tuple[Any, Any]
"""The features of each seat still in the game, and each one's share of the victory."""


def outlook_of(game: Game) -> Outlook:
    """What judges a game."""
    outlook = policy_of(game).outlook
    if outlook is None:
        raise SystemExit(f"nobody has said how {game.id} is judged")
    return outlook


def play(game: Game, players: int, number: int, program: str) -> tuple[list[Any], list[float]]:
    """One game: the features of the positions that can be judged, and the shares at the end;
    nothing of a game that does not end."""
    policy = policy_of(game)
    outlook = outlook_of(game)
    rng = random.Random(number)
    nature = Nature(random.Random(-1 - number))
    state: State = game.new_state(players, nature, number % players)
    bots = [programs.load(program) for _ in range(players)] if program != "policy" else []
    positions: list[Any] = []
    for _ in range(LONGEST):
        actors = state.actors()
        if not actors:
            return positions, shares(state.returns())
        found = outlook.features(state)
        if found:
            positions.append(found)
        player = actors[0]
        legal = state.legal_actions(player)
        if len(legal) == 1:
            action = legal[0]
        elif bots:
            action = bots[player].choose(InformationSet(state, player), rng)
        else:
            action = policy.pick(state, player, legal, nature)
        state.apply(player, action, nature)
    return [], []


def samples(game: Game, players: int, games: int, program: str) -> Iterator[tuple[int, Sample]]:
    """Number of the game, features, shares."""
    for number in range(games):
        positions, won = play(game, players, number, program)
        for rows in positions:
            inside = [seat for seat, row in enumerate(rows) if row]
            yield number, (np.array([rows[seat] for seat in inside]), np.array(won)[inside])


def packed(found: Sequence[Sample]) -> tuple[Any, Any, Any]:
    """Features (positions, seats, entries), shares (positions, seats), and which seats are there:
    tables of different sizes side by side."""
    seats = max(len(won) for _, won in found)
    entries = found[0][0].shape[1]
    rows = np.zeros((len(found), seats, entries))
    won = np.zeros((len(found), seats))
    there = np.zeros((len(found), seats), dtype=bool)
    for at, (some, share) in enumerate(found):
        rows[at, : len(share)] = some
        won[at, : len(share)] = share
        there[at, : len(share)] = True
    return rows, won, there


def chances(rows: Any, there: Any, weights: Any) -> Any:
    sums = np.where(there, rows @ weights, -np.inf)
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def bits(rows: Any, won: Any, there: Any, weights: Any) -> float:
    found = chances(rows, there, weights)
    return float(-(won * np.log2(np.maximum(found, 1e-12))).sum(axis=1).mean())


def fit(rows: Any, won: Any, there: Any) -> Any:
    """Newton's method on the log-likelihood."""
    entries = rows.shape[2]
    weights = np.zeros(entries)
    for _ in range(30):
        found = chances(rows, there, weights)
        slope = np.einsum("nse,ns->e", rows, won - found) - RIDGE * weights
        mean = np.einsum("nse,ns->ne", rows, found)
        curve = np.einsum("nse,ns,nsf->ef", rows, found, rows, optimize=True) - mean.T @ mean
        step = np.linalg.solve(curve + RIDGE * np.eye(entries), slope)
        weights = weights + step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--program", default="greedy")
    wish = parser.parse_args(arguments)
    if wish.games < 2 * HELD_BACK:
        parser.error(f"--games: at least {2 * HELD_BACK}, some to fit to and some to be foretold")
    game = kaizhuo.load(wish.game)
    learned: list[Sample] = []
    kept: dict[int, list[Sample]] = {}
    for players in map(int, wish.players.split(",")):
        if not game.min_players <= players <= game.max_players:
            continue
        for number, sample in samples(game, players, wish.games, wish.program):
            if number % HELD_BACK:
                learned.append(sample)
            else:
                kept.setdefault(players, []).append(sample)
    if not learned:
        parser.error(f"--players: {game.id} is for {game.min_players} to {game.max_players}")
    weights = fit(*packed(learned))
    for players, some in kept.items():
        told = bits(*packed(some), weights)
        print(f"{players} players: {told:.3f} bits, fair shares {np.log2(players):.3f}")
    for (name, _), weight in zip(outlook_of(game).logit, weights, strict=True):
        print(f'    ("{name}", {weight:.3f}),')


if __name__ == "__main__":
    main()
