"""The cards of 禮賀臺灣 are those of the source text, and a wrong file is refused by its line."""

from __future__ import annotations

from collections import Counter

import pytest

import kaizhuo
from kaizhuo.games.taiwan import load_text, standard_edition
from kaizhuo.games.taiwan.edition import EVENTS, MARK_RED, TaiwanEdition, read_edition
from kaizhuo.kernel import EditionError


@pytest.fixture(scope="module")
def cards() -> TaiwanEdition:
    return read_edition(standard_edition(), "edition.toml")


@pytest.mark.rule("HT-C.1")
def test_the_start_card_is_an_8_and_no_other_card_is(cards: TaiwanEdition) -> None:
    assert (cards.start_code, cards.start_number) == ("r8", 8)
    assert 8 not in cards.number


@pytest.mark.rule("HT-C.2", "HT-C.2g", "HT-C.2b", "HT-C.2p", "HT-C.2k", "HT-C.2o", "HT-C.2y")
def test_colours_have_their_ranges_and_their_money(cards: TaiwanEdition) -> None:
    ranges = {
        "g": (1, 15, 0), "b": (4, 12, 1), "p": (3, 13, 2),
        "k": (3, 13, 3), "o": (2, 14, 4), "y": (1, 15, 5),
    }  # fmt: skip
    found = Counter(code[0] for card, code in enumerate(cards.codes) if cards.number[card])
    assert sum(found.values()) == 68
    for color, (low, high, money) in ranges.items():
        numbers = [number for number in range(low, high + 1) if number != 8]
        for number in numbers:
            card = cards.codes.index(f"{color}{number}")
            assert (cards.number[card], cards.money[card]) == (number, money)
        assert found[color] == len(numbers)


@pytest.mark.rule("HT-C.3")
def test_fourteen_numbers_are_red(cards: TaiwanEdition) -> None:
    red = {code for card, code in enumerate(cards.codes) if cards.red[card]}
    fives = {f"{color}{number}" for color in "bpkoy" for number in (5, 11)}
    assert red == fives | {"y1", "y2", "y14", "y15"}


@pytest.mark.rule("HT-C.4")
def test_twenty_function_cards_cost_93(cards: TaiwanEdition) -> None:
    functions = [card for card in range(cards.count()) if cards.number[card] == 0]
    assert len(functions) == 20
    assert sum(cards.money[card] for card in functions) == 93
    assert sum(cards.money) == 269


@pytest.mark.rule("HT-C.5", "HT-E.20", "HTA-62")
def test_nineteen_of_twenty_events_need_no_other_box(cards: TaiwanEdition) -> None:
    assert all(event in cards.names for event in EVENTS)
    assert len(cards.events) == 19
    assert list(cards.needs) == ["joint-ritual"]


def test_marks_are_balanced_and_said_to_be_reconstructed(cards: TaiwanEdition) -> None:
    for number in {number for number in cards.number if number}:
        marks = {cards.mark[card] for card in range(cards.count()) if cards.number[card] == number}
        assert len(marks) == 2
    assert cards.mark.count(MARK_RED) == 44
    assert standard_edition().count('marks_source = "reconstructed"') == 14 + 16


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('game = "taiwan"', 'game = "deal"', "must be 'taiwan'"),
        ("money = [3, 5]", 'money = [3, "x"]', "no whole number"),
        ('red = ["y"]', 'red = ["z"]', "no [[color]]"),
        ('black = ["g"]\nred = ["y"]', 'black = ["g", "y"]\nred = ["y"]', "both black and red"),
        ("value = 7", "value = 8", "only the start card"),
        ("value = 7", "value = 6", "two [[number]]"),
        ('effect = "share"', 'effect = "steal"', "none of"),
        ('marks = ["red", "black"]', 'marks = ["red"]', "every copy"),
        ('id = "matsu"', 'id = "penghu"', "none of"),
        ("needs = {", "wants = {", "needs"),
        ("symbol =", "sign =", "symbol"),
    ],
)
def test_a_wrong_edition_is_refused_with_line_and_reason(old: str, new: str, says: str) -> None:
    text = standard_edition()
    assert old in text
    with pytest.raises(EditionError) as refused:
        load_text(text.replace(old, new, 1), "my.toml", None, {})
    assert refused.value.line > 0
    assert says in refused.value.reason


def test_too_few_cards_are_no_game() -> None:
    numbers = standard_edition().split("[[function]]")[0].split("[[number]]")
    event = '[[event]]\nid = "matsu"\nname = { zh-Hant = "x", en = "x" }\nsource = "seed"\n'
    with pytest.raises(EditionError, match="at least 40"):
        load_text("[[number]]".join(numbers[:4]) + event, "my.toml", None, {})


def test_the_advanced_game_is_an_option() -> None:
    assert kaizhuo.load("taiwan").chosen == {"advanced": False}
    assert kaizhuo.load("taiwan", preset="advanced").chosen == {"advanced": True}
