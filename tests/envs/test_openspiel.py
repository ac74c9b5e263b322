"""The OpenSpiel games keep what OpenSpiel asks of one, and follow the engine move by move."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import kaizhuo
from kaizhuo.envs.openspiel import TableState, registered
from kaizhuo.envs.openspiel.table import short_name
from kaizhuo.kernel import Deck, KaizhuoError, Nature
from kaizhuo.players import InformationSet
from kaizhuo.players import load as load_player

TABLES = [
    (id, players)
    for id in kaizhuo.game_ids()
    for game in [kaizhuo.load(id)]
    for players in range(game.min_players, game.max_players + 1)
]
GAMES = kaizhuo.game_ids()


def load(id: str, players: int | None = None, **parameters: object) -> Any:
    given: dict[str, object] = {"players": players or kaizhuo.load(id).min_players, **parameters}
    if id != "taiwan":
        given.setdefault("round_limit", 40)
    words = ",".join(f"{name}={value}" for name, value in given.items())
    return pyspiel.load_game(f"{short_name(id)}({words})")


def go_on(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def nodes(game: Any, seed: int, share: float = 1.0) -> Iterator[Any]:
    """The nodes of a random game, or a share of them; the last one always."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if rng.random() < share:
            yield state
        go_on(state, rng)
    yield state


