"""The board of the two New York games, as strangers would play on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Page, expect

from .visitor import DESK, PHONE, Visitor, play_out

Visit = Callable[..., Visitor]
GAMES = ["nyc-bank", "nyc-travel"]


def _examine(page: Page) -> None:
    page.wait_for_timeout(700)  # what moves has arrived
    found = Axe().run(page).response["violations"]
    said = [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in found]
    assert not said, said


def _wait_for_width(page: Page, bound: str) -> None:
    ring = "document.querySelector('.ring').getBoundingClientRect()"
    page.wait_for_function(f"() => {ring}.width {bound}")


class Player:
    """A person who now takes a button, now touches what is lit on the board."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.chance = random.Random(person.name)

    def step(self) -> None:
        """Choose something, if anything is asked."""
        page = self.person.page
        if not self.person.asked:
            page.wait_for_timeout(40)
            return
        buttons = page.locator("#choices button:enabled:not(.let-go)")
        lit = page.locator(".board-side .thing.lit, .inner .thing.lit, .tray .thing.lit")
        many = buttons.count()
        place = buttons if many and self.chance.random() < 0.7 else lit
        if not place.count():
            place = buttons if many else page.locator(".thing.lit")
        if not place.count():
            return
        try:
            # The first is what the game goes on with: roll, buy, build.
            bold = self.chance.random() < 0.7
            place.nth(0 if bold else self.chance.randrange(max(1, place.count()))).click(
                timeout=20_000
            )
        except Error:
            # The table changed under the finger: look again.
            if page.locator(".status.mine").count() and place.count():
                raise


def _sit(person: Visitor, game: str, programs: int = 3, **more: Any) -> str:
    table = person.open_table(programs=programs, game=game, **more)
    person.start()
    return table


def _until_asked_about(person: Visitor, selector: str) -> None:
    player = Player(person)
    for _ in range(400):
        if person.asked and person.page.locator(selector).count():
            return
        assert not person.over
        player.step()
    raise AssertionError(f"{selector} never came")


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("nyc-bank", DESK, "zh-Hant"),
        ("nyc-bank", PHONE, "en"),
        ("nyc-travel", DESK, "en"),
        ("nyc-travel", PHONE, "zh-Hant"),
    ],
    ids=["bank-desk", "bank-phone", "travel-desk", "travel-phone"],
)
def test_a_person_and_programs_play_to_the_end(
    visit: Visit, game: str, size: tuple[int, int], language: str
) -> None:
    person = visit(size=size, language=language, name="Ann", touch=size == PHONE)
    table = _sit(person, game)
    play_out([Player(person).step], lambda: person.over, 300)
    shot = person.look(table)
    assert shot["phase"] == "over"
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Everybody who is still in the game stands where the server says.
    page.wait_for_timeout(2_500)
    squares = {one["id"]: one["number"] for one in _catalog(person, table)["squares"]}
    for one in shot["view"]["players"]:
        if one["square"] is None:
            continue
        assert _under(page, one["seat"]) == squares[one["square"]]


def _catalog(person: Visitor, table: str) -> dict[str, Any]:
    answer = person.context.request.get(f"{person.url}/api/tables/{table}/catalog")
    return dict(answer.json())


