"""The moves of Monopoly Deal, and the action table of an edition."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.core import Action
from kaizhuo.parts.edition_file import mistake

from .edition import (
    ACTION,
    BIRTHDAY,
    DEBT,
    DOUBLE,
    DRAW,
    HOTEL,
    HOUSE,
    MONEY,
    NONE,
    PROPERTY,
    RAINBOW,
    REFUSE,
    RENT,
    STEAL,
    SWAP,
    TAKEOVER,
    WILD,
    DealEdition,
)

MAX_PLAYERS: Final = 5
EVERYBODY: Final = -1
MOST_ACTIONS: Final = 40_000
MAX_DOUBLERS: Final = 2
"""A rent card and two doublers are the three plays of a turn."""


class Bank(Action):
    """``bank m5-1``: a card from the hand becomes money (MD-2.2.A)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Place(Action):
    """``place rd1 rd``: a property from the hand goes to a colour (MD-2.2.B)."""

    def __init__(self, code: str, card: int, color: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.color: Final = color


class Rent(Action):
    """``rent r-rd-ye-1 rd``: ask rent for one's column of a colour (MD-4.7, 4.11, 4.12).

    ``column`` counts the columns of the colour from 0 (written only when not 0), ``target`` is a
    seat or ``EVERYBODY``, ``doublers`` are the doubling cards played along.
    """

    def __init__(
        self, code: str, card: int, color: int, column: int, target: int, doublers: list[int]
    ) -> None:
        super().__init__(code)
        self.card: Final = card
        self.color: Final = color
        self.column: Final = column
        self.target: Final = target
        self.doublers: Final = doublers


class Debt(Action):
    """``debt dc-1 @2``: collect a debt from one player (MD-4.5)."""

    def __init__(self, code: str, card: int, target: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.target: Final = target


class Birthday(Action):
    """``birthday bd-1``: a present from every other player (MD-4.6)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class DrawMore(Action):
    """``draw pg-1``: two more cards (MD-4.8)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Steal(Action):
    """``steal sly-1 rd1``: take a property of no complete set (MD-4.1)."""

    def __init__(self, code: str, card: int, taken: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.taken: Final = taken


class Swap(Action):
    """``swap fd-1 rd1``: want a property in exchange for one's own, named next (MD-4.2)."""

    def __init__(self, code: str, card: int, taken: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.taken: Final = taken


class Give(Action):
    """``give br1``: the own property handed over in an exchange (MD-4.2)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Takeover(Action):
    """``takeover brk-1 @2 rd``: take a complete set (MD-4.3)."""

    def __init__(self, code: str, card: int, target: int, color: int, column: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.target: Final = target
        self.color: Final = color
        self.column: Final = column


class Build(Action):
    """``build hs-1 rd``: a house or hotel onto one's complete set (MD-4.9, MD-4.10)."""

    def __init__(self, code: str, card: int, color: int, column: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.color: Final = color
        self.column: Final = column


class Move(Action):
    """``move w-rd-ye-1 ye``: turn a wild card on one's own table (MD-2.2.B.4)."""

    def __init__(self, code: str, card: int, color: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.color: Final = color


class Shift(Action):
    """``shift gr1``: the card of a full column changes places with the colour's surplus
    (MD-2.2.B.4, MDA-13)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Pay(Action):
    """``pay m5-1``: hand over one card of what is owed (MDA-16)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Refuse(Action):
    """``refuse jsn-1 @0``: cancel what that player does to you (MD-4.4)."""

    def __init__(self, code: str, card: int, against: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.against: Final = against


class Accept(Action):
    """``accept @0``: let stand what that player did."""

    def __init__(self, code: str, against: int) -> None:
        super().__init__(code)
        self.against: Final = against


class EndTurn(Action):
    """``end``: no more plays (MD-2.3)."""


class Shed(Action):
    """``shed m1-1``: a surplus card goes face down under the draw pile (MD-2.3.a)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


def column_suffix(column: int) -> str:
    """How a column is written in a code: nothing for the first one."""
    return f" {column}" if column else ""


class Moves:
    """The action table of an edition, and ways to find an action without searching."""

    def __init__(self, edition: DealEdition) -> None:
        self.edition: Final = edition
        self.table: list[Action] = []
        count = edition.count()
        self.columns: Final = _most_columns(edition)
        """how many columns of one colour can lie before a player"""
        self.combos: list[list[int]] = _combos(edition)
        self._combo_of: dict[int, int] = {}
        for at, combo in enumerate(self.combos):
            self._combo_of[_combo_key(combo, count)] = at
        self.end: Final = EndTurn("end")
        self.bank: list[Bank | None] = [None] * count
        self.ready: list[list[Action]] = [[] for _ in range(count)]
        """card -> the plays that nothing on the table can forbid: place, bank, birthday, draw"""
        self.place: list[list[Action]] = [[] for _ in range(count)]
        """card -> place for each of its colours; ``move`` likewise"""
        self.move: list[list[Action]] = [[] for _ in range(count)]
        self.shift: list[Shift | None] = [None] * count
        self.give: list[Give | None] = [None] * count
        self.pay: list[Pay | None] = [None] * count
        self.shed: list[Shed | None] = [None] * count
        self.refuse: list[list[Refuse]] = [[] for _ in range(count)]
        self.accept: list[Accept] = []
        self.debt: list[list[Debt]] = [[] for _ in range(count)]
        self.take: list[list[Action]] = [[] for _ in range(count)]
        """card -> steal or swap for each property (they are the first cards of an edition)"""
        self.takeover: list[list[list[list[Takeover]]]] = [[] for _ in range(count)]
        """card -> seat -> colour -> column"""
        self.build: list[list[list[Build]]] = [[] for _ in range(count)]
        """card -> colour -> column"""
        self.rent: list[list[list[list[list[Rent]]]]] = [[] for _ in range(count)]
        """card -> colour (nothing if not charged) -> column -> combo -> target, or everybody"""
        self._make()

    def _make(self) -> None:
        self.table.append(self.end)
        for seat in range(MAX_PLAYERS):
            accept = Accept(f"accept @{seat}", seat)
            self.accept.append(accept)
            self.table.append(accept)
        for card in range(self.edition.count()):
            self._make_card(card)
            if len(self.table) > MOST_ACTIONS:
                raise mistake(
                    self.edition.file, 0, "wrong-moves", "kaizhuo.games.deal", most=MOST_ACTIONS
                )

    def _make_card(self, card: int) -> None:
        ed = self.edition
        code = ed.codes[card]
        shed = Shed(f"shed {code}", card)
        self.shed[card] = shed
        self.table.append(shed)
        if ed.value[card] > 0:
            pay = Pay(f"pay {code}", card)
            self.pay[card] = pay
            self.table.append(pay)
        if ed.is_property(card):
            self._make_property(card, code)
            return
        bank = Bank(f"bank {code}", card)
        self.bank[card] = bank
        self.ready[card].append(bank)
        self.table.append(bank)
        if ed.kind[card] == RENT:
            self._make_rent(card, code)
        elif ed.kind[card] == ACTION:
            self._make_effect(card, code)
        else:
            assert ed.kind[card] == MONEY

    def _make_property(self, card: int, code: str) -> None:
        ed = self.edition
        for color in ed.colors[card]:
            place = Place(f"place {code} {ed.color_ids[color]}", card, color)
            self.place[card].append(place)
            self.table.append(place)
            if ed.kind[card] != PROPERTY:
                move = Move(f"move {code} {ed.color_ids[color]}", card, color)
                self.move[card].append(move)
                self.table.append(move)
        if ed.kind[card] != RAINBOW:
            self.ready[card] += self.place[card]
        shift = Shift(f"shift {code}", card)
        self.shift[card] = shift
        give = Give(f"give {code}", card)
        self.give[card] = give
        self.table += [shift, give]

    def _make_rent(self, card: int, code: str) -> None:
        ed = self.edition
        self.rent[card] = [[] for _ in ed.color_ids]
        for color in ed.colors[card]:
            for column in range(self.columns):
                by_combo: list[list[Rent]] = [[] for _ in self.combos]
                for target in [EVERYBODY] if ed.charges_all[card] else range(MAX_PLAYERS):
                    for at, combo in enumerate(self.combos):
                        where = f"{ed.color_ids[color]}{column_suffix(column)}"
                        who = "" if target == EVERYBODY else f" @{target}"
                        extra = "".join(f" {ed.codes[doubler]}" for doubler in combo)
                        extra = f" +{extra}" if extra else ""
                        rent = Rent(
                            f"rent {code} {where}{who}{extra}", card, color, column, target, combo
                        )
                        by_combo[at].append(rent)
                        self.table.append(rent)
                self.rent[card][color].append(by_combo)

    def _make_effect(self, card: int, code: str) -> None:
        ed = self.edition
        effect = ed.effect[card]
        assert effect != NONE
        if effect == REFUSE:
            for seat in range(MAX_PLAYERS):
                refuse = Refuse(f"refuse {code} @{seat}", card, seat)
                self.refuse[card].append(refuse)
                self.table.append(refuse)
        elif effect == DEBT:
            for seat in range(MAX_PLAYERS):
                debt = Debt(f"debt {code} @{seat}", card, seat)
                self.debt[card].append(debt)
                self.table.append(debt)
        elif effect == BIRTHDAY or effect == DRAW:
            action: Action = (
                Birthday(f"birthday {code}", card)
                if effect == BIRTHDAY
                else DrawMore(f"draw {code}", card)
            )
            self.ready[card].append(action)
            self.table.append(action)
        elif effect == STEAL or effect == SWAP:
            for taken in range(ed.count()):
                if not ed.is_property(taken):
                    break
                take: Action = (
                    Steal(f"steal {code} {ed.codes[taken]}", card, taken)
                    if effect == STEAL
                    else Swap(f"swap {code} {ed.codes[taken]}", card, taken)
                )
                self.take[card].append(take)
                self.table.append(take)
        elif effect == TAKEOVER:
            for seat in range(MAX_PLAYERS):
                self.takeover[card].append([[] for _ in ed.color_ids])
                for color in range(len(ed.color_ids)):
                    for column in range(self.columns):
                        where = f"{ed.color_ids[color]}{column_suffix(column)}"
                        takeover = Takeover(
                            f"takeover {code} @{seat} {where}", card, seat, color, column
                        )
                        self.takeover[card][seat][color].append(takeover)
                        self.table.append(takeover)
        elif effect == HOUSE or effect == HOTEL:
            self.build[card] = [[] for _ in ed.color_ids]
            for color in range(len(ed.color_ids)):
                if not ed.buildable[color]:
                    continue
                for column in range(self.columns):
                    where = f"{ed.color_ids[color]}{column_suffix(column)}"
                    build = Build(f"build {code} {where}", card, color, column)
                    self.build[card][color].append(build)
                    self.table.append(build)
        else:
            assert effect == DOUBLE

    def usable_combos(self, doublers: list[int], most: int) -> list[int]:
        """Places in ``combos`` of what can be played along with a rent card: nothing, and up to
        ``most`` of the doubling cards in hand (given in ascending order)."""
        found = [0]
        if most >= 1:
            for first in doublers:
                found.append(self._combo_of[_combo_key([first], self.edition.count())])
        if most >= 2:
            for at in range(len(doublers)):
                for other in range(at + 1, len(doublers)):
                    pair = [doublers[at], doublers[other]]
                    found.append(self._combo_of[_combo_key(pair, self.edition.count())])
        return found


def _combos(edition: DealEdition) -> list[list[int]]:
    doublers = [card for card in range(edition.count()) if edition.effect[card] == DOUBLE]
    combos: list[list[int]] = [[]]
    combos += [[card] for card in doublers]
    for at, first in enumerate(doublers):
        combos += [[first, second] for second in doublers[at + 1 :]]
    return combos


def _combo_key(combo: list[int], count: int) -> int:
    key = 0
    for card in combo:
        key = key * (count + 1) + card + 1
    return key


def _most_columns(edition: DealEdition) -> int:
    most = 1
    for color in range(len(edition.color_ids)):
        cards = 0
        for card in range(edition.count()):
            if edition.kind[card] in (PROPERTY, WILD, RAINBOW) and color in edition.colors[card]:
                cards += 1
        size = edition.size[color]
        most = max(most, (cards + size - 1) // size)
    return most
