"""The two piles: looking at their top cards, putting cards under them, and drawing them anew."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import ALL

EVERYBODY: Final = ALL
"""Mark of a card that all have seen on its way under the pile (spectators too)."""


def put_under(pile: Deck, cards: list[int]) -> None:
    """Cards that lay open go under a pile in this order; everybody can remember it (WSA-21)."""
    for card in cards:
        pile.put_under([card], EVERYBODY)


def shuffle_in(pile: Deck, cards: list[int]) -> None:
    """The whole pile is shuffled with some more cards; what was known of its order is void."""
    whole = pile.cards()
    whole.extend(cards)
    whole.sort()
    pile.under.clear()
    pile.marks.clear()
    pile.unknown = whole


def look(pile: Deck, count: int, seat: int, nature: Nature) -> list[int]:
    """A player looks at the top cards, which stay where they are; only that player knows them."""
    if pile.unknown:
        pile.under.insert(0, pile.unknown)
        pile.marks.insert(0, 0)
        pile.unknown = []
    seen: list[int] = []
    at = 0
    while at < count and at < len(pile.under):
        if len(pile.under[at]) > 1:
            rest = Deck(pile.names, pile.under[at])
            card = nature.draw(rest)
            pile.under.insert(at, [card])
            pile.marks.insert(at, 0)
        pile.marks[at] |= 1 << seat
        seen.append(pile.under[at][0])
        at += 1
    return seen


def known_on_top(pile: Deck, count: int, seat: int) -> list[int]:
    """Which of the top cards the player knows, from the top down, as far as there is no gap."""
    found: list[int] = []
    if not pile.unknown:
        for at in range(min(count, len(pile.under))):
            if not pile.marks[at] & (1 << seat):
                break
            found.append(pile.under[at][0])
    return found


def take_known(pile: Deck, card: int) -> None:
    """Take a card that somebody has looked at out of the pile."""
    for at in range(len(pile.under)):
        if len(pile.under[at]) == 1 and pile.under[at][0] == card:
            pile.under.pop(at)
            pile.marks.pop(at)
            return
    raise ValueError(f"{pile.names[card]} is not known to lie in the pile")


def draw_anew(pile: Deck, player: int, nature: Nature) -> None:
    """Deal the cards whose places ``player`` does not know again among those places."""
    bit = 1 << player
    hidden = pile.unknown.copy()
    for at in range(len(pile.under)):
        if not pile.marks[at] & bit:
            hidden.extend(pile.under[at])
    hidden.sort()
    for at in range(len(pile.under)):
        if not pile.marks[at] & bit:
            size = len(pile.under[at])
            layer: list[int] = []
            for _ in range(size):
                layer.append(hidden.pop(nature.below(len(hidden))))
            pile.under[at] = layer
    pile.unknown = hidden
    pile.put_in_order()
