"""What a seat sees as a vector of numbers, one layout a game.

>>> encoder = Encoder(kaizhuo.load("deal"), players=4)
>>> vector = encoder.encode(state, seat=2, legal=[])
>>> entries(encoder)[0]
Entry(index=0, name='phase.play', high=1, capped=False, meaning='…')
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from kaizhuo.kernel import SPECTATOR, Game, State
from kaizhuo.language import Language, house_file

from .layout import Block, Layout, Row, Seen

__all__ = ["Block", "Encoder", "Entry", "Layout", "Row", "Seen", "actions", "entries", "words"]

OWN: Final = {
    "deal": f"{__name__}.deal:layout",
    "taiwan": f"{__name__}.taiwan:layout",
    "nyc-bank": f"{__name__}.nyc:bank_layout",
    "nyc-travel": f"{__name__}.nyc:travel_layout",
    "warring": f"{__name__}.warring:layout",
}
"""Where the layouts of the house's own games stand."""
GROUP: Final = "kaizhuo.observations"
"""The entry point group for games made elsewhere: ``id = "package.module:layout"``."""


def layout_of(game: Game, players: int) -> Layout[Any]:
    """The layout of a game, or the one for any game if nobody has written one."""
    place = OWN.get(game.id)
    if place is None:
        place = next(
            (point.value for point in entry_points(group=GROUP) if point.name == game.id),
            f"{__name__}.any_game:layout",
        )
    module, _, name = place.partition(":")
    make: Callable[[Game, int], Layout[Any]] = getattr(importlib.import_module(module), name)
    return make(game, players)


class Encoder:
    """Writes what a seat sees into a vector of ``size`` whole numbers, each from 0 to
    ``high[index]``. The same edition and number of players make the same vector."""

    def __init__(self, game: Game, players: int) -> None:
        game.check_players(players)
        self.game: Final = game
        self.players: Final = players
        self.layout: Final = layout_of(game, players)
        self.size: Final = self.layout.size
        self.high: Final = [
            block.high for block in self.layout.blocks for _ in range(len(block.labels))
        ]
        self._face: Final = game.face()

    def encode(
        self,
        state: State,
        seat: int,
        legal: Sequence[int] = (),
        out: Row | None = None,
    ) -> Row:
        """What ``seat`` (or ``SPECTATOR``) sees of a position. ``legal`` are the indices of the
        actions it is offered; ``out`` is written into if given, and must be all zeros."""
        view = self._face.view(state, seat)
        towards = 0 if seat == SPECTATOR else seat
        seen = Seen(view, towards, self.players, state.actors(), legal)
        vector: Row = [0] * self.size if out is None else out
        self.layout.write(seen, vector)
        return vector


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of a vector: from 0 to ``high``; ``capped`` if what is larger on the table is
    written as ``high``."""

    index: int
    name: str
    high: int
    capped: bool
    meaning: str


@cache
def _language(language: str) -> Language:
    return Language(language, sources=[house_file("kaizhuo.envs", f"text.{language}.ftl")])


def words(encoder: Encoder, block: Block, language: str = "en") -> str:
    """What a block of entries means."""
    known = _language(language)
    game = encoder.layout.words
    for prefix in (game, game.partition("-")[0]):  # what both games of a box say stands once
        if known.has(f"{prefix}-{block.name}"):
            return known.say(f"{prefix}-{block.name}")
    return block.name


def entries(encoder: Encoder, language: str = "en") -> list[Entry]:
    """Every entry of the vector, in order."""
    found: list[Entry] = []
    for block in encoder.layout.blocks:
        meaning = words(encoder, block, language)
        for index, label in enumerate(block.labels, block.start):
            name = block.entry(label)
            found.append(Entry(index, name, block.high, block.capped, meaning))
    return found


def actions(game: Game) -> list[tuple[int, str]]:
    """Every action: its index, which is the number of its place in the mask, and its code."""
    return [(action.index, action.code) for action in game.actions]
