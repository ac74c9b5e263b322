"""The files that lie beside the code: rule books, texts, editions."""

from __future__ import annotations

import importlib
from importlib.resources import files

from .kernel import Game, KaizhuoError


class MissingText(KaizhuoError):
    """A message that no language file has, or that cannot be put together."""


def package_of(game: Game) -> str:
    """The package of a game: the folder with its rule book, edition and texts."""
    name = type(game).__module__
    module = importlib.import_module(name)
    return name if hasattr(module, "__path__") else name.rpartition(".")[0]


def game_file(game: Game, name: str) -> str:
    """A text file of a game's folder, such as ``rules.en.md``; ``MissingText`` if it has none."""
    try:
        return files(package_of(game)).joinpath(name).read_text("utf-8")
    except (OSError, ValueError, ImportError):
        raise MissingText(f"the game {game.id!r} has no file {name}") from None


def house_file(package: str, name: str) -> str:
    """A text file of a package of this house; empty if there is none."""
    try:
        return files(package).joinpath(name).read_text("utf-8")
    except OSError:
        return ""
