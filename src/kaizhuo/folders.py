"""The files that lie beside the code: rule books, texts, editions."""

from __future__ import annotations

import contextlib
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
    """A text file of a game's folder, such as ``rules.en.md``; ``MissingText`` if it has none.

    Where several games share a box (a game's folder lies in its box's folder), what the box says
    follows what the game says.
    """
    package = package_of(game)
    texts = []
    for folder in (package, package.rpartition(".")[0]):
        with contextlib.suppress(OSError, ValueError, ImportError):
            texts.append(files(folder).joinpath(name).read_text("utf-8"))
    if not texts:
        raise MissingText(f"the game {game.id!r} has no file {name}")
    return "\n".join(texts)


def house_file(package: str, name: str) -> str:
    """A text file of a package of this house; empty if there is none."""
    try:
        return files(package).joinpath(name).read_text("utf-8")
    except OSError:
        return ""
