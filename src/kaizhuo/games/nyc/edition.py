"""The board and the cards of 嘻哈紐約客, read from ``edition.toml`` (NYC-C).

The printed numbers are not public: the standard edition is reconstructed, see
``docs/editions/nyc.md``.
"""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.game import Edition
from kaizhuo.parts.edition_file import EditionFile, Row

START: Final = 0
GUILD: Final = 1
STATION: Final = 2
GUIDE: Final = 3
CHANCE: Final = 4
SIGHT: Final = 5
KINDS: Final = ("start", "guild", "station", "guide", "chance", "sight")

NONE: Final = -1
SQUARES: Final = 40
CORNERS: Final = 4
SIGHTS: Final = 30
CHANCES: Final = 6
FLOORS: Final = 4
"""The most floors on one land (NYB-2.3.P.C.2), and so the length of a toll list."""
LEAST_CHANCE_CARDS: Final = 6
LEAST_OFFER: Final = 400
"""What the discount card takes off a price must not make it negative (NYT-X.08)."""
UNUSED_SIGHTS: Final = 4
"""Sight cards left out of the zones: one a player may start from (NYT-1.2, NYT-1.4)."""
BANK: Final = 0
TRAVEL: Final = 1
MODES: Final = ("bank", "travel")

CAR: Final = 0
YACHT: Final = 1
PLANE: Final = 2
VEHICLES: Final = ("car", "yacht", "plane")

EFFECTS: Final = (
    (
        "suites", "agency", "tour", "merger", "delicacy", "shuttle", "hotels", "insurance",
        "landmark", "season", "vip", "president",
    ),
    (
        "leisure", "heritage", "fashion", "museums", "stories", "blog", "brand", "discount",
        "souvenirs", "fans", "postcards", "friends",
    ),
)  # fmt: skip
"""What the experience cards of each game can do; the classes with these names do it."""
RUNS: Final = ("leisure", "heritage", "fashion", "museums")
"""The effects that speak of a run of sights."""

TABLES: Final = ("game", "color", "square", "zone", "vehicle", "chance", "experience")
MOST_MONEY: Final = 50_000


class Card:
    """An experience card as printed: ``effect`` names the class that carries it out."""

    def __init__(self, id: str, effect: str, amount: int, first: int, last: int) -> None:
        self.id: Final = id
        self.effect: Final = effect
        self.amount: Final = amount
        """the number on it: money, steps or points"""
        self.first: Final = first
        """the squares of the sights it speaks of; ``NONE`` if it does not"""
        self.last: Final = last


class NycEdition(Edition):
    """The components as tables. Squares are numbered 0 … 39 from the start square clockwise;
    lands and sights are called by their square. Lists of a deed are 0 where there is no sight."""

    def __init__(self, text: str, file: str, hash: str) -> None:
        super().__init__(text, file, hash)
        self.codes: list[str] = []
        """square -> its id, as in ``wall-street``"""
        self.kind: list[int] = []
        self.color: list[int] = []
        self.price: list[int] = []
        self.tolls: list[list[int]] = []
        """square -> the toll for 1, 2, 3, 4 floors"""
        self.build: list[int] = []
        self.sale: list[int] = []
        """square -> what the bank pays for one floor"""
        self.points: list[int] = []
        self.districts: list[dict[str, str]] = []
        self.sights: list[int] = []
        """the squares with a sight, in ring order"""
        self.at: dict[str, int] = {}
        """id -> square"""
        self.color_ids: list[str] = []
        self.symbols: list[str] = []
        self.letters: list[str] = []
        self.zone_ids: list[str] = []
        self.zone_size: list[int] = []
        self.zone_bonus: list[int] = []
        self.vehicle_steps: list[int] = []
        self.vehicle_count: list[int] = []
        self.chance_codes: list[str] = []
        self.chance_to: list[int] = []
        self.chance_price: list[int] = []
        self.chance_vehicles: list[list[int]] = []
        """chance card -> how many cars, yachts and planes it sells"""
        self.experience: list[list[Card]] = [[], []]
        """game -> its experience cards"""
        self.sources: dict[str, str] = {}

    def corner(self, kind: int) -> int:
        """The square of a corner (``START``, ``GUILD``, ``STATION``, ``GUIDE``)."""
        return self.kind.index(kind)


