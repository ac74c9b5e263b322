"""Rows of a simulation: the same whoever plays them, and never lost."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import polars as pl
import pytest

import kaizhuo
from kaizhuo import lab, players
from kaizhuo.lab.play import Plan, play
from kaizhuo.lab.row_log import opened
from kaizhuo.lab.rows import SCHEMA, RowFile, frame_of, header_of, read_rows, row_of
from kaizhuo.language import Language
from kaizhuo.registry import OWN

GAMES = 12
SEED = 11


@pytest.fixture(scope="module")
def deal():
    return kaizhuo.load("deal")


def played(game, file, games=GAMES, bots=("random", "greedy"), seed=SEED, **wishes):
    return lab.simulate(game, 2, games, list(bots), seed=seed, out=file, **wishes)


@pytest.fixture(scope="module")
def whole(deal, tmp_path_factory):
    """The file of a simulation that nothing has disturbed."""
    file = tmp_path_factory.mktemp("rows") / "whole.parquet"
    played(deal, file)
    return file


def test_two_workers_write_the_very_same_file_as_one(deal, whole, tmp_path):
    file = tmp_path / "two.parquet"
    played(deal, file, workers=2)
    assert file.read_bytes() == whole.read_bytes()
    other = tmp_path / "other.parquet"
    played(deal, other, seed=SEED + 1)
    assert other.read_bytes() != whole.read_bytes()


def test_there_is_one_row_a_game_with_the_documented_columns(whole):
    header, frame = read_rows(whole)
    assert (header.game, header.players, header.seed) == ("deal", 2, SEED)
    assert dict(frame.schema) == SCHEMA
    assert frame["number"].to_list() == list(range(GAMES))
    for language in ("", ".zh-Hant"):
        page = (Path(__file__).parents[2] / f"docs/lab{language}.md").read_text("utf-8")
        missing = [column for column in SCHEMA if f"`{column}`" not in page]
        assert not missing


def test_a_row_tells_what_the_game_alone_tells(deal, whole):
    plan = Plan(deal, 2, ["random", "greedy"], SEED, watched=True)
    frame = read_rows(whole)[1]
    alone = frame_of([row_of(plan, play(plan, 7))])
    assert frame.filter(pl.col("number") == 7).equals(alone)
    assert alone["seating"].to_list() == [["greedy", "random"]]


def test_counting_gives_the_same_with_and_without_rows(deal, tmp_path):
    with_rows = played(deal, tmp_path / "rows.parquet")
    without = played(deal, None)
    again = played(deal, tmp_path / "rows.parquet")
    assert again.decisions_per_second == 0.0
    for other in (with_rows, again):
        silent = msgspec.structs.replace(other, decisions_per_second=0.0)
        assert silent == msgspec.structs.replace(without, decisions_per_second=0.0)


def test_more_games_are_added_to_a_file_and_it_is_as_if_played_at_once(deal, whole, tmp_path):
    file = tmp_path / "more.parquet"
    played(deal, file, games=5)
    told: list[int] = []
    played(deal, file, progress=told.append)
    assert sum(told) == GAMES
    assert file.read_bytes() == whole.read_bytes()


CODE = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from kaizhuo.cli import main; main()"
)
"""Ctrl-C counts even where these tests were started in the background, which ignores it."""


def started(file, workers, games="400", **wishes):
    command = ["simulate", "deal", "--players", "2", "--games", games, "--bots", "random,greedy"]
    command += ["--seed", str(SEED), "--workers", str(workers), "--out", str(file)]
    return subprocess.Popen(
        [sys.executable, "-c", CODE, *command],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "en_US"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **wishes,
    )


def lines_of(file):
    part = file.with_name(file.name + ".part")
    return part.read_bytes().count(b"\n") - 1 if part.exists() else -1


def furthest_of(file):
    """One more than the highest number of a game in the log: workers end out of order."""
    lines = file.with_name(file.name + ".part").read_bytes().splitlines()[1:]
    return max(int(line.split()[0]) for line in lines) + 1


def stopped_half_way(file, workers, stop):
    """Start a long simulation, stop it when some games are there; gives what it said."""
    process = started(file, workers)
    try:
        until = time.monotonic() + 60
        while lines_of(file) < 3:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < until
            time.sleep(0.02)
        os.killpg(process.pid, stop)
        return process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def test_workers_end_with_the_process_that_gave_them_work(tmp_path):
    """Nothing tells a process that it will be killed, so it tells its workers nothing either."""
    file = tmp_path / "rows.parquet"
    process = started(file, workers=2)
    try:
        while lines_of(file) < 1:
            assert process.poll() is None, process.communicate()
            time.sleep(0.02)
        process.kill()
        process.communicate(timeout=60)  # until nobody is left who could write there
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGINT])
def test_a_simulation_that_was_stopped_goes_on_where_it_was(deal, tmp_path, stop, workers):
    file = tmp_path / "rows.parquet"
    out, err = stopped_half_way(file, workers, stop)
    kept = lines_of(file)
    assert 3 <= kept < 400
    assert not file.exists()
    assert out == ""
    if stop == signal.SIGINT:
        assert " ".join(err.split()) == (
            f"Stopped; {kept} of 400 games are kept for {file}."
            " The same command goes on from there."
        )
    told: list[int] = []
    games = furthest_of(file) + 10
    played(deal, file, games=games, progress=told.append)
    assert told[0] == kept
    at_once = tmp_path / "at-once.parquet"
    played(deal, at_once, games=games)
    assert file.read_bytes() == at_once.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["at-once.parquet", "rows.parquet"]


def half_done(deal, file):
    """A log as a crash leaves it: five games, and half a line."""
    plan = Plan(deal, 2, ["random", "greedy"], SEED, watched=True)
    rows = RowFile(file, plan, GAMES)
    with rows.writing():
        for number in (0, 2, 1, 5, 4):
            rows.add([play(plan, number)])
    part = file.with_name(file.name + ".part")
    with part.open("ab") as stream:
        stream.write(b"3 eJy9lV9v2zY")
    return part


def test_a_line_that_was_half_written_is_played_again(deal, whole, tmp_path):
    file = tmp_path / "rows.parquet"
    half_done(deal, file)
    played(deal, file, workers=2)
    assert file.read_bytes() == whole.read_bytes()


def test_a_log_that_outlived_its_file_is_only_cleared_away(deal, whole, tmp_path):
    file = tmp_path / "rows.parquet"
    part = half_done(deal, file)
    file.write_bytes(whole.read_bytes())
    told: list[int] = []
    played(deal, file, progress=told.append)
    assert told == [GAMES]
    assert file.read_bytes() == whole.read_bytes()
    assert not part.exists()


def test_when_a_worker_dies_the_finished_games_are_kept(deal, whole, tmp_path):
    file = tmp_path / "rows.parquet"
    code = (
        "import multiprocessing, os, signal, sys, kaizhuo\n"
        "from kaizhuo import lab\n"
        "def kill(done):\n"
        "    if done: multiprocessing.active_children()[0].kill()\n"
        "if __name__ == '__main__':\n"
        "    try: lab.simulate(kaizhuo.load('deal'), 2, 300, ['random', 'greedy'], seed=11,\n"
        "                      workers=2, out=sys.argv[1], progress=kill)\n"
        "    except lab.LabError as error: sys.exit(str(error))\n"
    )
    script = tmp_path / "kill.py"
    script.write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script), str(file)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.strip() == (
        "a worker process ended before its work was done; try fewer workers"
    )
    kept = lines_of(file)
    assert kept > 0
    told: list[int] = []
    played(deal, file, games=300, progress=told.append)
    assert told[0] == kept


def test_a_file_that_two_write_at_once_is_refused_to_the_second(deal, tmp_path):
    file = tmp_path / "rows.parquet"
    process = started(file, 1, games="4000")
    try:
        while lines_of(file) < 1:
            assert process.poll() is None
            time.sleep(0.02)
        with pytest.raises(lab.LabError, match="another process"):
            played(deal, file, games=4000)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


WISHES = {
    "game": lambda file: played(kaizhuo.load("warring"), file),
    "options": lambda file: played(kaizhuo.load("deal", round_limit=9), file),
    "seed": lambda file: played(kaizhuo.load("deal"), file, seed=1),
    "programs": lambda file: played(kaizhuo.load("deal"), file, bots=["random"]),
    "players": lambda file: lab.simulate(
        kaizhuo.load("deal"), 3, GAMES, ["random"] * 3, seed=SEED, out=file
    ),
    "limit": lambda file: played(kaizhuo.load("deal"), file, max_decisions=9),
}


@pytest.mark.parametrize("unfinished", [False, True])
@pytest.mark.parametrize("what", WISHES)
def test_games_of_another_simulation_are_refused_and_left_alone(
    deal, whole, tmp_path, what, unfinished
):
    file = tmp_path / "rows.parquet"
    if unfinished:
        kept = half_done(deal, file)
    else:
        kept = file
        file.write_bytes(whole.read_bytes())
    before = kept.read_bytes()
    with pytest.raises(lab.LabError, match=f"its {what} is"):
        WISHES[what](file)
    assert kept.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [kept.name]


def test_another_edition_is_another_simulation(deal, whole, tmp_path):
    text = deal.edition.text.replace("rent = [1, 2]", "rent = [1, 3]", 1)
    (tmp_path / "my.toml").write_text(text, "utf-8")
    other = kaizhuo.load("deal", edition=str(tmp_path / "my.toml"))
    with pytest.raises(lab.LabError, match="its edition is"):
        played(other, whole)


def spoilt(whole, how):
    content = whole.read_bytes()
    match how:
        case "cut off":
            return content[: len(content) // 2]
        case "empty":
            return b""
        case "text":
            return b"number,winner\n1,2\n"
        case "scratched":
            middle = len(content) // 3
            return content[:middle] + bytes(200) + content[middle + 200 :]
    raise AssertionError(how)


@pytest.mark.parametrize("how", ["cut off", "empty", "text", "scratched"])
def test_a_broken_file_is_refused_in_one_sentence_and_left_alone(deal, whole, tmp_path, how):
    file = tmp_path / "rows.parquet"
    file.write_bytes(spoilt(whole, how))
    before = file.read_bytes()
    with pytest.raises(lab.LabError, match="not a good Parquet file") as refused:
        played(deal, file)
    assert "\n" not in str(refused.value)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]


def test_a_parquet_file_of_something_else_is_refused(deal, whole, tmp_path):
    file = tmp_path / "rows.parquet"
    pl.DataFrame({"number": [1, 2]}).write_parquet(file)
    with pytest.raises(lab.LabError, match="does not hold the games of a simulation"):
        played(deal, file)
    pl.DataFrame({"number": [1]}).write_parquet(file, metadata=pl.read_parquet_metadata(whole))
    with pytest.raises(lab.LabError, match="does not hold the games of a simulation"):
        played(deal, file)


@pytest.mark.parametrize("broken", [b'{"number": 1}', b"2 eJy9lV9v2zY", b"two eJy9", b""])
def test_a_log_that_cannot_be_read_is_refused_with_its_line(deal, tmp_path, broken):
    file = tmp_path / "rows.parquet"
    part = half_done(deal, file)
    lines = part.read_bytes().split(b"\n")
    lines[2] = broken
    part.write_bytes(b"\n".join(lines))
    before = part.read_bytes()
    with pytest.raises(lab.LabError, match="from line 3 on"):
        played(deal, file)
    assert part.read_bytes() == before
    part.write_bytes(b"something else\n")
    with pytest.raises(lab.LabError, match="does not hold"):
        played(deal, file)
    assert part.read_bytes() == b"something else\n"


def test_fewer_games_than_a_file_holds_are_refused(deal, whole, tmp_path):
    before = whole.read_bytes()
    with pytest.raises(lab.LabError, match="up to number 12 already, more than 3"):
        played(deal, whole, games=3)
    assert whole.read_bytes() == before
    part = half_done(deal, tmp_path / "rows.parquet")
    with pytest.raises(lab.LabError, match="up to number 6 already, more than 3"):
        played(deal, tmp_path / "rows.parquet", games=3)
    assert part.exists()


@pytest.mark.parametrize("place", ["nowhere/rows.parquet", "file/rows.parquet", ""])
def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(deal, tmp_path, place):
    (tmp_path / "file").write_text("a file", "utf-8")
    told: list[int] = []
    with pytest.raises(lab.LabError, match=r"cannot be written|is a folder"):
        played(deal, tmp_path / place, progress=told.append)
    assert told == []


@pytest.mark.parametrize("id", OWN)
def test_every_game_tells_who_leads_and_what_is_used(id):
    game = kaizhuo.load(id)
    players = min(4, game.max_players)
    one = play(Plan(game, players, ["greedy"], 5, watched=True), 0)
    assert one.finished
    assert one.standing is not None
    assert len(one.standing) == players
    assert one.leaders
    assert one.lead_changes is not None
    assert 0 <= one.lead_changes < len(one.leaders)
    assert one.standstill is not None
    assert 0 <= one.standstill < len(one.leaders)
    assert set(one.leaders) <= {-1, *range(players)}
    assert one.uses == sorted(one.uses, key=lambda use: (use.what, use.role, use.thing))
    assert all(use.count > 0 for use in one.uses)
    named = {use.thing for use in one.uses}
    assert named <= set(game.edition.names)
    told = {f"{use.what} {use.role}" for use in one.uses}
    headings = game.face().uses()
    for heading, events in headings:
        for tag in ("en", "zh-Hant"):
            assert Language(tag, game).has(heading)
        assert all(" " in event for event in events)
    assert told & {event for _, events in headings for event in events}


@pytest.mark.parametrize("id", ["deal", "taiwan", "nyc-bank"])
def test_the_winner_stands_best_at_the_end(id):
    game = kaizhuo.load(id)
    for number in range(4):
        one = play(Plan(game, game.min_players, ["greedy"], 6, watched=True), number)
        assert one.standing is not None
        assert one.leaders is not None
        assert max(one.standing) == one.standing[one.winners[0]]
        assert one.leaders[-1] in (one.winners[0], -1)


def test_a_lead_that_is_lost_and_won_again_has_changed_twice():
    def changes(leaders):
        return msgspec.structs.replace(lab.Played(0, True, [0], 1, 1), leaders=leaders).lead_changes

    assert changes([0, 0, 1, 1, 0]) == 2
    assert changes([0, -1, 0]) == 0
    assert changes([-1, 1, -1, 2]) == 1
    assert changes([]) == 0
    assert changes(None) is None


def test_watching_a_game_does_not_change_it(deal):
    watched = play(Plan(deal, 3, ["greedy"], 4, watched=True), 2)
    plain = play(Plan(deal, 3, ["greedy"], 4), 2)
    same = ("number", "finished", "winners", "decisions", "rounds")
    assert [getattr(watched, name) for name in same] == [getattr(plain, name) for name in same]


def test_another_programs_unfinished_download_is_not_taken_for_a_log(deal, tmp_path):
    part = tmp_path / "rows.parquet.part"
    part.write_bytes(b"half of something else, in which no line ends")
    with pytest.raises(lab.LabError, match="does not hold the games of a simulation"):
        played(deal, tmp_path / "rows.parquet")
    assert part.read_bytes() == b"half of something else, in which no line ends"


def test_a_log_whose_first_line_was_cut_off_begins_anew(deal, whole, tmp_path):
    file = tmp_path / "rows.parquet"
    part = tmp_path / "rows.parquet.part"
    part.write_bytes(b'{"format":2,"vers')
    played(deal, file)
    assert file.read_bytes() == whole.read_bytes()


def test_only_options_that_differ_are_named(deal, tmp_path):
    file = tmp_path / "rows.parquet"
    played(deal, file)
    with pytest.raises(lab.LabError, match="its options is round_limit=0, not round_limit=9"):
        played(kaizhuo.load("deal", round_limit=9), file)


def test_a_full_disk_is_one_sentence_that_names_the_file_and_loses_no_row(deal, tmp_path, whole):
    file = tmp_path / "rows.parquet"
    code = (
        "import resource, signal, sys, kaizhuo\n"
        "from kaizhuo import lab\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2500, 2500))\n"
        f"try: lab.simulate(kaizhuo.load('deal'), 2, {GAMES}, ['random', 'greedy'], seed={SEED},\n"
        "                  out=sys.argv[1])\n"
        "except lab.LabError as error: sys.exit(str(error))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)], check=False, capture_output=True, text=True
    )
    assert done.stderr.strip() == f"{file} cannot be written: {os.strerror(errno.EFBIG)}"
    told: list[int] = []
    played(deal, file, progress=told.append)
    assert 0 < told[0] < GAMES
    assert file.read_bytes() == whole.read_bytes()


def test_games_of_a_build_that_thinks_less_are_not_mixed_with_others(deal, tmp_path):
    """``normal`` is stronger where it is compiled."""
    file = tmp_path / "rows.parquet"
    plan = Plan(deal, 2, ["normal", "greedy"], SEED)
    header = header_of(plan)
    assert header.thinking == [players.load("normal").iterations, 0]
    with opened(file) as log:
        log.begin(msgspec.json.encode(msgspec.structs.replace(header, thinking=[7, 0])))
    rows = RowFile(file, plan, 1)
    with pytest.raises(lab.LabError, match="its thinking is 7,0, not "), rows.writing():
        pass
