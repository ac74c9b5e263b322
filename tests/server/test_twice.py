"""One command, one effect: double sends, stale sends, several at once, and the clock."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from kaizhuo.kernel import State
from tests.server.support import (
    Person,
    Server,
    codes,
    hand,
    seated,
    seed_where,
    wait_for,
)


def at_once(*tasks: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Do several things in the same moment."""
    gate = threading.Barrier(len(tasks))

    def run(task: Callable[[], httpx.Response]) -> httpx.Response:
        gate.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as pool:
        return [future.result() for future in [pool.submit(run, task) for task in tasks]]


def hands(state: State) -> list[list[str]]:
    """Everybody's cards."""
    facts: Any = state.game.inspect(state)
    return [facts[f"{'ABCDE'[seat]}.hand"] for seat in range(state.players)]


def birthday(state: State) -> bool:
    """Ann holds a birthday, everybody money, two others a Just Say No."""
    held = hands(state)
    return (
        any(card.startswith("bd-") for card in held[0])
        and any(card.startswith("jsn-") for card in held[1])
        and any(card.startswith("jsn-") for card in held[2])
        and all(sum(card.startswith("m") for card in cards) for cards in held[1:])
    )


@pytest.fixture(scope="module")
def party() -> bytes:
    """A deal in which ``birthday`` holds."""
    return seed_where(4, birthday)


def charged(server: Server, party: bytes) -> tuple[list[Person], int]:
    """Everybody has money in the bank, and Ann has just played her birthday; the version."""
    people = seated(server, party, ["person"] * 4)
    for person in people:
        shown = person.look()
        if person is not people[0]:
            money = next(c for c in codes(shown) if c.startswith("bank m"))
            shown = person.move(money, version=shown["version"]).json()
        person.move("end", version=shown["version"])
    while True:  # too many cards in the hand: put one under
        shown = people[0].look()
        if shown["waiting"][0]["seat"] == 0 and "end" in codes(shown):
            break
        person = people[shown["waiting"][0]["seat"]]
        mine = person.look()
        person.move(codes(mine)[0], version=mine["version"])
    card = next(code for code in codes(shown) if code.startswith("birthday "))
    answer = people[0].move(card, version=shown["version"])
    assert answer.status_code == 200
    return people, answer.json()["version"]


@pytest.mark.fault("B047")
def test_three_answers_to_one_birthday_with_one_version_are_all_taken(
    server: Server, party: bytes
) -> None:
    people, version = charged(server, party)
    assert [w["seat"] for w in people[0].look()["waiting"]] == [1, 2, 3]
    pays = [next(c for c in codes(p.look()) if c.startswith("pay ")) for p in people[1:]]
    answers = at_once(
        *(
            lambda p=person, c=code: p.move(c, version=version)
            for person, code in zip(people[1:], pays, strict=True)
        )
    )
    assert [answer.status_code for answer in answers] == [200] * 3
    assert people[0].look()["version"] == version + 3


@pytest.mark.fault("B008")
def test_two_refusals_in_the_same_moment_each_free_only_their_player(
    server: Server, party: bytes
) -> None:
    people, version = charged(server, party)
    refusals = [next(c for c in codes(p.look()) if c.startswith("refuse ")) for p in people[1:3]]
    answers = at_once(
        lambda: people[1].move(refusals[0], version=version),
        lambda: people[2].move(refusals[1], version=version),
    )
    assert [answer.status_code for answer in answers] == [200, 200]
    shown = people[0].look()
    while shown["waiting"][0]["seat"] == 0 and shown["view"]["charge"]:
        accept = next(c for c in codes(shown) if c.startswith("accept "))
        shown = people[0].move(accept, version=shown["version"]).json()
    while shown["view"]["charge"]:
        mine = people[3].look()
        assert [w["seat"] for w in mine["waiting"]] == [3]
        people[3].move(codes(mine)[0], version=mine["version"])
        shown = people[0].look()
    assert len(shown["view"]["players"][0]["bank"]) == 1
    assert len([c for c in shown["view"]["discard"] if c.startswith("jsn-")]) == 2
    for seat in (1, 2):
        assert shown["view"]["players"][seat]["bank_total"] > 0


@pytest.mark.fault("B017", "B022")
def test_nobody_pays_for_another_or_with_one_card_twice(server: Server, party: bytes) -> None:
    people, version = charged(server, party)
    pay = next(c for c in codes(people[3].look()) if c.startswith("pay "))
    refused = people[0].move(pay, version=version)
    assert refused.status_code == 422
    twice = people[3].move(pay, pay, version=version)
    assert twice.status_code == 422
    assert people[0].look()["version"] == version


