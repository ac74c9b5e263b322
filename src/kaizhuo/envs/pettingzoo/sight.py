"""What agents of either environment are given: spaces, vectors, masks, and the table in words."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt

from kaizhuo.envs import VERSION
from kaizhuo.envs.observations import Encoder
from kaizhuo.kernel import SPECTATOR, Action, Game, KaizhuoError, Nature, Section, State
from kaizhuo.language import Language
from kaizhuo.registry import load_with

Array = npt.NDArray[Any]
Observation = dict[str, Array]

RENDER_MODES: Final = ("ansi", "human")
"""``ansi``: ``render()`` returns the table in words; ``human``: it is printed after every step."""


def game_of(
    game: str | Game, edition: str | None, preset: str | None, options: Mapping[str, object]
) -> Game:
    """A game by its id with edition, preset and options, or the game that was handed in."""
    if isinstance(game, Game):
        if edition is not None or preset is not None or options:
            raise KaizhuoError("edition, preset and options go with the id of a game")
        return game
    return load_with(game, edition, preset, options)


class Sight:
    """The spaces of a game at a number of players, and what is in them.

    With ``scaled``, vectors are ``float32`` from 0 to 1: every number divided by its bound.
    ``waits``: the action table has one more entry, for an agent that is not asked.
    """

    def __init__(self, game: Game, players: int, scaled: bool, waits: bool, language: str) -> None:
        self.encoder: Final = Encoder(game, players)
        self.players: Final = players
        self.waits: Final = waits
        self.actions: Final = len(game.actions) + waits
        self.wait: Final = len(game.actions)
        """The index of the action of an agent that is not asked."""
        self._high: Final = np.array(self.encoder.high, dtype=np.int32)
        self._scaled: Final = scaled
        self._language: Final = language
        self._words: Final = Language(language, game)
        self._seats: Final = [f"player_{seat}" for seat in range(players)]

    def __reduce__(self) -> tuple[object, ...]:
        made_from = (self.encoder.game, self.players, self._scaled, self.waits, self._language)
        return (Sight, made_from)

    def vectors(self) -> gymnasium.spaces.Box:
        """The space of the vectors."""
        if self._scaled:
            return gymnasium.spaces.Box(0.0, 1.0, (self.encoder.size,), np.float32)
        low = np.zeros(self.encoder.size, dtype=np.int32)
        return gymnasium.spaces.Box(low, self._high, dtype=np.int32)

    def observations(self) -> gymnasium.spaces.Dict:
        """The space of what an agent observes."""
        mask = gymnasium.spaces.Box(0, 1, (self.actions,), np.int8)
        return gymnasium.spaces.Dict({"observation": self.vectors(), "action_mask": mask})

    def vector(self, state: State, seat: int, legal: Sequence[Action] = ()) -> Array:
        """What a seat or ``SPECTATOR`` sees."""
        found = np.zeros(self.encoder.size, dtype=np.int32)
        self.encoder.encode(state, seat, [action.index for action in legal], found)
        if self._scaled:
            return (found / self._high).astype(np.float32)
        return found

    def observe(self, state: State, seat: int, asked: bool) -> Observation:
        """What a seat sees, and what it may do if it is asked."""
        legal = state.legal_actions(seat) if asked else []
        mask = np.zeros(self.actions, dtype=np.int8)
        for action in legal:
            mask[action.index] = 1
        if self.waits and not legal:
            mask[self.wait] = 1
        return {"observation": self.vector(state, seat, legal), "action_mask": mask}

    def picture(self, state: State) -> str:
        """The table in words, as somebody without a seat sees it."""
        sections = self.encoder.game.face().sections(state, SPECTATOR)
        return "\n\n".join(self._section(section) for section in sections)

    def _section(self, section: Section) -> str:
        def say(text: Any) -> str:
            return self._words.render(text, SPECTATOR, self._seats)

        return "\n".join([say(section.title), *(f"  {say(line.text)}" for line in section.lines)])


def metadata(game: Game, parallel: bool) -> dict[str, Any]:
    """PettingZoo's facts about an environment."""
    return {
        "name": f"kaizhuo_{game.id.replace('-', '_')}_{VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": parallel,
    }


def check_settings(mode: str | None, max_cycles: int | None) -> None:
    """``KaizhuoError`` for a render mode that there is not, or a game without a decision."""
    if max_cycles is not None and max_cycles < 1:
        raise KaizhuoError(f"'max_cycles' is at least 1, not {max_cycles}")
    if mode is not None and mode not in RENDER_MODES:
        raise KaizhuoError(f"there is no render mode {mode!r}; there is: {', '.join(RENDER_MODES)}")


class Seats:
    """New games one after the other. A seed begins a row of games, each of which follows."""

    def __init__(self, game: Game, players: int, chance: random.Random | None = None) -> None:
        self.game: Final = game
        self.players: Final = players
        self._begin(random.Random() if chance is None else chance)

    def _begin(self, chance: random.Random) -> None:
        self._chance = chance
        self.nature = Nature(chance)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy has a generator of its own: ``Nature`` holds a function of one, which a deep
        copy would share."""
        return (Seats, (self.game, self.players, self._chance))

    def deal(self, seed: object, options: Mapping[str, object] | None) -> State:
        """A new game; ``options["first"]`` is the seat that begins (0)."""
        first = (options or {}).get("first", 0)
        if not isinstance(first, SupportsIndex) or not 0 <= index(first) < self.players:
            raise KaizhuoError(f"'first' is a seat from 0 to {self.players - 1}, not {first!r}")
        if seed is not None:
            if not isinstance(seed, SupportsIndex) or index(seed) < 0:
                raise KaizhuoError(f"a seed is a whole number from 0, not {seed!r}")
            self._begin(random.Random(index(seed)))
        return self.game.new_state(self.players, self.nature, index(first))
