"""The cards of 禮賀臺灣, read from ``edition.toml`` (HT-C)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.game import Edition
from kaizhuo.parts.edition_file import LANGUAGES, EditionFile, Row

NO_EFFECT: Final = -1
PASS: Final = 0
TURN_ROUND: Final = 1
NAME_NEXT: Final = 2
TWO_CARDS: Final = 3
PULL_CARD: Final = 4
PASS_HANDS: Final = 5
INSERT: Final = 6
CLOSE: Final = 7
BRANCH: Final = 8
TAKE_ENDS: Final = 9
REVERSE: Final = 10
COVER: Final = 11
SHARE: Final = 12
EFFECTS: Final = (
    "pass", "turn-round", "name-next", "two-cards", "pull-card", "pass-hands", "insert", "close",
    "branch", "take-ends", "reverse", "cover", "share",
)  # fmt: skip

NO_EVENT: Final = -1
EARTHQUAKE: Final = 0
LOTTERY: Final = 1
RISING_PRICES: Final = 2
YILAN: Final = 3
TYPHOON_WARNING: Final = 4
LANDSLIDE: Final = 5
QIMEI: Final = 6
WIND_LION: Final = 7
MATSU: Final = 8
GREEN_ISLAND: Final = 9
FLYING_FISH: Final = 10
MUSEUM: Final = 11
FORTUNE_TURNS: Final = 12
BASEBALL: Final = 13
FUEL_PRICES: Final = 14
CRISIS: Final = 15
YIMIN: Final = 16
GLORY: Final = 17
ELECTION: Final = 18
JOINT_RITUAL: Final = 19
EVENTS: Final = (
    "earthquake", "lottery", "rising-prices", "yilan", "typhoon-warning", "landslide", "qimei",
    "wind-lion", "matsu", "green-island", "flying-fish", "museum", "fortune-turns", "baseball",
    "fuel-prices", "crisis", "yimin", "glory", "election", "joint-ritual",
)  # fmt: skip

MARK_RED: Final = 0
MARK_BLACK: Final = 1
MARKS: Final = ("red", "black")

TABLES: Final = ("game", "start", "color", "number", "function", "event")
LARGEST: Final = 15
LEAST_CARDS: Final = 40
"""Six players take 30 cards before the first turn; fewer than this is no game."""


class TaiwanEdition(Edition):
    """The cards as tables indexed by card number: the travel deck first, the 8 after it."""

    def __init__(self, text: str, file: str, hash: str) -> None:
        super().__init__(text, file, hash)
        self.codes: list[str] = []
        """card -> its id, as in ``g4``"""
        self.number: list[int] = []
        """card -> its number; 0 for a function card"""
        self.money: list[int] = []
        self.red: list[bool] = []
        """card -> whether its number is printed in red"""
        self.color: list[int] = []
        """card -> its background; -1 for a function card"""
        self.mark: list[int] = []
        """card -> the side of its xiangqi piece"""
        self.effect: list[int] = []
        """card -> what a function card does; ``NO_EFFECT`` for a number"""
        self.start_code = ""
        self.start_number = 0
        self.color_ids: list[str] = []
        self.color_money: list[int] = []
        self.symbols: list[str] = []
        self.letters: list[str] = []
        self.events: list[int] = []
        """the events that can be played with this box (HTA-62)"""
        self.needs: dict[str, dict[str, str]] = {}
        self.sources: dict[str, str] = {}

    def count(self) -> int:
        """How many cards the travel deck has."""
        return len(self.codes)

    def effect_name(self, card: int) -> str | None:
        """The word of the edition file for what a function card does."""
        return None if self.effect[card] == NO_EFFECT else EFFECTS[self.effect[card]]


class _Reader:
    def __init__(self, file: EditionFile) -> None:
        self.file = file
        self.edition = TaiwanEdition(file.text, file.file, file.hash)
        self.color_of: dict[str, int] = {}
        self.numbers: set[int] = set()

    def read(self) -> TaiwanEdition:
        self.file.expect("game", "taiwan")
        self.file.check_tables(TABLES)
        starts = self.file.rows("start", 1)
        if len(starts) > 1:
            raise starts[1].wrong("wrong-starts")
        self.read_start(starts[0])
        for row in self.file.rows("color", 1):
            self.read_color(row)
        for row in self.file.rows("number", 2):
            self.read_number(row)
        for row in self.file.rows("function"):
            self.read_function(row)
        for row in self.file.rows("event", 1):
            self.read_event(row)
        if self.edition.count() < LEAST_CARDS:
            raise self.file.wrong("wrong-deck-small", count=self.edition.count(), least=LEAST_CARDS)
        if not self.edition.events:
            raise self.file.wrong("wrong-events")
        return self.edition

    def named(self, row: Row, code: str, names: dict[str, str]) -> None:
        if code in self.edition.names:
            raise row.wrong("wrong-twice", id=code)
        self.edition.names[code] = names

    def read_start(self, row: Row) -> None:
        edition = self.edition
        edition.start_code = row.id_()
        edition.start_number = row.int_("number", 2, LARGEST - 1)
        names = row.names()
        number = edition.start_number
        self.named(row, edition.start_code, {key: f"{number}・{names[key]}" for key in LANGUAGES})
        edition.sources[edition.start_code] = row.source()
        row.done()

    def read_color(self, row: Row) -> None:
        code = row.id_()
        self.color_of[code] = len(self.color_of)
        self.named(row, code, row.names())
        edition = self.edition
        edition.color_ids.append(code)
        edition.color_money.append(row.int_("money", 0, 20))
        edition.symbols.append(row.str_("symbol"))
        edition.letters.append(row.str_("letter"))
        edition.sources[code] = row.source()
        row.done()

    def colors(self, row: Row, key: str) -> list[int]:
        found: list[int] = []
        for name in row.strs(key) if row.has(key) else []:
            if name not in self.color_of:
                raise row.wrong("wrong-unknown", table="color", id=name)
            if self.color_of[name] in found:
                raise row.wrong("wrong-named-twice", key=key, id=name)
            found.append(self.color_of[name])
        return found

    def read_number(self, row: Row) -> None:
        edition = self.edition
        value = row.int_("value", 1, LARGEST)
        if value == edition.start_number:
            raise row.wrong("wrong-start-number", number=value)
        if value in self.numbers:
            raise row.wrong("wrong-number-twice", number=value)
        self.numbers.add(value)
        names = row.names()
        black = self.colors(row, "black")
        red = self.colors(row, "red")
        if not black and not red:
            raise row.wrong("wrong-no-color")
        marked = self.colors(row, "marked_red")
        for color in marked:
            if color not in black and color not in red:
                raise row.wrong("wrong-marked")
        source = row.source()
        row.one_of("marks_source", ("seed", "official", "reconstructed"))
        row.done()
        for color in range(len(edition.color_ids)):
            if color in black and color in red:
                raise row.wrong("wrong-both", color=edition.color_ids[color])
            if color not in black and color not in red:
                continue
            code = f"{edition.color_ids[color]}{value}"
            background = edition.names[edition.color_ids[color]]
            chinese = f"{background['zh-Hant'].removesuffix('色')}{value}・{names['zh-Hant']}"
            english = f"{background['en']} {value} · {names['en']}"
            if color in red:
                chinese += "（紅字）"
                english += " (red)"
            self.named(row, code, {"zh-Hant": chinese, "en": english})
            edition.sources[code] = source
            edition.codes.append(code)
            edition.number.append(value)
            edition.money.append(edition.color_money[color])
            edition.red.append(color in red)
            edition.color.append(color)
            edition.mark.append(MARK_RED if color in marked else MARK_BLACK)
            edition.effect.append(NO_EFFECT)

    def read_function(self, row: Row) -> None:
        edition = self.edition
        base = row.id_()
        names = row.names()
        effect = EFFECTS.index(row.one_of("effect", EFFECTS))
        money = row.ints("money", 0, 20)
        marks = row.strs("marks")
        if len(marks) != len(money) or any(mark not in MARKS for mark in marks):
            raise row.wrong("wrong-marks")
        source = row.source()
        row.one_of("marks_source", ("seed", "official", "reconstructed"))
        row.done()
        if effect in (BRANCH, REVERSE) and (len(money) > 1 or effect in edition.effect):
            raise row.wrong("wrong-effect-single", effect=EFFECTS[effect])
        for at, symbols in enumerate(money):
            code = base if len(money) == 1 else f"{base}-{symbols}"
            self.named(row, code, names)
            edition.sources[code] = source
            edition.codes.append(code)
            edition.number.append(0)
            edition.money.append(symbols)
            edition.red.append(False)
            edition.color.append(-1)
            edition.mark.append(MARKS.index(marks[at]))
            edition.effect.append(effect)

    def read_event(self, row: Row) -> None:
        edition = self.edition
        code = row.one_of("id", EVENTS)
        self.named(row, code, row.names())
        edition.sources[code] = row.source()
        if row.has("needs"):
            edition.needs[code] = row.names("needs")
        elif code != EVENTS[JOINT_RITUAL]:
            edition.events.append(EVENTS.index(code))
        else:
            raise row.wrong("wrong-needs", id=code)
        row.done()


def read_edition(text: str, file: str) -> TaiwanEdition:
    """The edition in a TOML text; ``EditionError`` names the line of the first mistake."""
    return _Reader(EditionFile(text, file, "kaizhuo.games.taiwan")).read()
