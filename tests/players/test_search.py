"""The program that looks ahead: it decides by what its seat sees, and by nothing else."""

from __future__ import annotations

import asyncio
import random

import pytest

import kaizhuo
from kaizhuo import players
from kaizhuo.kernel import KaizhuoError, Nature, OptionError
from kaizhuo.players import InformationSet
from kaizhuo.players.search import Search
from kaizhuo.players.search.policies import policy_of
from kaizhuo.players.search.tree import Knobs, shares
from kaizhuo.server.thinking import Thinkers

GAMES = ["deal", "taiwan", "nyc-bank", "nyc-travel", "warring"]


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    return kaizhuo.load(request.param)


def questions(game, seats, count, seed=0):
    """Positions out of games between rules of thumb, with a seat that has a choice."""
    rng = random.Random(f"{game.id} {seats} {seed}")
    nature = Nature(rng)
    greedy = players.load("greedy")
    found = []
    while len(found) < count:
        state = game.new_state(seats, nature)
        while not state.is_terminal() and len(found) < count:
            player = rng.choice(state.actors())
            if rng.random() < 0.1 and len(state.legal_actions(player)) > 1:
                found.append((state.clone(), player))
            state.apply(player, greedy.choose(InformationSet(state, player), rng), nature)
    return found


def test_the_same_set_and_seed_give_the_same_move(game):
    for at, (state, player) in enumerate(questions(game, 3, 3)):
        first = Search(12).choose(InformationSet(state, player), random.Random(at))
        again = Search(12).choose(InformationSet(state, player), random.Random(at))
        assert first is again


def test_what_is_hidden_from_a_seat_does_not_change_its_move(game):
    """And neither does how what nobody knows lies in memory: the whole search goes alike."""
    for at, (state, player) in enumerate(questions(game, 4, 5, seed=1)):
        other = state.resample(player, Nature(random.Random(at)))
        here = Search(15).searched(InformationSet(state, player), random.Random(at))
        there = Search(15).searched(InformationSet(other, player), random.Random(at))
        legal = state.legal_actions(player)
        assert here.best() is there.best()
        assert here.won == there.won
        assert here.trials(legal) == there.trials(legal)


def test_the_searcher_does_not_touch_the_table(game):
    for state, player in questions(game, game.min_players, 3, seed=2):
        before = state.digest()
        Search(10).choose(InformationSet(state, player), random.Random(1))
        assert state.digest() == before


def test_every_game_is_played_to_its_end_at_every_number_of_players(game):
    for seats in range(game.min_players, game.max_players + 1):
        rng = random.Random(seats)
        nature = Nature(rng)
        state = game.new_state(seats, nature)
        bot = Search(1)
        while not state.is_terminal():
            player = state.actors()[-1]
            action = bot.choose(InformationSet(state, player), rng)
            assert action in state.legal_actions(player)
            state.apply(player, action, nature)


def test_a_forced_move_is_not_thought_about(game):
    state, player = questions(game, game.min_players, 1, seed=3)[0]

    class Forced(InformationSet):
        def legal_actions(self):
            return super().legal_actions()[:1]

        def sample(self, nature):
            raise AssertionError("there is nothing to think about")

    forced = Forced(state, player)
    assert Search(1000).choose(forced, random.Random(1)) is forced.legal_actions()[0]


def test_all_chance_comes_from_the_generator_that_was_handed_in(game):
    state, player = questions(game, 3, 1, seed=4)[0]
    random.seed(1)
    before = random.getstate()
    Search(20).choose(InformationSet(state, player), random.Random(5))
    assert random.getstate() == before


def test_the_tree_counts_what_it_tried(game):
    state, player = questions(game, 3, 1, seed=5)[0]
    tree = Search(60).searched(InformationSet(state, player), random.Random(5))
    assert tree.iterations == 60
    assert sum(tree.trials(state.legal_actions(player))) == tree.iterations
    assert sum(tree.won) == pytest.approx(tree.iterations)
    assert tree.best() in state.legal_actions(player)


def test_a_policy_weighs_every_legal_action(game):
    policy = policy_of(game)
    for state, player in questions(game, 4, 25, seed=6):
        legal = state.legal_actions(player)
        weights = policy.weigh(state, player, legal)
        assert len(weights) == len(legal)
        assert all(weight >= 0 for weight in weights)
        assert max(weights) > 0
        assert policy.pick(state, player, legal, Nature(random.Random(1))) in legal


def test_an_outlook_judges_what_is_quiet(game):
    outlook = policy_of(game).outlook
    rng = random.Random(7)
    nature = Nature(rng)
    greedy = players.load("greedy")
    state = game.new_state(3, nature)
    last: list[float] = []
    while not state.is_terminal():
        chances = outlook.chances(state)
        if chances:
            assert len(chances) == 3
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in chances)
            last = chances
        player = state.actors()[0]
        state.apply(player, greedy.choose(InformationSet(state, player), rng), nature)
    assert max(last[seat] for seat in state.winners()) > 1 / 3


def test_a_playout_ends_with_a_judgement_or_with_the_game():
    """A game of Deal is won by one, so without judgements only whole victories are counted."""
    state, player = questions(kaizhuo.load("deal"), 3, 1, seed=8)[0]
    seen = InformationSet(state, player)
    for horizon, judged in ((0, False), (1, True), (-1, True)):
        tree = Search(8, Knobs(horizon=horizon)).searched(seen, random.Random(1))
        assert any(value != int(value) for value in tree.won) == judged


def test_a_won_game_is_shared_among_its_winners():
    assert shares([1.0, -1 / 3, -1 / 3, -1 / 3]) == pytest.approx([1, 0, 0, 0])
    assert shares([0.5, 0.5, -0.5, -0.5]) == pytest.approx([0.625, 0.625, -0.125, -0.125])
    assert shares([0.0, 0.0]) == [0.5, 0.5]


@pytest.mark.parametrize("name", ["search:1", "search:1000", "search:1000000"])
def test_a_search_is_named_by_its_iterations(name):
    bot = players.load(name)
    assert isinstance(bot, Search)
    assert bot.iterations == int(name.partition(":")[2])


@pytest.mark.parametrize(
    "name",
    ["search", "search:", "search:0", "search:-3", "search:many", "search:1.5", "search:²",
     "search:1000001", "search:" + "9" * 5000, "search: 7", "search:1_000"],
)  # fmt: skip
def test_an_impossible_number_of_iterations_is_refused_in_one_sentence(name):
    with pytest.raises(OptionError, match="search:1000, with a whole number from 1 to 1000000"):
        players.load(name)


def test_a_name_that_only_begins_alike_is_unknown():
    with pytest.raises(players.UnknownPlayer, match="search:ITERATIONS"):
        players.load("searching")


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_the_strengths_at_the_table_are_searches(name):
    assert isinstance(players.load(name), Search)


def test_each_strength_thinks_more_than_the_one_before():
    thoughts = [players.load(name).iterations for name in ("easy", "normal", "hard")]
    assert thoughts == sorted(set(thoughts))


def test_it_thinks_in_a_process_of_its_own(game):
    state, player = questions(game, game.min_players, 1, seed=7)[0]
    thinkers = Thinkers()
    try:
        code = asyncio.run(thinkers.choose("search:5", state, player, 30.0))
    finally:
        thinkers.close()
    assert code in {action.code for action in state.legal_actions(player)}


def test_errors_of_names_are_errors_of_this_house():
    assert issubclass(OptionError, KaizhuoError)
