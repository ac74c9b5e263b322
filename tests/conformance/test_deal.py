"""Monopoly Deal keeps every promise that a game makes."""

import kaizhuo
from kaizhuo.conformance import conformance
from kaizhuo.games.deal.charge import Charge
from kaizhuo.games.deal.columns import NO_CARD
from kaizhuo.games.deal.state import Deal
from kaizhuo.kernel import State


def every_card(state: State) -> list[int]:
    """All cards, wherever they lie: 106, each once (MD-C)."""
    assert isinstance(state, Deal)
    cards = [*state.deck.cards(), *state.discard]
    for piles in (state.hands, state.banks, state.loose):
        for pile in piles:
            cards += pile
    for area in state.areas:
        for column in area:
            cards += column.cards
            cards += [card for card in (column.house, column.hotel) if card != NO_CARD]
    for step in state.stack:
        if isinstance(step, Charge):
            for demand in step.demands():
                cards += demand.paid + demand.refusals
    cards.sort()
    assert cards == list(range(106)), cards
    return cards


TestDeal = conformance(lambda: kaizhuo.load("deal", round_limit=150), every_card)
TestOfficialDeal = conformance(
    lambda: kaizhuo.load("deal", preset="official", round_limit=150, counter_costs_play=True),
    every_card,
    games=40,
    positions=20,
    table_positions=2,
)