@pytest.mark.fault("B044")
def test_the_same_click_twice_has_one_effect(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    version = ann.look()["version"]
    answers = at_once(
        lambda: ann.move("end", version=version), lambda: ann.move("end", version=version)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    stale = max(answers, key=lambda answer: answer.status_code).json()
    assert stale["error"] == "stale"
    assert stale["snapshot"]["version"] == version + 1
    assert len(hand(bo.look())) == 7


@pytest.mark.fault("B044")
def test_a_repeated_command_is_answered_again_without_a_second_effect(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    shown = ann.look()
    code = next(c for c in codes(shown) if c.startswith("bank "))
    command = secrets.token_hex(8)
    answers = at_once(
        *(lambda: ann.move(code, version=shown["version"], command=command) for _ in range(4))
    )
    assert [answer.status_code for answer in answers] == [200] * 4
    after = ann.look()
    assert after["version"] == shown["version"] + 1
    assert len(after["view"]["players"][0]["bank"]) == 1
    other = ann.move("end", version=after["version"], command=command)
    assert other.status_code == 409
    assert other.json()["error"] == "repeated"


def test_a_repeated_command_is_known_after_a_restart(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    shown = ann.look()
    command = secrets.token_hex(8)
    first = ann.move("end", version=shown["version"], command=command)
    assert first.status_code == 200
    server.restart()
    again = ann.move("end", version=shown["version"], command=command)
    assert again.status_code == 200
    assert again.json()["version"] == first.json()["version"]


@pytest.mark.fault("B058")
def test_an_old_answer_is_worth_nothing_once_its_question_is_closed(
    server: Server, party: bytes
) -> None:
    people, version = charged(server, party)
    pays = [c for c in codes(people[1].look()) if c.startswith("pay ")]
    assert people[1].move(pays[0], version=version).status_code == 200
    assert people[1].move(pays[0], version=version).status_code == 409
    late = people[0].move("end", version=version - 1)
    assert late.status_code == 409
    assert "snapshot" in late.json()


def test_a_move_from_the_future_is_refused(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    assert ann.move("end", version=999).status_code == 409


@pytest.mark.fault("B044")
def test_two_pages_with_one_token_both_see_everything_and_act_once(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    twin = server.person(ann.table, ann.token())
    version = ann.look()["version"]
    with ann.stream(version) as one, twin.stream(version) as two:
        one.next()
        two.next()
        answers = at_once(
            lambda: ann.move("end", version=version), lambda: twin.move("end", version=version)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert one.next()["version"] == two.next()["version"] == version + 1
    assert bo.look()["version"] == version + 1


@pytest.mark.fault("B029")
def test_a_page_that_comes_back_hears_what_it_missed_and_nothing_twice(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    start = bo.look()
    with bo.stream() as listener:
        listener.next()
    shown = start
    for code in [c for c in codes(ann.look()) if c.startswith("bank ")][:2]:
        shown = ann.move(code, version=shown["version"]).json()
    with bo.stream(after=0, last=start["version"]) as listener:
        found = listener.next()
        assert found["version"] == start["version"] + 2
        assert [line["text"]["id"] for line in found["log"]] == ["log-bank", "log-bank"]
        ann.move("end", version=shown["version"])
        found = listener.next()
        assert all(line["number"] // 1000 == found["version"] for line in found["log"])
    numbers = [line["number"] for line in bo.look()["log"]]
    assert numbers == sorted(set(numbers))


@pytest.mark.fault("B050")
def test_a_click_at_the_last_moment_and_the_clock_have_one_effect(
    fresh: Callable[..., Server],
) -> None:
    server = fresh()
    tables = [seated(server, bytes(16), ["person"] * 2, time_limit=4) for _ in range(10)]

    def click(number: int) -> int:
        ann, bo = tables[number]
        shown = ann.look()
        version = shown["version"]
        deadline = shown["waiting"][0]["deadline"]
        time.sleep(max(0.0, deadline - time.time() + (number - 5) / 1000))
        status = ann.move("end", version=version).status_code
        wait_for(lambda: bo.look()["version"] > version)
        time.sleep(0.2)
        begun = [
            line["number"] // 1000
            for line in bo.look()["log"]
            if line["text"]["id"] == "log-turn" and line["text"]["args"]["player"] == {"seat": 1}
        ]
        assert begun == [version + 1]
        return status

    with ThreadPoolExecutor(10) as pool:
        statuses = list(pool.map(click, range(10)))
    assert set(statuses) <= {200, 409}


@pytest.mark.fault("B073")
def test_two_starts_in_one_moment_start_one_game(server: Server) -> None:
    ann = server.person()
    ann.open(seats=[{"kind": "open"}, {"kind": "program", "bot": "default"}], first=0)
    answers = at_once(lambda: ann.post("/start"), lambda: ann.post("/start"))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert [line["text"]["id"] for line in ann.look()["log"]].count("log-started") == 1


@pytest.mark.fault("B073", "B067")
def test_two_people_who_want_one_seat_get_one_each_or_none(server: Server) -> None:
    for seat in (None, 1):
        ann, bo, cy = server.person(), server.person(), server.person()
        ann.open()
        table = ann.table
        answers = at_once(
            lambda b=bo, t=table, s=seat: b.join(t, "Bo", s),
            lambda c=cy, t=table, s=seat: c.join(t, "Cy", s),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        late = server.person().join(table, "Di", 1)
        assert late.status_code == 409
        assert "set-cookie" not in late.headers
