"""What a program that plays is given: all that its seat may know, and nothing else."""

from __future__ import annotations

from kaizhuo.kernel import Action, Game, Nature, State


class InformationSet:
    """All positions that look the same to one player as the one on the table.

    ``view()`` and ``legal_actions()`` are what the seat sees; ``sample(nature)`` is a position
    drawn from the set, for a program that looks ahead. The true position is never handed out,
    and one that must leave the process is ``sealed`` first.
    """

    __slots__ = ("__legal", "__state", "__view", "player")

    def __init__(self, state: State, player: int) -> None:
        self.__state = state
        self.__view: object = None
        self.__legal: list[Action] | None = None
        self.player = player

    @property
    def game(self) -> Game:
        """The rules, the edition and the options: public to everybody."""
        return self.__state.game

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return self.__state.players

    def view(self) -> object:
        """What the player sees, in the game's own view structure."""
        if self.__view is None:
            self.__view = self.game.face().view(self.__state, self.player)
        return self.__view

    def legal_actions(self) -> list[Action]:
        """What the player may do now, as actions of ``game``."""
        if self.__legal is None:
            self.__legal = self.__state.legal_actions(self.player)
        return list(self.__legal)

    def default(self) -> Action:
        """What an absent player would do."""
        return self.__state.default(self.player)

    def sample(self, nature: Nature) -> State:
        """A position that this player cannot tell from the true one, drawn with ``nature``."""
        return self.__state.resample(self.player, nature)

    def sealed(self, nature: Nature) -> InformationSet:
        """The same set around a drawn position: what crosses to another process holds no secret."""
        return InformationSet(self.sample(nature), self.player)

    def __reduce__(self) -> tuple[object, ...]:
        return (InformationSet, (self.__state, self.player))

    def __repr__(self) -> str:
        return f"InformationSet({self.game.id!r}, player={self.player})"
