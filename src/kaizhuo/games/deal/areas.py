"""The open part of the table in Monopoly Deal: banks, property areas, the discard area."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.core import State
from kaizhuo.kernel.text import Ref, Seat
from kaizhuo.parts.cards import holds, put_in_order, take_out, without

from .box import DealBox
from .columns import NO_CARD, Column, has_anchor, is_anchor
from .edition import RAINBOW


class OpenTable(State):
    """What everybody sees: ``banks``, ``areas`` (columns in the order of colours), ``loose``
    (rainbow cards that wait for a column, MDA-08) and ``discard`` (last is the top)."""

    def __init__(
        self,
        game: DealBox,
        players: int,
        banks: list[list[int]],
        areas: list[list[Column]],
        loose: list[list[int]],
        discard: list[int],
    ) -> None:
        super().__init__(game, players)
        self.box: Final = game
        self.banks: Final = banks
        self.areas: Final = areas
        self.loose: Final = loose
        self.discard = discard

    def others(self, player: int) -> list[int]:
        """The other seats, clockwise from a player (MDA-21)."""
        return [(player + step) % self.players for step in range(1, self.players)]

    # -- property areas -------------------------------------------------------------------

    def colors_complete(self, player: int) -> int:
        """How many different colours the player has a complete set of."""
        found = 0
        last = -1
        for column in self.areas[player]:
            if column.complete and column.color != last:
                found += 1
                last = column.color
        return found

    def holder(self, card: int) -> int:
        """Whose property area a card lies in; -1 if in none."""
        for player in range(self.players):
            if self.shows(player, card):
                return player
        return -1

    def shows(self, player: int, card: int) -> bool:
        """Whether a card lies in this player's property area."""
        for column in self.areas[player]:
            if holds(column.cards, card):
                return True
        return holds(self.loose[player], card)

    def shown_color(self, player: int, card: int) -> int:
        """The colour that a card in this player's area shows; -1 for one that waits."""
        for column in self.areas[player]:
            if holds(column.cards, card):
                return column.color
        return -1

    def column_at(self, player: int, color: int, number: int) -> int:
        """Place in the area of a colour's column (counted from 0); -1 if there is none."""
        for at, column in enumerate(self.areas[player]):
            if column.color == color:
                if number == 0:
                    return at
                number -= 1
        return -1

    def has_color(self, player: int, color: int) -> bool:
        """Whether a card other than a rainbow lies in this colour (MD-2.2.B.3)."""
        for column in self.areas[player]:
            if column.color == color and column.colored:
                return True
        return False

    def add_property(self, player: int, card: int, color: int) -> None:
        """Lay a property into a colour's open column, or begin a new column (MDA-13).

        A rainbow whose colour the player does not have waits unassigned (MDA-08), and so does
        any card that comes with no colour (-1).
        """
        box = self.box
        if color < 0 or (
            box.cards.kind[card] == RAINBOW
            and not box.rainbow_alone
            and not self.has_color(player, color)
        ):
            put_in_order(self.loose[player], card)
            return
        area = self.areas[player]
        if is_anchor(box, card):
            card = self._anchor_full_column(player, card, color)
        for at, column in enumerate(area):
            if column.color == color and not column.full:
                cards = column.cards.copy()
                cards.append(card)
                area[at] = Column(box, color, cards)
                return
        self._insert(player, Column(box, color, [card]))

    def _anchor_full_column(self, player: int, card: int, color: int) -> int:
        """A full column that lacked a single-colour card takes this one in; the card it displaces
        (or this one, if there is no such column) is still to be laid down."""
        area = self.areas[player]
        for at, column in enumerate(area):
            if column.color == color and column.full and not column.complete:
                displaced = column.cards[-1]
                area[at] = Column(self.box, color, [*column.cards[:-1], card])
                return displaced
        return card

    def add_column(self, player: int, column: Column) -> None:
        """Lay down a whole column that was taken over."""
        area = self.areas[player]
        for at, other in enumerate(area):
            if other.color > column.color or (other.color == column.color and not other.full):
                area.insert(at, column)
                return
        area.append(column)

    def _insert(self, player: int, column: Column) -> None:
        area = self.areas[player]
        for at, other in enumerate(area):
            if other.color > column.color:
                area.insert(at, column)
                return
        area.append(column)

    def remove_property(self, player: int, card: int) -> int:
        """Take a property from an area and say which colour it showed (-1: it was waiting).

        A surplus card of the colour moves up into the gap; buildings of a set that breaks leave
        it (MDA-09); rainbows without a coloured card beside them wait unassigned (MDA-08).
        """
        if holds(self.loose[player], card):
            take_out(self.loose[player], card)
            return -1
        area = self.areas[player]
        at = 0
        while not holds(area[at].cards, card):
            at += 1
        old = area[at]
        cards = without(old.cards, card)
        if old.full:
            mover = self._take_surplus(player, at, has_anchor(self.box, cards))
            if mover != NO_CARD:
                cards.append(mover)
        self._replace(player, at, cards)
        self.free_rainbows(player, old.color)
        return old.color

    def _replace(self, player: int, at: int, cards: list[int]) -> None:
        """Other cards, or none, make up a column; its buildings stay only on a set (MDA-09)."""
        area = self.areas[player]
        old = area[at]
        if not cards:
            area.pop(at)
            self.lose_buildings(player, old)
            return
        new = Column(self.box, old.color, cards)
        if new.complete:
            built = old.house != NO_CARD or old.hotel != NO_CARD
            area[at] = Column(self.box, old.color, cards, old.house, old.hotel) if built else new
            return
        if new.full or not old.full:
            area[at] = new
        else:
            area.pop(at)
            self._insert(player, new)  # a column with a gap comes after the full ones
        self.lose_buildings(player, old)

    def _take_surplus(self, player: int, at: int, anchored: bool) -> int:
        """A card for the gap in a full column, out of a later one of its colour (MDA-13): one
        that completes the set if possible. No built set is broken for it."""
        area = self.areas[player]
        last = at
        while last + 1 < len(area) and area[last + 1].color == area[at].color:
            last += 1
        column = area[last]
        if last == at or column.house != NO_CARD:
            return NO_CARD
        mover = column.cards[0]
        if not anchored:
            for card in column.cards:
                if is_anchor(self.box, card):
                    mover = card
                    break
        rest = without(column.cards, mover)
        if rest:
            area[last] = Column(self.box, column.color, rest)
        else:
            area.pop(last)
        return mover

    def take_column(self, player: int, color: int, number: int) -> Column:
        """Take a whole column, buildings and all (MDA-11)."""
        column = self.areas[player].pop(self.column_at(player, color, number))
        self.free_rainbows(player, color)
        return column

    def lose_buildings(self, player: int, column: Column) -> None:
        """House and hotel of a broken set become money of their owner, or are discarded."""
        if column.house != NO_CARD:
            self._lose_building(player, column.house)
        if column.hotel != NO_CARD:
            self._lose_building(player, column.hotel)

    def _lose_building(self, player: int, building: int) -> None:
        if self.box.broken_to_bank:
            put_in_order(self.banks[player], building)
        else:
            self.discard.append(building)
        if self.journal is not None:
            place = "log-building-to-bank" if self.box.broken_to_bank else "log-building-lost"
            self.tell(place, {"player": Seat(player), "card": self.card_ref(building)}, player)

    def free_rainbows(self, player: int, color: int) -> None:
        """Rainbows of a colour without any coloured card wait unassigned (MDA-08)."""
        if self.box.rainbow_alone or self.has_color(player, color):
            return
        area = self.areas[player]
        for column in area.copy():
            if column.color == color:
                area.remove(column)
                for card in column.cards:
                    put_in_order(self.loose[player], card)
                    if self.journal is not None:
                        self.tell(
                            "log-loose", {"player": Seat(player), "card": self.card_ref(card)},
                            player,
                        )  # fmt: skip

    # -- words ----------------------------------------------------------------------------

    def card_ref(self, card: int) -> Ref:
        """A card as an argument of a message."""
        return Ref(self.box.cards.codes[card])

    def color_ref(self, color: int) -> Ref:
        """A colour as an argument of a message."""
        return Ref(self.box.cards.color_ids[color])
