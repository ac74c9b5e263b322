"""The PettingZoo environments keep what PettingZoo asks of one, and show no hidden card."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

import kaizhuo
from kaizhuo.envs.pettingzoo import env, in_cycles, parallel_env, raw_env
from kaizhuo.kernel import IllegalAction, KaizhuoError

TABLES = [
    (id, players)
    for id in kaizhuo.game_ids()
    for game in [kaizhuo.load(id)]
    for players in range(game.min_players, game.max_players + 1)
]
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"
"""What PettingZoo says of every observation that is a dict with a mask, its own games' too."""


def play(table: Any, steps: int | None = None) -> dict[str, float]:
    """Any allowed action, from wherever the table is; the rewards of the agents."""
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for at, agent in enumerate(table.agent_iter()):
        if at == steps:
            break
        observation, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        over = terminated or truncated
        mask = observation["action_mask"]
        table.step(None if over else table.action_space(agent).sample(mask))
    return rewards


def seeded(table: Any, seed: int = 3) -> Any:
    table.reset(seed=seed)
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seed + number)
    return table


@pytest.mark.filterwarnings(f"ignore:{EXPECTED}")
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_game_passes_pettingzoos_tests(id: str, players: int) -> None:
    api_test(env(id, players), num_cycles=20)
    seed_test(lambda: env(id, players), num_cycles=15)


@pytest.mark.filterwarnings(f"ignore:{EXPECTED}")
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_game_in_cycles_passes_pettingzoos_tests(id: str, players: int) -> None:
    max_cycles_test(in_cycles(id, players))
    parallel_api_test(parallel_env(id, players), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(id, players), num_cycles=15)
    api_test(in_cycles(id, players).env(), num_cycles=10)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_whole_game_ends_with_its_returns_as_rewards(id: str, players: int) -> None:
    options = {} if id == "taiwan" else {"round_limit": 40}
    table = seeded(env(id, players, **options))
    rewards = play(table)
    assert table.agents == []
    position = table.unwrapped._state
    assert position.is_terminal()
    assert list(rewards.values()) == position.returns()


@pytest.mark.parametrize("id", kaizhuo.game_ids())
def test_a_seed_gives_the_game_again_and_the_next_reset_another_one(id: str) -> None:
    table = raw_env(id)
    table.reset(seed=5)
    first = table._state.digest()
    table.reset()
    second = table._state.digest()
    assert second != first
    table.reset(seed=5)
    assert table._state.digest() == first
    table.reset()
    assert table._state.digest() == second


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    table = seeded(env("deal", 4))
    play(table, 9)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


@pytest.mark.parametrize("id", ["deal", "taiwan"])
def test_nothing_that_an_agent_is_given_tells_what_is_hidden(id: str) -> None:
    """Everything hidden from one seat is dealt anew: nothing that this seat is given changes, and
    what anybody may ask for (state, infos, the picture) does not change either."""
    table = seeded(raw_env(id, 4, render_mode="ansi"))
    for _ in range(12):
        play(table, 5)
        seat = table.possible_agents.index(table.agent_selection)
        before = table.observe(table.agent_selection), table.state(), table.render(), table.infos
        other = table._state.resample(seat, kaizhuo.Nature())
        assert other.digest() != table._state.digest()
        table._state = other
        after = table.observe(table.agent_selection), table.state(), table.render(), table.infos
        for key in ("observation", "action_mask"):
            assert np.array_equal(before[0][key], after[0][key])
        assert np.array_equal(before[1], after[1])
        assert before[2:] == after[2:]
        assert not any(table.infos.values())


def test_those_who_are_asked_at_once_are_asked_by_seat_and_see_no_answer_before_its_time() -> None:
    """A jump-in window of 禮賀臺灣: what the first one answers is not in what the second sees."""
    table = seeded(raw_env("taiwan", 4))
    met = unlike = 0
    for _ in range(400):
        if not table.agents or any(table.terminations.values()):
            table.reset()
        asked = table._state.actors()
        actors = sorted(asked)
        assert table.agent_selection == table.possible_agents[actors[0]]
        legal = table._state.legal_actions(actors[0])
        if len(actors) > 1 and len(legal) > 1:
            met += 1
            unlike += asked != actors
            seen = []
            for action in legal:
                copy = table._state.clone()
                copy.apply(actors[0], action, kaizhuo.Nature())
                if min(copy.actors(), default=-1) == actors[1]:
                    sight = table._sight.observe(copy, actors[1], True)
                    seen.append(sight["observation"].tobytes() + sight["action_mask"].tobytes())
            assert len(set(seen)) <= 1
        play(table, 1)
    assert met > 3
    assert unlike, "the game's own order is sometimes another one"


def test_max_cycles_cuts_a_game_off() -> None:
    table = seeded(raw_env("warring", 3, max_cycles=7))
    play(table, 7)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert play(table) == dict.fromkeys(table.possible_agents, 0.0)


