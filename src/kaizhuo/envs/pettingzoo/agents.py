"""What both of PettingZoo's kinds of environment have: agents by seat, spaces, a picture."""

from __future__ import annotations

from typing import Any

import gymnasium

from kaizhuo.kernel import SPECTATOR, Game, State

from .sight import Array, Seats, Sight, check_settings, metadata


class Agents:
    """The agents of a table, ``player_0`` … by seat, and what can be asked at any time.

    ``waiting`` says whether there is an action more, to wait. Spaces are per agent and all alike.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        waiting: bool,
        max_cycles: int | None,
        scaled: bool,
        render_mode: str | None,
        language: str,
    ) -> None:
        check_settings(render_mode, max_cycles)
        self.game = game
        self.metadata = metadata(game, waiting)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._sight = Sight(game, players, scaled, waiting, language)
        self._seats = Seats(game, players)
        self._state: State | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, gymnasium.spaces.Space[Any]] = {
            agent: self._sight.observations() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, gymnasium.spaces.Space[Any]] = {
            agent: gymnasium.spaces.Discrete(self._sight.actions) for agent in self.possible_agents
        }
        self.state_space = self._sight.vectors()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def _position(self) -> State:
        if self._state is None:
            raise RuntimeError("reset() comes before everything else")
        return self._state

    def state(self) -> Array:
        """What somebody without a seat sees: nothing that is hidden from any agent."""
        return self._sight.vector(self._position(), SPECTATOR)

    def render(self) -> str | None:
        """The table in words, as somebody without a seat sees it."""
        picture = self._sight.picture(self._position())
        if self.render_mode == "human":
            print(picture, end="\n\n")  # noqa: T201 (what "human" means)
            return None
        return picture

    def close(self) -> None:
        """Nothing is held open."""
