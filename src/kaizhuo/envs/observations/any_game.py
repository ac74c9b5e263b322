"""For a game that nobody has written a vector for: what every game can say of itself."""

from __future__ import annotations

from kaizhuo.kernel import Game

from .layout import Layout


def layout(game: Game, players: int) -> Layout[object]:
    """Who is asked, and what this seat may do. Honest, and little to learn from: a game that is
    to be learned brings a layout of its own."""
    found: Layout[object] = Layout("any-game", players)
    codes = [action.code for action in game.actions]
    found.seats("asked", lambda seen: seen.asked)
    found.members("may", codes, lambda seen: (codes[index] for index in seen.legal))
    return found
