"""Touching a card of one's hand that has no effect now names the clause that is nearest."""

import pytest

import kaizhuo
from kaizhuo.kernel import Nature


@pytest.mark.parametrize(
    ("card", "table", "clause", "reason"),
    [
        ("brk-1", {}, "MDA-24", "why-no-set"),
        ("brk-1", {"B.rd": "rd1"}, "MDA-24", "why-no-set"),
        ("sly-1", {}, "MDA-24", "why-nothing-to-take"),
        ("sly-1", {"A.rd": "rd1"}, "MDA-24", "why-nothing-to-take"),
        ("sly-1", {"B.db": "db1 db2"}, "MD-4.1", "why-full-set"),
        ("fd-1", {"B.rd": "rd1"}, "MDA-24", "why-nothing-to-give"),
        ("fd-1", {"A.rd": "rd1", "B.db": "db1 db2"}, "MD-4.2", "why-full-set"),
        ("hs-1", {"A.db": "db1 db2 hs-2"}, "MDA-12", "why-built"),
        ("ht-1", {"A.db": "db1 db2"}, "MD-4.10", "why-no-house"),
        ("ht-1", {"A.rr": "rr1"}, "MD-4.10", "why-build-complete"),
        ("r-rd-ye-1", {"A.db": "db1"}, "MDA-15", "why-no-property-of-color"),
        ("rw-1", {"A.loose": "rw-2"}, "MD-2.2.B.3", "why-rainbow-needs-column"),
        ("dr-1", {"A.rd": "rd1"}, "MD-4.7", "why-double-alone"),
        ("dc-1", {}, "MD-2.2", "why-card-first"),
        ("m1-1", {}, "MD-2.2", "why-card-first"),
    ],
)
def test_a_card_says_what_keeps_it_back(card, table, clause, reason):
    game = kaizhuo.load("deal")
    state = game.empty_state(2)
    game.set_up(state, {"A.hand": card, **table}, Nature())
    found = game.face().why_not(state, 0, card)
    assert (found.clause, found.text.id) == (clause, reason)
