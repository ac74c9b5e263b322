"""Opening a table, sitting down, playing to the end, playing again."""

from __future__ import annotations

import random
import secrets
import sqlite3
from typing import Any

import pytest

import kaizhuo
from kaizhuo.kernel import HashRandom, Nature, commitment
from tests.server.support import Person, Server, codes, hand, play_at_random, seated, wait_for


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[list[Person], dict[str, Any], int]:
    """A whole game of two people and two programs, played at random."""
    ann, bo = server.person(), server.person()
    ann.open(
        seats=[{"kind": "open"}, {"kind": "program", "bot": "random"}, {"kind": "open"},
               {"kind": "program", "bot": "default"}]
    )  # fmt: skip
    assert bo.join(ann.table).json() == {"seat": 2}
    assert ann.post("/start").status_code == 200
    made, shown = play_at_random([ann, bo], random.Random(4))
    assert shown["phase"] == "over"
    return [ann, bo], ann.look(), made


def test_a_whole_game_of_people_and_programs_comes_to_its_end(
    finished: tuple[list[Person], dict[str, Any], int],
) -> None:
    _, shown, _ = finished
    assert len(shown["winners"]) == 1
    assert sum(shown["returns"]) == pytest.approx(0, abs=4)
    assert shown["legal"] == []
    assert shown["waiting"] == []


def test_the_seed_is_promised_at_the_beginning_and_shown_at_the_end(
    finished: tuple[list[Person], dict[str, Any], int],
) -> None:
    _, shown, _ = finished
    assert commitment(bytes.fromhex(shown["seed"])) == shown["commitment"]


def test_the_record_replays_from_the_seed_alone(
    finished: tuple[list[Person], dict[str, Any], int],
) -> None:
    (ann, _), shown, _ = finished
    record = kaizhuo.Record.parse(ann.get("/record").text)
    assert record.header["seed"] == shown["seed"]
    game = kaizhuo.load("deal")
    nature = Nature(HashRandom(bytes.fromhex(shown["seed"])), noting=True)
    state = game.new_state(record.players(), nature, record.first())
    assert nature.take_notes() == record.deal
    for move in record.moves:
        state.play(move.player, move.code, nature)
        assert nature.take_notes() == move.outcomes
    assert state.is_terminal()
    assert state.digest() == record.replay(game).digest()


@pytest.mark.fault("B004", "B041")
def test_a_rematch_is_one_new_table_however_often_it_is_asked_for(
    server: Server, finished: tuple[list[Person], dict[str, Any], int]
) -> None:
    (ann, bo), shown, _ = finished
    before = bo.look()
    assert shown["next"] is None
    first = ann.post("/rematch", {"command": "again-ann-1"}).json()["next"]
    assert ann.post("/rematch", {"command": "again-ann-1"}).json()["next"] == first
    assert bo.post("/rematch", {"command": "again-bo-22"}).json()["next"] == first

    ann.table = first
    new = ann.look()
    assert new["you"] == 0
    assert new["previous"] == shown["table"]
    assert new["phase"] == "lobby"
    assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in shown["seats"]]
    assert new["commitment"] != shown["commitment"]
    assert ann.post("/start").status_code == 200

    after = bo.look()
    for key in ("view", "sections", "winners", "seed", "seats"):
        if key != "seats":
            assert after[key] == before[key]
    bo.table = first
    mine = bo.look()
    assert mine["you"] == 2
    assert len(hand(mine)) >= 5


@pytest.mark.fault("B046")
def test_the_log_has_a_row_for_every_move_that_was_accepted_and_no_more(
    server: Server, finished: tuple[list[Person], dict[str, Any], int]
) -> None:
    _, shown, made = finished
    connection = sqlite3.connect(server.database)
    rows = connection.execute(
        "select number, content from log where table_id = ? order by number", (shown["table"],)
    ).fetchall()
    connection.close()
    assert [number for number, _ in rows][: shown["version"]] == list(
        range(1, shown["version"] + 1)
    )
    assert sum('"by":"person"' in content for _, content in rows) == made


