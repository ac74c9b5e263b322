"""Malformed, oversized and hostile input gets a 4xx with a reason and changes nothing."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.support import Server, codes, seated

HOSTILE: list[Any] = [-1, 1.5, "5", 1e308, None, True, [], {}, 10**30, "x" * 300]


def raw(server: Server, path: str, content: bytes, kind: str = "application/json") -> Any:
    """POST bytes as they are."""
    return httpx.post(f"{server.url}/api{path}", content=content, headers={"content-type": kind})


def reasoned(answer: httpx.Response) -> bool:
    """Whether an answer is a refusal with a reason."""
    body = answer.json()
    return 400 <= answer.status_code < 500 and bool(body["error"]) and bool(body["message"]["id"])


@pytest.mark.fault("B085")
@pytest.mark.parametrize("field", ["version", "codes", "command"])
def test_a_move_with_a_wrong_field_is_refused(server: Server, field: str) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    shown = ann.look()
    good = {"command": "good-move-1", "version": shown["version"], "codes": ["end"]}
    for value in HOSTILE:
        if field == "command" and value == "5":
            continue
        answer = ann.post("/moves", {**good, field: value})
        assert reasoned(answer), (value, answer.text)
    nan = json.dumps({**good, field: float("nan")}).encode()
    cookie = {"cookie": f"kaizhuo_{ann.table}={ann.token()}", "content-type": "application/json"}
    address = f"{server.url}/api/tables/{ann.table}/moves"
    assert reasoned(httpx.post(address, content=nan, headers=cookie))
    missing = {key: value for key, value in good.items() if key != field}
    assert reasoned(ann.post("/moves", missing))
    assert ann.look()["version"] == shown["version"]


@pytest.mark.fault("B085")
@pytest.mark.parametrize("field", ["time_limit", "first", "seats", "options", "name", "game"])
def test_a_table_with_a_wrong_field_is_not_opened(server: Server, field: str) -> None:
    good: dict[str, Any] = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2}
    for value in HOSTILE:
        if value is None and field == "time_limit":
            continue
        if value == {} and field == "options":
            continue
        if value == "5" and field == "name":
            continue
        answer = httpx.post(f"{server.url}/api/tables", json={**good, field: value})
        assert reasoned(answer), (value, answer.text)


@pytest.mark.parametrize(
    "wish",
    [
        {"options": {"round_limit": -1}},
        {"options": {"round_limit": "5"}},
        {"options": {"round_limit": 1.0}},
        {"options": {"round_limit": True}},
        {"options": {"no_such_option": True}},
        {"options": {"edition": "/etc/passwd"}},
        {"options": {"preset": "official"}},
        {"preset": "no-such-preset"},
        {"game": "no-such-game"},
        {"game": "../deal"},
        {"seats": [{"kind": "open"}]},
        {"seats": [{"kind": "open"}] * 6},
        {"seats": [{"kind": "program", "bot": "default"}] * 2},
        {"seats": [{"kind": "open"}, {"kind": "program", "bot": "os.system"}]},
        {"seats": [{"kind": "open"}, {"kind": "program"}]},
        {"first": 5},
        {"first": "me"},
        {"time_limit": 0},
        {"time_limit": 10**9},
        {"name": "  \u200b\u202e\t "},
        {"name": "x" * 25},
        {"edition": "not = [toml"},
        {"edition": ""},
        {"edition": "x = 1\n" * 60_000},
        {"surprise": 1},
    ],
)
def test_a_wish_that_cannot_be_granted_says_why(server: Server, wish: dict[str, Any]) -> None:
    good = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2}
    answer = httpx.post(f"{server.url}/api/tables", json={**good, **wish})
    assert reasoned(answer), answer.text
    assert "/tmp" not in answer.text


def test_a_wrong_edition_is_refused_with_its_line(server: Server) -> None:
    good = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2}
    answer = httpx.post(f"{server.url}/api/tables", json={**good, "edition": "\n\nname = \n"})
    assert answer.status_code == 400
    assert answer.json()["error"] == "edition"
    assert answer.json()["line"] == 3
    said = answer.json()["message"]["args"]
    assert said["english"].startswith("this is not TOML")
    assert said["chinese"].startswith("這不是 TOML 格式")


@pytest.mark.fault("B005", "B023")
def test_rubbish_harms_nobody(server: Server) -> None:
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    path = f"/tables/{ann.table}/moves"
    rubbish = [
        b"", b"null", b"[]", b"{", b"\x00" * 100, b"\xff\xfe", b'"' + b"a" * 60_000,
        b"[" * 60_000, b'{"a":' * 10_000, b'{"command": "\\ud800aaaaaaaa"}', b"1" * 5000,
    ]  # fmt: skip
    for content in rubbish:
        assert reasoned(raw(server, path, content)), content[:20]
        assert reasoned(raw(server, "/tables", content)), content[:20]
    assert raw(server, path, b"x" * (1 << 20)).status_code == 413
    assert raw(server, "/tables", b"x" * (1 << 20)).status_code == 413
    assert raw(server, path, b"a=1", "application/x-www-form-urlencoded").status_code == 415
    host, port = server.url.removeprefix("http://").split(":")
    for line in (
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\n",
    ):
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(line)
    shown = ann.look()
    assert ann.move("end", version=shown["version"]).status_code == 200
    assert bo.look()["legal"]


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/nothing", "/api/tables/nosuchtable", "/api/tables/x'--", "/nothing",
     "/api/games/no-such-game/catalog", "/api/games/deal/text/xx", "/api/games/deal/rules/..",
     "/assets/../../pyproject.toml", "/assets/%2e%2e/%2e%2e/x", "/api/tables/nosuchtable/events"],
)  # fmt: skip
def test_unknown_addresses_are_a_404_in_json(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 404
    assert reasoned(answer)


def test_a_wrong_method_is_refused(server: Server) -> None:
    answer = httpx.delete(f"{server.url}/api/games")
    assert answer.status_code == 405
    assert reasoned(answer)


@pytest.mark.parametrize("value", ["-1", "1.5", "abc", "1e308", "NaN", "9" * 40, "٣"])
def test_a_stream_from_an_impossible_version_is_refused(server: Server, value: str) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    assert ann.get("/events", params={"after": value}).status_code == 400
    headers = {"last-event-id": value.encode()}
    assert ann.get("/events", headers=headers).status_code == 400


def test_chat_that_is_empty_or_too_long_is_refused(server: Server) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    for text in ("", "   ", "\u0000\u200b", "x" * 501, "x" * 5000):
        assert reasoned(ann.post("/chat", {"command": "chat-1234", "text": text}))
    assert ann.look()["chat"] == []


def test_too_much_too_fast_is_refused(fresh: Callable[..., Server]) -> None:
    server = fresh(
        moves_at_once=3, moves_per_second=0.01, tables_per_hour=4, requests_at_once=60,
        requests_per_second=1, streams_per_seat=2,
    )  # fmt: skip
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    for _ in range(3):
        shown = ann.look()
        ann.move(next(c for c in codes(shown) if c.startswith("bank ")), version=shown["version"])
    answer = ann.move("end", version=ann.look()["version"])
    assert answer.status_code == 429
    assert answer.headers["retry-after"]
    chats = [ann.post("/chat", {"command": f"chat-{n:04}", "text": "x"}) for n in range(10)]
    assert chats[-1].status_code == 429
    with ann.stream() as one, ann.stream() as two:
        one.next()
        two.next()
        assert ann.get("/events").status_code == 429
    for _ in range(4):
        server.person().open()
    body = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2}
    assert httpx.post(f"{server.url}/api/tables", json=body).status_code == 429
    for _ in range(60):
        answer = ann.get("")
    assert answer.status_code == 429


# -- what comes with every answer ----------------------------------------------------------------


def test_every_answer_carries_the_protective_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/abc", "/api/schema"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert httpx.get(f"{server.url}/api/games").headers["cache-control"] == "no-store"


def test_the_description_names_every_address_and_needs_nothing_from_elsewhere(
    server: Server,
) -> None:
    answer = httpx.get(f"{server.url}/api/schema")
    schema = answer.json()
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{table}/moves" in schema["paths"]
    body = schema["paths"]["/api/tables/{table}/moves"]["post"]["requestBody"]
    fields = body["content"]["application/json"]["schema"]["properties"]
    assert set(fields) == {"command", "version", "codes"}
    assert "cdn" not in answer.text
    assert httpx.get(f"{server.url}/api/schema/openapi.json").json() == schema


def test_the_invitation_is_a_code_for_the_address_one_came_by(server: Server) -> None:
    ann = server.person()
    ann.open()
    one = ann.get("/qr.svg")
    assert one.headers["content-type"].startswith("image/svg+xml")
    two = ann.get("/qr.svg", headers={"host": "example.org"})
    assert one.text != two.text
    assert ann.get("/qr.svg", headers={"host": "a<b>"}).status_code == 400
