"""A balance report in a real browser: it draws itself, on any screen, and fetches nothing."""

from __future__ import annotations

import pytest

import kaizhuo
from kaizhuo.lab.balance import report, write_report


@pytest.fixture(scope="module")
def page_file(tmp_path_factory):
    file = tmp_path_factory.mktemp("report") / "report.html"
    deal = kaizhuo.load("deal")
    official = kaizhuo.load("deal", preset="official")
    write_report(file, report([deal, official], 3, 20, ["greedy"], language="zh-Hant"))
    return file


@pytest.fixture
def opened(chromium, page_file):
    """Open the report; gives the page, what it asked for, and its complaints."""
    contexts = []

    def open_(**screen):
        context = chromium.new_context(offline=True, **screen)
        contexts.append(context)
        page = context.new_page()
        asked, complaints = [], []
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text))
        page.goto(page_file.as_uri())
        page.wait_for_function("document.querySelectorAll('.chart svg').length > 5")
        page.wait_for_function(
            "document.querySelectorAll('.chart svg').length"
            " === document.querySelectorAll('.chart').length"
        )
        return page, asked, complaints

    yield open_
    for context in contexts:
        context.close()


@pytest.mark.parametrize("width", [390, 1100])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_draws_itself_without_a_network(opened, page_file, width, scheme):
    page, asked, complaints = opened(viewport={"width": width, "height": 800}, color_scheme=scheme)
    assert asked == [page_file.as_uri()]
    assert complaints == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for chart in page.query_selector_all(".chart svg"):
        box = chart.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["width"] > width / 3


def test_a_list_is_sorted_by_a_column(opened):
    page, _, _ = opened(viewport={"width": 1100, "height": 800})
    page.click("details >> nth=0")
    table = page.query_selector("table.sortable")
    assert table is not None

    def column(at):
        cells = table.query_selector_all(f"tbody td:nth-child({at})")
        return [float(cell.get_attribute("data-value")) for cell in cells]

    table.query_selector("th:nth-child(2) button").click()
    assert column(2) == sorted(column(2), reverse=True)
    assert len(set(column(2))) > 3
    table.query_selector("th:nth-child(2) button").click()
    assert column(2) == sorted(column(2))
    assert table.query_selector("th:nth-child(2)").get_attribute("aria-sort") == "ascending"
