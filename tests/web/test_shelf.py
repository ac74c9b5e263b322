"""The shelf of the first page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .visitor import Visitor

Visit = Callable[..., Visitor]

_LINES = """
() => [...document.querySelectorAll('.plate')].map(plate => ({
    broken: [...plate.querySelectorAll('.word')].some(it => it.getClientRects().length > 1),
    halves: [...plate.querySelectorAll('.half')].map(it => it.getBoundingClientRect().top),
    wide: plate.scrollWidth > plate.clientWidth,
}))
"""


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_a_title_on_a_box_breaks_at_its_colon_and_in_no_word(visit: Visit, language: str) -> None:
    person = visit(language=language)
    person.go("/")
    page = person.page
    for width in (320, 360, 390, 640, 860, 1024, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        page.locator(".plate").nth(4).wait_for()
        plates = page.evaluate(_LINES)
        assert not any(plate["broken"] or plate["wide"] for plate in plates), width
        split = [plate["halves"] for plate in plates if len(plate["halves"]) == 2]
        assert len(split) == 2
        assert all(first < second for first, second in split), width
