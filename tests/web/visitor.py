"""A person at a browser, who touches what is lit."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page

DESK = (1280, 800)
PHONE = (390, 844)
_BY_LANGUAGE = {"zh-Hant": "zh-TW", "en": "en-GB"}


class Visitor:
    """One browser with its own cookies and one page. ``complaints``: what its console said."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESK,
        language: str = "zh-Hant",
        name: str = "小美",
        touch: bool = False,
        **more: Any,
    ) -> None:
        self.url = url
        self.name = name
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=_BY_LANGUAGE[language],
            has_touch=touch,
            **more,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda line: (
                self.complaints.append(line.text) if line.type in ("error", "warning") else None
            ),
        )
        self._chance = random.Random(name)

    def go(self, path: str) -> None:
        """Go to a page of the house."""
        self.page.goto(self.url + path)

    def open_table(self, programs: int = 3, people: int = 0, **more: object) -> str:
        """Open a table of Deal without the form, and go there; the table's id."""
        seats: list[dict[str, object]] = [{"kind": "open"}]
        seats += [{"kind": "open"}] * people
        seats += [{"kind": "program", "bot": "greedy"}] * programs
        wish = {"game": "deal", "name": self.name, "seats": seats, "first": 0, **more}
        answer = self.context.request.post(f"{self.url}/api/tables", data=wish)
        assert answer.ok, answer.text()
        table = str(answer.json()["table"])
        self.go(f"/t/{table}")
        return table

    def start(self) -> None:
        """Press start in the lobby."""
        self.page.locator(".go").click()
        self.page.locator(".tray").wait_for()

    def look(self, table: str) -> dict[str, Any]:
        """The snapshot, as the server gives it to this browser."""
        answer = self.context.request.get(f"{self.url}/api/tables/{table}")
        return dict(answer.json())

    @property
    def over(self) -> bool:
        """Whether the page shows the end of the game."""
        return self.page.locator(".over, .unfold").count() > 0

    @property
    def asked(self) -> bool:
        """Whether the page says that something is this person's to decide."""
        return self.page.locator(".status.mine").count() > 0

    def lit(self) -> Locator:
        """Whatever does something when touched, outside the list of choices."""
        return self.page.locator(".thing.lit")

    def wished(self) -> list[Locator]:
        """What a person might touch next, the likeliest first: a payment is gathered until it
        can be handed over, cards are played, and now and then the turn is ended."""
        page = self.page
        hand_over = page.locator(".pay .button:enabled")
        if hand_over.count():
            return [hand_over]
        if page.locator(".pay").count():
            unpicked = page.locator(".coin.lit, .deed.lit")
            if unpicked.count():
                return [unpicked.first]
            return [page.locator(".coin.held, .deed.held").first]
        ends = page.locator("#choices .end:enabled")
        things = self.lit()
        if ends.count() and (not things.count() or self._chance.random() < 0.3):
            return [ends.first]
        return [things.nth(self._chance.randrange(max(1, things.count())))]

    def step(self) -> None:
        """Touch something, if anything is asked."""
        if not self.asked:
            self.page.wait_for_timeout(40)
            return
        for place in self.wished():
            try:
                place.click(timeout=20_000)
                return
            except Error:
                # The table changed under the finger: look again.
                if not self.page.locator(".status.mine").count() or not place.count():
                    return
                raise

    def step_by_key(self) -> None:
        """The same with Tab and Enter alone."""
        if not self.asked:
            self.page.wait_for_timeout(40)
            return
        chosen = self.wished()[0]
        for _ in range(120):
            if chosen.count() and chosen.evaluate("it => it === document.activeElement"):
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(20)
                return
            if not self.asked or not chosen.count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("what is lit cannot be reached with the Tab key")


def play_out(steps: list[Callable[[], None]], over: Callable[[], bool], seconds: float) -> None:
    """Take turns at stepping until the game is over."""
    until = time.monotonic() + seconds
    while not over():
        assert time.monotonic() < until, "the game does not end"
        for step in steps:
            step()
