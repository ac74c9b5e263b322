"""What the table shows and how it behaves under the hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .visitor import PHONE, Visitor

Visit = Callable[..., Visitor]


def _seated(visit: Visit, **manners: object) -> Visitor:
    person = visit(**manners)
    person.open_table()
    person.start()
    expect(person.page.locator(".status.mine")).to_be_visible()
    return person


def _wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_a_thing_lights_what_may_come_next_and_escape_lets_go(visit: Visit) -> None:
    page = _seated(visit).page
    card = page.locator(".in-hand.lit").first
    card.click()
    held = page.locator(".in-hand.held")
    expect(held).to_have_count(1)
    expect(page.locator("#choices .holding")).to_be_visible()
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    page.locator(".in-hand.lit").first.click()
    page.locator(".centre").click(position={"x": 4, "y": 4})
    expect(held).to_have_count(0)


def test_the_last_touch_does_it_and_it_can_be_taken_back(visit: Visit) -> None:
    person = _seated(visit)
    page = person.page
    cards = page.locator(".in-hand").count()
    for _ in range(4):
        lit = person.lit()
        place = page.locator(".thing.lit:not(.in-hand)")
        (place if place.count() else lit).first.click()
        page.wait_for_timeout(150)
        if page.locator(".in-hand").count() != cards:
            break
    assert page.locator(".in-hand").count() != cards
    back = page.get_by_role("button", name="收回")
    if back.is_enabled():
        back.click()
        expect(page.locator(".in-hand")).to_have_count(cards)


def test_why_not_leads_to_the_clause_of_the_rule_book(visit: Visit) -> None:
    person = _seated(visit)
    page = person.page
    # When the turn is another's, no card in hand can be used.
    for _ in range(40):
        if page.locator(".in-hand.quiet").count():
            break
        person.step()
    page.mouse.move(2, 2)  # so that no card asks by being under the mouse
    page.locator(".in-hand.quiet").first.focus()
    page.keyboard.press("?")
    clause = page.locator(".why .clause")
    expect(clause).to_be_visible()
    name = clause.inner_text().split()[-1]
    clause.click()
    shown = page.locator(".rules .shown")
    expect(shown).to_be_visible()
    assert name.split(".")[0] in shown.inner_text()


def test_the_mouse_reaches_the_clause_of_what_it_hovers_on(visit: Visit) -> None:
    page = _seated(visit).page
    page.locator("[data-thing=discard]").hover()
    clause = page.locator(".why .clause")
    expect(clause).to_be_visible()
    clause.click()
    expect(page.locator(".rules .shown")).to_be_visible()


def test_the_title_says_that_it_is_your_turn(visit: Visit) -> None:
    person = _seated(visit)
    expect(person.page).to_have_title("輪到你｜地產大亨交易")
    expect(person.page.locator("main > [role=status]").first).to_have_text("輪到你")


def test_the_language_is_switched_and_remembered(visit: Visit) -> None:
    page = _seated(visit).page
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="End your turn")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="End your turn")).to_be_visible()
    page.get_by_role("button", name="中文").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant-TW")


def test_a_lost_connection_is_said_at_once_and_caught_up(visit: Visit) -> None:
    host = visit()
    table = host.open_table(programs=1, people=1)
    guest = visit(name="Ann")
    guest.go(f"/t/{table}")
    guest.page.get_by_label("你的名字").fill("Ann")
    guest.page.get_by_role("button", name="坐下").click()
    expect(host.page.locator(".go")).to_be_enabled()
    host.start()
    guest.page.locator(".tray").wait_for()
    guest.context.set_offline(True)
    expect(guest.page.get_by_role("alert").filter(has_text="連線斷了")).to_be_visible()
    host.page.get_by_role("button", name="結束回合").click()
    guest.context.set_offline(False)
    expect(guest.page.locator(".lost")).to_have_count(0)
    expect(guest.page.locator(".status.mine")).to_be_visible()
    guest.complaints[:] = [line for line in guest.complaints if "ERR_INTERNET" not in line]


def test_a_phone_needs_no_sideways_scroll_and_hits_are_large(visit: Visit) -> None:
    for size in (PHONE, (360, 640)):
        page = _seated(visit, size=size, touch=True).page
        assert not _wide(page)
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a')].filter(it => {
                const box = it.getBoundingClientRect();
                const seen = box.width && getComputedStyle(it).visibility === 'visible';
                const meant = !it.matches('.thing') || it.matches('.lit');
                const away = it.matches('.skip') || it.closest('.sheet:not(.up)');
                return seen && meant && !away && (box.height < 44 || box.width < 44);
            }).map(it => it.className + ' ' + it.textContent.trim())"""
        )
        assert small == []
        page.locator(".menu").click()
        expect(page.get_by_role("tab", name="紀錄")).to_be_visible()
        page.get_by_role("tab", name="規則").click()
        page.locator(".rules h2").wait_for()
        assert not _wide(page)


def test_a_doubled_zoom_keeps_everything_reachable(visit: Visit) -> None:
    page = _seated(visit, size=(640, 400)).page
    assert not _wide(page)
    page.locator(".in-hand.lit").first.click()
    expect(page.locator(".in-hand.held")).to_have_count(1)


def test_a_game_without_its_components_is_played_on_the_generic_table(visit: Visit) -> None:
    person = visit()
    person.context.route("**/face-*.js", lambda route: route.abort())
    person.open_table()
    person.page.locator(".go").click()
    page = person.page
    page.locator(".generic").wait_for()
    expect(page.locator(".thing.lit").first).to_be_visible()
    page.locator(".thing.lit").first.click()
    expect(page.locator(".thing.held")).to_have_count(1)
    page.locator("#choices .lit, .generic .thing.lit").first.click()
    page.get_by_role("button", name="結束回合").wait_for()
    person.complaints[:] = [line for line in person.complaints if "ERR_FAILED" not in line]


def test_a_table_screen_shows_no_hand(visit: Visit) -> None:
    person = _seated(visit)
    page = person.page
    page.goto(page.url + "?screen=1")
    page.locator(".screen .others").wait_for()
    expect(page.get_by_role("img", name="邀請連結的 QR 碼")).to_be_visible()
    expect(page.locator(".in-hand, .own, .thing.lit")).to_have_count(0)


def test_a_seat_moves_to_another_device_by_its_link(visit: Visit) -> None:
    person = _seated(visit)
    page = person.page
    page.get_by_role("tab", name="桌況").click()
    page.get_by_text("換一台裝置").click()
    page.get_by_role("button", name="產生連結").click()
    link = page.get_by_label("換裝置用的連結").input_value()
    other = visit(size=PHONE)
    other.page.goto(link)
    other.page.get_by_role("button", name="在這台裝置入座").click()
    expect(other.page.locator(".tray")).to_be_visible()
    expect(other.page.locator(".in-hand").first).to_be_visible()


def test_names_and_chat_are_only_text(visit: Visit) -> None:
    person = visit(name="<b onclick=x>Eve")
    person.open_table()
    person.start()
    page = person.page
    page.get_by_role("tab", name="聊天").click()
    page.get_by_label("說點什麼").fill("<img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    expect(page.locator(".chat p")).to_have_text("<img src=x onerror=alert(1)>")
    assert page.locator(".chat img").count() == 0
