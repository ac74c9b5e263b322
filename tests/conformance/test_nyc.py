"""Both New York games keep every promise that a game makes."""

import kaizhuo
from kaizhuo.conformance import conformance
from kaizhuo.games.nyc.bank.state import MARKERS, Bank
from kaizhuo.games.nyc.edition import FLOORS, NONE
from kaizhuo.games.nyc.state import Nyc
from kaizhuo.games.nyc.travel.state import Travel
from kaizhuo.kernel import State


def money_and_cards(state: Nyc) -> tuple[list[int], list[int]]:
    """Nobody's cash is negative, and all cash and the fund are what the bank has issued; the
    bankrupt have nothing; every card lies in one place."""
    common = state.common
    assert min(state.cash) >= 0
    assert sum(state.cash) + common.fund == state.issued
    experience = [*common.pile.cards()]
    for seat in range(state.players):
        experience += common.held[seat] + common.fresh[seat]
        if state.out[seat]:
            assert state.cash[seat] == 0
            assert not common.held[seat] + common.fresh[seat]
            assert seat not in common.owner
    return sorted(experience), sorted(common.chance.cards())


def bank_things(state: State) -> object:
    assert isinstance(state, Bank)
    for square, owner in enumerate(state.common.owner):
        assert 0 <= state.floors[square] <= FLOORS
        assert (owner == NONE) == (state.floors[square] == 0)
    for seat in range(state.players):
        assert 0 <= state.markers_left(seat) <= MARKERS
    return money_and_cards(state)


def travel_things(state: State) -> object:
    assert isinstance(state, Travel)
    assert min(state.points) >= 0
    assert sum(state.left) <= state.sights.count()
    for kind, stock in enumerate(state.box.cards.vehicle_count):
        assert 0 <= state.bank_vehicles(kind) <= stock
        assert min(held[kind] for held in state.vehicles) >= 0
    hot = [square for square in state.hot if square != NONE]
    seen = [square for square, owner in enumerate(state.common.owner) if owner != NONE]
    sights = sorted(state.sights.cards() + hot + seen)
    assert len(set(sights)) == len(sights)
    return sights, money_and_cards(state)


TestBankGame = conformance(
    lambda: kaizhuo.load("nyc-bank", round_limit=200), bank_things, table_positions=6
)
TestLongBankGame = conformance(
    lambda: kaizhuo.load(
        "nyc-bank", target="30000", oversell=True, guide_on_stop=True, order="seated",
        round_limit=60,
    ),
    bank_things, games=30, positions=20, table_positions=2,
)  # fmt: skip
TestTravelGame = conformance(lambda: kaizhuo.load("nyc-travel"), travel_things, table_positions=6)
TestTravelFromOwnSights = conformance(
    lambda: kaizhuo.load("nyc-travel", start_squares=True), travel_things, games=30, positions=20,
    table_positions=2,
)  # fmt: skip
