"""What is measured: random play, through each one's own public interface, and copying a position.

    python -m benchmarks.contenders NAME SECONDS

plays one contender for about so many seconds and prints one JSON object. Each contender runs in a
process of its own, so that the compiled and the uncompiled Kaizhuo can stand in one table.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

Game = Callable[[random.Random], Iterator[Any]]
"""Plays games without end; yields the position before each decision of a player."""
Clone = Callable[[Any], Any]


def pick(options: Sequence[Any], rng: random.Random) -> Any:
    """One of several, all equally likely; quicker than random.choice, and the same for all."""
    return options[int(rng.random() * len(options))]


def kaizhuo(id: str) -> Game:
    def play(rng: random.Random) -> Iterator[Any]:
        import kaizhuo

        game = kaizhuo.load(id)
        nature = kaizhuo.Nature(rng)
        while True:
            state = game.new_state(4, nature)
            while not state.is_terminal():
                player = state.actors()[0]
                yield state
                state.apply(player, pick(state.legal_actions(player), rng), nature)

    return play


def drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """One of the chances that OpenSpiel offers; the quick way where all are equal (cards)."""
    if outcomes[0][1] == outcomes[-1][1] == 1 / len(outcomes):
        return int(pick(outcomes, rng)[0])
    actions, chances = zip(*outcomes, strict=True)
    return int(rng.choices(actions, chances)[0])


def open_spiel(name: str, **parameters: int) -> Game:
    def play(rng: random.Random) -> Iterator[Any]:
        import pyspiel

        game = pyspiel.load_game(name, parameters)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), rng))
                else:
                    yield state
                    state.apply_action(pick(state.legal_actions(), rng))

    return play


def rlcard(name: str) -> Game:
    def play(rng: random.Random) -> Iterator[Any]:
        import rlcard as peer

        env = peer.make(name, config={"seed": rng.randrange(1 << 30)})
        while True:
            state, _ = env.reset()
            while not env.is_over():
                yield env.game
                state, _ = env.step(pick(list(state["legal_actions"]), rng))

    return play


def clone(state: Any) -> Any:
    return state.clone()


CONTENDERS: dict[str, tuple[Game, Clone]] = {
    "kaizhuo deal": (kaizhuo("deal"), clone),
    "kaizhuo taiwan": (kaizhuo("taiwan"), clone),
    "kaizhuo nyc-bank": (kaizhuo("nyc-bank"), clone),
    "kaizhuo nyc-travel": (kaizhuo("nyc-travel"), clone),
    "kaizhuo warring": (kaizhuo("warring"), clone),
    "open_spiel crazy_eights": (open_spiel("crazy_eights", players=4), clone),
    "open_spiel gin_rummy": (open_spiel("gin_rummy"), clone),
    "open_spiel backgammon": (open_spiel("backgammon"), clone),
    "rlcard uno": (rlcard("uno"), copy.deepcopy),
}
"""Ours first; RLCard has no way to copy a game but Python's own."""


def decisions_per_second(play: Game, seconds: float) -> float:
    """Decisions of players, with whatever happens between them, per second."""
    positions = play(random.Random(7))
    for _ in range(200):  # load, warm up
        next(positions)
    count, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(100):
            next(positions)
        count += 100
    return count / spent


def clone_seconds(play: Game, clone: Clone, seconds: float) -> float:
    """The time to copy a position, over positions of several games."""
    positions = play(random.Random(7))
    spent, count = 0.0, 0
    while spent < seconds:
        for _ in range(7):  # not only the positions at the start of a turn
            position = next(positions)
        repeats = 20
        start = time.perf_counter()
        for _ in range(repeats):
            clone(position)
        spent += time.perf_counter() - start
        count += repeats
    return spent / count


def is_compiled() -> bool:
    from kaizhuo.kernel import core

    return not str(core.__file__).endswith(".py")


def main(name: str, seconds: str) -> None:
    play, clone = CONTENDERS[name]
    try:
        print(
            json.dumps(
                {
                    "decisions_per_second": decisions_per_second(play, float(seconds)),
                    "clone_seconds": clone_seconds(play, clone, float(seconds) / 4),
                    "compiled": name.startswith("kaizhuo") and is_compiled(),
                }
            )
        )
    except ImportError as error:
        print(json.dumps({"missing": error.name}))


if __name__ == "__main__":
    main(*sys.argv[1:])
