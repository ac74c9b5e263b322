"""The kaizhuo command: what it prints, and one clear sentence for every mistake."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time

import pytest

from kaizhuo import cli, lab
from kaizhuo.cli import words


def test_without_a_command_it_says_what_there_is(command):
    status, out, _ = command()
    assert status == 0
    for name in ("serve", "games", "rules", "play", "simulate", "replay", "verify", "edition",
                 "check"):  # fmt: skip
        assert name in out


def test_games_lists_every_game_with_its_options(command):
    status, out, _ = command("games", "--lang", "en")
    assert status == 0
    assert "Monopoly Deal" in out
    assert "2–5" in out
    assert "--option round_limit=" in out
    assert "--preset official" in out


def test_games_speaks_chinese_when_asked(command):
    assert "地產大亨交易" in command("games", "--lang", "zh")[1]


@pytest.mark.parametrize("lang", ["zh-Hant", "en"])
def test_rules_prints_the_numbered_rule_book(command, lang):
    status, out, _ = command("rules", "deal", "--lang", lang)
    assert status == 0
    assert "MD-2.1.a" in out
    assert "MDA-31" in out


def test_simulate_prints_one_json_object(command):
    status, out, err = command(
        "simulate", "deal", "--players", 3, "--games", 6, "--bots", "greedy,random,random",
        "--seed", 5, "--workers", 1, "--json",
    )  # fmt: skip
    assert status == 0
    found = json.loads(out)
    assert found["bots"] == ["greedy", "random", "random"]
    assert sum(found["wins"]) + found["draws"] + found["unfinished"] == 6
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("deal", 3, 6, 5)
    assert err.strip() == ""


def test_simulate_gives_the_same_games_on_two_workers(command):
    def played(workers):
        found = json.loads(
            command("simulate", "deal", "--games", 8, "--bots", "random", "--players", 2,
                    "--seed", 1, "--workers", workers, "--json")[1]
        )  # fmt: skip
        del found["decisions_per_second"]
        return found

    assert played(1) == played(2)


def test_simulate_prints_a_table_for_people(command):
    status, out, _ = command("simulate", "deal", "--games", 4, "--bots", "random,default")
    assert status == 0
    assert "random" in out
    assert "default" in out
    assert "decisions a second" in out


def test_simulate_takes_options_presets_and_edition_files(command, tmp_path):
    file = tmp_path / "my.toml"
    assert command("edition", "new", "deal", file)[0] == 0
    status, out, _ = command(
        "simulate", "deal", "--games", 2, "--players", 2, "--bots", "default", "--json",
        "--option", "round-limit=2", "--preset", "official", "--edition", file,
    )  # fmt: skip
    assert status == 0
    assert json.loads(out)["draws"] == 2


def test_a_new_edition_is_a_good_one_and_a_spoilt_one_is_refused_with_its_line(command, tmp_path):
    file = tmp_path / "my.toml"
    assert command("edition", "new", "deal", file)[0] == 0
    status, out, _ = command("edition", "check", "deal", file)
    assert status == 0
    assert "good edition" in out
    text = file.read_text("utf-8")
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line == "size = 2")
    lines[at] = 'size = "two"'
    file.write_text("\n".join(lines), "utf-8")
    status, out, err = command("edition", "check", "deal", file)
    assert status == 1
    assert out == ""
    assert str(file) in err
    assert any(character.isdigit() for character in err)


def test_an_edition_file_is_not_written_over_unless_forced(command, tmp_path):
    file = tmp_path / "my.toml"
    file.write_text("mine", "utf-8")
    status, _, err = command("edition", "new", "deal", file)
    assert (status, "--force" in err) == (1, True)
    assert file.read_text("utf-8") == "mine"
    assert command("edition", "new", "deal", file, "--force")[0] == 0
    assert file.read_text("utf-8") != "mine"


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory):
    """A record of a game played to its end in the terminal."""
    file = tmp_path_factory.mktemp("played") / "game.txt"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", lambda: "d")
        wishes = ("--players", "2", "--bots", "greedy", "--seed", "3", "--record", str(file))
        assert cli.run(["play", "deal", *wishes]) == 0
    return file.read_text("utf-8")


@pytest.fixture
def recorded(whole_game, tmp_path):
    """The record in a file that the test may spoil."""
    file = tmp_path / "game.txt"
    file.write_text(whole_game, "utf-8")
    return file


def test_a_game_played_here_replays_and_verifies(command, recorded):
    status, out, _ = command("verify", recorded)
    assert status == 0
    assert "Honest" in out
    status, out, _ = command("replay", recorded)
    assert status == 0
    assert "wins" in out


def test_a_replay_shows_a_seat_no_more_than_it_saw(command, recorded):
    everybody = command("replay", recorded)[1]
    mine = command("replay", recorded, "--seat", 1)[1]
    assert "You " in mine
    assert "You " not in everybody
    assert command("replay", recorded, "--seat", 3)[0] == 1


@pytest.mark.fault("B092")
def test_verify_finds_a_changed_card(command, recorded):
    lines = recorded.read_text("utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("deal : "))
    cards = lines[at].split()
    cards[2], cards[3] = cards[3], cards[2]
    lines[at] = " ".join(cards)
    recorded.write_text("\n".join(lines), "utf-8")
    status, out, err = command("verify", recorded)
    assert status == 1
    assert out == ""
    assert "Not honest" in err


def one_sentence(err):
    return err.startswith("kaizhuo: ") and len(err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "deal", "--players", "9"],
        ["simulate", "deal", "--players", "1", "--bots", "random"],
        ["simulate", "deal", "--players", "-2"],
        ["simulate", "deal", "--games", "0"],
        ["simulate", "deal", "--games", "-4"],
        ["simulate", "deal", "--games", "many"],
        ["simulate", "deal", "--games", "1" + "0" * 30],
        ["simulate", "deal", "--seed", "-1"],
        ["simulate", "deal", "--workers", "0"],
        ["simulate", "deal", "--bots", "deep-blue"],
        ["simulate", "deal", "--bots", ""],
        ["simulate", "deal", "--bots", "random,random", "--players", "4"],
        ["simulate", "deal", "--option", "nonsense"],
        ["simulate", "deal", "--option", "colour=red"],
        ["simulate", "deal", "--option", "round_limit=ten"],
        ["simulate", "deal", "--option", "round_limit=-1"],
        ["simulate", "deal", "--option", "two_colour_sets=perhaps"],
        ["simulate", "deal", "--option", "broken_buildings=burn"],
        ["simulate", "deal", "--preset", "house"],
        ["simulate", "deal", "--edition", "/nowhere.toml"],
        ["simulate", "deal", "--edition", "/"],
        ["simulate", "deal", "--edition", sys.executable],
        ["simulate", "deal", "--edition", __file__],
        ["simulate", "deal", "--lang", "tlh"],
        ["play", "chess"],
        ["play", "deal", "--players", "7"],
        ["play", "deal", "--bots", "random,random", "--players", "2"],
        ["play", "deal", "--seed", "-3"],
        ["replay", "/nowhere"],
        ["replay", "/"],
        ["replay", __file__],
        ["replay", sys.executable],
        ["verify", "/nowhere"],
        ["verify", __file__],
        ["edition", "new", "chess", "/nowhere/x.toml"],
        ["edition", "new", "deal", "/nowhere/x.toml"],
        ["edition", "new", "deal", "/"],
        ["edition", "check", "deal", "/nowhere"],
        ["edition", "check", "deal", __file__],
        ["edition", "frob"],
        ["check", "/nowhere"],
        ["check"],
        ["serve", "--port", "70000"],
        ["serve", "--port", "-1"],
        ["serve", "--port", "http"],
        ["serve", "--host", "no such host"],
        ["serve", "--port", "0", "--database", "/nowhere/x.sqlite"],
        ["serve", "--port", "0", "--database", "/"],
        ["serve", "--port", "0", "--database", __file__],
        ["serve", "--port", "0", "--workers", "2"],
    ],
    ids=" ".join,
)
def test_a_mistake_gets_one_clear_sentence(command, arguments):
    status, out, err = command(*arguments)
    assert status != 0
    assert out == ""
    assert one_sentence(err), err


def broken(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("kaizhuo-record 1", "kaizhuo-record 9"),
        ('game "deal"', 'game "chess"'),
        ('game "deal"', "game 4"),
        ('rules "1"', 'rules "0"'),
        ("players 2", "players 99"),
        ("players 2", "players true"),
        ("players 2", 'players "two"'),
        ("first ", "first 7"),
        ("edition ", 'edition "another" #'),
        ("options {", 'options {"colour": 1, '),
        ("options ", "options [] #"),
        ("deal : ", "deal : nonsense "),
        ("deal : ", "deal "),
        ("seats ", "seats ["),
    ],
)
@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_a_broken_record_gets_one_clear_sentence(command, recorded, verb, old, new):
    recorded.write_text(broken(recorded.read_text("utf-8"), old, new), "utf-8")
    status, _, err = command(verb, recorded)
    assert status == 1
    assert one_sentence(err), err


def test_a_record_without_its_seed_cannot_be_verified(command, recorded):
    lines = [line for line in recorded.read_text("utf-8").splitlines() if line[:5] != "seed "]
    recorded.write_text("\n".join(lines), "utf-8")
    status, _, err = command("verify", recorded)
    assert status == 1
    assert "seed" in err


def test_a_move_that_is_against_the_rules_is_named(command, recorded):
    recorded.write_text(recorded.read_text("utf-8") + "0 end\n", "utf-8")
    status, _, err = command("replay", recorded)
    assert status == 1
    assert "move" in err


def test_a_move_that_is_against_the_rules_is_told_in_words(command, recorded):
    recorded.write_text(recorded.read_text("utf-8") + "0 end\n", "utf-8")
    assert "遊戲已經結束了（MD-3）。" in command("replay", recorded, "--lang", "zh")[2]
    assert "why-" not in command("verify", recorded, "--lang", "en")[2]


@pytest.mark.parametrize("line", ["² end", "9" * 5000 + " end", "９ end", "1 end : ²", "0 "])
def test_a_line_of_a_record_that_is_no_move_is_one_sentence(command, recorded, line):
    recorded.write_text(recorded.read_text("utf-8") + line + "\n", "utf-8")
    for verb in ("replay", "verify"):
        status, _, err = command(verb, recorded)
        assert status == 1
        assert "is not a good record" in err


def test_a_header_of_a_hundred_thousand_brackets_is_one_sentence(command, tmp_path):
    file = tmp_path / "deep.record"
    file.write_text("kaizhuo-record 1\nseats " + "[" * 100_000, "utf-8")
    status, _, err = command("replay", file)
    assert status == 1
    assert "line 2" in err


def test_a_port_in_use_gets_one_clear_sentence(command):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, _, err = command("serve", "--host", "127.0.0.1", "--port", port)
    assert status == 1
    assert one_sentence(err)
    assert str(port) in err


def test_a_mistake_is_told_in_chinese_to_a_chinese_reader(command, monkeypatch):
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert "沒有叫「chess」的遊戲" in command("simulate", "chess")[2]


def test_ctrl_c_is_quiet(command, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "simulate", interrupted)
    status, out, err = command("simulate", "deal", "--players", 2, "--workers", 1)
    assert status == cli.INTERRUPTED
    assert out == ""
    assert err.strip() == ""


@pytest.mark.parametrize(
    ("wishes", "english", "chinese"),
    [
        (["fly"], 'No command is called "fly"', "沒有「fly」這個指令"),
        (["edition", "fly"], 'No command is called "fly"', "沒有「fly」這個指令"),
        (["rules"], "GAME is missing.", "少了 GAME。"),
        (["check"], "PATH... is missing.", "少了 PATH...。"),
        (["games", "a", "b"], '"a b" is too much.', "多了沒有用的「a b」。"),
        (["rules", "deal", "--loud"], "There is no option --loud.", "沒有 --loud 這個選項。"),
        (["rules", "deal", "--lang"], "--lang needs a value.", "--lang 後面要有值。"),
        (["simulate", "deal", "--json=3"], "--json takes no value.", "--json 後面不要有值。"),
        (["simulate", "deal", "--games", "x"], "--games is a whole number.", "--games 要的是整數"),
    ],
)
def test_wrong_arguments_are_told_in_the_readers_language(
    command, monkeypatch, wishes, english, chinese
):
    status, out, err = command(*wishes)
    assert (status, out) == (2, "")
    assert english in err
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert chinese in command(*wishes)[2]
    if wishes[-1] != "--lang":
        words._chosen.clear()
        assert english in command(*wishes, "--lang=en")[2]


def test_chinese_has_no_half_width_punctuation(command):
    err = command("simulate", "deal", "--bots", "nobody", "--lang", "zh")[2]
    assert "easy、normal、hard" in err
    assert not re.search("[一-鿿][,:;!?()]|[,;!?()][一-鿿]", err)


@pytest.mark.parametrize("name", ["search", "search:0", "search:9999999", "search:much"])
def test_a_search_says_how_long_it_thinks(command, name):
    status, out, err = command("simulate", "deal", "--bots", name, "--lang", "en")
    assert (status, out) == (1, "")
    assert err == (
        f'kaizhuo: "{name}" does not say how long to think: write search:1000, with a whole number'
        " from 1 to 1000000.\n"
    )
    err = command("play", "deal", "--bots", name, "--lang", "zh")[2]
    assert "冒號後面是 1 到 1000000 的整數" in err


def test_a_search_is_simulated_like_any_program(command):
    status, out, _ = command(
        "simulate", "taiwan", "--players", 3, "--games", 1, "--bots", "search:2,greedy,greedy",
        "--workers", 1, "--json",
    )  # fmt: skip
    assert status == 0
    assert json.loads(out)["bots"] == ["search:2", "greedy", "greedy"]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "big5"])
@pytest.mark.parametrize("wishes", [["games"], ["rules", "deal"], ["--help"], ["games", "\udcff"]])
def test_no_letter_ends_a_command_whatever_the_terminal_knows(encoding, wishes):
    code = "from kaizhuo.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *wishes],
        env={**os.environ, "LC_ALL": "zh_TW", "PYTHONIOENCODING": encoding},
        check=False,
        capture_output=True,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == (2 if len(wishes) == 2 and wishes[0] == "games" else 0)


@pytest.mark.parametrize("closed", ["0", "1", "2"])
def test_a_command_lives_without_a_stream(closed):
    begin = "from kaizhuo.cli import main; main()"
    code = (
        f"import os, sys; os.close({closed});"
        f"os.execv(sys.executable, [sys.executable, '-c', {begin!r}, 'play', 'deal'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, stdin=subprocess.DEVNULL
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 1


def test_nothing_slow_is_loaded_before_the_command_listens_to_ctrl_c():
    code = (
        "import sys; before = set(sys.modules); import kaizhuo.cli;"
        "print(*sorted(set(sys.modules) - before))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    assert loaded.split() == ["__future__", "kaizhuo", "kaizhuo.cli"]


def test_check_says_which_scenarios_hold(command, tmp_path):
    status, out, _ = command("check", "tests/scenarios")
    assert status == 0, out
    assert "0 failed" in out


def test_a_reader_who_closes_the_pipe_ends_it_without_a_traceback():
    code = "from kaizhuo.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "rules", "deal"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()
    assert b"Traceback" not in complaint


@pytest.mark.parametrize("seconds", [0.7, 2.5])
def test_ctrl_c_is_quiet_while_workers_play(seconds):
    code = "from kaizhuo.cli import main; main()"
    wishes = ["simulate", "deal", "--games", "9999", "--players", "2", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *wishes],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode in (cli.INTERRUPTED, -signal.SIGINT)
    assert out == b""
    assert b"Traceback" not in err or process.returncode == -signal.SIGINT
