"""All agents in every cycle: PettingZoo's parallel environment of any game.

A table asks few of its players at a time. Here every agent hands in an action in every cycle:
who is asked does what it says (several at once where the game asks several), everybody else
*waits*, with an action of its own that is the only one in their mask.
"""

from __future__ import annotations

from typing import Any, Final

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from kaizhuo.kernel import Game, State

from .agents import Agents
from .sight import Observation, game_of


class CyclesEnv(Agents, ParallelEnv[str, Observation, int]):
    """A table at which every agent acts in every cycle; ``max_cycles`` cycles truncate the game.

    The last action of the table is to wait. An agent that is asked and hands in what its mask
    does not allow does what an absent player does (the game's safe default), and its info says
    ``{"illegal": True}``; what others hand in than to wait is not looked at.
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
        Agents.__init__(self, game, players, True, max_cycles, scaled, render_mode, language)
        self._cycles = 0

    def _observations(self, state: State) -> dict[str, Observation]:
        actors = state.actors()
        return {
            agent: self._sight.observe(state, seat, seat in actors)
            for seat, agent in enumerate(self.possible_agents)
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game. ``options["first"]`` is the seat that begins (0)."""
        self._state = self._seats.deal(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents.copy()
        return self._observations(self._state), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Carry out the actions of all who are asked, in the order of their seats."""
        state = self._position()
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat, offered in [(seat, state.legal_actions(seat)) for seat in sorted(state.actors())]:
            agent = self.possible_agents[seat]
            index = int(actions[agent])
            legal = next((action for action in offered if action.index == index), None)
            if legal is None:
                infos[agent]["illegal"] = True
            self._answer(state, seat, index if legal else None)
        self._cycles += 1
        over = state.is_terminal()
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        returns = state.returns() if over else [0.0] * len(agents)
        found = self._observations(state)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            found,
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _answer(self, state: State, seat: int, index: int | None) -> None:
        """Carry out an answer, unless those before it left nothing to answer."""
        if seat not in state.actors():
            return
        action = state.default(seat) if index is None else self.game.actions[index]
        if action in state.legal_actions(seat):
            state.apply(seat, action, self._seats.nature)


def parallel_env(
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
) -> CyclesEnv:
    """The environment in which all agents act in every cycle; takes what ``raw_env`` takes."""
    loaded = game_of(game, edition, preset, options)
    seats = loaded.min_players if players is None else players
    return CyclesEnv(loaded, seats, max_cycles, scaled, render_mode, language)


class Cycles:
    """One game in cycles with the two makers that PettingZoo's tools expect of a module:
    ``parallel_env``, and ``env``, which asks every agent once in every cycle, waiting or not."""

    def __init__(self, game: str | Game, players: int | None, settings: dict[str, Any]) -> None:
        self._game: Final = game
        self._players: Final = players
        self._settings: Final = settings

    def parallel_env(self, **settings: Any) -> CyclesEnv:
        """All agents at once."""
        return parallel_env(self._game, self._players, **{**self._settings, **settings})

    def env(self, **settings: Any) -> AECEnv[str, Observation, int | None]:
        """All agents in turn; what they did is carried out when the last one has acted."""
        return parallel_to_aec(self.parallel_env(**settings))

    raw_env = env


def in_cycles(game: str | Game = "deal", players: int | None = None, **settings: Any) -> Cycles:
    """A game in cycles, as a module-like object. Takes what ``raw_env`` takes."""
    return Cycles(game, players, settings)