def test_a_stranger_cannot_ask_for_a_rematch(
    server: Server, finished: tuple[list[Person], dict[str, Any], int]
) -> None:
    _, shown, _ = finished
    stranger = server.person(shown["table"])
    assert stranger.post("/rematch", {"command": "again-stranger"}).status_code == 403


def test_open_seats_are_put_away_when_the_game_starts(server: Server) -> None:
    ann, bo = server.person(), server.person()
    ann.open(seats=[{"kind": "open"}] * 4, first=3)
    bo.join(ann.table, seat=3)
    assert ann.post("/start").status_code == 200
    assert [seat["name"] for seat in ann.look()["seats"]] == ["Ann", "Bo"]
    shown = bo.look()
    assert shown["you"] == 1
    assert shown["view"]["turn"]["player"] == 1
    assert shown["legal"]


def test_one_alone_cannot_start(server: Server) -> None:
    ann = server.person()
    ann.open(seats=[{"kind": "open"}] * 3)
    answer = ann.post("/start")
    assert answer.status_code == 409
    assert answer.json()["error"] == "seats-few"


def test_the_host_may_change_who_the_seats_are_for(server: Server) -> None:
    ann, bo = server.person(), server.person()
    ann.open(seats=[{"kind": "open"}] * 2)
    bo.join(ann.table)
    plan = [{"kind": "person"}, {"kind": "person"}, {"kind": "program", "bot": "random"}]
    assert bo.post("/seats", {"seats": plan}).status_code == 403
    assert ann.post("/seats", {"seats": plan}).status_code == 200
    assert [seat["kind"] for seat in ann.look()["seats"]] == ["person", "person", "program"]
    robbed = [{"kind": "person"}, {"kind": "program", "bot": "random"}]
    assert ann.post("/seats", {"seats": robbed}).status_code == 409
    assert ann.post("/seats", {"seats": plan[:1]}).status_code == 409


