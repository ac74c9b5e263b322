"""What things are worth in Monopoly Deal, in points of about one million each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kaizhuo.games.deal import edition as e
from kaizhuo.games.deal.box import DealBox
from kaizhuo.games.deal.view import DealView, PlayerView

WIN: Final = 10_000.0
SET: Final = 60.0
"""A complete set; three of them win."""
PART: Final = 26.0
"""A set but for nothing: what is there counts by the square of its share."""
RENT_POINT: Final = 0.8
SETS_TO_WIN: Final = 3

HELD: Final = {
    e.TAKEOVER: 22.0,
    e.REFUSE: 14.0,
    e.STEAL: 9.0,
    e.SWAP: 6.0,
    e.DEBT: 7.0,
    e.BIRTHDAY: 6.0,
    e.DRAW: 8.0,
    e.HOUSE: 3.2,
    e.HOTEL: 2.0,
    e.DOUBLE: 2.5,
}
"""What an action card is worth in the hand, kept for its moment."""


@lru_cache(maxsize=8)
def _numbers(codes: tuple[str, ...]) -> dict[str, int]:
    return {code: number for number, code in enumerate(codes)}


class Area:
    """A player's property area: the cards of each colour, and what they are worth."""

    def __init__(self, table: Table, player: PlayerView) -> None:
        self.table = table
        self.cards: list[list[int]] = [[] for _ in table.cards.color_ids]
        self.buildings = [0.0] * len(self.cards)
        for column in player.columns:
            color = table.color[column.color]
            self.cards[color] += [table.number[code] for code in column.cards]
            self.buildings[color] += 6.0 * bool(column.house) + 7.0 * bool(column.hotel)
        self.sets = len(player.sets)

    def worth(self, color: int) -> float:
        """Points for one colour as it lies."""
        return self.table.worth(color, self.cards[color]) + self.buildings[color]

    def complete(self, color: int) -> bool:
        """Whether there is a complete set of this colour."""
        return self.table.is_set(color, self.cards[color])

    def gain(self, color: int, added: Sequence[int]) -> float:
        """Points that more cards in a colour bring; winning is above everything."""
        before = self.cards[color]
        after = [*before, *added]
        points = self.table.worth(color, after) - self.table.worth(color, before)
        new = self.table.is_set(color, after) and not self.table.is_set(color, before)
        if new and self.sets + 1 >= SETS_TO_WIN:
            points += WIN
        return points

    def loss(self, color: int, removed: Sequence[int]) -> float:
        """Points that go with some cards of a colour."""
        left = [card for card in self.cards[color] if card not in removed]
        points = self.table.worth(color, self.cards[color]) - self.table.worth(color, left)
        if self.complete(color) and not self.table.is_set(color, left):
            points += self.buildings[color] / 2
        return points

    def color_of(self, card: int) -> int:
        """The colour a card lies in; -1 if in none."""
        for color, cards in enumerate(self.cards):
            if card in cards:
                return color
        return -1


class Table:
    """What a seat sees, by card numbers, with a worth for everything."""

    def __init__(self, box: DealBox, view: DealView, me: int) -> None:
        self.box = box
        self.cards = box.cards
        self.view = view
        self.me = me
        self.number = _numbers(tuple(box.cards.codes))
        self.color = {id: color for color, id in enumerate(box.cards.color_ids)}
        self.areas = [Area(self, player) for player in view.players]
        self.mine = self.areas[me]
        self._threats: dict[int, float] = {}
        self.bank = view.players[me].bank_total
        self.hand = [self.number[code] for code in view.hand or ()]

    def anchored(self, cards: Sequence[int]) -> bool:
        """Whether a full column of these cards counts as a set (MD-2.2.B.5)."""
        kinds = self.cards.kind
        two = self.box.two_colour_sets
        return any(kinds[c] == e.PROPERTY or (two and kinds[c] == e.WILD) for c in cards)

    def is_set(self, color: int, cards: Sequence[int]) -> bool:
        """Whether the cards of a colour hold a complete set."""
        return len(cards) >= self.cards.size[color] and self.anchored(cards)

    def worth(self, color: int, cards: Sequence[int]) -> float:
        """Points for the cards of one colour."""
        if not cards:
            return 0.0
        size = self.cards.size[color]
        rent = self.cards.rent[color]
        if self.is_set(color, cards):
            return SET + rent[-1] + 1.5 * (len(cards) - size)
        share = min(len(cards), size) / size
        points = PART * share * share + RENT_POINT * rent[min(len(cards), size - 1) - 1]
        return points if self.anchored(cards) else points * 0.6

    def wealth(self, seat: int) -> int:
        """Millions that a player could pay at most."""
        values = self.cards.value
        held = sum(values[card] for cards in self.areas[seat].cards for card in cards)
        return self.view.players[seat].bank_total + held

    def threat(self, seat: int) -> float:
        """How much it matters to harm this player: 1 and more for who is ahead."""
        if seat not in self._threats:
            self._threats[seat] = self._threat(seat)
        return self._threats[seat]

    def _threat(self, seat: int) -> float:
        area = self.areas[seat]
        best = max((area.worth(c) for c in range(len(area.cards)) if not area.complete(c)),
                   default=0.0)  # fmt: skip
        return 1.0 + 0.8 * area.sets + (1.5 if area.sets >= SETS_TO_WIN - 1 else 0.0) + best / 40

    def money(self, value: int) -> float:
        """Points for so many millions more in the bank: the first ones protect the property."""
        points = 0.0
        for step in range(value):
            have = self.bank + step
            points += 2.0 if have < 4 else 1.2 if have < 10 else 0.7
        return points

    def held(self, card: int) -> float:
        """What a card is worth in the hand."""
        ed = self.cards
        kind = ed.kind[card]
        if kind == e.MONEY:
            return 0.5 * ed.value[card]
        if kind <= e.RAINBOW:
            return 3.0 + max(self.mine.gain(color, [card]) for color in ed.colors[card])
        if kind == e.RENT:
            best = max((self.rent(color) for color in ed.colors[card]), default=0)
            return 1.5 + 1.0 * best
        effect = ed.effect[card]
        points = HELD[effect]
        if effect in (e.HOUSE, e.HOTEL) and self.mine.sets:
            points += 2.0
        if sum(1 for other in self.hand if ed.effect[other] == effect) > 1:
            points *= 0.75
        return points

    def rent(self, color: int) -> int:
        """The best rent of one's own columns of a colour, in millions."""
        id = self.cards.color_ids[color]
        columns = self.view.players[self.me].columns
        return max((column.rent for column in columns if column.color == id), default=0)

    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.areas)) if seat != self.me]

    def holder(self, card: int) -> int:
        """Whose area a property lies in; -1 for none."""
        for seat, area in enumerate(self.areas):
            if area.color_of(card) >= 0:
                return seat
        code = self.cards.codes[card]
        for player in self.view.players:
            if code in player.loose:
                return player.seat
        return -1
