"""Cards face down. Nothing that nobody knows is stored in an order."""

from __future__ import annotations


class Deck:
    """A pile of cards in layers; within a layer the order is unknown to everybody.

    ``unknown`` is the top layer, drawn from by chance. ``under`` are the layers put beneath it,
    top to bottom: a single card put underneath is a layer of one, cards shuffled in underneath
    are one layer. ``marks`` holds a number for each layer of ``under`` that means what the game
    wants (usually a bit mask of the seats that know the card). Cards are numbers; ``names``
    gives their codes.
    """

    def __init__(
        self,
        names: list[str],
        unknown: list[int],
        under: list[list[int]] | None = None,
        marks: list[int] | None = None,
    ) -> None:
        self.names = names
        self.unknown = unknown
        self.under: list[list[int]] = [] if under is None else under
        self.marks: list[int] = [] if marks is None else marks

    def clone(self) -> Deck:
        under = [layer.copy() for layer in self.under] if self.under else []
        return Deck(self.names, self.unknown.copy(), under, self.marks.copy())

    def count(self) -> int:
        """How many cards lie here."""
        total = len(self.unknown)
        for layer in self.under:
            total += len(layer)
        return total

    def cards(self) -> list[int]:
        """All cards, in no particular order."""
        found = self.unknown.copy()
        for layer in self.under:
            found.extend(layer)
        return found

    def top_mark(self) -> int:
        """The mark of the next card to be drawn; 0 when it comes from the unknown layer."""
        if self.unknown or not self.marks:
            return 0
        return self.marks[0]

    def top_layer(self) -> list[int]:
        """The layer that the next card comes from (raises ``IndexError`` on an empty deck)."""
        if not self.unknown:
            self.unknown = self.under.pop(0)
            self.marks.pop(0)
        return self.unknown

    def put_under(self, cards: list[int], mark: int = 0) -> None:
        """Put a layer at the very bottom: one known card, or several in unknown order."""
        self.under.append(cards)
        self.marks.append(mark)

    def put_in_order(self) -> None:
        """Sort what has no order to anybody. How a layer is stored says nothing about the cards,
        but the same chance draws the same card only from the same storage: a position drawn anew
        must not remember how the true one came to lie in memory."""
        self.unknown.sort()
        for layer in self.under:
            layer.sort()

    def refill(self, cards: list[int]) -> None:
        """Shuffle cards together into a new pile; only an empty deck may be refilled."""
        self.unknown.extend(cards)

    def __repr__(self) -> str:
        layers = [sorted(layer) for layer in self.under]
        return f"Deck({sorted(self.unknown)!r}, {layers!r}, {self.marks!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Deck, (self.names, self.unknown, self.under, self.marks))