def test_an_illegal_action_loses_the_game_or_raises_with_the_clause() -> None:
    bare = raw_env("deal", 2)
    bare.reset(seed=1)
    mask = bare.observe(bare.agent_selection)["action_mask"]
    before = bare._state.digest()
    with pytest.raises(IllegalAction, match="MD-"):
        bare.step(int(np.argmin(mask)))
    assert bare._state.digest() == before
    with pytest.raises(KaizhuoError, match="an action is from 0"):
        bare.step(-1)
    wrapped = env("deal", 2)
    wrapped.reset(seed=1)
    wrapped.step(int(np.argmin(mask)))
    assert sorted(wrapped.rewards.values()) == [-1.0, 0.0]
    assert all(wrapped.terminations.values())


def test_in_cycles_an_illegal_action_becomes_the_safe_default_and_is_told() -> None:
    table = parallel_env("deal", 3)
    observations, _ = table.reset(seed=1)
    waits = table.action_space("player_0").n - 1
    asked = [a for a in table.agents if not observations[a]["action_mask"][waits]]
    (agent,) = asked
    expected = table._state.clone()
    expected.apply(0, expected.default(0), kaizhuo.Nature())
    _, _, _, _, infos = table.step(dict.fromkeys(table.agents, int(waits)))
    assert infos[agent] == {"illegal": True}
    assert not any(infos[other] for other in table.agents if other != agent)
    assert table._state.stack[0].player == expected.stack[0].player


def test_scaled_vectors_lie_between_0_and_1_and_say_the_same() -> None:
    whole, scaled = seeded(raw_env("nyc-bank", 3)), seeded(raw_env("nyc-bank", 3, scaled=True))
    agent = whole.agent_selection
    vector = scaled.observe(agent)["observation"]
    assert vector.dtype == np.float32
    assert scaled.observation_space(agent)["observation"].contains(vector)
    high = whole.observation_space(agent)["observation"].high
    assert np.array_equal(np.rint(vector * high), whole.observe(agent)["observation"])


def test_the_table_is_printed_for_people_without_any_hand(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = raw_env("deal", 2, render_mode="human", language="zh-Hant")
    table.reset(seed=1)
    play(table, 1)
    printed = capsys.readouterr().out
    assert "player_1" in printed
    assert "銀行" in printed
    assert "手牌" in printed


def test_editions_presets_and_options_are_passed_on() -> None:
    table = raw_env("deal", 2, preset="official", round_limit=3)
    assert table.game.chosen["two_colour_sets"] is True
    assert table.game.chosen["round_limit"] == 3
    assert raw_env(table.game, 2).game is table.game
    for wrong in (
        lambda: env("nowhere"),
        lambda: env("deal", 9),
        lambda: env("deal", 2, render_mode="rgb"),
        lambda: env(table.game, 2, preset="official"),
        lambda: raw_env("deal", 2).reset(options={"first": 5}),
    ):
        with pytest.raises(KaizhuoError):
            wrong()


def test_without_pettingzoo_one_sentence_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "try:\n import kaizhuo.envs.pettingzoo\n"
        "except ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == (
        "kaizhuo.envs.pettingzoo needs pettingzoo: pip install 'kaizhuo[pettingzoo]'\n"
    )


@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
def test_an_environment_in_play_can_be_copied_and_pickled(make: Any) -> None:
    """Frameworks send environments to worker processes, and searches play on in copies: the same
    actions lead on to the same, and the table itself notices nothing."""
    table = make("nyc-bank", 3)
    table.reset(seed=4)
    others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]

    def whole_rounds(one: Any) -> Any:
        for at in range(60):
            if make is parallel_env:
                one.step(dict.fromkeys(one.agents, at % 2))
            else:
                mask = one.last()[0]["action_mask"]
                one.step(int(np.flatnonzero(mask)[0]))
        return one.unwrapped.state()

    ends = [whole_rounds(one) for one in (*others, table)]
    assert np.array_equal(ends[0], ends[2])
    assert np.array_equal(ends[1], ends[2])


def test_seeds_and_seats_may_be_numbers_of_numpy() -> None:
    table = raw_env("deal", 3)
    found = []
    for seed, first in ((7, 2), (np.int64(7), np.uint8(2))):
        table.reset(seed=seed, options={"first": first})
        found.append((table.agent_selection, table.observe("player_2")["observation"].tobytes()))
    assert found[0] == found[1]
    assert found[0][0] == "player_2"
    for wrong in (-1, 1.5, "7"):
        with pytest.raises(KaizhuoError, match="a seed is a whole number from 0"):
            table.reset(seed=wrong)


@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
def test_a_game_without_a_decision_is_refused(make: Any) -> None:
    for cycles in (0, -1):
        with pytest.raises(KaizhuoError, match="'max_cycles' is at least 1"):
            make("deal", max_cycles=cycles)
