"""OpenSpiel's ``Game``, ``State`` and observer of any game of the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from kaizhuo.envs.observations import Encoder
from kaizhuo.kernel import SPECTATOR, Deck, Game, KaizhuoError, Option, State
from kaizhuo.players import InformationSet
from kaizhuo.registry import OWN, options_of

from .position import Position, Rules

MAX_GAME_LENGTH: Final = 10_000
"""Decisions after which a game is cut off, unless ``max_game_length`` says another number."""
LEAST_OUTCOMES: Final = 64
"""Room for dice and the like, where no deck needs more."""
CHANCES: Final = 100
"""More outcomes of chance than any decision brings, on average over a game."""
OWN_PARAMETERS: Final = ("players", "edition", "preset", "first", "max_game_length")


def short_name(id: str) -> str:
    """``nyc-bank`` is ``kaizhuo_nyc_bank`` in OpenSpiel."""
    return f"kaizhuo_{id.replace('-', '_')}"


def game_type(id: str, game: Game) -> Any:
    """What OpenSpiel is told of a game when it is registered."""
    parameters: dict[str, object] = {
        "players": game.min_players,
        "edition": "",
        "preset": "",
        "first": 0,
        "max_game_length": MAX_GAME_LENGTH,
    }
    parameters.update({option.name: _default(option) for option in options_of(game)})
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=short_name(id),
        long_name=f"Kaizhuo: {id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if id in OWN else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _default(option: Option) -> object:
    """An option's default as a parameter. OpenSpiel reads back a word of digits as a number, so
    a choice among such words is one among numbers."""
    if option.kind == "choice" and all(choice.isdigit() for choice in option.choices):
        return int(str(option.default))
    return option.default


def _value(option: Option, parameter: object) -> object:
    return str(parameter) if option.kind == "choice" else parameter


def _rules(id: str, options: tuple[Option, ...], given: Mapping[str, Any]) -> Rules:
    """The rules that parameters name. OpenSpiel fills in defaults, so an option that says its
    default is not told from one that was not given: a preset prevails over it."""
    wanted = tuple(
        (option.name, _value(option, given[option.name]))
        for option in options
        if given[option.name] != _default(option)
    )
    return Rules(
        id,
        given["edition"] or None,
        given["preset"] or None,
        wanted,
        given["players"],
        given["first"],
        given["max_game_length"],
    )


def _names_of_decks(value: object) -> int:
    """The most cards that a deck among the fields of a position has names for."""
    if isinstance(value, Deck):
        return len(value.names)
    if isinstance(value, list | tuple):
        return max((_names_of_decks(one) for one in value), default=0)
    fields = getattr(value, "fields", None)
    return _names_of_decks(fields()) if callable(fields) else 0


class TableGame(pyspiel.Game):
    """A game of the house with its parameters; ``game_class`` makes the class of each game."""

    id: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        loaded = _rules(self.id, (), {**given, "preset": ""}).game()
        rules = _rules(self.id, options_of(loaded), given)
        game = rules.game()
        game.check_players(rules.players)
        if not 0 <= rules.first < rules.players:
            raise KaizhuoError(f"'first' is a seat from 0 to {rules.players - 1}")
        most = _names_of_decks(game.empty_state(rules.players).fields())
        if rules.limit < 1:
            raise KaizhuoError(f"'max_game_length' is at least 1, not {rules.limit}")
        sum_zero = self.type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=max(LEAST_OUTCOMES, most),
            num_players=rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if sum_zero else None,
            max_game_length=rules.limit,
        )
        super().__init__(self.type, info, dict(params or {}))
        self.rules = rules
        self.start = Position.start(rules)
        self.encoder = Encoder(game, rules.players)

    def new_initial_state(self, *given: Any) -> TableState:
        """Before the first card is dealt."""
        if given:
            raise KaizhuoError("a game begins with its deal")
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A generous bound."""
        return CHANCES * self.rules.limit

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """An observer; see ``TableObserver`` for the kinds there are."""
        if params:
            raise KaizhuoError("the observers have no parameters")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.encoder, kind)


