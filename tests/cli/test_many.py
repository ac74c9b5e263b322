"""The commands that play many games: what they write, and one clear sentence for every mistake."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from kaizhuo.cli.many import workers_for


def test_simulate_writes_one_row_a_game_and_says_where(command, tmp_path):
    file = tmp_path / "rows.parquet"
    wishes = ("simulate", "deal", "--games", 3, "--bots", "random,default", "--out", file)
    status, out, err = command(*wishes)
    assert (status, err) == (0, "")
    assert f"{file}: 3 rows" in out
    assert "decisions a second" in out
    assert "decisions a second" not in command(*wishes)[1]
    status, out, err = command(*wishes[:-2], "--seed", 4, "--out", file, "--lang", "zh")
    assert (status, out) == (1, "")
    assert "它的種子是 0，不是 4" in err


@pytest.mark.parametrize("wishes", [["--help"], ["games"], ["simulate", "--help"]])
def test_what_only_the_lab_needs_is_loaded_only_there(wishes):
    code = (
        "import sys\nfrom kaizhuo import cli\n"
        f"cli.run({wishes!r})\n"
        "heavy = ('polars', 'altair', 'vl_convert', 'openskill', 'ray', 'numpy')\n"
        "print('loaded:', *(name for name in heavy if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1].strip() == "loaded:"


def test_programs_that_think_long_play_on_every_core(monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    assert workers_for(12, None, None, ["search:100", "greedy"]) == 4
    assert workers_for(3, None, None, ["hard"]) == 3
    assert workers_for(12, None, None, ["greedy", "random"]) == 1
    assert workers_for(1000, None, None, ["greedy"]) == 4
    assert workers_for(1000, 2, None, ["greedy"]) == 2


def test_a_tournament_is_a_table_for_people_and_an_object_for_programs(command, tmp_path):
    file = tmp_path / "rows.parquet"
    wishes = ("tournament", "deal", "--bots", "random,greedy,default", "--games", 2)
    status, out, err = command(*wishes, "--out", file)
    assert (status, err) == (0, "")
    assert "3 tables, 6 games" in out
    assert "greedy" in out
    assert "…" not in out
    assert f"{file}: 6 rows" in out
    status, out, err = command(*wishes, "--json", "--workers", 1)
    found = json.loads(out)
    assert (found["games"], found["tables"]) == (6, 3)
    assert {rank["program"] for rank in found["ranks"]} == {"random", "greedy", "default"}
    assert "誤差" in command(*wishes, "--lang", "zh", "--out", file)[1]


def test_a_balance_report_is_one_file_in_the_readers_language(command, tmp_path):
    file = tmp_path / "report.html"
    assert command("edition", "new", "deal", tmp_path / "my.toml")[0] == 0
    wishes = ("balance", "deal", "--games", 4, "--option", "round-limit=9", "--out", file)
    status, out, err = command(*wishes)
    assert (status, err) == (0, "")
    assert "report.html holds the report now" in " ".join(out.split()) or str(file) in out
    text = file.read_text("utf-8")
    assert "Monopoly Deal: balance report" in text
    assert "Rule options: round_limit = 9" in text
    mine = tmp_path / "my.toml"
    mine.write_text(mine.read_text("utf-8").replace('en = "brown"', 'en = "umber"'), "utf-8")
    status, _, err = command(*wishes, "--against", mine, "--lang", "zh")
    assert (status, err) == (0, "")
    assert '<html lang="zh-Hant">' in file.read_text("utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["my.toml", "report.html"]


def test_an_edition_is_not_compared_with_itself_nor_with_that_of_another_game(command, tmp_path):
    mine = tmp_path / "my.toml"
    assert command("edition", "new", "deal", mine)[0] == 0
    status, out, err = command("balance", "deal", "--against", mine)
    assert (status, out) == (1, "")
    assert "my.toml is the first edition over again" in err
    status, out, err = command("balance", "warring", "--against", mine)
    assert (status, out) == (1, "")
    assert "game must be 'warring', not 'deal'" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["tournament"],
        ["tournament", "deal"],
        ["tournament", "chess", "--bots", "random,greedy"],
        ["tournament", "deal", "--bots", "random"],
        ["tournament", "deal", "--bots", "random,random"],
        ["tournament", "deal", "--bots", "random,deep-blue"],
        ["tournament", "deal", "--bots", "random,"],
        ["tournament", "deal", "--bots", "random,greedy", "--games", "0"],
        ["tournament", "deal", "--bots", "random,greedy", "--players", "9"],
        ["tournament", "deal", "--bots", "random,greedy", "--workers", "0"],
        ["tournament", "deal", "--bots", "random,greedy", "--seed", "-1"],
        ["tournament", "deal", "--bots", "random,greedy", "--out", "/nowhere/x"],
        ["tournament", "deal", "--bots", "random,greedy", "--edition", __file__],
        ["balance"],
        ["balance", "chess"],
        ["balance", "deal", "--games", "0"],
        ["balance", "deal", "--players", "9"],
        ["balance", "deal", "--bots", "random,random", "--players", "3"],
        ["balance", "deal", "--bots", "deep-blue"],
        ["balance", "deal", "--edition", "/nowhere.toml"],
        ["balance", "deal", "--against", "/nowhere.toml"],
        ["balance", "deal", "--against", __file__],
        ["balance", "deal", "--out", "/"],
        ["balance", "deal", "--out", "/nowhere/report.html"],
        ["balance", "deal", "--out", __file__],
        ["balance", "deal", "--rows", __file__, "--out", "/tmp/kaizhuo-never-written.html"],
        ["balance", "deal", "--lang", "tlh"],
        ["simulate", "deal", "--out", "/"],
        ["simulate", "deal", "--out", "/nowhere/rows.parquet"],
        ["simulate", "deal", "--out", __file__],
        ["simulate", "deal", "--ray", "nowhere"],
        ["simulate", "deal", "--ray", "127.0.0.1:1"],
        ["games", "--verbose"],
        ["rules", "chess"],
    ],
    ids=" ".join,
)
def test_a_mistake_gets_one_clear_sentence(command, arguments):
    status, out, err = command(*arguments)
    assert status != 0
    assert out == ""
    assert err.startswith("kaizhuo: ")
    assert len(err.strip().splitlines()) == 1
