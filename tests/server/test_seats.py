"""People who come, go, come back, change devices, and hosts who leave."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

import kaizhuo
from tests.server.support import Person, Server, codes, hand, plant, seated, wait_for


def turn_of(shown: dict[str, Any]) -> int:
    """Whose turn it is."""
    return int(shown["view"]["turn"]["player"])


@pytest.mark.fault("B067")
def test_joining_a_full_table_gives_no_credentials(server: Server) -> None:
    ann, bo = server.person(), server.person()
    ann.open(seats=[{"kind": "open"}, {"kind": "program", "bot": "default"}])
    for seat in (None, 0, 1, 7):
        answer = bo.join(ann.table, "Bo", seat)
        assert answer.status_code == 409
        assert "set-cookie" not in answer.headers
        assert "token" not in answer.text


def test_a_late_comer_watches(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    late = server.person()
    answer = late.join(ann.table, "Di")
    assert answer.status_code == 409
    assert answer.json()["error"] == "started"
    assert late.look()["you"] is None


def test_who_sits_already_is_not_seated_twice(server: Server) -> None:
    ann, bo = server.person(), server.person()
    ann.open(seats=[{"kind": "open"}] * 4)
    assert bo.join(ann.table).json() == {"seat": 1}
    assert bo.join(ann.table).json() == {"seat": 1}
    assert [seat["kind"] for seat in bo.look()["seats"]] == ["person", "person", "open", "open"]


def test_the_cookie_is_for_this_server_alone(server: Server) -> None:
    ann = server.person()
    answer = ann.client.post(
        f"{server.url}/api/tables",
        json={"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2},
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(cookie.split(";")[0].split("=", 1)[1]) >= 43


# -- leaving ---------------------------------------------------------------------------------


@pytest.mark.fault("B074", "B071")
def test_the_host_leaves_the_lobby_and_another_person_is_host(server: Server) -> None:
    ann, bo, cy = server.person(), server.person(), server.person()
    ann.open(seats=[{"kind": "open"}] * 3)
    bo.join(ann.table)
    assert ann.post("/leave").status_code == 200
    shown = bo.look()
    assert [seat["host"] for seat in shown["seats"]] == [False, True, False]
    assert shown["seats"][0]["kind"] == "open"
    assert ann.look()["you"] is None
    assert cy.join(bo.table, "Cy").json() == {"seat": 0}
    assert cy.post("/start").status_code == 403
    assert bo.post("/start").status_code == 200


@pytest.mark.fault("B074", "B014", "B056", "B061")
def test_a_leaver_is_played_on_for_and_the_game_goes_round(server: Server) -> None:
    ann, bo, cy = seated(server, bytes(16), ["person"] * 3)
    assert ann.post("/leave").status_code == 200
    shown = wait_for(lambda: (s := bo.look())["legal"] and s)
    assert turn_of(shown) == 1
    assert [seat["host"] for seat in shown["seats"]] == [False, True, False]
    assert shown["seats"][0]["left"]
    bo.move("end", version=shown["version"])
    shown = cy.look()
    assert turn_of(shown) == 2
    cy.move("end", version=shown["version"])
    shown = wait_for(lambda: (s := bo.look())["legal"] and s)  # Ann's turn went by itself
    assert turn_of(shown) == 1


@pytest.mark.fault("B107")
def test_of_two_one_leaves_and_the_other_plays_on(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    ann.post("/leave")
    for _ in range(3):
        shown = wait_for(lambda: (s := bo.look())["legal"] and s)
        while shown["legal"]:
            code = "end" if "end" in codes(shown) else codes(shown)[0]
            shown = bo.move(code, version=shown["version"]).json()


def test_a_leaver_comes_back_by_any_action(server: Server) -> None:
    ann, bo, _ = seated(server, bytes(16), ["person"] * 3)
    bo.post("/leave")
    assert ann.look()["seats"][1]["left"]
    assert bo.look()["you"] == 1
    assert bo.post("/chat", {"command": "i-am-back", "text": "hi"}).status_code == 200
    seat = ann.look()["seats"][1]
    assert not seat["left"]
    assert not seat["absent"]
    bo.post("/leave")
    assert bo.join(ann.table, "Bo").json() == {"seat": 1}
    assert not ann.look()["seats"][1]["left"]


@pytest.mark.fault("B062", "B013", "B023")
def test_when_everybody_left_the_table_waits_and_is_there_when_one_returns(
    server: Server,
) -> None:
    people = seated(server, bytes(16), ["person", "person", "random"])
    for person in people:
        person.post("/leave")
    time.sleep(0.3)
    version = people[0].look()["version"]
    time.sleep(0.3)
    assert people[0].look()["version"] == version
    assert people[0].join(people[0].table, "Ann").status_code == 200
    assert wait_for(lambda: people[0].look()["legal"])


@pytest.mark.fault("B074")
def test_the_host_leaves_after_the_end_and_another_asks_for_the_rematch(
    fresh: Callable[..., Server],
) -> None:
    server = fresh()
    table, tokens = plant(server.database, bytes(16), ["person", "person"])
    ann, bo = (server.person(table, token) for token in tokens)
    ann.post("/start")
    ann.post("/leave")
    assert bo.look()["seats"][1]["host"]
    assert bo.post("/rematch", {"command": "too-early"}).json()["error"] == "not-over"


# -- absence ----------------------------------------------------------------------------------


def test_the_host_declares_a_person_absent_and_their_own_click_brings_them_back(
    server: Server,
) -> None:
    ann, bo, cy = seated(server, bytes(16), ["person"] * 3)
    assert bo.post("/absent", {"seat": 2, "absent": True}).status_code == 403
    assert ann.post("/absent", {"seat": 1, "absent": True}).status_code == 200
    shown = ann.look()
    ann.move("end", version=shown["version"])
    shown = wait_for(lambda: (s := cy.look())["legal"] and s)
    assert bo.look()["seats"][1]["absent"]
    assert bo.post("/absent", {"seat": 1, "absent": False}).status_code == 200
    assert not bo.look()["seats"][1]["absent"]
    assert ann.post("/absent", {"seat": 9, "absent": True}).status_code == 400


@pytest.mark.fault("B073")
def test_a_move_prepared_for_an_absent_person_is_dropped_when_they_come_back(
    fresh: Callable[..., Server],
) -> None:
    server = fresh(pace_seconds=1.0)
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    bo.look()
    shown = ann.look()
    ann.move("end", version=shown["version"])
    ann.post("/absent", {"seat": 1, "absent": True})
    assert ann.look()["waiting"][0]["thinking"]
    mine = bo.look()
    card = next(code for code in codes(mine) if code.startswith("bank "))
    assert bo.move(card, version=mine["version"]).status_code == 200
    version = bo.look()["version"]
    time.sleep(1.3)
    after = bo.look()
    assert after["version"] == version
    assert turn_of(after) == 1


def test_a_host_who_gives_no_sign_of_life_does_not_hold_up_the_others() -> None:
    from kaizhuo.server import hub

    one = hub.Hub()
    one.saw("t", 0)
    assert not one.missing("t", 0)
    one._seen["t", 0] -= hub.HOST_GRACE + 1
    assert one.missing("t", 0)
    one.open(hub.Stream("t", None, "here", 0))
    assert not one.missing("t", 0)


# -- other devices -----------------------------------------------------------------------------


def test_a_recovery_link_moves_the_seat_once_and_the_old_token_stops(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    old = server.person(ann.table, ann.token())
    with old.stream() as heard:
        assert heard.next()["you"] == 0
        older = ann.post("/recovery").json()["link"]
        link = ann.post("/recovery").json()["link"]
        assert link.startswith(f"/t/{ann.table}#key=")
        phone = server.person(ann.table)
        assert phone.post("/recover", {"key": older.split("key=")[1]}).status_code == 403
        answer = phone.post("/recover", {"key": link.split("key=")[1]})
        assert answer.json() == {"seat": 0}
        shown = heard.until(lambda s: s["you"] is None)
        assert shown["view"]["hand"] is None
    assert phone.look()["you"] == 0
    assert phone.look()["legal"]
    assert old.look()["you"] is None
    assert old.move("end", version=phone.look()["version"]).status_code == 403
    again = server.person(ann.table)
    assert again.post("/recover", {"key": link.split("key=")[1]}).status_code == 403
    assert server.person(bo.table).post("/recovery").status_code == 403


@pytest.mark.fault("B073")
def test_another_persons_cookie_shows_another_hand_and_not_the_old_one(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    tab = server.person(ann.table, ann.token())
    assert hand(tab.look()) == hand(ann.look())
    tab.client.cookies.clear()
    tab.client.cookies.set(f"kaizhuo_{ann.table}", bo.token())
    shown = tab.look()
    assert shown["you"] == 1
    assert hand(shown) == hand(bo.look())


@pytest.mark.fault("B071", "B023", "B059")
def test_closing_every_page_in_any_phase_harms_nothing(server: Server) -> None:
    ann, bo = server.person(), server.person()
    ann.open(first=0)
    bo.join(ann.table)

    def flicker(people: list[Person]) -> None:
        for person in people:
            with person.stream() as heard:
                heard.next()

    flicker([ann, bo])
    ann.post("/start")
    for _ in range(3):
        before = ann.look()
        flicker([ann, bo, server.person(ann.table)])
        after = ann.look()
        assert (after["version"], after["prompt"]) == (before["version"], before["prompt"])
        assert after["legal"] == before["legal"]
        ann.move(codes(after)[0], version=after["version"])


def test_a_recovery_link_moves_the_seat_of_the_rematch_too(server: Server) -> None:
    chosen = {**kaizhuo.load("deal").chosen, "round_limit": 1}
    table, tokens = plant(server.database, bytes(16), ["person", "person"], chosen=chosen)
    ann, bo = (server.person(table, token) for token in tokens)
    ann.post("/start")
    for person in (ann, bo):
        person.move("end", version=person.look()["version"])
    assert ann.look()["phase"] == "over"
    assert ann.post("/rematch", {"command": "again-123"}).status_code == 200
    again = ann.look()["next"]
    old = server.person(again, ann.token())
    assert old.look()["you"] == 0
    link = ann.post("/recovery").json()["link"]
    new = server.person(ann.table)
    assert new.post("/recover", {"key": link.split("key=")[1]}).status_code == 200
    token = new.token()
    assert server.person(again, token).look()["you"] == 0
    assert old.look()["you"] is None
    assert server.person(again, bo.token()).look()["you"] == 1
