"""Silver: what the log says is what happened, to the tael."""

from __future__ import annotations

import random

import pytest

import kaizhuo
from kaizhuo.games.warring.state import Warring
from kaizhuo.kernel import Event, Nature, Seat


def seat_of(event: Event, name: str) -> int:
    seat = event.text.args[name]
    assert isinstance(seat, Seat)
    return seat.index


def reckoned(cash: list[int], events: list[Event]) -> list[int]:
    """The purses after some events, from nothing but what they tell."""
    found = list(cash)
    for event in events:
        amount = event.text.args.get("amount")
        if event.text.id not in ("log-earn", "log-spend", "log-give"):
            continue
        assert isinstance(amount, int)
        assert amount > 0
        player = seat_of(event, "player")
        found[player] += amount if event.text.id == "log-earn" else -amount
        if event.text.id == "log-give":
            found[seat_of(event, "target")] += amount
    return found


@pytest.mark.fault("B080", "B082", "B091")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_purses_change_only_by_flows_that_events_name(players):
    game = kaizhuo.load("warring", round_limit=40, sell_any_time=True)
    for seed in range(6):
        rng = random.Random(seed)
        nature = Nature(rng)
        state = game.new_state(players, nature)
        assert isinstance(state, Warring)
        while not state.is_terminal():
            before = state.cash.copy()
            state.journal = []
            player = state.actors()[0]
            state.apply(player, rng.choice(state.legal_actions(player)), nature)
            assert state.cash == reckoned(before, state.journal)
            assert min(state.cash) >= 0


@pytest.mark.fault("B013", "B076")
def test_every_game_ends_with_one_winner():
    game = kaizhuo.load("warring")
    for seed in range(12):
        rng = random.Random(seed)
        nature = Nature(rng)
        state = game.new_state(2 + seed % 4, nature)
        while not state.is_terminal():
            player = state.actors()[0]
            state.apply(player, rng.choice(state.legal_actions(player)), nature)
        winner = state.winners()[0]
        assert state.returns()[winner] == 1
        assert state.cash[winner] >= game.target or len(state.living()) == 1


@pytest.mark.fault("B053", "B062")
def test_a_game_in_which_nobody_does_anything_ends():
    game = kaizhuo.load("warring")
    nature = Nature(random.Random(3))
    state = game.new_state(5, nature)
    for _ in range(5_000):
        if state.is_terminal():
            break
        player = state.actors()[0]
        state.apply(player, state.default(player), nature)
    assert state.is_terminal()