class _Reader:
    def __init__(self, file: EditionFile) -> None:
        self.file = file
        self.edition = NycEdition(file.text, file.file, file.hash)

    def read(self) -> NycEdition:
        self.file.expect("game", "nyc")
        self.file.check_tables(TABLES)
        for row in self.file.rows("color", 2):
            self.read_color(row)
        for row in self.file.rows("square"):
            self.read_square(row)
        self.check_ring()
        for row in self.file.rows("zone"):
            self.read_zone(row)
        for row in self.file.rows("vehicle"):
            self.read_vehicle(row)
        for row in self.file.rows("chance", LEAST_CHANCE_CARDS):
            self.read_chance(row)
        for row in self.file.rows("experience"):
            self.read_experience(row)
        self.check_whole()
        return self.edition

    def name(self, row: Row, id: str) -> None:
        edition = self.edition
        if id in edition.names:
            raise row.wrong("wrong-twice", id=id)
        edition.names[id] = row.names()
        edition.sources[id] = row.source()

    def read_color(self, row: Row) -> None:
        edition = self.edition
        color = row.id_()
        self.name(row, color)
        edition.color_ids.append(color)
        edition.symbols.append(row.str_("symbol"))
        edition.letters.append(row.str_("letter"))
        row.done()

    def read_square(self, row: Row) -> None:
        edition = self.edition
        id = row.id_()
        self.name(row, id)
        square = len(edition.codes)
        edition.at[id] = square
        edition.codes.append(id)
        kind = KINDS.index(row.one_of("kind", KINDS))
        edition.kind.append(kind)
        if kind == SIGHT:
            self.read_deed(row, square)
        else:
            edition.color.append(NONE)
            edition.tolls.append([0] * FLOORS)
            edition.districts.append({})
            for list_ in (edition.price, edition.build, edition.sale, edition.points):
                list_.append(0)
        row.done()

    def read_deed(self, row: Row, square: int) -> None:
        edition = self.edition
        edition.sights.append(square)
        color = row.id_("color")
        if color not in edition.color_ids:
            raise row.wrong("wrong-unknown", table="color", id=color)
        edition.color.append(edition.color_ids.index(color))
        edition.districts.append(row.names("district"))
        edition.price.append(row.int_("price", 1, MOST_MONEY))
        tolls = row.ints("tolls", 1, MOST_MONEY)
        if len(tolls) != FLOORS:
            raise row.wrong("wrong-tolls", floors=FLOORS, value=repr(tolls))
        if sorted(set(tolls)) != tolls:
            raise row.wrong("wrong-tolls-rise", value=repr(tolls))
        edition.tolls.append(tolls)
        build = row.int_("build", 1, MOST_MONEY)
        sale = row.int_("sale", 1, MOST_MONEY)
        if sale >= build:
            raise row.wrong("wrong-sale", sale=sale, build=build)
        edition.build.append(build)
        edition.sale.append(sale)
        edition.points.append(row.int_("points", 1, 20))

    def check_ring(self) -> None:
        edition = self.edition
        kinds = edition.kind
        if len(kinds) != SQUARES:
            raise self.file.wrong("wrong-squares", squares=SQUARES, count=len(kinds))
        for kind, wanted in ((SIGHT, SIGHTS), (CHANCE, CHANCES)):
            if kinds.count(kind) != wanted:
                raise self.file.wrong(
                    "wrong-kinds", kind=KINDS[kind], wanted=wanted, count=kinds.count(kind)
                )
        corners = kinds[:: SQUARES // CORNERS]
        if corners[0] != START or sorted(corners) != list(range(CORNERS)):
            raise self.file.wrong("wrong-corners")

    def read_zone(self, row: Row) -> None:
        edition = self.edition
        zone = row.id_()
        self.name(row, zone)
        edition.zone_ids.append(zone)
        edition.zone_size.append(row.int_("cards", 1, SIGHTS))
        edition.zone_bonus.append(row.int_("bonus", 0, 20))
        row.done()

    def read_vehicle(self, row: Row) -> None:
        edition = self.edition
        kind = len(edition.vehicle_steps)
        id = row.one_of("id", VEHICLES)
        if kind >= len(VEHICLES) or VEHICLES[kind] != id:
            raise row.wrong("wrong-vehicle-order", vehicles=", ".join(VEHICLES))
        self.name(row, id)
        edition.vehicle_steps.append(row.int_("steps", 1, 12))
        edition.vehicle_count.append(row.int_("count", 1, 9))
        row.done()

    def square(self, row: Row, key: str) -> int:
        name = row.id_(key)
        if name not in self.edition.at:
            raise row.wrong("wrong-unknown", table="square", id=name)
        return self.edition.at[name]

    def read_chance(self, row: Row) -> None:
        edition = self.edition
        id = row.id_()
        if id in edition.names:
            raise row.wrong("wrong-twice", id=id)
        to = self.square(row, "to")
        if edition.kind[to] == CHANCE:
            raise row.wrong("wrong-chance")
        edition.chance_codes.append(id)
        edition.chance_to.append(to)
        edition.chance_price.append(row.int_("price", LEAST_OFFER, MOST_MONEY))
        sold = [0] * len(VEHICLES)
        for word in row.strs("vehicles"):
            if word not in VEHICLES:
                raise row.wrong(
                    "wrong-choice", key="vehicles", value=word, choices=", ".join(VEHICLES)
                )
            sold[VEHICLES.index(word)] += 1
        edition.chance_vehicles.append(sold)
        edition.names[id] = edition.names[edition.codes[to]]
        edition.sources[id] = row.source()
        row.done()

    def read_experience(self, row: Row) -> None:
        edition = self.edition
        id = row.id_()
        self.name(row, id)
        mode = MODES.index(row.one_of("mode", MODES))
        effect = row.one_of("effect", EFFECTS[mode])
        if effect in [card.effect for card in edition.experience[mode]]:
            raise row.wrong("wrong-effect-twice", effect=effect)
        amount = row.int_("amount", 0, MOST_MONEY)
        first = last = NONE
        if effect in RUNS:
            first = self.square(row, "first")
            last = self.square(row, "last")
            if edition.kind[first] != SIGHT or edition.kind[last] != SIGHT or first > last:
                raise row.wrong("wrong-run")
        edition.experience[mode].append(Card(id, effect, amount, first, last))
        row.done()

    def check_whole(self) -> None:
        edition = self.edition
        for zone_or_vehicle, wanted, found in (
            ("zone", 4, len(edition.zone_ids)),
            ("vehicle", len(VEHICLES), len(edition.vehicle_steps)),
        ):
            if found != wanted:
                raise self.file.wrong(
                    "wrong-count", table=zone_or_vehicle, wanted=wanted, count=found
                )
        if sum(edition.zone_size) > SIGHTS - UNUSED_SIGHTS:
            raise self.file.wrong(
                "wrong-zones",
                most=SIGHTS - UNUSED_SIGHTS,
                sights=SIGHTS,
                count=sum(edition.zone_size),
            )
        for mode, cards in zip(MODES, edition.experience, strict=True):
            if not cards:
                raise self.file.wrong("wrong-no-cards", mode=mode)


def read_edition(text: str, file: str) -> NycEdition:
    """The edition in a TOML text; ``EditionError`` names the line of the first mistake."""
    return _Reader(EditionFile(text, file, "kaizhuo.games.nyc")).read()
