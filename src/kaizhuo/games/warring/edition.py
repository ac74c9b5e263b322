"""The board and the cards of Warring States, read from ``edition.toml`` (WS-C)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.game import Edition
from kaizhuo.parts.edition_file import LANGUAGES, EditionFile, Row

from .scheme import Scheme
from .talents import EFFECTS, Talent

SQUARES: Final = 40
CORNER_EVERY: Final = 10
LANDS: Final = 28
CARDS_OF_TALENTS: Final = 40
CARDS_OF_STRATAGEMS: Final = 30
MONARCHS: Final = 5
MOST_CAMPS: Final = 4
"""A county holds so many camps; they are exchanged for a city (WS-13)."""
CITY: Final = 5
"""What ``camps`` says of a land with a city."""

COUNTY: Final = 0
BATTLEFIELD: Final = 1
PALACE: Final = 2
PAVILION: Final = 3
ALLIANCE: Final = 4
AXIS: Final = 5
HALL: Final = 6
BOOK: Final = 7
PLACES: Final = ("palace", "pavilion", "alliance", "axis", "hall", "book")
"""The kinds of squares that are no land, from ``PALACE`` on; the first four are the corners."""

NONE: Final = -1
TABLES: Final = (
    "game", "ring", "stock", "place", "state", "county", "battlefield", "monarch", "talent",
    "stratagem",
)  # fmt: skip
MOST: Final = 100_000


class WarringEdition(Edition):
    """The components as tables.

    Lands are numbered clockwise from the Palace, 0 … 27, counties and battlefields together;
    squares 0 … 39. Talents, stratagems, monarchs and states are numbered as in the file.
    """

    def __init__(self, text: str, file: str, hash: str) -> None:
        super().__init__(text, file, hash)
        self.sources: dict[str, str] = {}
        self.camps_in_stock = 0
        self.cities_in_stock = 0
        # -- the ring
        self.square_ids: list[str] = []
        """square -> the id of the place or land there (places come more than once)"""
        self.kind: list[int] = []
        self.land_at: list[int] = []
        """square -> land, or ``NONE``"""
        self.palace = 0
        self.alliance = 0
        self.axis = 0
        # -- lands
        self.land_ids: list[str] = []
        self.square_of: list[int] = []
        self.is_field: list[bool] = []
        self.state_of: list[int] = []
        """land -> its state; ``NONE`` for a battlefield"""
        self.price: list[int] = []
        self.tolls: list[list[int]] = []
        """land -> its toll with 0, 1, 2, 3, 4 camps and with a city"""
        self.camp_cost: list[int] = []
        self.city_cost: list[int] = []
        self.land_sale: list[int] = []
        self.camp_sale: list[int] = []
        self.city_sale: list[int] = []
        # -- states and monarchs
        self.state_ids: list[str] = []
        self.symbols: list[str] = []
        self.letters: list[str] = []
        self.monarch_ids: list[str] = []
        self.start_land: list[int] = []
        # -- cards
        self.talent_ids: list[str] = []
        self.talents: list[Talent] = []
        self.talent_price: list[int] = []
        self.talent_sale: list[int] = []
        self.stratagem_ids: list[str] = []
        self.schemes: list[Scheme] = []
        self.shuffled: list[bool] = []
        """stratagem -> whether it goes back into the pile by shuffling (WS-8)"""


class _Reader:
    def __init__(self, file: EditionFile, kinds: dict[str, type[Scheme]]) -> None:
        self.file = file
        self.kinds = kinds
        self.edition = WarringEdition(file.text, file.file, file.hash)
        self.land_rows: dict[str, Row] = {}

    def read(self) -> WarringEdition:
        self.file.expect("game", "warring")
        self.file.check_tables(TABLES)
        stock = self.exactly("stock", 1)[0]
        self.edition.camps_in_stock = stock.int_("camps", MOST_CAMPS, 200)
        self.edition.cities_in_stock = stock.int_("cities", 1, 200)
        stock.source()
        stock.done()
        for row in self.file.rows("place"):
            row.one_of("id", PLACES)
            self.named(row)
            row.done()
        for row in self.file.rows("state", 1):
            self.edition.state_ids.append(self.named(row))
            self.edition.symbols.append(row.str_("symbol"))
            self.edition.letters.append(row.str_("letter"))
            row.done()
        for table in ("county", "battlefield"):
            for row in self.file.rows(table, 2):
                self.land_rows[self.named(row)] = row
        self.read_ring()
        for row in self.exactly("monarch", MONARCHS):
            self.read_monarch(row)
        for row in self.exactly("talent", CARDS_OF_TALENTS):
            self.read_talent(row)
        for row in self.exactly("stratagem", CARDS_OF_STRATAGEMS):
            self.read_stratagem(row)
        if True not in self.edition.shuffled:
            raise self.file.wrong("wrong-shuffled")
        return self.edition

    def exactly(self, table: str, count: int) -> list[Row]:
        rows = self.file.rows(table, count)
        if len(rows) > count:
            raise rows[count].wrong("wrong-count", table=table, wanted=count, count=len(rows))
        return rows

    def named(self, row: Row) -> str:
        """Take down the id, the names and the source of an entry."""
        id = row.id_()
        if id in self.edition.names:
            raise row.wrong("wrong-twice", id=id)
        self.edition.names[id] = row.names()
        self.edition.sources[id] = row.source()
        return id

    # -- the ring ---------------------------------------------------------------------------

    def read_ring(self) -> None:
        ring = self.file.value("ring")
        if not isinstance(ring, list) or len(ring) != SQUARES:
            raise self.file.wrong("wrong-ring", squares=SQUARES)
        for square, id in enumerate(ring):
            self.read_square(square, str(id))
        edition = self.edition
        if len(edition.land_ids) != LANDS:
            raise self.file.wrong("wrong-lands", count=len(edition.land_ids), lands=LANDS)
        for id, row in self.land_rows.items():
            if id not in edition.square_ids:
                raise row.wrong("wrong-not-in-ring", id=id)
        for place in PLACES:
            if place not in edition.square_ids:
                raise self.file.wrong("wrong-ring-lacks", id=place)

    def read_square(self, square: int, id: str) -> None:
        edition = self.edition
        corner = square % CORNER_EVERY == 0
        if id in PLACES and id in edition.names:
            if (PLACES.index(id) <= AXIS - PALACE) != corner:
                raise self.file.wrong("wrong-ring-square", id=id, square=square)
            if corner and id in edition.square_ids:
                raise self.file.wrong("wrong-ring-twice", id=id)
            if (id == "palace") != (square == 0):
                raise self.file.wrong("wrong-ring-first")
            edition.kind.append(PALACE + PLACES.index(id))
            edition.land_at.append(NONE)
            if id == "alliance":
                edition.alliance = square
            elif id == "axis":
                edition.axis = square
        elif id in self.land_rows and id not in edition.square_ids and not corner:
            row = self.land_rows[id]
            edition.kind.append(COUNTY if row.table == "county" else BATTLEFIELD)
            edition.land_at.append(len(edition.land_ids))
            edition.land_ids.append(id)
            edition.square_of.append(square)
            if row.table == "county":
                self.read_county(row)
            else:
                self.read_field(row)
        else:
            raise self.file.wrong("wrong-ring-square", id=id, square=square)
        edition.square_ids.append(id)

    def read_county(self, row: Row) -> None:
        edition = self.edition
        state = row.id_("state")
        if state not in edition.state_ids:
            raise row.wrong("wrong-unknown", table="state", id=state)
        tolls = row.ints("tolls", 0, MOST)
        if len(tolls) != CITY + 1 or tolls != sorted(tolls):
            raise row.wrong("wrong-tolls")
        price = row.int_("price", 1, MOST)
        camp = row.int_("camp", 1, MOST)
        city = row.int_("city", 0, MOST)
        edition.is_field.append(False)
        edition.state_of.append(edition.state_ids.index(state))
        edition.price.append(price)
        edition.tolls.append(tolls)
        edition.camp_cost.append(camp)
        edition.city_cost.append(city)
        # Nothing is sold for more than it cost, or silver could be pumped out of the treasury.
        edition.land_sale.append(row.int_("sale", 0, price))
        edition.camp_sale.append(row.int_("sale_camp", 0, camp))
        edition.city_sale.append(row.int_("sale_city", 0, MOST_CAMPS * camp + city))
        row.done()

    def read_field(self, row: Row) -> None:
        edition = self.edition
        edition.is_field.append(True)
        edition.state_of.append(NONE)
        edition.price.append(0)
        edition.tolls.append([0] * (CITY + 1))
        edition.camp_cost.append(0)
        edition.city_cost.append(0)
        edition.land_sale.append(row.int_("sale", 0, MOST))
        edition.camp_sale.append(0)
        edition.city_sale.append(0)
        row.done()

    # -- cards ------------------------------------------------------------------------------

    def read_monarch(self, row: Row) -> None:
        edition = self.edition
        edition.monarch_ids.append(self.named(row))
        land = row.id_("land")
        if land not in edition.land_ids or edition.is_field[edition.land_ids.index(land)]:
            raise row.wrong("wrong-unknown", table="county", id=land)
        start = edition.land_ids.index(land)
        if start in edition.start_land:
            raise row.wrong("wrong-start-twice", land=land)
        edition.start_land.append(start)
        row.done()

    def read_talent(self, row: Row) -> None:
        edition = self.edition
        id = self.named(row)
        effect = row.str_("effect")
        if effect not in EFFECTS:
            raise row.wrong(
                "wrong-choice", key="effect", value=effect, choices=", ".join(sorted(EFFECTS))
            )
        amount = row.int_("amount", 1, MOST) if row.has("amount") else 0
        state = NONE
        if row.has("state"):
            word = row.id_("state")
            if word not in edition.state_ids:
                raise row.wrong("wrong-unknown", table="state", id=word)
            state = edition.state_ids.index(word)
        price = row.int_("price", 1, MOST)
        sale = row.int_("sale", 0, MOST)
        if sale >= price:
            raise row.wrong("wrong-sale", price=price, sale=sale)
        talent = EFFECTS[effect](amount, state)
        if talent.needs_amount != (amount > 0) or talent.needs_state != (state != NONE):
            wants = [w for w, n in (("amount", talent.needs_amount), ("state", talent.needs_state))
                     if n]  # fmt: skip
            raise row.wrong("wrong-wants", effect=effect, wants="-".join(wants) or "none")
        self.sentence(row, id, amount, 0, state)
        edition.talent_ids.append(id)
        edition.talents.append(talent)
        edition.talent_price.append(price)
        edition.talent_sale.append(sale)
        row.done()

    def read_stratagem(self, row: Row) -> None:
        edition = self.edition
        id = self.named(row)
        effect = row.str_("effect")
        if effect not in self.kinds:
            raise row.wrong(
                "wrong-choice", key="effect", value=effect, choices=", ".join(sorted(self.kinds))
            )
        amount = row.int_("amount", 1, MOST) if row.has("amount") else 0
        cost = row.int_("cost", 1, MOST) if row.has("cost") else 0
        scheme = self.kinds[effect](amount, cost)
        if scheme.needs_amount != (amount > 0):
            raise row.wrong("wrong-wants", effect=effect, wants="none" if amount else "amount")
        if row.has("returns"):
            row.one_of("returns", ("shuffled",))
        self.sentence(row, id, amount, cost, NONE)
        edition.stratagem_ids.append(id)
        edition.schemes.append(scheme)
        edition.shuffled.append(row.has("returns"))
        row.done()

    def sentence(self, row: Row, id: str, amount: int, cost: int, state: int) -> None:
        """What the card says, in every language, with its numbers put in; named ``text/ID``."""
        edition = self.edition
        texts: dict[str, str] = {}
        for language, words in row.names("text").items():
            found = words.replace("{amount}", f"{amount:,}").replace("{cost}", f"{cost:,}")
            if state != NONE:
                name = edition.names[edition.state_ids[state]][language]
                found = found.replace("{state}", name)
            if "{" in found:
                raise row.wrong("wrong-card-text", language=language)
            texts[language] = found
        assert len(texts) == len(LANGUAGES)
        edition.names[f"text/{id}"] = texts


def read_edition(text: str, file: str, kinds: dict[str, type[Scheme]]) -> WarringEdition:
    """The edition in a TOML text; ``kinds`` are the effects that stratagems may have.
    ``EditionError`` names the line of the first mistake."""
    return _Reader(EditionFile(text, file, "kaizhuo.games.warring"), kinds).read()
