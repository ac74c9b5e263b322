"""Programs see what a seat sees, answer legally, and the sensible one is sensible."""

from __future__ import annotations

import pickle
import random

import msgspec
import pytest

import kaizhuo
from kaizhuo import lab, players
from kaizhuo.kernel import Nature
from kaizhuo.players import InformationSet
from kaizhuo.players.greedy.any_game import choose_by_playing_on


@pytest.fixture(scope="module")
def deal():
    return kaizhuo.load("deal")


def positions(game, count, seats=4, seed=0):
    """Positions out of random games, each with somebody to act."""
    rng = random.Random(seed)
    nature = Nature(random.Random(seed + 1))
    found = []
    while len(found) < count:
        state = game.new_state(seats, nature)
        while not state.is_terminal():
            player = rng.choice(state.actors())
            if rng.random() < 0.04:
                found.append((state.clone(), player))
            state.apply(player, rng.choice(state.legal_actions(player)), nature)
    return found[:count]


def test_the_programs_that_a_child_chooses_from_come_first():
    names = players.names()
    assert names[:6] == ["easy", "normal", "hard", "greedy", "random", "default"]


def test_an_unknown_program_is_refused_by_name():
    with pytest.raises(players.UnknownPlayer, match="'deep-blue'"):
        players.load("deep-blue")


def test_every_seat_gets_a_fresh_program():
    assert players.load("random") is not players.load("random")


@pytest.mark.parametrize("name", ["default", "random", "greedy"])
def test_a_program_always_answers_legally(deal, name):
    bot = players.load(name)
    for state, player in positions(deal, 150):
        seen = InformationSet(state, player)
        assert bot.choose(seen, random.Random(1)) in state.legal_actions(player)


@pytest.mark.fault("B088")
@pytest.mark.parametrize("name", ["default", "random", "greedy"])
def test_hidden_cards_never_change_what_a_program_does(deal, name):
    for number, (state, player) in enumerate(positions(deal, 120, seed=3)):
        other = state.resample(player, Nature(random.Random(number)))
        choices = {
            players.load(name).choose(InformationSet(position, player), random.Random(9)).code
            for position in (state, other)
        }
        assert len(choices) == 1


def test_thinking_changes_nothing_on_the_table(deal):
    for state, player in positions(deal, 40, seed=4):
        digest = state.digest()
        players.load("greedy").choose(InformationSet(state, player), random.Random(1))
        assert state.digest() == digest


def test_an_information_set_never_hands_out_the_position(deal):
    state, player = positions(deal, 1)[0]
    seen = InformationSet(state, player)
    reachable = [getattr(seen, name) for name in dir(seen) if not name.startswith("_")]
    assert not any(value is state for value in reachable)
    assert seen.sample(Nature(random.Random(1))) is not state
    assert seen.legal_actions() is not seen.legal_actions()
    assert repr(seen) == f"InformationSet('deal', player={player})"
    with pytest.raises(AttributeError):
        seen.state  # noqa: B018


def test_an_information_set_crosses_to_another_process(deal):
    for state, player in positions(deal, 10, seed=5):
        seen = InformationSet(state, player)
        there = pickle.loads(pickle.dumps(seen))
        assert msgspec.json.encode(there.view()) == msgspec.json.encode(seen.view())
        assert [a.code for a in there.legal_actions()] == [a.code for a in seen.legal_actions()]
        assert (there.player, there.players) == (player, 4)


def test_a_sealed_information_set_holds_a_drawn_position_instead_of_the_true_one(deal):
    state, player = positions(deal, 1, seed=6)[0]
    sealed = InformationSet(state, player).sealed(Nature(random.Random(1)))
    assert msgspec.json.encode(sealed.view()) == msgspec.json.encode(
        InformationSet(state, player).view()
    )
    true, drawn = pickle.dumps(InformationSet(state, player)), pickle.dumps(sealed)
    assert true != drawn


def test_the_sensible_program_beats_three_whimsical_ones(deal):
    bots = ["greedy", "random", "random", "random"]
    results = lab.simulate(deal, 4, 100, bots, seed=2008)
    assert results.wins[0] >= 90


def test_the_sensible_program_beats_one_whimsical_one_by_official_rules():
    official = kaizhuo.load("deal", preset="official")
    results = lab.simulate(official, 2, 40, ["greedy", "random"], seed=1)
    assert results.wins[0] >= 36


def test_a_game_without_a_rule_of_thumb_is_played_on_at_random(deal):
    wins = 0
    for state, player in positions(deal, 3, seats=2, seed=8):
        action = choose_by_playing_on(InformationSet(state, player), random.Random(1))
        assert action in state.legal_actions(player)
        wins += 1
    assert wins == 3