def _under(page: Page, seat: int) -> int:
    """The number of the square whose middle is nearest to a token."""
    return int(
        page.evaluate(
            """seat => {
              const middle = one => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
              };
              const [x, y] = middle(document.querySelector(`[data-token="${seat}"]`));
              const far = one => Math.hypot(middle(one)[0] - x, middle(one)[1] - y);
              const squares = [...document.querySelectorAll("[data-square]")];
              squares.sort((a, b) => far(a) - far(b));
              return Number(squares[0].dataset.square);
            }""",
            seat,
        )
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_square_opens_its_deed_by_touch_and_by_key(visit: Visit, size: tuple[int, int]) -> None:
    person = visit(size=size, language="en")
    _sit(person, "nyc-bank")
    page = person.page
    deed = page.locator(".deed-sheet")
    page.locator('[data-square="1"] button').click()
    expect(deed).to_contain_text("Staten Island Ferry")
    for words in ("Price", "Toll", "Build a floor", "Sell a floor", "Nobody’s"):
        expect(deed).to_contain_text(words)
    deed.get_by_role("button", name="Square after").click()
    expect(deed).to_contain_text("Staten Island Zoo")
    deed.get_by_role("button", name="Put away").click()
    expect(deed).to_have_count(0)

    page.locator('[data-square="0"] button').focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(deed).to_be_focused()
    expect(deed).to_contain_text("Staten Island Zoo")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(deed).to_have_count(0)
    expect(page.locator('[data-square="3"] button')).to_be_focused()


def test_the_board_zooms_and_pans_without_a_gesture(visit: Visit) -> None:
    person = visit(size=PHONE, language="en")
    _sit(person, "nyc-travel")
    page = person.page
    board = page.get_by_role("region", name="Board")
    expect(board).to_be_visible()

    def width() -> float:
        return float(page.locator(".ring").evaluate("it => it.getBoundingClientRect().width"))

    close = width()
    assert close > 2 * PHONE[0]
    page.get_by_role("button", name="Show the whole board").click()
    _wait_for_width(page, "< 390")
    page.get_by_role("button", name="Show my token").click()
    _wait_for_width(page, "> 780")
    left = "document.querySelector('[role=region]:has(> .board)').scrollLeft"
    page.wait_for_function(f"() => {left} > 300")  # the start is at the lower right
    page.wait_for_timeout(600)
    before = page.evaluate(left)
    page.get_by_role("button", name="Look left").click()
    page.wait_for_function(f"() => {left} < {before} - 100")
    board.focus()
    page.keyboard.press("0")
    _wait_for_width(page, "< 390")
    page.keyboard.press("+")
    _wait_for_width(page, "> 500")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
)
def test_axe_finds_nothing(visit: Visit, game: str, size: tuple[int, int], scheme: str) -> None:
    person = visit(size=size, color_scheme=scheme)
    _sit(person, game)
    page = person.page
    expect(page.locator(".status.mine")).to_be_visible()
    _examine(page)
    player = Player(person)
    for _ in range(25):
        player.step()
    page.locator('[data-square="39"] button').evaluate("it => it.focus()")
    page.keyboard.press("i")
    page.locator(".deed-sheet").wait_for()
    _examine(page)
    page.keyboard.press("Escape")
    page.locator("nav .tool[aria-pressed]").click()
    page.locator("#words-choices, .words .over").first.wait_for()
    _examine(page)


def test_the_text_table_and_the_side_sheet_list_the_squares_ahead(visit: Visit) -> None:
    person = visit(language="en")
    _sit(person, "nyc-bank")
    page = person.page
    page.locator(".ahead summary").click()
    expect(page.locator(".ahead li").first).to_contain_text("Staten Island Ferry")
    assert page.locator(".ahead li").count() >= 12
    page.locator(".ahead li button").nth(1).click()
    expect(page.locator(".deed-sheet")).to_contain_text("Staten Island Zoo")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.get_by_role("main")).to_contain_text("Staten Island Ferry")


def test_vehicles_are_gathered_in_any_order(visit: Visit) -> None:
    person = visit(language="en", name="Bea")
    _sit(person, "nyc-travel")
    _until_asked_about(person, ".vehicle.lit")
    page = person.page
    page.locator(".vehicle.lit").last.click()
    expect(page.locator(".vehicle.held")).to_have_count(1)
    go = page.locator("#choices .end")
    if page.locator(".vehicle.lit").count():
        page.locator(".vehicle.lit").first.click()
        expect(page.locator(".vehicle.held")).to_have_count(2)
    expect(go.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".vehicle.held")).to_have_count(0)
