"""One agent at a time: PettingZoo's AEC environment of any game."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kaizhuo.kernel import Game, KaizhuoError, State

from .agents import Agents
from .sight import Observation, game_of


class TableEnv(Agents, AECEnv[str, Observation, int | None]):
    """A table whose agents are asked one after the other.

    Agents are ``player_0`` … by seat. An observation is a ``dict`` with the vector and, for the
    agent that is asked now, the mask of its actions (all 0 for the others). Rewards are 0 until
    the game is over, then its returns. Where a game asks several at once, the lowest seat is
    asked first and nobody sees an answer before the game shows it. ``max_cycles`` decisions
    (of all agents together) truncate the game; ``None`` plays every game to its end.

    ``step`` raises ``IllegalAction`` for an action that the mask does not allow; ``env`` wraps
    this class so that such an action loses the game instead.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        max_cycles: int | None = None,
        scaled: bool = False,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        Agents.__init__(self, game, players, False, max_cycles, scaled, render_mode, language)
        self._decisions = 0
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. ``options["first"]`` is the seat that begins (0)."""
        self._state = self._seats.deal(seed, options)
        self._decisions = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next(self._state)

    def _ask_next(self, state: State) -> None:
        self.agent_selection = self.possible_agents[min(state.actors(), default=0)]

    def observe(self, agent: str) -> Observation:
        """What an agent sees of the table, and its mask."""
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        asked = agent == self.agent_selection and not over
        return self._sight.observe(self._position(), self._seat[agent], asked)

    def step(self, action: int | None) -> None:
        """Carry out an action of ``agent_selection`` (``None`` for one whose game is over)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._position()
        index = -1 if action is None else int(action)
        if not 0 <= index < self._sight.actions:
            raise KaizhuoError(f"an action is from 0 to {self._sight.actions - 1}, not {action!r}")
        state.play(self._seat[agent], self.game.actions[index].code, self._seats.nature)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        if state.is_terminal():
            self.rewards = dict(zip(self.possible_agents, state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask_next(state)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


def raw_env(
    game: str | Game = "deal",
    players: int | None = None,
    *,
    edition: str | None = None,
    preset: str | None = None,
    max_cycles: int | None = None,
    scaled: bool = False,
    render_mode: str | None = None,
    language: str = "en",
    **options: object,
) -> TableEnv:
    """The environment without wrappers: an illegal action raises ``IllegalAction``.

    ``game`` is an id (``kaizhuo.game_ids()``) or a loaded game; ``players`` the number of agents
    (the fewest that the game allows if ``None``); ``edition`` the path of an edition file;
    ``preset`` and ``options`` as in ``kaizhuo.load``. ``scaled`` makes the vectors ``float32``
    from 0 to 1.
    """
    loaded = game_of(game, edition, preset, options)
    seats = loaded.min_players if players is None else players
    return TableEnv(loaded, seats, max_cycles, scaled, render_mode, language)


def env(
    game: str | Game = "deal", players: int | None = None, **settings: Any
) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's wrappers (see ``raw_env`` for what it takes): an illegal
    action ends the game with a reward of -1 for the one who made it and 0 for the others."""
    table: AECEnv[str, Observation, int | None] = raw_env(game, players, **settings)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)
