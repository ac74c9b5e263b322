"""Reading an edition file (TOML) so that every complaint names its line."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
import unicodedata
from typing import Final

from kaizhuo.kernel.errors import EditionError
from kaizhuo.kernel.text import Text

LANGUAGES: Final = ("zh-Hant", "en")
SOURCES: Final = ("seed", "official", "reconstructed")
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 300
LONGEST_SIGN: Final = 4
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def mistake(file: str, line: int, message: str, words: str = "", **args: object) -> EditionError:
    """A complaint about an edition file: a message of ``mistakes.*.ftl``, of the house or of the
    package ``words``."""
    from kaizhuo.language import mistake_in_words  # noqa: PLC0415 - only when something is wrong

    text = Text(message, args)
    return EditionError(file, line, mistake_in_words(text, "en", words), text, words)


class Row:
    """One ``[[table]]`` entry of an edition file, with the line it begins on."""

    def __init__(
        self, file: str, line: int, table: str, data: dict[str, object], words: str = ""
    ) -> None:
        self.words: Final = words
        self.file: Final = file
        self.line: Final = line
        self.table: Final = table
        self.data: Final = data
        self._used: set[str] = set()

    def wrong(self, message: str, **args: object) -> EditionError:
        """The complaint about this entry, to be raised by the caller: a message and its
        arguments."""
        return mistake(self.file, self.line, message, self.words, **args)

    def _get(self, key: str) -> object:
        self._used.add(key)
        if key not in self.data:
            raise self.wrong("wrong-key-missing", table=self.table, key=key)
        return self.data[key]

    def has(self, key: str) -> bool:
        """Whether the entry says anything under ``key``."""
        self._used.add(key)
        return key in self.data

    def str_(self, key: str) -> str:
        """A text that is not empty."""
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise self.wrong("wrong-not-text", key=key, value=repr(value))
        return value

    def id_(self, key: str = "id") -> str:
        """An id: small letters, digits and single hyphens."""
        value = self.str_(key)
        if not _ID.fullmatch(value):
            raise self.wrong("wrong-id", key=key, value=value)
        return value

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of some words."""
        value = self.str_(key)
        if value not in allowed:
            raise self.wrong("wrong-choice", key=key, value=value, choices=", ".join(allowed))
        return value

    def int_(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong("wrong-number", key=key, low=low, high=high, value=repr(value))
        return value

    def bool_(self, key: str, default: bool) -> bool:
        """True or false."""
        if not self.has(key):
            return default
        value = self.data[key]
        if not isinstance(value, bool):
            raise self.wrong("wrong-truth", key=key, value=repr(value))
        return value

    def ints(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        value = self._get(key)
        if not isinstance(value, list) or not value:
            raise self.wrong("wrong-not-numbers", key=key, value=repr(value))
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int):
                raise self.wrong("wrong-number-inside", key=key, value=repr(number))
            if not low <= number <= high:
                raise self.wrong("wrong-bounds-inside", key=key, value=number, low=low, high=high)
        return list(value)

    def strs(self, key: str) -> list[str]:
        """A list of texts."""
        value = self._get(key)
        if not isinstance(value, list) or not value:
            raise self.wrong("wrong-not-texts", key=key, value=repr(value))
        for word in value:
            if not isinstance(word, str):
                raise self.wrong("wrong-text-inside", key=key, value=repr(word))
        return list(value)

    def names(self, key: str = "name") -> dict[str, str]:
        """The name in every language: ``name = { zh-Hant = "…", en = "…" }``."""
        value = self._get(key)
        found: dict[str, str] = {}
        for language in LANGUAGES:
            word = value.get(language) if isinstance(value, dict) else None
            if not isinstance(word, str) or not word.strip():
                raise self.wrong("wrong-language-missing", key=key, language=language)
            longest = LONGEST_NAME if key == "name" else LONGEST_TEXT
            found[language] = self._plain(key, word, longest)
        return found

    def short(self, key: str) -> str:
        """A sign of a few characters."""
        return self._plain(key, self.str_(key), LONGEST_SIGN)

    def _plain(self, key: str, word: str, longest: int) -> str:
        """One line of visible characters, since names stand in everybody's log."""
        if len(word) > longest:
            raise self.wrong("wrong-too-long", key=key, length=len(word), most=longest)
        for sign in word:
            if unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp"):
                raise self.wrong("wrong-invisible", key=key, sign=f"U+{ord(sign):04X}")
        return word

    def source(self) -> str:
        """Where the numbers of this entry come from."""
        return self.one_of("source", SOURCES)

    def done(self) -> None:
        """Complain about keys that mean nothing, which are usually misspelt."""
        for key in self.data:
            if key not in self._used:
                raise self.wrong("wrong-key-unknown", table=self.table, key=key)


class EditionFile:
    """The tables of an edition file. ``hash`` is the fingerprint of the content; comments,
    spaces and the order of keys do not count. ``words``: the package whose ``mistakes.*.ftl`` hold
    what can be wrong in this game's files only."""

    def __init__(self, text: str, file: str, words: str = "") -> None:
        self.words: Final = words
        self.text: Final = text
        self.file: Final = file
        try:
            data = tomllib.loads(text.removeprefix("\ufeff"))  # Windows puts it there
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"at line (\d+)", str(error))
            line = int(place.group(1)) if place else 0
            reason = re.sub(r"\s*\(at .*\)$", "", str(error))
            raise mistake(file, line, "wrong-toml", reason=reason) from None
        except (RecursionError, ValueError):
            raise mistake(file, 0, "wrong-tangled") from None
        self._data: Final[dict[str, object]] = data
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
        self.hash: Final = hashlib.sha256(canonical.encode()).hexdigest()

    def wrong(self, message: str, line: int = 0, **args: object) -> EditionError:
        """The complaint about the file, to be raised by the caller: a message and its
        arguments."""
        return mistake(self.file, line, message, self.words, **args)

    def check_tables(self, known: tuple[str, ...]) -> None:
        """Complain about tables that mean nothing."""
        for key in self._data:
            if key not in known:
                raise self.wrong("wrong-table", self._line_of_key(key), table=key)

    def value(self, key: str) -> object:
        """A top-level value, or ``None``."""
        return self._data.get(key)

    def expect(self, key: str, wanted: str) -> None:
        """Complain unless a top-level text is what it must be."""
        if self._data.get(key) != wanted:
            line = self._line_of_key(key)
            raise self.wrong(
                "wrong-value", line, key=key, wanted=wanted, value=repr(self._data.get(key))
            )

    def rows(self, table: str, least: int = 0) -> list[Row]:
        """The entries of ``[[table]]``, in order."""
        value = self._data.get(table, [])
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong("wrong-entries", self._line_of_key(table), table=table)
        if len(value) < least:
            raise self.wrong("wrong-too-few", table=table, least=least, count=len(value))
        lines = self._lines_of(table)
        lines += [0] * (len(value) - len(lines))
        return [Row(self.file, lines[at], table, row, self.words) for at, row in enumerate(value)]

    def _lines_of(self, table: str) -> list[int]:
        head = re.compile(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]")
        return [n for n, line in enumerate(self.text.splitlines(), 1) if head.match(line)]

    def _line_of_key(self, key: str) -> int:
        head = re.compile(rf"\s*(\[+\s*)?[\"']?{re.escape(key)}\b")
        for number, line in enumerate(self.text.splitlines(), 1):
            if head.match(line):
                return number
        return 0


def read_file(path: str) -> str:
    """The text of an edition file; ``EditionError`` when it cannot be read."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        raise mistake(path, 0, "wrong-no-file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise mistake(path, 0, "wrong-unreadable", reason=str(error)) from None
