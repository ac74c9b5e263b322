"""How a view becomes a vector: named blocks of entries, one after the other, each read off the
view. Seats are counted from the one that looks: 0 is its own, 1 the next to act after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

V = TypeVar("V")


class Row(Protocol):
    """A list or an array of numbers to write into."""

    def __setitem__(self, index: int, value: int, /) -> None: ...


Write = Callable[["Seen[Any]", Row, int], None]
"""Writes a block of a view into a row from an index on."""


@dataclass(frozen=True, slots=True)
class Seen(Generic[V]):
    """What is encoded: a view, the seat it is turned towards, who is asked, and what that seat
    may do. A spectator's view is turned towards seat 0."""

    view: V
    seat: int
    players: int
    asked: Sequence[int] = ()
    legal: Sequence[int] = ()

    def distance(self, seat: int) -> int:
        """How many seats on from one's own a seat is."""
        return (seat - self.seat) % self.players

    def at(self, distance: int) -> int:
        """The seat so many on from one's own."""
        return (self.seat + distance) % self.players


@dataclass(frozen=True, slots=True)
class Block:
    """Entries that belong together: ``start`` is the index of the first, ``labels`` names them
    (one empty label for a block of one). Where the same block stands once for every seat (or arm,
    or zone), ``part`` says which: for a seat, how far on from one's own it is. Values are whole
    numbers from 0 to ``high``; in a ``capped`` block a larger number is written as ``high``."""

    name: str
    part: str | None
    start: int
    labels: tuple[str, ...]
    high: int
    capped: bool
    write: Write

    @property
    def stop(self) -> int:
        return self.start + len(self.labels)

    def entry(self, label: str) -> str:
        """The name of an entry, as in ``bank[1].m5-1``."""
        part = "" if self.part is None else f"[{self.part}]"
        return f"{self.name}{part}" + (f".{label}" if label else "")


@dataclass(frozen=True, slots=True)
class LeftOut:
    """The parts of a view that no entry stands for, as paths (``*``: of every one in a list):
    what follows from other parts, what is the same in every position, and lists that are
    written as if they had no order, because it means nothing."""

    follows: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    unordered: tuple[str, ...] = ()


class Layout(Generic[V]):
    """The blocks of one game with one edition at one number of players.

    ``words`` is the beginning of the ids under which the Fluent file explains the blocks.
    """

    def __init__(self, words: str, players: int) -> None:
        self.words = words
        self.players = players
        self.blocks: list[Block] = []
        self.size = 0
        self.left_out = LeftOut()
        self._part: str | None = None

    def each(self, parts: Iterable[str]) -> Iterator[str]:
        """The parts; blocks added meanwhile are about each of them."""
        for part in parts:
            self._part = part
            yield part
        self._part = None

    def each_seat(self, first: int = 0) -> Iterator[int]:
        """Distances ``first`` … players - 1; blocks added meanwhile are about the seat there."""
        for part in self.each(str(distance) for distance in range(first, self.players)):
            yield int(part)

    def _add(
        self, name: str, labels: Sequence[str], high: int, write: Write, capped: bool = False
    ) -> None:
        block = Block(name, self._part, self.size, tuple(labels), high, capped, write)
        self.blocks.append(block)
        self.size = block.stop

    # -- kinds of blocks ------------------------------------------------------------------

    def number(
        self, name: str, high: int, read: Callable[[Seen[V]], int | None], capped: bool = False
    ) -> None:
        """One number; 0 stands for none."""

        def write(seen: Seen[V], out: Row, start: int) -> None:
            value = read(seen)
            if value:
                out[start] = min(value, high) if capped else value

        self._add(name, ("",), high, write, capped)

    def flag(self, name: str, read: Callable[[Seen[V]], bool]) -> None:
        """1 for yes."""
        self.number(name, 1, read)

    def choice(
        self, name: str, options: Sequence[str], read: Callable[[Seen[V]], str | None]
    ) -> None:
        """One entry an option, 1 for the one that is; all 0 for none."""
        place = {option: at for at, option in enumerate(options)}

        def write(seen: Seen[V], out: Row, start: int) -> None:
            value = read(seen)
            if value is not None:
                out[start + place[value]] = 1

        self._add(name, options, 1, write)

    def members(
        self, name: str, options: Sequence[str], read: Callable[[Seen[V]], Iterable[str] | None]
    ) -> None:
        """One entry an option, 1 for every one in the collection."""
        place = {option: at for at, option in enumerate(options)}

        def write(seen: Seen[V], out: Row, start: int) -> None:
            for value in read(seen) or ():
                out[start + place[value]] = 1

        self._add(name, options, 1, write)

    def places(
        self, name: str, options: Sequence[str], read: Callable[[Seen[V]], Iterable[str]]
    ) -> None:
        """One entry an option: its place in the list, counted from 1; 0 if it is not there."""

        def numbered(seen: Seen[V]) -> Iterable[tuple[str, int]]:
            return ((value, at) for at, value in enumerate(read(seen), 1))

        self.values(name, options, len(options), numbered)

    def values(
        self,
        name: str,
        options: Sequence[str],
        high: int,
        read: Callable[[Seen[V]], Iterable[tuple[str, int]]],
        capped: bool = False,
    ) -> None:
        """One entry an option with a number; 0 for an option that is not mentioned."""
        place = {option: at for at, option in enumerate(options)}

        def write(seen: Seen[V], out: Row, start: int) -> None:
            for option, value in read(seen):
                out[start + place[option]] = min(value, high) if capped else value

        self._add(name, options, high, write, capped)

    def seat(self, name: str, read: Callable[[Seen[V]], int | None]) -> None:
        """One entry a seat, 1 for the one that is; all 0 for none."""

        def write(seen: Seen[V], out: Row, start: int) -> None:
            value = read(seen)
            if value is not None:
                out[start + seen.distance(value)] = 1

        self._add(name, self._distances(), 1, write)

    def seats(self, name: str, read: Callable[[Seen[V]], Iterable[int]]) -> None:
        """One entry a seat, 1 for every one in the collection."""

        def write(seen: Seen[V], out: Row, start: int) -> None:
            for value in read(seen):
                out[start + seen.distance(value)] = 1

        self._add(name, self._distances(), 1, write)

    def _distances(self) -> list[str]:
        return [f"+{distance}" for distance in range(self.players)]

    # -- writing --------------------------------------------------------------------------

    def write(self, seen: Seen[V], out: Row) -> None:
        """Write a view into a sequence of ``size`` zeros."""
        for block in self.blocks:
            block.write(seen, out, block.start)
