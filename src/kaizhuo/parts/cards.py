"""Short lists of card numbers. Compiled, these plain loops beat the list methods they stand for."""

from __future__ import annotations


def holds(cards: list[int], card: int) -> bool:
    """Whether a card is among them."""
    for other in cards:
        if other == card:
            return True
    return False


def without(cards: list[int], card: int) -> list[int]:
    """The others, in their order."""
    rest: list[int] = []
    for other in cards:
        if other != card:
            rest.append(other)
    return rest


def take_out(cards: list[int], card: int) -> None:
    """Remove a card that is among them."""
    at = 0
    while cards[at] != card:
        at += 1
    cards.pop(at)


def put_in_order(cards: list[int], card: int) -> None:
    """Insert a card into cards in ascending order."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
