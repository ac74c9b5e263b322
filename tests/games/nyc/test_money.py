"""Money in both games: it moves only as the log says, and who owes it can always go on."""

from __future__ import annotations

import random

import pytest

import kaizhuo
from kaizhuo.games.nyc.state import Nyc
from kaizhuo.kernel import Event, Nature, Seat


def flows(events: list[Event], players: int) -> list[int]:
    """What the log says that each player's cash has changed by."""
    change = [0] * players
    for event in events:
        args = event.text.args
        amount = args.get("amount")
        if event.text.id not in ("log-earn", "log-spend", "log-give", "log-fund"):
            continue
        player, target = args["player"], args.get("target")
        assert isinstance(amount, int)
        assert isinstance(player, Seat)
        change[player.index] += amount if event.text.id == "log-earn" else -amount
        if event.text.id == "log-give":
            assert isinstance(target, Seat)
            change[target.index] += amount
    return change


@pytest.mark.fault("B080", "B082", "B083")
@pytest.mark.parametrize("id", ["nyc-bank", "nyc-travel"])
@pytest.mark.parametrize("players", [3, 4])
def test_all_cash_is_what_the_log_names(id: str, players: int) -> None:
    game = kaizhuo.load(id, round_limit=120)
    for number in range(12):
        rng = random.Random(number)
        nature = Nature(rng)
        state = game.new_state(players, nature)
        assert isinstance(state, Nyc)
        while not state.is_terminal():
            before = list(state.cash)
            state.journal = []
            player = state.actors()[0]
            state.apply(player, rng.choice(state.legal_actions(player)), nature)
            change = flows(state.journal, players)
            assert [a + b for a, b in zip(before, change, strict=True)] == state.cash
            assert min(state.cash) >= 0
            for seat in range(players):
                assert not (state.out[seat] and state.legal_actions(seat))


@pytest.mark.fault("B076")
def test_every_bank_game_has_exactly_one_winner() -> None:
    game = kaizhuo.load("nyc-bank")
    for number in range(40):
        rng = random.Random(number)
        nature = Nature(rng)
        state = game.new_state(4, nature)
        while not state.is_terminal():
            player = state.actors()[0]
            state.apply(player, rng.choice(state.legal_actions(player)), nature)
        assert len(state.winners()) == 1


@pytest.mark.rule("NYB-2.1", "NYT-2.1.A")
@pytest.mark.parametrize("id", ["nyc-bank", "nyc-travel"])
def test_a_walk_tells_the_squares_in_order(id: str) -> None:
    game = kaizhuo.load(id, order="seated")
    codes = game.edition.codes  # type: ignore[attr-defined]
    rng = random.Random(4)
    nature = Nature(rng)
    state = game.new_state(3, nature)
    state.journal = []
    for _ in range(150):
        if state.is_terminal():
            break
        player = state.actors()[0]
        state.apply(player, rng.choice(state.legal_actions(player)), nature)
    walks = [event.text.args["squares"] for event in state.journal if event.text.id == "log-walk"]
    assert len(walks) > 20
    for walk in walks:
        assert isinstance(walk, list)
        steps = [codes.index(ref.id) for ref in walk]
        assert steps == [(steps[0] + n) % len(codes) for n in range(len(steps))]
