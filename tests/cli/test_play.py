"""Playing in the terminal: choosing, asking back, taking back, leaving."""

from __future__ import annotations

import pytest

from kaizhuo import cli
from kaizhuo.cli import words
from kaizhuo.kernel import Record


@pytest.fixture(autouse=True)
def _forget_language(monkeypatch):
    monkeypatch.setattr(words, "_chosen", [])
    monkeypatch.setattr(words.out, "_width", 200)
    yield
    words._chosen.clear()


@pytest.fixture
def talk(monkeypatch, capsys):
    """Play with these answers; afterwards the person leaves. Gives status, output, complaints."""

    def run(answers, *arguments, lang="en", leave=True):
        lines = iter([*answers, "q"] if leave else answers)

        def answer():
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        wishes = ["--players", "2", "--bots", "default", "--lang", lang, *arguments]
        status = cli.run(["play", "deal", *wishes])
        output = capsys.readouterr()
        return status, output.out, output.err

    return run


def test_the_table_greets_and_shows_what_can_be_done(talk):
    status, out, err = talk([], "--seed", "1", "--name", "Mei")
    assert status == 0
    assert err == ""
    assert "Monopoly Deal with Ada" in out
    assert "Your hand" in out
    assert "End your turn" in out or "End the turn" in out
    assert "You left the table" in out


def test_a_number_chooses_and_the_log_tells_it(talk):
    _, out, _ = talk(["1"], "--seed", "1")
    assert out.count("Your choice") == 2
    assert "You " in out


@pytest.mark.parametrize("answer", ["0", "99", "999999999999", "-1", "one", "", "٣", "²"])
def test_what_is_no_choice_is_asked_again(talk, answer):
    status, out, err = talk([answer], "--seed", "1")
    assert status == 0
    assert err == ""
    assert out.count("Your choice") == 2


def test_a_move_without_consequences_is_taken_back(talk, tmp_path):
    file = tmp_path / "game.txt"
    _, out, _ = talk(["1", "u"], "--seed", "1", "--record", str(file))
    assert "Taken back" in out
    assert not file.exists() or not [
        move for move in Record.parse(file.read_text("utf-8")).moves if move.player == 0
    ]


def test_what_others_have_answered_cannot_be_taken_back(talk):
    _, out, _ = talk(["d", "u"], "--seed", "1")
    assert "can no longer be taken back" in out


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_help_names_every_word(talk, lang):
    _, out, _ = talk(["h"], "--seed", "1", lang=lang)
    for word in ("t ", "l ", "? ", "r ", "u ", "d ", "q "):
        assert f"  {word}" in out


def test_why_not_answers_with_the_clause(talk):
    _, out, _ = talk(["? pay m5-1"], "--seed", "1")
    assert "(MD" in out


def test_why_not_says_when_it_can_be_done(talk):
    _, out, _ = talk(["? end"], "--seed", "1")
    assert "That can be done now" in out


def test_why_not_of_nothing_says_so(talk):
    _, out, _ = talk(["? unicorn"], "--seed", "1")
    assert "Nothing here is called" in out


def test_the_rules_are_looked_up_by_word_and_by_number(talk):
    _, out, _ = talk(["r under the draw pile", "r MDA-31", "r unicorn"], "--seed", "1")
    assert "MD-2.3.a" in out
    assert "MDA-31" in out
    assert "No rule speaks of" in out


def test_the_table_and_the_log_are_shown_again(talk):
    _, out, _ = talk(["t", "l"], "--seed", "1")
    assert out.count("Your hand") == 2


def test_everything_is_said_in_chinese_too(talk):
    _, out, _ = talk(["t"], "--seed", "1", lang="zh-Hant")
    assert "地產大亨交易" in out
    assert "你的手牌" in out
    assert "你離開了這一桌" in out


def test_no_message_is_missing_in_a_whole_game(talk):
    for lang in ("en", "zh-Hant"):
        status, out, _ = talk(["d"] * 2000, "--seed", "4", "--bots", "greedy", lang=lang)
        assert status == 0
        for prefix in ("line-", "zone-", "log-", "ask-", "do-", "why-", "play-", "bot-"):
            assert f" {prefix}" not in out


def test_input_that_ends_is_told_in_one_sentence(talk):
    status, _, err = talk([], "--seed", "1", leave=False)
    assert status == 1
    assert len(err.strip().splitlines()) == 1


def test_the_same_seed_deals_the_same_cards(talk):
    first, second = (talk([], "--seed", "77")[1] for _ in range(2))
    assert first == second
    assert talk([], "--seed", "78")[1] != first


@pytest.mark.fault("B095")
def test_the_record_of_a_game_that_is_not_over_holds_no_seed(talk, tmp_path):
    file = tmp_path / "game.txt"
    talk(["d"], "--seed", "1", "--record", str(file))
    record = Record.parse(file.read_text("utf-8"))
    assert "seed" not in record.header
    assert "commitment" in record.header
