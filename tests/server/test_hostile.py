"""What is sent by somebody who means harm: heavy editions, invisible names, floods, half bodies."""

from __future__ import annotations

import asyncio
import importlib.resources
import socket
import time
from collections.abc import Callable

import httpx
import pytest

from tests.server.support import Server, seated

EDITION = (
    importlib.resources.files("kaizhuo.games.deal").joinpath("edition.toml").read_text("utf-8")
)
ROW = """
[[action]]
id = "more{number}"
effect = "{effect}"
{amount}value = 1
copies = 40
name = {{ zh-Hant = "多", en = "more" }}
source = "seed"
"""


def more(effect: str, rows: int, amount: str = "") -> str:
    """The standard edition with many more cards of one kind."""
    return EDITION + "".join(
        ROW.format(number=number, effect=effect, amount=amount) for number in range(rows)
    )


@pytest.mark.parametrize(
    "edition",
    [
        f"x = {'[' * 20_000}",
        f"x = {'9' * 5000}",
        f"x = 0x{'f' * 5000}",
        f"a{'.a' * 100_000} = 1",
        more("double", 2, "amount = 2\n"),
        more("steal", 99),
    ],
    ids=["deep", "long number", "long hexadecimal", "many dots", "doublers", "thousands of cards"],
)
def test_an_edition_that_is_no_box_but_a_bomb_is_refused(server: Server, edition: str) -> None:
    wish = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2, "edition": edition}
    answer = httpx.post(f"{server.url}/api/tables", json=wish, timeout=60)
    assert answer.status_code == 400
    assert answer.json()["error"] in ("edition", "edition-heavy")


def test_an_edition_of_ones_own_still_opens(server: Server) -> None:
    wish = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2, "edition": EDITION}
    assert httpx.post(f"{server.url}/api/tables", json=wish, timeout=60).status_code == 201


def test_a_reason_repeats_little_of_what_was_sent(server: Server) -> None:
    long = "f" * 50_000
    wish = {"game": "deal", "name": "Ann", "seats": [{"kind": "open"}] * 2}
    for hostile in ({long: 1}, {"options": {"round_limit": long}}, {"edition": f'game = "{long}"'}):
        answer = httpx.post(f"{server.url}/api/tables", json={**wish, **hostile}, timeout=60)
        assert answer.status_code == 400
        assert len(answer.text) < 1000


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u034f", "\ufe0f\ufe0f", "\u200d \u115f"])
def test_a_name_that_nobody_sees_is_refused(server: Server, name: str) -> None:
    wish = {"game": "deal", "name": name, "seats": [{"kind": "open"}] * 2}
    answer = httpx.post(f"{server.url}/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (400, "name")


def test_streams_asked_for_in_one_moment_are_counted(fresh: Callable[..., Server]) -> None:
    server = fresh(streams_per_seat=3)
    ann, _ = seated(server, bytes(16), ["person"] * 2)

    async def ask() -> list[int]:
        limits = httpx.Limits(max_connections=50)
        url = f"{server.url}/api/tables/{ann.table}/events"
        jar = dict(ann.client.cookies)
        async with httpx.AsyncClient(timeout=10, limits=limits, cookies=jar) as client:
            asked = [client.send(client.build_request("GET", url), stream=True) for _ in range(20)]
            answers = await asyncio.gather(*asked)
            for answer in answers:
                await answer.aclose()
        return [answer.status_code for answer in answers]

    found = asyncio.run(ask())
    assert (found.count(200), found.count(429)) == (3, 17)


def _raw(server: Server, head: str, body: bytes) -> bytes:
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        connection.sendall(head.encode() + body)
        return connection.recv(65536)


def test_a_body_that_never_comes_or_breaks_off_is_refused(fresh: Callable[..., Server]) -> None:
    server = fresh(body_seconds=0.3)
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    begun = time.monotonic()
    answer = _raw(server, f"{head}Content-Length: 50\r\n\r\n", b"{")
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert time.monotonic() - begun < 5
    answer = _raw(server, f"{head}Transfer-Encoding: chunked\r\n\r\n", b"ZZ\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")


def test_whatever_becomes_a_row_of_the_log_is_metered(fresh: Callable[..., Server]) -> None:
    server = fresh(moves_per_second=0.001, moves_at_once=6)
    ann, bo = seated(server, bytes(16), ["person"] * 2)
    for number in range(6):
        assert ann.post("/absent", {"seat": 0, "absent": number % 2 == 0}).status_code == 200
    version = ann.look()["version"]
    assert ann.post("/absent", {"seat": 0, "absent": True}).status_code == 429
    assert ann.post("/leave").status_code == 429
    assert ann.look()["version"] == version
    assert bo.post("/absent", {"seat": 1, "absent": True}).status_code == 200


@pytest.mark.parametrize("where", ["cross-site", "same-site"])
def test_another_page_cannot_act_with_ones_cookie(server: Server, where: str) -> None:
    ann, _ = seated(server, bytes(16), ["person"] * 2)
    version = ann.look()["version"]
    answer = ann.client.post(
        f"{server.url}/api/tables/{ann.table}/leave", headers={"sec-fetch-site": where}
    )
    assert (answer.status_code, answer.json()["error"]) == (403, "elsewhere")
    assert ann.look()["version"] == version
