"""The edition of Warring States keeps within the source text, and wrong files are refused."""

from __future__ import annotations

import re

import pytest

import kaizhuo
from kaizhuo.games.warring import load_text, standard_edition
from kaizhuo.games.warring.edition import CITY, PAVILION
from kaizhuo.kernel import EditionError

TEXT = standard_edition()
REALM = kaizhuo.load("warring").realm


def refused(text: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        load_text(text, "my.toml", None, {})
    return caught.value


@pytest.mark.rule("WS-C.1", "WS-C.5", "WS-C.6", "WS-C.7")
def test_the_box_holds_what_the_source_text_counts():
    assert len(REALM.kind) == 40
    assert [REALM.square_ids[at] for at in (0, 10, 20, 30)] == [
        "palace", "pavilion", "alliance", "axis",
    ]  # fmt: skip
    assert len(REALM.land_ids) == 28
    assert sum(REALM.is_field) == 4
    assert [REALM.square_ids.count(id) for id in ("hall", "book")] == [4, 4]
    assert (len(REALM.talent_ids), len(REALM.stratagem_ids), len(REALM.monarch_ids)) == (40, 30, 5)
    assert (REALM.camps_in_stock, REALM.cities_in_stock) == (30, 8)


def test_every_state_has_four_counties_and_every_side_of_the_board_a_battlefield():
    counties = [state for state in REALM.state_of if state >= 0]
    assert [counties.count(state) for state in range(6)] == [4] * 6
    sides = [REALM.square_of[land] // 10 for land in range(28) if REALM.is_field[land]]
    assert sides == [0, 1, 2, 3]


def test_prices_keep_to_the_scale_of_the_sister_games():
    for land in range(28):
        if REALM.is_field[land]:
            assert (REALM.price[land], REALM.tolls[land]) == (0, [0] * 6)
            continue
        assert 600 <= REALM.price[land] <= 4_000
        assert 500 <= REALM.camp_cost[land] <= 2_000
        assert REALM.tolls[land] == sorted(REALM.tolls[land])
        assert len(REALM.tolls[land]) == CITY + 1
    counties = [land for land in range(28) if not REALM.is_field[land]]
    costs = sorted(REALM.camp_cost[land] for land in counties)
    assert costs[4] < 1_000 < costs[-4], "the camp of the Vertical Alliance is near the middle"


def test_nothing_is_sold_for_what_it_cost():
    for at in range(40):
        assert REALM.talent_sale[at] < REALM.talent_price[at]
        assert 200 <= REALM.talent_price[at] <= 2_000
    for land in range(28):
        if not REALM.is_field[land]:
            assert REALM.land_sale[land] < REALM.price[land]
            assert REALM.camp_sale[land] < REALM.camp_cost[land]
            assert REALM.city_sale[land] < 4 * REALM.camp_cost[land] + REALM.city_cost[land]


def test_everything_that_was_designed_here_says_so():
    seed = {id for id, source in REALM.sources.items() if source == "seed"}
    assert seed == {"palace", "pavilion", "alliance", "axis", "hall", "book"}
    assert set(REALM.sources.values()) == {"seed", "reconstructed"}


def test_every_card_says_in_one_sentence_in_each_language_what_it_does():
    for id in REALM.talent_ids + REALM.stratagem_ids:
        texts = REALM.names[f"text/{id}"]
        assert re.fullmatch(r"[^。]+。", texts["zh-Hant"]), texts
        assert re.fullmatch(r"[^.]+\.", texts["en"]), texts
        assert "{" not in texts["zh-Hant"] + texts["en"]


@pytest.mark.rule("WS-1.d")
def test_every_monarch_starts_with_another_county():
    assert len(set(REALM.start_land)) == 5
    assert not any(REALM.is_field[land] for land in REALM.start_land)


@pytest.mark.rule("WS-8")
def test_one_stratagem_is_shuffled_back():
    shuffled = [REALM.names[id]["zh-Hant"] for at, id in enumerate(REALM.stratagem_ids)
                if REALM.shuffled[at]]  # fmt: skip
    assert shuffled == ["混水摸魚"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('game = "warring"', 'game = "deal"', "must be 'warring'"),
        ('"palace", "liaodong"', '"liaodong", "palace"', "square 0"),
        ('"pavilion",', '"hall",', "square 10"),
        ('"yuyang", "book"', '"liaodong", "book"', "square 2"),
        ('land = "linzi"', 'land = "maling"', "no [[county]] is called 'maling'"),
        ('land = "linzi"', 'land = "ji"', "two monarchs start with 'ji'"),
        ('effect = "toll-more"', 'effect = "toll-most"', "'toll-most' is none of"),
        ('effect = "toll-pass"\nstate = "chu"', 'effect = "toll-pass"', "has a 'state'"),
        ('effect = "gamble"', 'effect = "run"', "has no number"),
        ('state = "qi"', 'state = "qin"', "no [[state]] is called 'qin'"),
        ('returns = "shuffled"\n', "", "returns = 'shuffled'"),
        ('id = "bai-qi"', 'id = "bai-qi"\nhonour = 3', "knows no 'honour'"),
        ("camps = 30", "camps = 3", "from 4"),
        ("每筆過路費多{amount}兩", "每筆過路費多{cost}{much}兩", "names a number"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused_with_the_reason(old, new, words):
    assert old in TEXT
    error = refused(TEXT.replace(old, new, 1))
    assert words in error.reason
    assert error.file == "my.toml"


def test_a_wrong_number_is_refused_with_its_line():
    lines = TEXT.splitlines()
    at = lines.index('id = "bai-qi"')
    price = next(n for n in range(at, len(lines)) if lines[n].startswith("price"))
    lines[price] = "price = 1"
    error = refused("\n".join(lines))
    assert error.line == at
    assert "above the sale price" in error.reason


def test_a_toll_must_rise_and_a_card_must_not_be_missing():
    assert "rising" in refused(re.sub(r"tolls = \[(\d+),", "tolls = [99999,", TEXT, count=1)).reason
    stratagem = TEXT.rindex("[[stratagem]]")
    assert "at least 30" in refused(TEXT[:stratagem]).reason
    assert "30 [[stratagem]], not 31" in refused(TEXT + TEXT[stratagem:].replace(
        'id = "zou-wei"', 'id = "one-more"')).reason  # fmt: skip


def test_places_lie_where_the_rules_say():
    assert REALM.kind[REALM.alliance] == PAVILION + 1
    assert REALM.square_ids[REALM.axis] == "axis"
