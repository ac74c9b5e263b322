"""The cards of Monopoly Deal, read from ``edition.toml`` (MD-C)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.game import Edition
from kaizhuo.parts.edition_file import EditionFile, Row

PROPERTY: Final = 0
WILD: Final = 1
RAINBOW: Final = 2
RENT: Final = 3
ACTION: Final = 4
MONEY: Final = 5
KINDS: Final = ("property", "wild", "rainbow", "rent", "action", "money")

NONE: Final = -1
TAKEOVER: Final = 0
REFUSE: Final = 1
STEAL: Final = 2
SWAP: Final = 3
DEBT: Final = 4
BIRTHDAY: Final = 5
DRAW: Final = 6
HOUSE: Final = 7
HOTEL: Final = 8
DOUBLE: Final = 9
EFFECTS: Final = (
    "takeover", "refuse", "steal", "swap", "debt", "birthday", "draw", "house", "hotel", "double",
)  # fmt: skip

TABLES: Final = ("game", "color", "property", "wild", "rainbow", "rent", "action", "money")
PLACES: Final = ("bank", "discard")
"""What a person touches beside cards."""
LEAST_CARDS: Final = 40
"""Five players take 25 cards before the first turn; fewer than this is no game."""


MOST_CARDS: Final = 300
MOST_DOUBLERS: Final = 6
"""Every pair of them is an action of its own with every rent."""


class DealEdition(Edition):
    """The cards as tables indexed by card number (0 … cards - 1) and colour number."""

    def __init__(self, text: str, file: str, hash: str) -> None:
        super().__init__(text, file, hash)
        self.codes: list[str] = []
        """card -> its id, as in ``m5-1``"""
        self.kind: list[int] = []
        self.value: list[int] = []
        """card -> what it pays, in millions"""
        self.colors: list[list[int]] = []
        """card -> the colours it may be (properties) or charges (rents)"""
        self.effect: list[int] = []
        self.amount: list[int] = []
        """card -> the number its effect carries: millions asked, cards drawn, rent added …"""
        self.charges_all: list[bool] = []
        """rent card -> whether every other player pays"""
        self.color_ids: list[str] = []
        self.size: list[int] = []
        self.rent: list[list[int]] = []
        self.buildable: list[bool] = []
        self.symbols: list[str] = []
        self.letters: list[str] = []
        self.sources: dict[str, str] = {}

    def count(self) -> int:
        """How many cards the deck has."""
        return len(self.codes)

    def is_property(self, card: int) -> bool:
        """Whether the card belongs on a property area (single-colour, two-colour, rainbow)."""
        return self.kind[card] <= RAINBOW

    def effect_name(self, card: int) -> str | None:
        """The word of the edition file for what an action card does."""
        return None if self.effect[card] == NONE else EFFECTS[self.effect[card]]


class _Reader:
    def __init__(self, file: EditionFile) -> None:
        self.file = file
        self.edition = DealEdition(file.text, file.file, file.hash)
        self.color_of: dict[str, int] = {}

    def read(self) -> DealEdition:
        self.file.expect("game", "deal")
        self.file.check_tables(TABLES)
        for row in self.file.rows("color", 3):
            self.read_color(row)
        for row in self.file.rows("property"):
            color = self.color(row, row.id_("color"))
            self.add(row, PROPERTY, row.int_("value", 1, 20), [color], copies=False)
        for row in self.file.rows("wild"):
            self.add(row, WILD, row.int_("value", 1, 20), self.pair(row))
        for row in self.file.rows("rainbow"):
            self.add(row, RAINBOW, 0, list(range(len(self.color_of))))
        for row in self.file.rows("rent"):
            colors = list(range(len(self.color_of)))
            if row.strs("colors") != ["any"]:
                colors = self.pair(row)
            everyone = row.one_of("payers", ("all", "one")) == "all"
            self.add(row, RENT, row.int_("value", 1, 20), colors, everyone=everyone)
        for row in self.file.rows("action"):
            effect = EFFECTS.index(row.one_of("effect", EFFECTS))
            amount = 0
            if effect in (DEBT, BIRTHDAY, DRAW, HOUSE, HOTEL, DOUBLE):
                amount = row.int_("amount", 1, 20)
            self.add(row, ACTION, row.int_("value", 1, 20), [], effect=effect, amount=amount)
        for row in self.file.rows("money"):
            self.add(row, MONEY, row.int_("value", 1, 20), [])
        self.check_whole()
        return self.edition

    def read_color(self, row: Row) -> None:
        color = row.id_()
        if color in self.color_of:
            raise row.wrong("wrong-twice", id=color)
        self.color_of[color] = len(self.color_of)
        size = row.int_("size", 2, 6)
        rent = row.ints("rent", 0, 50)
        if len(rent) != size:
            raise row.wrong("wrong-rents", color=color, size=size, rents=len(rent))
        edition = self.edition
        edition.color_ids.append(color)
        edition.size.append(size)
        edition.rent.append(rent)
        edition.buildable.append(row.bool_("buildable", True))
        edition.symbols.append(row.short("symbol"))
        edition.letters.append(row.short("letter"))
        edition.names[color] = row.names()
        edition.sources[color] = row.source()
        row.done()

    def color(self, row: Row, name: str) -> int:
        if name not in self.color_of:
            raise row.wrong("wrong-unknown", table="color", id=name)
        return self.color_of[name]

    def pair(self, row: Row) -> list[int]:
        names = row.strs("colors")
        if len(names) != 2 or names[0] == names[1]:
            raise row.wrong("wrong-pair", names=repr(names))
        return [self.color(row, name) for name in names]

    def add(
        self,
        row: Row,
        kind: int,
        value: int,
        colors: list[int],
        copies: bool = True,
        everyone: bool = False,
        effect: int = NONE,
        amount: int = 0,
    ) -> None:
        edition = self.edition
        base = row.id_()
        names = row.names()
        number = row.int_("copies", 1, 40) if copies else 1
        source = row.source()
        row.done()
        if base in edition.names:
            raise row.wrong("wrong-twice", id=base)
        edition.names[base] = names
        for copy in range(1, number + 1):
            code = f"{base}-{copy}" if copies else base
            if code in PLACES:
                raise row.wrong("wrong-place", id=code)
            if copies and code in edition.names:
                raise row.wrong("wrong-twice", id=code)
            edition.codes.append(code)
            edition.names[code] = names
            edition.sources[code] = source
            edition.kind.append(kind)
            edition.value.append(value)
            edition.colors.append(colors)
            edition.effect.append(effect)
            edition.amount.append(amount)
            edition.charges_all.append(everyone)

    def check_whole(self) -> None:
        edition = self.edition
        if edition.count() < LEAST_CARDS:
            raise self.file.wrong("wrong-deck-small", count=edition.count(), least=LEAST_CARDS)
        if edition.count() > MOST_CARDS:
            raise self.file.wrong("wrong-deck-large", count=edition.count(), most=MOST_CARDS)
        if edition.effect.count(DOUBLE) > MOST_DOUBLERS:
            raise self.file.wrong("wrong-doublers", most=MOST_DOUBLERS)
        for color, name in enumerate(edition.color_ids):
            single = 0
            for card in range(edition.count()):
                if edition.kind[card] == PROPERTY and edition.colors[card][0] == color:
                    single += 1
            if single == 0:
                raise self.file.wrong("wrong-no-property", color=name)


def read_edition(text: str, file: str) -> DealEdition:
    """The edition in a TOML text; ``EditionError`` names the line of the first mistake."""
    return _Reader(EditionFile(text, file, "kaizhuo.games.deal")).read()