def decisions(game: Any, seed: int, share: float) -> Iterator[Any]:
    for state in nodes(game, seed, share):
        if state.current_player() >= 0:
            yield state


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_game_passes_openspiels_test_with_serialization(id: str, players: int) -> None:
    game = load(id, players, max_game_length=60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


class Noting(Nature):
    """Chance that keeps every outcome that could have been another one."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.kept: list[int] = []

    def below(self, n: int) -> int:
        value = super().below(n)
        if n > 1:
            self.kept.append(value)
        return value

    def draw(self, deck: Deck) -> int:
        size = len(deck.top_layer())
        card = super().draw(deck)
        if size > 1:
            self.kept.append(card)
        return card


def follow(state: TableState, nature: Noting) -> None:
    """Tell the OpenSpiel state what chance brought in the engine."""
    while state.is_chance_node():
        outcomes = dict(state.chance_outcomes())
        outcome = nature.kept.pop(0)
        assert outcomes[outcome] > 0
        assert sum(outcomes.values()) == pytest.approx(1)
        state.apply_action(outcome)
    assert nature.kept == []


@pytest.mark.parametrize("id", GAMES)
def test_a_game_unfolds_as_in_the_engine(id: str) -> None:
    """The same actions and outcomes lead to the same positions, legal actions and returns."""
    game = load(id, 3)
    rng = random.Random(4)
    nature = Noting(rng)
    engine = game.rules.game().new_state(3, nature)
    state = game.new_initial_state()
    follow(state, nature)
    while not engine.is_terminal():
        assert state.position.state.digest() == engine.digest()
        player = min(engine.actors())
        legal = engine.legal_actions(player)
        assert state.current_player() == player
        assert state.legal_actions() == sorted(action.index for action in legal)
        action = rng.choice(legal)
        assert state.action_to_string(player, action.index) == action.code
        engine.apply(player, action, nature)
        state.apply_action(action.index)
        follow(state, nature)
    assert state.is_terminal()
    assert state.returns() == engine.returns() == state.rewards()


def test_the_deal_is_a_row_of_chance_nodes_over_the_cards_that_are_left() -> None:
    state = load("deal").new_initial_state()
    for left in range(106, 96, -1):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == left
        assert {weight for _, weight in outcomes} == {1 / left}
        assert state.action_to_string(outcomes[0][0]).startswith("draw ")
        state.apply_action(outcomes[0][0])


def test_a_die_is_a_chance_node_with_its_faces() -> None:
    state = load("warring").new_initial_state()
    while state.is_chance_node():
        go_on(state, random.Random(1))
    state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
    assert [state.action_to_string(face) for face in range(6)] == list("123456")


@pytest.mark.parametrize("id", GAMES)
def test_a_state_drawn_anew_is_the_same_to_its_player(id: str) -> None:
    game = load(id)
    rng = random.Random(2)
    different = 0
    for state in decisions(game, 3, 0.08):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        different += str(other) != str(state)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        for again in nodes_from(other, rng, 10):
            assert again.is_terminal() or again.is_chance_node() or again.legal_actions()
    assert different or id.startswith("nyc")


def nodes_from(state: Any, rng: random.Random, moves: int) -> Iterator[Any]:
    for _ in range(moves):
        if state.is_terminal():
            return
        go_on(state, rng)
        yield state


@pytest.mark.parametrize("id", ["deal", "taiwan"])
def test_what_one_seat_cannot_see_is_in_none_of_its_strings(id: str) -> None:
    """Of every seat, not only the one that acts."""
    game = load(id)
    rng = random.Random(2)
    for state in decisions(game, 5, 0.05):
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)


@pytest.mark.parametrize("id", GAMES)
def test_an_information_state_remembers_what_its_seat_saw_and_did(id: str) -> None:
    """Along a game no information state comes twice to the seat that acts, and a seat's memory
    changes only when it acts."""
    game = load(id)
    met: set[tuple[int, str]] = set()
    memories = [""] * game.num_players()
    last = -1
    for state in nodes(game, 7):
        for seat in range(game.num_players()):
            memory = state.information_state_string(seat).partition("\n")[0]
            assert memory == memories[seat] or seat == last
            memories[seat] = memory
        last = -1
        if state.current_player() >= 0:
            last = state.current_player()
            key = (last, state.information_state_string(last))
            assert key not in met
            met.add(key)


@pytest.mark.parametrize("id", GAMES)
def test_copies_and_what_was_written_down_go_on_the_same_way(id: str) -> None:
    game = load(id)
    for at, state in enumerate(nodes(game, 11, 0.04)):
        written = state.serialize()
        assert len(written) < 100_000
        copies = [
            state.clone(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(written),
        ]
        before = str(state)
        for other in copies:
            assert str(other) == before
            for seat in range(game.num_players()):
                told = other.information_state_string(seat)
                assert told == state.information_state_string(seat)
        ends = {str([other, *nodes_from(other, random.Random(at), 12)][-1]) for other in copies}
        assert len(ends) == 1
        assert str(state) == before


@pytest.mark.parametrize("id", GAMES)
def test_openspiels_search_plays_a_whole_game(id: str) -> None:
    game = load(id, **({} if id == "taiwan" else {"round_limit": 3}))
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=2, random_state=rng)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            go_on(state, random.Random(len(state.history())))
        else:
            searched += len(state.legal_actions()) > 1
            state.apply_action(int(bot.step(state)))
    assert searched > 3
    assert state.returns() == state.position.state.returns()


def test_programs_of_the_house_play_openspiel_states() -> None:
    state = load("deal", 2).new_initial_state()
    with pytest.raises(KaizhuoError):
        state.information_set()
    rng = random.Random(3)
    players = [load_player("greedy"), load_player("random")]
    while not state.is_terminal():
        if state.is_chance_node():
            go_on(state, rng)
        else:
            known = state.information_set()
            assert isinstance(known, InformationSet)
            state.apply_action(players[known.player].choose(known, rng).index)
    assert sum(state.returns()) == 0


def test_a_game_is_cut_off_without_a_winner() -> None:
    game = load("deal", max_game_length=9)
    assert game.max_game_length() == 9
    last = [*nodes(game, 1)][-1]
    assert last.position.decisions == 9
    assert last.returns() == [0, 0]
    assert last.current_player() == pyspiel.PlayerId.TERMINAL


def test_observers_show_one_seat_or_what_everybody_sees() -> None:
    game = load("deal", 2)
    kinds = pyspiel.PrivateInfoType
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    )
    rng = random.Random(1)
    for state in decisions(game, 1, 0.1):
        other = state.resample_from_infostate(0, rng.random)
        assert public.string_from(state, 0) == public.string_from(other, 1)
        assert '"hand":null' in public.string_from(state, 0)
        public.set_from(state, 0)
        assert public.tensor.min() >= 0
        assert public.tensor.max() <= 1
    for wrong in (
        pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS),
        pyspiel.IIGObservationType(private_info=kinds.NONE, perfect_recall=True),
    ):
        with pytest.raises(KaizhuoError):
            game.make_py_observer(wrong)


def test_options_editions_and_presets_are_parameters() -> None:
    game = pyspiel.load_game("kaizhuo_deal(players=3,preset=official,round_limit=7,first=2)")
    assert game.rules.game().chosen["two_colour_sets"] is True
    assert game.rules.game().chosen["round_limit"] == 7
    assert next(decisions(game, 1, 1)).current_player() == 2
    target = pyspiel.load_game("kaizhuo_nyc_bank(target=25000)")
    assert target.rules.game().chosen["target"] == "25000"
    assert str(pyspiel.load_game(str(target))) == str(target)
    for wrong in ("players=9", "first=4", "preset=nothing", "edition=/nowhere.toml"):
        with pytest.raises((KaizhuoError, pyspiel.SpielError)):
            pyspiel.load_game(f"kaizhuo_deal({wrong})")


def test_every_game_is_registered_and_python_ends_in_peace() -> None:
    assert set(registered()) >= {f"kaizhuo_{id.replace('-', '_')}" for id in GAMES}
    code = (
        "import pyspiel, kaizhuo.envs.openspiel\n"
        "state = pyspiel.load_game('kaizhuo_deal').new_initial_state()\n"
        "print(state.observation_string(0))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pyspiel'] = None\n"
        "try:\n import kaizhuo.envs.openspiel\n"
        "except ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == (
        "kaizhuo.envs.openspiel needs pyspiel: pip install 'kaizhuo[openspiel]'\n"
    )


@pytest.mark.parametrize("length", [0, -5])
def test_a_game_without_a_decision_is_refused(length: int) -> None:
    with pytest.raises(KaizhuoError, match="'max_game_length' is at least 1"):
        load("deal", max_game_length=length)
