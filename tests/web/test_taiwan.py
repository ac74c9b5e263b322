"""禮賀臺灣 in a real browser: whole games, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .visitor import DESK, PHONE, Visitor, play_out

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def _examine(page: Page) -> None:
    page.wait_for_timeout(700)  # what moves has arrived
    found = Axe().run(page).response["violations"]
    said = [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in found]
    assert not said, said


def _sit(visit: Visit, **manners: object) -> Visitor:
    """One person and three programs at a table with event cards."""
    advanced = bool(manners.pop("advanced", True))
    person: Visitor = visit(**manners)
    person.open_table(game="taiwan", options={"advanced": advanced})
    person.start()
    return person


@SIZES
def test_a_person_and_three_programs_play_to_the_end(visit: Visit, size: tuple[int, int]) -> None:
    person = _sit(visit, size=size, language="en" if size == PHONE else "zh-Hant")
    play_out([person.step], lambda: person.over, 240)
    page = person.page
    costs = [int(text) for text in page.locator(".over .cost .coin").all_inner_texts()]
    assert len(costs) == 4
    assert costs == sorted(costs)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    person = _sit(visit, advanced=False)
    play_out([person.step_by_key], lambda: person.over, 240)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@SIZES
def test_axe_finds_nothing_at_a_table_in_play(
    visit: Visit, scheme: str, size: tuple[int, int]
) -> None:
    person = _sit(visit, size=size, color_scheme=scheme)
    page = person.page
    expect(page.locator(".status.mine")).to_be_visible()
    _examine(page)
    page.locator(".in-hand.lit").first.click()
    _examine(page)
    page.keyboard.press("Escape")
    for _ in range(80):
        if page.locator("section.asked").count() or person.over:
            break
        person.step()
    _examine(page)
    for _ in range(200):
        if person.over or (person.asked and page.locator(".lid:enabled").count()):
            break
        person.step()
    if page.locator(".lid:enabled").count():
        page.locator(".lid").click()
    _examine(page)
    page.locator("nav .tool[aria-pressed]").click()
    page.locator("#words-choices").wait_for()
    _examine(page)


def test_every_arm_says_what_it_holds_and_what_comes_next(visit: Visit) -> None:
    person = _sit(visit, language="en", advanced=False)
    page = person.page
    for name, takes in (("east", "9–15"), ("south", "9–15"), ("west", "1–7"), ("north", "1–7")):
        post = page.get_by_role("button", name=f"the {name}: 0 cards, $0; takes {takes} next")
        expect(post).to_be_visible()
    expect(page.get_by_role("list", name="clockwise")).to_be_visible()
    expect(page.get_by_role("img", name="Travel pile: 68 cards left")).to_be_visible()
