"""axe finds nothing, wherever one looks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]


def _examine(page: Page) -> None:
    page.wait_for_timeout(500)  # what moves has arrived
    found = Axe().run(page).response["violations"]
    said = [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in found]
    assert not said, said


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_the_way_to_a_table(visit: Visit, scheme: str, language: str) -> None:
    person = visit(language=language, color_scheme=scheme)
    page = person.page
    person.go("/#deal")
    page.locator("form.open").wait_for()
    page.locator("form.open details summary").click()
    _examine(page)
    person.go("/rules/deal")
    page.locator(".rules h2").wait_for()
    _examine(page)
    table = person.open_table(programs=1, people=1)
    page.locator(".seats").wait_for()
    _examine(page)
    guest = visit(language=language, color_scheme=scheme)
    guest.go(f"/t/{table}")
    guest.page.locator("form").wait_for()
    _examine(guest.page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_in_play(visit: Visit, scheme: str, size: tuple[int, int]) -> None:
    person = visit(size=size, color_scheme=scheme)
    person.open_table()
    person.start()
    page = person.page
    expect(page.locator(".status.mine")).to_be_visible()
    _examine(page)
    page.locator(".in-hand.lit").first.click()
    _examine(page)
    page.keyboard.press("Escape")
    if size == PHONE:
        page.locator(".menu").click()
    for tab in ("chat", "rules", "seats", "log"):
        page.locator(f"#tab-{tab}").click()
        _examine(page)
    page.keyboard.press("Escape")
    for _ in range(300):
        if page.locator(".pay").count() or person.over:
            break
        person.step()
    _examine(page)
    page.locator("nav .tool[aria-pressed]").click()
    page.locator("#words-choices, .words .over").first.wait_for()
    _examine(page)


def test_the_end_of_a_game(visit: Visit) -> None:
    person = visit()
    person.open_table()
    person.start()
    for _ in range(3_000):
        if person.over:
            break
        person.step()
    _examine(person.page)
