"""Monopoly Deal with boxes that nobody printed: the rules hold whatever an edition says."""

import random
import re
from pathlib import Path

import pytest

import kaizhuo
from kaizhuo.games import deal
from kaizhuo.kernel import EditionError, Game, IllegalAction, Nature, State


def own_box(folder: Path, copies: dict[str, int], **options: object) -> Game:
    """The standard edition with other numbers of copies of some cards."""
    text = deal.standard_edition()
    for card, number in copies.items():
        text, found = re.subn(
            rf'(id = "{card}"\n(?:.+\n)*?copies = )\d+', rf"\g<1>{number}", text, count=1
        )
        assert found == 1
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return kaizhuo.load("deal", edition=str(file), **options)


def position(game: Game, players: int, **zones: object) -> State:
    state = game.empty_state(players)
    game.set_up(state, {zone.replace("_", "."): cards for zone, cards in zones.items()}, Nature())
    return state


@pytest.mark.rule("MDA-04")
def test_one_play_left_answers_one_of_two_refusals(tmp_path: Path) -> None:
    game = own_box(tmp_path, {"jsn": 4}, counter_costs_play=True)
    state = position(
        game, 3, A_hand="dc-1 bd-1 jsn-1 jsn-2", B_hand="jsn-3 m1-1", C_hand="jsn-4 m1-2",
        C_bank="m5-2",
    )  # fmt: skip
    nature = Nature(random.Random(1))
    for player, code in [
        (0, "debt dc-1 @1"), (1, "accept @0"), (0, "birthday bd-1"),
        (1, "refuse jsn-3 @0"), (2, "refuse jsn-4 @0"), (0, "refuse jsn-1 @2"),
    ]:  # fmt: skip
        state.play(player, code, nature)
    assert [action.code for action in state.legal_actions(0)] == ["accept @1"]
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "refuse jsn-2 @1", nature)
    assert refused.value.clause == "MDA-04"
    assert game.inspect(state)["plays_left"] == 0


def test_an_edition_saved_by_notepad_is_read() -> None:
    text = deal.standard_edition()
    assert deal.load_text("\ufeff" + text, "mine", None, {}).edition.names


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 5000])
def test_an_edition_of_brackets_or_digits_is_refused(text: str) -> None:
    with pytest.raises(EditionError, match="too many brackets or digits"):
        deal.load_text(text, "mine", None, {})


@pytest.mark.parametrize("place", ["bank", "discard"])
def test_no_card_is_called_like_a_place_on_the_table(place: str) -> None:
    text = deal.standard_edition().replace('id = "rd1"', f'id = "{place}"')
    with pytest.raises(EditionError, match="a place on the table"):
        deal.load_text(text, "mine", None, {})


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"m1": 40, "m2": 40, "m3": 40, "m4": 40, "m5": 40, "pg": 40}, "is the most"),
        ({"dr": 7}, "double rent"),
        ({"r-any": 40, "dr": 6}, "different moves"),
    ],
)
def test_a_box_too_big_to_play_with_is_refused(
    tmp_path: Path, wrong: dict[str, int], reason: str
) -> None:
    with pytest.raises(EditionError, match=reason):
        own_box(tmp_path, wrong)


@pytest.mark.parametrize("name", ["two\\nlines", "turned\\u202Eround", "x" * 61])
def test_a_name_is_one_line_that_everybody_can_see(name: str) -> None:
    text = deal.standard_edition().replace('en = "Mui Wo"', f'en = "{name}"')
    with pytest.raises(EditionError, match="'name'"):
        deal.load_text(text, "mine", None, {})


def test_drawing_anew_tells_nothing_of_what_others_remember() -> None:
    game = kaizhuo.load("deal")
    digests = set()
    for hand, remembered in [("m1-1 m1-2", ""), ("m1-1 m1-2", "m1-1"), ("m1-3 m1-4", "m1-4")]:
        state = position(game, 3, B_hand=hand, C_hand="m2-1", rest="deck")
        if remembered:
            state.knows[2].append(game.cards.codes.index(remembered))
        digests.add(state.resample(0, Nature(random.Random(3))).digest())
    assert len(digests) == 1
