"""Nobody waits for ever: programs, absent people, clocks."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable

import pytest

from tests.server.support import Server, codes, play_at_random, seated, wait_for


@pytest.mark.fault("B028")
def test_programs_move_after_a_human_turn_and_after_a_restart(
    fresh: Callable[..., Server],
) -> None:
    server = fresh()
    (ann, cy) = seated(server, bytes(16), ["person", "random", "person", "greedy"])
    people = [ann, cy]
    play_at_random(people, random.Random(1), 10)
    server.restart()
    _, shown = play_at_random(people, random.Random(2), 30)
    assert shown["version"] > 40


@pytest.mark.fault("B052")
def test_the_table_waits_for_exactly_those_who_may_move(server: Server) -> None:
    people = seated(server, (5).to_bytes(16, "big"), ["person"] * 4)
    rng = random.Random(5)
    for _ in range(60):
        shown = [person.look() for person in people]
        if shown[0]["phase"] != "playing":
            break
        waiting = [w["seat"] for w in shown[0]["waiting"]]
        assert waiting
        assert [n for n, s in enumerate(shown) if s["legal"]] == sorted(waiting)
        for number in waiting:
            assert shown[number]["prompt"] == next(
                w["prompt"] for w in shown[0]["waiting"] if w["seat"] == number
            )
        seat = rng.choice(waiting)
        people[seat].move(rng.choice(codes(shown[seat])), version=shown[seat]["version"])


@pytest.mark.fault("B086")
def test_a_program_that_hangs_is_played_for_after_the_limit(
    fresh: Callable[..., Server],
) -> None:
    server = fresh(thinking_seconds=1.0)
    (ann,) = seated(server, bytes(16), ["person", "random"])
    shown = ann.look()
    ann.move("end", version=shown["version"])
    wait_for(lambda: ann.look()["legal"], 15)
    assert server.process is not None
    children = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    thinkers = [int(line.split()[0]) for line in children if "kaizhuo.server.thinker" in line]
    assert len(thinkers) == 1
    os.kill(thinkers[0], signal.SIGSTOP)
    shown = ann.look()
    while shown["legal"]:
        code = "end" if "end" in codes(shown) else codes(shown)[0]
        shown = ann.move(code, version=shown["version"]).json()
    began = time.monotonic()
    wait_for(lambda: ann.look()["legal"], 15)
    assert time.monotonic() - began < 10


@pytest.mark.fault("B064", "B050")
def test_whoever_is_asked_has_the_whole_time_and_then_one_default_is_played(
    fresh: Callable[..., Server],
) -> None:
    server = fresh()
    ann, bo = seated(server, bytes(16), ["person"] * 2, time_limit=2)
    shown = ann.look()
    assert shown["time_limit"] == 2
    time.sleep(1.2)
    moved = ann.move("end", version=shown["version"]).json()
    waiting = moved["waiting"][0]
    assert waiting["seat"] == 1
    assert waiting["deadline"] - moved["server_time"] > 1.8
    version = moved["version"]
    wait_for(lambda: bo.look()["version"] > version, 5)
    shown = ann.look()
    assert shown["seats"][1]["absent"]
    told = [x["text"]["id"] for x in shown["log"] if x["number"] // 1000 == version + 1]
    assert told.count("log-turn") == 1
    assert told.count("log-absent") == 1


@pytest.mark.fault("B073")
def test_the_clock_goes_on_after_a_restart(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ann, bo = seated(server, bytes(16), ["person"] * 2, time_limit=4)
    before = ann.look()["waiting"]
    server.restart()
    assert ann.look()["waiting"] == before
    wait_for(lambda: ann.look()["seats"][0]["absent"], 6)
    assert bo.look()["legal"]


def test_without_a_time_limit_nobody_is_hurried(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    shown = ann.look()
    assert shown["time_limit"] is None
    assert shown["waiting"][0]["deadline"] is None


@pytest.mark.fault("B025", "B061")
def test_the_absent_are_played_for_in_every_kind_of_question(server: Server) -> None:
    ann, _, cy = seated(server, (9).to_bytes(16, "big"), ["person"] * 3)
    ann.post("/absent", {"seat": 1, "absent": True})
    made, shown = play_at_random([ann, cy], random.Random(9), 150)
    assert made == 150 or shown["phase"] == "over"
    assert shown["seats"][1]["absent"]
