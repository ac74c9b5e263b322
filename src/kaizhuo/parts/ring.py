"""A ring of squares, walked clockwise. Squares are numbered from 0; ``size`` closes the ring."""

from __future__ import annotations


def squares_ahead(size: int, here: int, steps: int) -> list[int]:
    """The squares that a walk of so many steps enters, in order; the last one is where it stops."""
    found: list[int] = []
    at = here
    for _ in range(steps):
        at += 1
        if at == size:
            at = 0
        found.append(at)
    return found


def distance(size: int, here: int, there: int) -> int:
    """Steps clockwise from one square to another: from 1 to ``size`` (once round)."""
    steps = (there - here) % size
    return size if steps == 0 else steps


def steps_to_next(here: int, marked: list[bool]) -> int:
    """Steps clockwise to the nearest marked square ahead (not the one stood on, unless it is the
    only one); 0 if none is marked."""
    size = len(marked)
    for steps in range(1, size + 1):
        if marked[(here + steps) % size]:
            return steps
    return 0