def game_class(id: str, game: Game) -> type[TableGame]:
    """The class to register for a game. It has to be a class: OpenSpiel lets go of what was
    registered when Python is gone already, and a class is still held by itself then."""
    members = {"id": id, "type": game_type(id, game), "__doc__": TableGame.__doc__}
    return type(short_name(id), (TableGame,), members)


class TableState(pyspiel.State):
    """A node of the game tree, which changes when an action is applied."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._position: Position = game.start

    @property
    def position(self) -> Position:
        """The node as an object that never changes."""
        return self._position

    def information_set(self) -> InformationSet:
        """What the current player knows, for the programs of ``kaizhuo.players``."""
        position = self._position
        if position.state is None or position.undecided is not None or position.over:
            raise KaizhuoError("no player is asked here")
        return InformationSet(position.state, position.mover)

    def current_player(self) -> int:
        """The seat that acts (where several are asked at once, the lowest), chance, or the end."""
        position = self._position
        if position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if position.undecided is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return position.mover

    def _legal_actions(self, player: int) -> list[int]:
        return [action.index for action in self._position.legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability: cards by number, faces from 0."""
        undecided = self._position.undecided
        if undecided is None:
            raise KaizhuoError("chance does not decide here")
        most = self.get_game().max_chance_outcomes()
        if undecided.outcomes[-1][0] >= most:
            raise KaizhuoError(f"chance has outcomes from {most} on, which OpenSpiel was not told")
        return undecided.outcomes

    def _apply_action(self, action: int) -> None:
        self._position = self._position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            undecided = self._position.undecided
            return str(action) if undecided is None else undecided.name(action)
        return str(self.get_game().rules.game().actions[action].code)

    def is_terminal(self) -> bool:
        """Whether the game is over or was cut off."""
        return self._position.over

    def returns(self) -> list[float]:
        """The game's returns at the end; 0 for everybody before, and where it was cut off."""
        return self._position.returns()

    def rewards(self) -> list[float]:
        """Rewards come at the end only."""
        return self._position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state with the same information state string for ``player``, everything hidden from
        it drawn anew. Its history is empty: what OpenSpiel kept of the deal would give it away."""
        state: TableState = self.get_game().new_initial_state()
        state._position = self._position.resample(player, sampler)
        return state

    def __str__(self) -> str:
        return str(self._position)


class TableObserver:
    """What is seen of a state: one player's observation (a string and a tensor), the same with
    perfect recall (a string only), or what everybody sees (``PrivateInfoType.NONE``; a string
    and a tensor).

    The tensor is the documented vector of the game, every number divided by its bound.
    """

    def __init__(self, encoder: Encoder, kind: Any) -> None:
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS or not kind.public_info:
            raise KaizhuoError("there are observers for one player and for what everybody sees")
        self._public: Final = kind.private_info == private.NONE
        self._recalls: Final = bool(kind.perfect_recall)
        if self._public and self._recalls:
            raise KaizhuoError("what everybody saw is not kept; a player's memory is")
        self._encoder: Final = encoder
        self._bounds: Final = np.array(encoder.high, dtype=np.float32)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self._recalls:
            self.tensor = np.zeros(encoder.size, dtype=np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor: all 0 during the deal, what was seen before while chance decides."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        position = state.position
        kernel: State | None = position.state
        if kernel is None:
            return
        asked = player == position.mover and position.undecided is None and not position.over
        legal = [action.index for action in position.legal()] if asked else []
        observer = SPECTATOR if self._public else player
        self._encoder.encode(kernel, observer, () if self._public else legal, self.tensor)
        self.tensor /= self._bounds

    def string_from(self, state: TableState, player: int) -> str:
        """What is seen, as JSON, with what the player may do; with perfect recall after a
        fingerprint of the player's own earlier decisions."""
        if self._public:
            return state.position.observation(SPECTATOR)
        if self._recalls:
            return state.position.information(player)
        return state.position.observation(player)
