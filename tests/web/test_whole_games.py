"""Whole games through the page, as strangers would play them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import DESK, PHONE, Visitor, play_out

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_people_and_two_programs_play_from_the_shelf_to_the_end(
    visit: Visit, size: tuple[int, int]
) -> None:
    host = visit(size=size, name="小美")
    host.go("/#deal")
    page = host.page
    page.get_by_label("你的名字").fill("小美")
    page.get_by_label("第 2 個座位", exact=True).select_option("")
    page.get_by_role("button", name="開桌", exact=True).click()
    page.get_by_role("heading", name="請人來坐").wait_for()
    link = page.get_by_label("邀請連結", exact=True).input_value()

    guest = visit(size=size, language="en", name="Ann")
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Ann")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("Waiting for 小美 to start")).to_be_visible()

    host.start()
    guest.page.locator(".tray").wait_for()
    play_out([host.step, guest.step], lambda: host.over and guest.over, 200)
    for one in (host, guest):
        table = one.look(link.rsplit("/", 1)[1])
        assert table["phase"] == "over"
        assert table["seed"]


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    person = visit()
    person.open_table()
    page = person.page
    page.locator(".go").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('go')"):
            break
    page.keyboard.press("Enter")
    page.locator(".tray").wait_for()
    play_out([person.step_by_key], lambda: person.over, 240)


def test_a_whole_game_in_words(visit: Visit) -> None:
    person = visit(language="en")
    person.open_table()
    person.start()
    page = person.page
    page.get_by_role("button", name="Text", exact=True).click()
    for heading in ("Monopoly Deal", "Players", "Table", "Your choices"):
        expect(
            page.get_by_role("main").get_by_role("heading", name=heading, exact=True).first
        ).to_be_visible()

    def step() -> None:
        choices = page.locator("#choices .choices button:enabled")
        count = choices.count()
        if not count:
            page.wait_for_timeout(40)
            return
        # The last choice but the end of the turn, or the end.
        choices.nth(max(0, count - 2)).click(timeout=20_000)

    play_out([step], lambda: person.over, 240)