def test_several_moves_are_done_all_or_none(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person", "person"])
    shown = ann.look()
    banked = [code for code in codes(shown) if code.startswith("bank ")][:2]
    refused = ann.move(banked[0], banked[0], version=shown["version"])
    assert refused.status_code == 422
    assert refused.json()["clause"]
    assert ann.look()["version"] == shown["version"]
    done = ann.move(*banked, version=shown["version"])
    assert done.status_code == 200
    assert done.json()["version"] == shown["version"] + 1
    assert len(done.json()["view"]["players"][0]["bank"]) == 2


def test_a_move_the_rules_forbid_names_its_clause_and_changes_nothing(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person", "person"])
    shown = bo.look()
    answer = bo.move("end", version=shown["version"])
    assert answer.status_code == 422
    assert answer.json()["clause"].startswith("MD")
    assert answer.json()["message"]["id"].startswith("why-")
    assert bo.look()["version"] == shown["version"]
    assert ann.move("no such thing", version=shown["version"]).status_code == 400


def test_a_thing_that_cannot_be_used_says_why(server: Server) -> None:
    _, bo = seated(server, bytes(16), ["person", "person"])
    card = hand(bo.look())[0]
    answer = bo.get("/why", params={"thing": card})
    assert answer.status_code == 200
    assert answer.json()["clause"].startswith("MD")
    assert server.person(bo.table).get("/why", params={"thing": card}).status_code == 403


# -- taking back -----------------------------------------------------------------------------


def test_a_card_played_by_mistake_is_taken_back_and_both_stay_in_the_log(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person", "person"])
    before = ann.look()
    code = next(code for code in codes(before) if code.startswith("bank "))
    played = ann.move(code, version=before["version"]).json()
    assert played["can_take_back"]
    assert not bo.look()["can_take_back"]
    back = ann.post("/take-back", {"command": "undo-this-1", "version": played["version"]})
    assert back.status_code == 200
    after = ann.look()
    assert after["view"] == before["view"]
    assert codes(after) == codes(before)
    ids = [line["text"]["id"] for line in after["log"]]
    assert "log-bank" in ids
    assert ids[-1] == "log-took-back"
    again = ann.post("/take-back", {"command": "undo-this-1", "version": played["version"]})
    assert again.status_code == 200
    assert again.json()["version"] == after["version"]


def test_moves_are_taken_back_one_by_one_but_not_twice_with_one_click(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person", "person"])
    start = ann.look()
    first, second = [code for code in codes(start) if code.startswith("bank ")][:2]
    one = ann.move(first, version=start["version"]).json()
    two = ann.move(second, version=one["version"]).json()
    assert ann.post("/take-back", {"command": "undo-1111", "version": two["version"]}).is_success
    late = ann.post("/take-back", {"command": "undo-2222", "version": two["version"]})
    assert late.status_code == 409
    assert late.json()["error"] == "stale"
    shown = ann.look()
    assert shown["view"]["players"][0]["bank"] == [first.removeprefix("bank ")]
    assert ann.post("/take-back", {"command": "undo-3333", "version": shown["version"]}).is_success
    assert ann.look()["view"] == start["view"]


def test_drawing_and_ending_a_turn_cannot_be_taken_back(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person", "person"])
    shown = ann.look()
    ended = ann.move("end", version=shown["version"]).json()
    assert not ended["can_take_back"]
    answer = ann.post("/take-back", {"command": "undo-1111", "version": ended["version"]})
    assert answer.status_code == 409
    assert answer.json()["error"] == "no-way-back"
    assert bo.look()["legal"]


def test_what_was_taken_back_stays_so_after_a_restart(fresh: Any) -> None:
    server = fresh()
    ann, _ = seated(server, bytes(16), ["person", "person"])
    start = ann.look()
    first, second = [code for code in codes(start) if code.startswith("bank ")][:2]
    one = ann.move(first, version=start["version"]).json()
    two = ann.move(second, version=one["version"]).json()
    ann.post("/take-back", {"command": "undo-1111", "version": two["version"]})
    before = ann.look()
    server.restart()
    after = ann.look()
    assert after["view"] == before["view"]
    assert after["can_take_back"]
    assert ann.post("/take-back", {"command": "undo-2222", "version": after["version"]}).is_success
    assert ann.look()["view"] == start["view"]


# -- chat ------------------------------------------------------------------------------------


@pytest.mark.fault("B059")
def test_chat_changes_no_version_and_is_said_once(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person", "person"])
    before = ann.look()
    with bo.stream(before["version"]) as heard:
        heard.next()
        for _ in range(2):
            answer = ann.post("/chat", {"command": "hello-1234", "text": " hi\u202e \n there "})
            assert answer.status_code == 200
        line = heard.next("chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "hi there")
    after = ann.look()
    assert after["version"] == before["version"]
    assert len(after["chat"]) == 1
    assert codes(after) == codes(before)


def test_a_watcher_hears_the_chat_but_has_no_say(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person", "person"])
    ann.post("/chat", {"command": "hello-1234", "text": "hello"})
    watcher = server.person(ann.table)
    assert watcher.look()["chat"][0]["text"] == "hello"
    answer = watcher.post("/chat", {"command": secrets.token_hex(8), "text": "me too"})
    assert answer.status_code == 403


def test_everybody_sees_who_is_here(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person", "person"])
    with ann.stream() as heard:
        heard.next()
        with bo.stream():
            wait_for(lambda: ann.look()["seats"][1]["here"])
            shown = heard.next("presence")
            while not shown["seats"][1]["here"]:
                shown = heard.next("presence")
        wait_for(lambda: not ann.look()["seats"][1]["here"])
