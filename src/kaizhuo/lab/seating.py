"""Who sits where: programs moved on from game to game, and everybody against everybody."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations


def seats_of_bots(number: int, players: int, bots: int) -> list[int]:
    """seat -> entry of the list of bots, which moves on by one seat from game to game."""
    return [(seat + number) % players % bots for seat in range(players)]


@lru_cache(maxsize=16)
def tables(entries: int, seats: int) -> Sequence[Sequence[int]]:
    """The tables of a round-robin tournament: every choice of as many entries as there are seats.

    With fewer entries than seats, every entry sits down as often as the others or once more, in
    every such way: of ``a`` and ``b`` at three seats, ``a b a`` and ``a b b``.
    """
    if entries >= seats:
        return list(combinations(range(entries), seats))
    everybody, more = divmod(seats, entries)
    return [
        sorted([*range(entries)] * everybody + list(twice))
        for twice in combinations(range(entries), more)
    ]


def count_tables(entries: int, seats: int) -> int:
    """How many tables there are; they are not laid, for there may be more than fit anywhere."""
    return math.comb(entries, seats if entries >= seats else seats % entries)


@lru_cache(maxsize=1024)
def orders(table: tuple[int, ...]) -> Sequence[Sequence[int]]:
    """The different orders in which those at a table can sit round it, the first staying put."""
    first, *others = table
    return [(first, *rest) for rest in sorted(set(permutations(others)))]


def games_of_round_robin(entries: int, seats: int, at_each: int) -> int:
    """Games of a tournament with at least ``at_each`` at each table: as many more as it takes for
    everybody to have sat in every seat equally often."""
    return count_tables(entries, seats) * seats * -(-at_each // seats)


def seats_of_round_robin(number: int, entries: int, seats: int) -> list[int]:
    """seat -> entry, in game ``number``: one round after the other over all tables, at each once
    in every seat; from round to round in another order round the table."""
    groups = tables(entries, seats)
    turn, step = divmod(number, len(groups) * seats)
    at, moved = divmod(step, seats)
    around = orders(tuple(groups[at]))
    order = around[turn % len(around)]
    return [order[(seat + moved) % seats] for seat in range(seats)]
