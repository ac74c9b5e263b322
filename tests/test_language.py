"""Messages in a reader's language."""

from __future__ import annotations

import pytest

import kaizhuo
from kaizhuo.kernel import KaizhuoError, Ref, Seat, Text
from kaizhuo.language import (
    Language,
    MissingText,
    game_file,
    join,
    language_of_locale,
    package_of,
)

OWN = """
pays = { $you ->
    [player] You pay { $target } { $cards }.
    [target] { $player } pays you { $cards }.
   *[none] { $player } pays { $target } { $cards }.
}
wraps = ({ $inner })
bare =
    .hint = only a hint
"""
SEATS = ["Ann", "Ben", "Cai"]


@pytest.fixture
def english():
    return Language("en", kaizhuo.load("deal"), [OWN], strict=True)


def pay(player=0, target=1, cards=("m5-1", "rd1")):
    refs = [Ref(card) for card in cards]
    return Text("pays", {"player": Seat(player), "target": Seat(target), "cards": refs})


def test_a_player_reads_of_oneself_as_you(english):
    assert english.render(pay(), 0, SEATS).startswith("You pay Ben ")
    assert english.render(pay(), 1, SEATS).startswith("Ann pays you ")
    assert english.render(pay(), 2, SEATS).startswith("Ann pays Ben ")
    assert english.render(pay(), seats=SEATS).startswith("Ann pays Ben ")


def test_a_text_within_a_text_has_a_you_of_its_own(english):
    assert english.render(Text("wraps", {"inner": pay()}), 1, SEATS).startswith("(Ann pays you ")


def test_components_are_called_by_their_names(english):
    assert english.render(pay(cards=["rd1"]), 2, SEATS) == "Ann pays Ben Lei Yue Mun."
    chinese = Language("zh-Hant", kaizhuo.load("deal"), strict=True)
    assert chinese.name("rd1") == "鯉魚門"


@pytest.mark.parametrize(
    ("words", "chinese", "english"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a和b", "a and b"),
        (["a", "b", "c"], "a、b和c", "a, b and c"),
    ],
)
def test_lists_are_joined_naturally(words, chinese, english):
    assert join(words, "zh-Hant") == chinese
    assert join(words, "en") == english


@pytest.mark.parametrize(
    "text",
    [
        Text("nothing-of-the-kind"),
        Text("bare"),
        Text("pays", {"player": Seat(0)}),
        Text("wraps", {"inner": Ref("no-card")}),
        Text("wraps", {"inner": object()}),
    ],
)
def test_a_missing_message_or_argument_is_found_when_strict(english, text):
    with pytest.raises(MissingText):
        english.render(text, 0, SEATS)


def test_a_missing_message_is_shown_by_its_id_otherwise():
    assert Language("en").render(Text("nothing-of-the-kind")) == "nothing-of-the-kind"


def test_a_seat_without_a_name_has_a_number():
    words = Language("en", None, [OWN])
    assert words.render(Text("wraps", {"inner": Seat(4)})) == "(#5)"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LC_ALL": "en_US", "LANG": "zh_TW"}, "en"),
        ({"LC_MESSAGES": "zh_HK", "LANG": "en_US"}, "zh-Hant"),
        ({"LANG": "C"}, "zh-Hant"),
        ({"LC_ALL": "", "LANG": "en"}, "en"),
        ({}, "zh-Hant"),
    ],
)
def test_the_locale_chooses_the_language(environment, language):
    assert language_of_locale(environment) == language


def test_an_unknown_language_is_refused():
    with pytest.raises(KaizhuoError, match="zh-Hant, en"):
        Language("tlh")


def test_a_game_brings_its_files_along():
    deal = kaizhuo.load("deal")
    assert package_of(deal) == "kaizhuo.games.deal"
    assert "MD-2.1.a" in game_file(deal, "rules.en.md")
    with pytest.raises(MissingText):
        game_file(deal, "rules.tlh.md")
