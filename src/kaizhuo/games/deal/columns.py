"""Columns of property cards: when they are complete, and what rent they earn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .box import DealBox
from .edition import PROPERTY, RAINBOW

NO_CARD: Final = -1


@mypyc_attr(free_list_len=1)
class Column:
    """Cards of one colour in one column, at most a full set (MDA-13). Never changed once made.

    ``rent`` is in millions: by the number of cards, with buildings when complete. A column
    without a single-colour card is never complete and earns at most what one card less than a
    full set earns; rainbow cards alone earn nothing (MDA-07). ``colored``: a card other than a
    rainbow is in it; ``turnable``: a card that may show another colour is.
    """

    def __init__(
        self,
        box: DealBox,
        color: int,
        cards: list[int],
        house: int = NO_CARD,
        hotel: int = NO_CARD,
    ) -> None:
        self.box: Final = box
        self.color: Final = color
        self.cards: Final = cards
        self.house: Final = house
        self.hotel: Final = hotel
        ed = box.cards
        size = ed.size[color]
        count = len(cards)
        single = two_colour = rainbow = False
        for card in cards:
            kind = ed.kind[card]
            if kind == PROPERTY:
                single = True
            elif kind == RAINBOW:
                rainbow = True
            else:
                two_colour = True
        self.colored: Final = single or two_colour
        self.turnable: Final = two_colour or rainbow
        self.full: Final = count >= size
        self.complete: Final = count >= size and (single or (two_colour and box.two_colour_sets))
        rent = 0
        if self.complete:
            rent = ed.rent[color][size - 1]
            if house != NO_CARD:
                rent += ed.amount[house]
            if hotel != NO_CARD:
                rent += ed.amount[hotel]
        elif single or two_colour:
            rent = ed.rent[color][count - 1 if count < size else size - 2]
        self.rent: Final = rent

    def __reduce__(self) -> tuple[object, ...]:
        return (Column, (self.box, self.color, self.cards, self.house, self.hotel))

    def __repr__(self) -> str:
        return f"Column({self.color}, {self.cards}, {self.house}, {self.hotel})"


def has_colored(box: DealBox, cards: list[int]) -> bool:
    """Whether a card other than rainbows is among them."""
    kind = box.cards.kind
    for card in cards:
        if kind[card] != RAINBOW:
            return True
    return False


def is_anchor(box: DealBox, card: int) -> bool:
    """Whether the card lets a full column count as a set (MD-2.2.B.5, MDA-07)."""
    kind = box.cards.kind[card]
    return kind == PROPERTY or (box.two_colour_sets and kind != RAINBOW)


def has_anchor(box: DealBox, cards: list[int]) -> bool:
    """Whether a full column of these cards counts as a set."""
    for card in cards:
        if is_anchor(box, card):
            return True
    return False
