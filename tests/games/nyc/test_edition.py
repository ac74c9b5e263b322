"""The edition: what is known stands where it must, what is made up keeps its bounds."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

import kaizhuo
from kaizhuo.games.nyc import bank, travel
from kaizhuo.games.nyc.edition import CHANCE, EFFECTS, FLOORS, SIGHT, SQUARES, read_edition
from kaizhuo.games.nyc.shelf import edition_text
from kaizhuo.kernel import EditionError, OptionError

TEXT, FILE = edition_text(None)
EDITION = read_edition(TEXT, FILE)
KNOWN = {
    1: "ferry", 10: "brooklyn-bridge", 11: "liberty", 15: "nyu", 16: "chelsea-market",
    25: "intrepid", 26: "central-park", 30: "columbia",
}  # fmt: skip


@pytest.mark.rule("NYC-C.1", "NYC-C.3", "NYC-C.4")
def test_the_board_is_the_one_of_the_box() -> None:
    kinds = EDITION.kind
    assert len(kinds) == SQUARES
    assert [EDITION.codes[square] for square in (0, 10, 20, 30)] == [
        "start", "guild", "station", "guide",
    ]  # fmt: skip
    assert kinds.count(SIGHT) == len(EDITION.sights) == 30
    assert kinds.count(CHANCE) == 6
    assert sorted(EDITION.chance_to) == EDITION.sights


def test_the_known_sights_are_at_their_places_and_the_runs_meet_at_the_corner() -> None:
    for number, code in KNOWN.items():
        assert EDITION.codes[EDITION.sights[number - 1]] == code
    assert EDITION.sights[14] < EDITION.at["station"] < EDITION.sights[15]
    runs = {
        card.effect: (card.first, card.last) for card in EDITION.experience[1] if card.first >= 0
    }
    lengths = [
        sum(first <= square <= last for square in EDITION.sights) for first, last in runs.values()
    ]
    assert lengths == [10, 5, 10, 5]


def test_six_colours_hold_five_lands_each() -> None:
    assert sorted(Counter(EDITION.color[square] for square in EDITION.sights).values()) == [5] * 6


def test_prices_tolls_and_floors_keep_the_bounds_that_the_rules_set() -> None:
    first = [EDITION.tolls[square][0] for square in EDITION.sights]
    second = [EDITION.tolls[square][1] for square in EDITION.sights]
    assert min(EDITION.price[s] for s in EDITION.sights) == 600
    assert max(EDITION.price[s] for s in EDITION.sights) == 4000
    assert (sum(first) + sum(second)) / 60 > 625
    dear = [square for square in EDITION.sights if EDITION.price[square] >= 2000]
    assert all(EDITION.build[square] >= 800 for square in dear)
    for square in EDITION.sights:
        assert len(EDITION.tolls[square]) == FLOORS
        assert 2 * EDITION.sale[square] <= EDITION.build[square] + 50


def test_offers_and_points_keep_the_bounds_that_the_rules_set() -> None:
    assert min(EDITION.chance_price) >= 400
    assert max(EDITION.chance_price) <= 2000
    assert all(sum(sold[kind] for sold in EDITION.chance_vehicles) for kind in range(3))
    assert EDITION.zone_size == [5, 6, 7, 8]
    assert EDITION.zone_bonus == sorted(EDITION.zone_bonus, reverse=True)
    most = max(EDITION.points) + max(EDITION.zone_bonus)
    assert 1 <= min(EDITION.points[s] for s in EDITION.sights) <= most <= 10


def test_every_made_up_number_says_so_and_the_published_ones_too() -> None:
    for square in EDITION.sights:
        assert EDITION.sources[EDITION.codes[square]] == "reconstructed"
    for card in EDITION.chance_codes + EDITION.zone_ids:
        assert EDITION.sources[card] == "reconstructed"
    for cards in EDITION.experience:
        assert {EDITION.sources[card.id] for card in cards} == {"seed"}


def test_every_experience_card_has_its_class() -> None:
    from kaizhuo.games.nyc.bank import experience as bank_cards
    from kaizhuo.games.nyc.travel import experience as travel_cards

    for effects, cards, classes in zip(
        EFFECTS, EDITION.experience, (bank_cards.EFFECTS, travel_cards.EFFECTS), strict=True
    ):
        assert sorted(classes) == sorted(effects)
        assert sorted(card.effect for card in cards) == sorted(effects)
        assert len(cards) == 12


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_rule_books_print_the_numbers_of_the_edition(language: str) -> None:
    deeds = files(bank).joinpath(f"rules.{language}.md").read_text("utf-8")
    sights = files(travel).joinpath(f"rules.{language}.md").read_text("utf-8")
    for square in EDITION.sights:
        name = EDITION.names[EDITION.codes[square]][language]
        row = next(line for line in deeds.splitlines() if line.startswith(f"| {name} |"))
        numbers = [
            int(word.replace(",", ""))
            for word in re.findall(r"\d[\d,]*\d|\d", row[len(name) + 2 :])
        ]
        printed = [EDITION.price[square], *EDITION.tolls[square], EDITION.build[square],
                   EDITION.sale[square]]  # fmt: skip
        assert numbers == printed
        assert f"| {name} | {EDITION.points[square]} |" in sights
    for zone, id in enumerate(EDITION.zone_ids):
        name = EDITION.names[id][language]
        assert f"| {name} | {EDITION.zone_size[zone]} | {EDITION.zone_bonus[zone]} |" in sights


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('kind = "chance"', 'kind = "casino"', "none of"),
        ("price = 600", "price = 0", "whole number"),
        ('game = "nyc"', 'game = "deal"', "must be 'nyc'"),
        ('effect = "tour"', 'effect = "vip"', "two cards have the effect"),
        ('effect = "tour"', 'effect = "telepathy"', "none of"),
        ('to = "ferry"', 'to = "chance-1"', "does not lead to a chance square"),
        ('to = "ferry"', 'to = "atlantis"', "no [[square]]"),
        ("price = 500\nvehicles", "price = 300\nvehicles", "whole number from 400"),
        ('id = "staten-zoo"\nkind', 'id = "ferry"\nkind', "two entries"),
        ("cards = 5", "cards = 9", "at most 26"),
        ('first = "ferry"', 'first = "columbia"', "in the order of the ring"),
        ('vehicles = ["car"]', 'vehicles = ["horse"]', "none of"),
        ('color = "olive"', 'color = "puce"', "no [[color]]"),
    ],
)
def test_a_wrong_edition_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(EditionError, match=re.escape(reason)) as refused:
        read_edition(TEXT.replace(old, new, 1), "mine.toml")
    assert refused.value.file == "mine.toml"


def test_a_floor_that_sells_for_what_it_cost_is_a_money_pump() -> None:
    line = next(n for n, text in enumerate(TEXT.splitlines(), 1) if text == "[[square]]")
    build = re.search(r"build = (\d+)", TEXT)
    assert build is not None
    wrong = re.sub(r"sale = \d+", f"sale = {build.group(1)}", TEXT, count=1)
    with pytest.raises(EditionError, match="must have cost more") as refused:
        read_edition(wrong, "mine.toml")
    assert refused.value.line > line


def test_tolls_that_do_not_rise_are_refused() -> None:
    wrong = re.sub(r"tolls = \[\d+, ", "tolls = [9999, ", TEXT, count=1)
    with pytest.raises(EditionError, match="does not rise"):
        read_edition(wrong, "mine.toml")


def test_options_are_checked() -> None:
    with pytest.raises(OptionError):
        kaizhuo.load("nyc-bank", target="40000")
    with pytest.raises(OptionError):
        kaizhuo.load("nyc-bank", start_squares=True)
    assert kaizhuo.load("nyc-travel", start_squares=True).chosen["start_squares"] is True
