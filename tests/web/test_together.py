"""What people at one table do for and to each other: again, away, and being called."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

# Counts what would be heard and felt.
_COUNTING = """
window.tones = 0; window.shakes = 0;
AudioContext = class {
  currentTime = 0; destination = {};
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  }
  createOscillator() {
    return { frequency: {}, connect: (to) => to, start: () => window.tones++, stop() {} };
  }
};
Navigator.prototype.vibrate = () => { window.shakes++; return true; };
"""


def _two(
    visit: Visit, size: tuple[int, int], programs: int = 0, script: str = ""
) -> tuple[Visitor, Visitor, str]:
    """小美, who has opened a table and started, and Ann, who sits there too."""
    host = visit(size=size, touch=size == PHONE)
    host.page.add_init_script(script)
    table = host.open_table(programs=programs, people=1)
    guest = visit(size=size, language="en", name="Ann")
    guest.go(f"/t/{table}")
    guest.page.get_by_label("Your name").fill("Ann")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".go")).to_be_enabled()
    host.start()
    guest.page.locator(".tray").wait_for()
    return host, guest, table


def _play_fast(people: list[Visitor], table: str) -> None:
    """The game to its end without the page: each takes any of the moves that are allowed."""
    chance = random.Random(7)
    for _ in range(4_000):
        for one in people:
            shown = one.look(table)
            if shown["phase"] == "over":
                return
            if not shown["legal"]:
                continue
            code = chance.choice(shown["legal"])["code"]
            move = {"command": secrets.token_hex(8), "version": shown["version"], "codes": [code]}
            one.context.request.post(f"{one.url}/api/tables/{table}/moves", data=move)
    raise AssertionError("the game does not end")


def _affairs(page: Page, tab: str) -> None:
    if page.locator(".menu[aria-expanded=false]").is_visible():
        page.locator(".menu").click()
    page.get_by_role("tab", name=tab).click()


def _put_away(page: Page) -> None:
    if page.locator(".sheet .down").is_visible():
        page.locator(".sheet .down").click()


@SIZES
def test_after_the_end_the_same_people_play_again(visit: Visit, size: tuple[int, int]) -> None:
    host, guest, table = _two(visit, size, programs=1)
    _play_fast([host, guest], table)
    expect(guest.page.get_by_role("button", name="Play again")).to_be_visible()
    host.page.get_by_role("button", name="再來一局").click()
    host.page.wait_for_url(lambda url: not url.endswith(table))

    link = guest.page.get_by_role("link", name="To the next table")
    link.click()
    expect(guest.page.get_by_text("Waiting for 小美 to start")).to_be_visible()
    assert guest.page.url == host.page.url
    host.page.locator(".go").click()
    for one in (host, guest):
        expect(one.page.locator(".in-hand")).not_to_have_count(0)
        assert not one.over
    seats = host.look(host.page.url.rsplit("/", 1)[1])["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["小美", "Ann"]


@SIZES
def test_the_host_lets_a_program_play_for_somebody_until_they_are_back(
    visit: Visit, size: tuple[int, int]
) -> None:
    host, guest, table = _two(visit, size)
    _affairs(host.page, "桌況")
    expect(host.page.get_by_role("button", name="讓電腦代打")).to_have_count(1)
    host.page.get_by_role("button", name="讓電腦代打").click()
    expect(host.page.locator(".seats .help", has_text="由電腦代打")).to_be_visible()
    expect(guest.page.get_by_text("A program is playing for you.")).to_be_visible()

    # The guest's turn passes without the guest.
    _affairs(host.page, "紀錄")
    _put_away(host.page)
    host.page.get_by_role("button", name="結束回合").click()
    expect(host.page.locator("[role=log]")).to_contain_text("第 2 輪，輪到你")

    guest.page.get_by_role("button", name="I’m back").click()
    expect(guest.page.get_by_text("A program is playing for you.")).to_have_count(0)
    assert not host.look(table)["seats"][1]["absent"]

    _affairs(host.page, "桌況")
    host.page.get_by_role("button", name="讓電腦代打").click()
    host.page.get_by_role("button", name="交還給本人").click()
    expect(guest.page.get_by_text("A program is playing for you.")).to_have_count(0)
    assert not guest.page.get_by_role("button", name="Let the program play").count()


@SIZES
def test_a_turn_is_heard_and_felt_only_by_those_who_asked_for_it(
    visit: Visit, size: tuple[int, int]
) -> None:
    host, guest, _ = _two(visit, size, script=_COUNTING)
    page = host.page

    def called() -> list[int]:
        return list(page.evaluate("[window.tones, window.shakes]"))

    def a_round() -> None:
        for one in (host, guest):
            expect(one.page.locator(".status.mine")).to_be_visible()
            while one.asked:
                ends = one.page.locator("#choices .end:enabled")
                if ends.count():
                    ends.first.click()
                else:
                    one.step()
                one.page.wait_for_timeout(50)
        expect(page.locator(".status.mine")).to_be_visible()

    a_round()
    assert called() == [0, 0]

    _affairs(page, "桌況")
    sound, shake = page.get_by_label("輪到我時出聲"), page.get_by_label("輪到我時震動")
    expect(sound).not_to_be_checked()
    sound.check()
    assert called() == [2, 0], "it is heard at once, so that one knows how it sounds"
    shake.check()
    _put_away(page)
    a_round()
    assert called() == [4, 1]

    page.reload()
    expect(page.locator(".status.mine")).to_be_visible()
    page.wait_for_timeout(300)
    assert called() == [0, 0], "who has just opened the page is looking at it"
    _affairs(page, "桌況")
    expect(sound).to_be_checked()
    sound.uncheck()
    shake.uncheck()
    _put_away(page)
    a_round()
    assert called() == [0, 0]
