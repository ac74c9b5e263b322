"""A game of another package, without components of its own, in a real browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.plugin.plugin import installed
from tests.server.support import Server
from tests.web.visitor import Visitor


def test_an_outside_game_is_played_to_its_end_on_the_generic_table(
    chromium: Browser, tmp_path: Path
) -> None:
    with installed(tmp_path / "site"):
        server = Server(tmp_path / "tables.sqlite")
    person = Visitor(chromium, server.url)
    try:
        person.open_table(game="lanterns", programs=1)
        person.page.locator(".go").click()

        expect(person.page.locator(".generic")).to_be_visible()
        for _ in range(400):
            if person.over:
                break
            lit = person.page.locator("#choices .lit, .thing.lit, #choices button:enabled")
            if person.asked and lit.count():
                lit.first.click()
            person.page.wait_for_timeout(40)
        assert person.over
        assert person.complaints == []
    finally:
        person.context.close()
        server.stop()
