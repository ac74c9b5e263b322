"""D001: what is in the box of Monopoly Deal, counted against the printed lists."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import kaizhuo
from kaizhuo.games import deal
from kaizhuo.games.deal import DealGame
from kaizhuo.language import LANGUAGES, game_file

COLORS = {
    # colour: cards in a set, value, rents
    "br": (2, 1, [1, 2]),
    "lb": (3, 1, [1, 2, 3]),
    "pk": (3, 2, [1, 2, 4]),
    "or": (3, 2, [1, 3, 5]),
    "rd": (3, 3, [2, 3, 6]),
    "ye": (3, 3, [2, 4, 6]),
    "gr": (3, 4, [2, 4, 7]),
    "db": (2, 4, [3, 8]),
    "rr": (4, 2, [1, 2, 3, 4]),
    "ut": (2, 2, [1, 2]),
}
WILDS = {
    # two colours: how many, value
    "w-lb-br": (1, 1),
    "w-lb-rr": (1, 4),
    "w-pk-or": (2, 2),
    "w-rd-ye": (2, 3),
    "w-db-gr": (1, 4),
    "w-gr-rr": (1, 4),
    "w-rr-ut": (1, 2),
}
ACTIONS = {
    # action: how many, value
    "brk": (2, 5),
    "jsn": (3, 4),
    "sly": (3, 3),
    "fd": (3, 3),
    "dc": (3, 3),
    "bd": (3, 2),
    "pg": (10, 1),
    "hs": (3, 3),
    "ht": (2, 4),
    "dr": (2, 1),
}
RENTS = {
    "r-lb-br": (2, 1),
    "r-pk-or": (2, 1),
    "r-rd-ye": (2, 1),
    "r-db-gr": (2, 1),
    "r-rr-ut": (2, 1),
    "r-any": (3, 3),
}
MONEY = {"m10": (1, 10), "m5": (2, 5), "m4": (3, 4), "m3": (3, 3), "m2": (5, 2), "m1": (6, 1)}


@pytest.fixture(scope="module")
def game() -> DealGame:
    loaded = kaizhuo.load("deal")
    assert isinstance(loaded, DealGame)
    return loaded


def cards(game: DealGame, kind: str) -> Counter[tuple[str, int]]:
    """Cards of a kind of the catalog, as (name without the copy's number, value)."""
    listed = game.face().catalog()["cards"]
    assert isinstance(listed, dict)
    return Counter(
        (code.rpartition("-")[0] or code, card["value"])
        for code, card in listed.items()
        if card["kind"] == kind
    )


def expected(listed: dict[str, tuple[int, int]]) -> Counter[tuple[str, int]]:
    return Counter({(name, value): count for name, (count, value) in listed.items()})


@pytest.mark.rule("MD-C.1")
def test_there_are_28_properties_in_ten_colours(game: DealGame) -> None:
    ed = game.cards
    assert sum(size for size, _, _ in COLORS.values()) == 28
    printed = {f"{color}{number}": value for color, (size, value, _) in COLORS.items()
               for number in range(1, size + 1)}  # fmt: skip
    assert sorted(cards(game, "property")) == sorted(printed.items())
    assert ed.color_ids == list(COLORS)
    assert ed.size == [size for size, _, _ in COLORS.values()]
    assert ed.rent == [rents for _, _, rents in COLORS.values()]


@pytest.mark.rule("MD-C.2")
def test_there_are_nine_two_colour_cards_and_two_rainbows_without_value(game: DealGame) -> None:
    assert cards(game, "wild") == expected(WILDS)
    assert sum(count for count, _ in WILDS.values()) == 9
    assert cards(game, "rainbow") == Counter({("rw", 0): 2})
    ed = game.cards
    for code, colors in zip(ed.codes, ed.colors, strict=True):
        if code.startswith("w-"):
            assert [ed.color_ids[color] for color in colors] == code.split("-")[1:3]
        if code.startswith("rw-"):
            assert len(colors) == 10


@pytest.mark.rule("MD-C.3")
def test_there_are_34_action_cards_of_ten_kinds(game: DealGame) -> None:
    assert cards(game, "action") == expected(ACTIONS)
    assert sum(count for count, _ in ACTIONS.values()) == 34


@pytest.mark.rule("MD-C.4")
def test_there_are_13_rent_cards(game: DealGame) -> None:
    assert cards(game, "rent") == expected(RENTS)
    assert sum(count for count, _ in RENTS.values()) == 13


@pytest.mark.rule("MD-C.5")
def test_there_are_20_money_cards_worth_57(game: DealGame) -> None:
    assert cards(game, "money") == expected(MONEY)
    assert sum(count * value for count, value in MONEY.values()) == 57


@pytest.mark.rule("MD-1.2", "MD-C.6")
def test_106_cards_worth_252_are_played_with(game: DealGame) -> None:
    assert game.cards.count() == 106
    assert sum(game.cards.value) == 252


@pytest.mark.rule("MD-1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_in_each_language_before_the_first_card(
    game: DealGame, language: str
) -> None:
    book = game_file(game, f"rules.{language}.md")
    assert "**MD-1.1**" in book
    assert len(book) > 5000


@pytest.mark.rule("MDA-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_colour_has_a_name_of_its_kind_in_each_language(
    game: DealGame, language: str
) -> None:
    for code in [*game.cards.codes, *game.cards.color_ids]:
        assert game.edition.names[code][language].strip()
    places = [game.edition.names[code][language] for code in game.cards.codes
              if game.cards.kind[game.cards.codes.index(code)] == 0]  # fmt: skip
    assert len(set(places)) == 28


@pytest.mark.rule("MDA-26")
def test_a_place_renamed_in_an_edition_file_changes_nothing_else(tmp_path: Path) -> None:
    text = deal.standard_edition()
    game = kaizhuo.load("deal")
    name = game.edition.names["db2"]["en"]
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(f'"{name}"', '"My Street"'), encoding="utf-8")
    mine = kaizhuo.load("deal", edition=str(file))
    assert mine.edition.names["db2"]["en"] == "My Street"
    assert [action.code for action in mine.actions] == [action.code for action in game.actions]
    assert mine.edition.hash != game.edition.hash
