"""The scenario format: what it finds, and how it complains."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaizhuo.scenarios import Report, check_paths, faults_covered, load_scenarios, rules_covered
from kaizhuo.scenarios.moves import MoveError, parse_outcomes, parse_play, seat_codes

HEAD = 'game = "deal"\nplayers = 2\n'
BANKING = """
[[scenario]]
case = "X1"
title = "banking"
rules = ["MD-2.2.A.1"]
faults = ["B001"]
position.turn = "A"
position.A.hand = "m1-1 m1-2 jsn-1"
position.B.hand = "rd1"
position.deck = "ye1 ye2 gr1"
"""


@pytest.fixture
def check(tmp_path: Path):  # type: ignore[no-untyped-def]
    """Runs one scenario file: the head, a position, and the lines given."""

    def run(lines: str, position: str = BANKING, head: str = HEAD) -> Report:
        file = tmp_path / "some.toml"
        file.write_text(head + position + lines, encoding="utf-8")
        return check_paths([file])

    return run


def differences(report: Report) -> list[str]:
    assert not report.errors, report.errors
    return [line for result in report.results for line in result.lines()]


def complaint(report: Report) -> str:
    assert len(report.errors) == 1
    assert not report.ok
    message = str(report.errors[0])
    assert "\n" not in message
    assert "some.toml" in message
    return message


def test_a_scenario_that_holds_has_nothing_to_report(check) -> None:
    report = check('moves = ["A: bank m1-1"]\nexpect.A.bank = "m1-1"\nexpect.plays_left = 2')
    assert report.ok
    assert [result.name for result in report.results] == ["X1 banking"]


@pytest.mark.parametrize(
    ("expect", "found"),
    [
        ('expect.A.hand = "m1-1"', 'at the end: A.hand: expected "m1-1", found'),
        ("expect.A.hand = 2", "expected 2 of them, found 3"),
        ('expect.A.hand.contains = "rd1"', 'among them "rd1"'),
        ('expect.A.hand.lacks = "m1-2"', 'none of "m1-2"'),
        ("expect.plays_left = 2", "expected 2, found 3"),
        ('expect.turn = "B"', 'expected "B", found "A"'),
        ('expect.asked = "A B"', 'expected "A B", found "A"'),
        ("expect.over = true", "expected true, found false"),
        ('expect.winners = "A"', 'expected "A", found nothing'),
        ('expect.legal.A = ["bank m5-1"]', "'bank m5-1' among the legal actions"),
        ('expect.illegal.A = ["bank *"]', "'bank *' not among the legal actions"),
        ('expect.only.A = ["end"]', "exactly end"),
        ('expect.default.A = "bank m1-1"', "found 'end'"),
        ('expect.sees.A = "rd1"', 'not in sight: "rd1"'),
        ('expect.hidden.A = "m1-1"', 'in sight: "m1-1"'),
        ('expect.told.B = "rd1"', 'not told: "rd1"'),
        ('moves = ["A: bank m1-1 !! MD-2.2"]', "expected refused by MD-2.2, found it was allowed"),
        ('moves = ["A: bank m5-1 !! MD-3"]', "expected refused by MD-3, found refused by MD-2.2"),
        ('moves = ["A: fly away !! MD-3"]', "there is no such action in this game"),
        ('moves = ["A: bank m5-1"]\nexpect.over = false', "expected allowed, found refused"),
        ('moves = ["A: end -> rd2"]\nexpect.over = false', "the card 'rd2' cannot be on top"),
        ('moves = ["A: bank m1-1 -> ye1"]\nexpect.over = false', '"ye1" to fall, found it did not'),
        ('draws = "ye1"\nexpect.over = false', '"ye1" to fall, found it never did'),
        ('moves = [["A: bank m1-1", "A: end"]]\nexpect.over = false', "refused"),
        ('moves = ["B: (away)"]\nexpect.over = false', "asked"),
    ],
)
def test_what_differs_is_said(check, expect: str, found: str) -> None:
    position = BANKING + 'position.rest = "out"\n'
    lines = differences(check(expect, position))
    assert any(found in line for line in lines), lines


def test_all_that_differs_is_said_at_once(check) -> None:
    lines = differences(check('expect.turn = "B"\nexpect.plays_left = 1\nexpect.over = true'))
    assert len(lines) == 3


def test_a_check_between_moves_names_the_move_before_it(check) -> None:
    lines = differences(check('moves = ["A: bank m1-1", { plays_left = 3 }, "A: end"]'))
    assert lines == ["after move 1 'A: bank m1-1': plays_left: expected 3, found 2"]


def test_moves_in_any_order_must_lead_to_one_position(check) -> None:
    assert check('moves = [["A: bank m1-1", "A: bank m1-2"]]\nexpect.A.hand = 1').ok
    position = BANKING + 'position.A.ye = "ye3 w-rd-ye-1"\nposition.A.rd = "rd2"\n'
    moves = 'moves = [["A: move w-rd-ye-1 rd", "A: bank m1-1"]]\nexpect.A.hand = 2'
    assert check(moves, position).ok
    lines = differences(
        check('moves = [["A: place rd2 rd", "A: place rd3 rd"]]\nexpect.over = false',
              BANKING.replace("m1-1 m1-2", "rd2 rd3"))
    )  # fmt: skip
    assert any("the same one" in line for line in lines), lines


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("", "it checks nothing"),
        ("expect.A.purse = 1", "there is no fact called 'A.purse'"),
        ("expect.A.hand.biggest = 1", "there is no fact called 'A.hand.biggest'"),
        ("expect.legal.Q = []", "there is no seat 'Q'"),
        ('moves = ["A bank m1-1 !!"]', "is not 'SEAT: ACTION'"),
        ('moves = ["C: end !!"]', "there is no seat 'C'"),
        ('moves = ["A: end -> !!"]', "is refused, so that no chance falls"),
        ('moves = ["A: end -> dice 0"]\nexpect.over = true', "'0' is no outcome of dice"),
        ("moves = [7]\nexpect.over = true", "a move is a text"),
        ('position.A.bank = "rd2"\nexpect.over = false', "'rd2' is property, not money"),
        ('position.phase = "lunch"\nexpect.over = false', "phase is one of play, start"),
        ('options.house_rule = true\nexpect.over = false', "no option is called 'house_rule'"),
        ('expected.over = false', "'expected' means nothing here"),
        ("expect = 3", "'expect' is a table"),
        ('first = "Z"\nexpect.over = true', "there is no seat 'Z'"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence_with_file_and_scenario(check, lines: str, why: str) -> None:
    message = complaint(check(lines))
    assert "X1 banking" in message
    assert why in message


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game = ", "it is not TOML"),
        ('game = "deal"', "it holds no [[scenario]]"),
        ('colour = "red"\n' + BANKING, "'colour' cannot stand at the head"),
        (BANKING + "expect.over = false", "it does not say which 'game'"),
        ('game = "deal"' + BANKING + "expect.over = false", "'players' is a number"),
        ('game = "chess"\nplayers = 2' + BANKING + "expect.over = false", "no game is called"),
        (HEAD + (BANKING + "expect.over = false\n") * 2, "has the same name"),
        (HEAD + '[[scenario]]\ncase = "X"\nexpect.over = true', "it has no 'title'"),
    ],
)
def test_a_mistake_in_the_file_is_one_sentence(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "some.toml"
    file.write_text(text, encoding="utf-8")
    assert why in complaint(check_paths([file]))


def test_a_position_that_must_not_be_can_be_expected_to_fail(check) -> None:
    assert check('position.A.bank = "rd2"\nerror = "is property, not money"').ok
    lines = differences(check('error = "anything"'))
    assert "nothing was wrong" in lines[0]
    lines = differences(check('position.A.bank = "rd2"\nerror = "is green"'))
    assert "is property, not money" in lines[0]


def test_paths_that_are_not_there_are_named(tmp_path: Path) -> None:
    assert "no such file or folder" in str(check_paths([tmp_path / "none.toml"]).errors[0])
    assert "no scenario file" in str(check_paths([tmp_path]).errors[0])


def test_a_folder_stands_for_all_files_in_it(tmp_path: Path) -> None:
    for name in ("a", "b"):
        folder = tmp_path / name
        folder.mkdir()
        text = HEAD + BANKING + "expect.over = false"
        (folder / "cases.toml").write_text(text, encoding="utf-8")
    assert len(load_scenarios([tmp_path])) == 2
    assert rules_covered([str(tmp_path)]) == {"MD-2.2.A.1"}
    assert faults_covered([str(tmp_path)]) == {"B001"}


def test_seats_in_codes_are_letters() -> None:
    assert seat_codes("takeover brk-1 @C rd 1") == "takeover brk-1 @2 rd 1"
    assert seat_codes("refuse jsn-1 @A") == "refuse jsn-1 @0"
    assert seat_codes("mail a@Bob") == "mail a@Bob"


def test_outcomes_of_chance_are_draws_dice_and_numbers() -> None:
    assert parse_outcomes("rd1, m1-1 dice 3 6 chance 0 2 draws ye1") == (
        ("rd1", "m1-1", "ye1"),
        (2, 5, 0, 2),
    )
    play = parse_play("B: roll -> dice 3 4", 2)
    assert (play.seat, play.code, play.rolls) == (1, "roll", (2, 3))
    with pytest.raises(MoveError, match="is no outcome of dice"):
        parse_outcomes("dice x")
