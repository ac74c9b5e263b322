"""戰國策 in a real browser: a whole game, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .visitor import DESK, PHONE, Visitor, play_out

Visit = Callable[..., Visitor]


def _examine(page: Page) -> None:
    page.wait_for_timeout(900)  # what moves has arrived
    found = Axe().run(page).response["violations"]
    said = [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in found]
    assert not said, said


def _sit(visit: Visit, **manners: object) -> Visitor:
    """One person and three programs, at a table that does not last all day."""
    person: Visitor = visit(**manners)
    person.open_table(game="warring", options={"target": 12_000})
    person.start()
    return person


def _step(person: Visitor) -> None:
    """Touch the first choice, or else what is lit on the board."""
    if not person.asked:
        person.page.wait_for_timeout(40)
        return
    choices = person.page.locator("#choices button:enabled:not(.let-go)")
    if choices.count() and person.page.locator(".thing.held").count() == 0:
        choices.first.dispatch_event("click")
        person.page.wait_for_timeout(30)
    else:
        person.step()


def test_a_person_and_three_programs_play_to_the_end(visit: Visit) -> None:
    person = _sit(visit, size=PHONE, language="en")
    play_out([lambda: _step(person)], lambda: person.over, 240)
    wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"]
)
def test_axe_finds_nothing_at_a_table_in_play(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    person = _sit(visit, size=size, color_scheme=scheme)
    page = person.page
    expect(page.locator(".status.mine")).to_be_visible()
    _examine(page)
    page.locator('[data-square="1"] button').dispatch_event("click")
    expect(page.locator(".deed-sheet")).to_be_visible()
    _examine(page)
    page.keyboard.press("Escape")
    for _ in range(200):
        if page.locator(".sage").count() or person.over:
            break
        _step(person)
    _examine(page)


def test_the_board_names_states_owners_and_the_king(visit: Visit) -> None:
    person = _sit(visit, language="en")
    page = person.page
    ring = page.get_by_role("list", name="Board")
    expect(ring.get_by_role("button", name="Wan, Chu")).to_be_visible()
    expect(ring.get_by_role("button", name="the King of Qin is here")).to_be_visible()
    offer = page.get_by_role("region", name="To recruit")
    expect(offer.get_by_role("button")).to_have_count(3)
