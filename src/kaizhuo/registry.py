"""Finding games by id: those of this house and those that other packages bring."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Final, Protocol

from .folders import package_of
from .kernel import Game, Option, OptionError, UnknownGame, Value

GROUP: Final = "kaizhuo.games"
"""The entry point group: ``id = "package.module:load"``."""

OWN: Final = {
    "deal": "kaizhuo.games.deal:load",
    "taiwan": "kaizhuo.games.taiwan:load",
    "nyc-bank": "kaizhuo.games.nyc:load_bank",
    "nyc-travel": "kaizhuo.games.nyc:load_travel",
    "warring": "kaizhuo.games.warring:load",
}
"""The house's own games, so that a checkout plays them without being installed."""


class Loader(Protocol):
    """What an entry point names: makes the game from an edition file (its path; ``None``: the
    standard edition), a preset and options. Raises ``EditionError`` or ``OptionError``."""

    def __call__(
        self, edition: str | None = None, preset: str | None = None, **options: object
    ) -> Game: ...


def _places() -> dict[str, str]:
    found = {
        id: place
        for id, place in OWN.items()
        if importlib.util.find_spec(place.partition(":")[0]) is not None
    }
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.value)
    return found


def games() -> list[str]:
    """The ids of all games that can be loaded, the house's own first."""
    return list(_places())


def load(id: str, edition: str | None = None, preset: str | None = None, **options: object) -> Game:
    """A game by its id.

    ``edition`` is the path of an edition file (the standard edition if ``None``), ``preset`` the
    name of a set of options, ``options`` single ones by name. Raises ``UnknownGame``,
    ``EditionError`` or ``OptionError``.
    """
    return load_with(id, edition, preset, options)


def load_with(
    id: str, edition: str | None, preset: str | None, options: Mapping[str, object]
) -> Game:
    """``load`` with the options in a mapping, whatever their names."""
    places = _places()
    if id not in places:
        raise UnknownGame(f"no game is called {id!r}; there is: {', '.join(places) or 'none'}")
    for name in ("edition", "preset"):
        if name in options:
            raise OptionError(f"no option is called {name!r}")
    module, _, name = places[id].partition(":")
    loader: Loader = getattr(importlib.import_module(module), name)
    return loader(edition, preset, **options)


def options_of(game: Game) -> tuple[Option, ...]:
    """The options a game declares: ``OPTIONS`` of its package."""
    return tuple(getattr(importlib.import_module(package_of(game)), "OPTIONS", ()))


def presets_of(game: Game) -> Mapping[str, Mapping[str, Value]]:
    """The named sets of options a game declares: ``PRESETS`` of its package."""
    found: Mapping[str, Mapping[str, Value]] = getattr(
        importlib.import_module(package_of(game)), "PRESETS", {}
    )
    return found
