"""Positions, moves and pending questions: what every game is made of."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .chance import Nature
from .errors import IllegalAction
from .text import Event, Reason, Text

if TYPE_CHECKING:
    from .game import Game

MAX_SETTLE: Final = 100_000
"""Automatic steps after one move; more means that a rule loops."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A move: one immutable object per distinct move of an edition.

    ``index`` is its place in the edition's action table (the reinforcement-learning action id),
    ``code`` its stable notation, as in ``bank m5-1``. Two actions are the same if and only if
    they are the same object.
    """

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.code}>"


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One pending question, or a piece of automatic work. Steps lie on ``State.stack``."""

    def actors(self, state: S) -> list[int]:
        """Who may answer now; nobody means that the kernel calls ``advance``."""
        return []

    def waits(self, state: S) -> bool:
        """Whether anybody is asked; a step that is often looked at may say so without a list."""
        return len(self.actors(state)) > 0

    def legal_actions(self, state: S, player: int) -> list[Action]:
        """What ``player`` may answer; empty for a player who is not asked."""
        return []

    def apply(self, state: S, player: int, action: Action, nature: Nature) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def advance(self, state: S, nature: Nature) -> None:
        """Do the automatic work; must pop itself, push a step, or come to ask somebody."""
        raise NotImplementedError

    def default(self, state: S, player: int) -> Action:
        """What an absent player does: a legal action that is safe and ends the question."""
        raise NotImplementedError

    def why_not(self, state: S, player: int, action: Action) -> Reason:
        """Why ``action`` is not allowed to ``player`` now (it must not be)."""
        raise NotImplementedError

    def copy(self) -> Step[S]:
        """A step that shares nothing mutable with this one."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """The arguments that make an equal step: the whole content, for pickling and digests."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.fields())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: what lies on the table and the stack of steps. No randomness, no I/O."""

    def __init__(self, game: Game, players: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.stack: list[Step[Any]] = []
        self.journal: list[Event] | None = None
        self.over = False

    # -- asking ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """Who may act now: one player, or several when independent questions are open.

        Empty when the game is over.
        """
        if self.over:
            return []
        return self.stack[-1].actors(self)

    def legal_actions(self, player: int) -> list[Action]:
        """All that ``player`` may do now; empty for one who is not asked."""
        if self.over:
            return []
        return self.stack[-1].legal_actions(self, player)

    def default(self, player: int) -> Action:
        """What ``player``, who must be among ``actors()``, does when absent."""
        return self.stack[-1].default(self, player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.over

    def returns(self) -> list[float]:
        """One number a player: 1 for the winner (shared among several), -1 … 1 in all."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won: none before the end and in a game without a winner."""
        raise NotImplementedError

    def rounds(self) -> int:
        """How many times the turn has gone round the table, beginning with 1."""
        raise NotImplementedError

    # -- acting ---------------------------------------------------------------------------

    def apply(self, player: int, action: Action, nature: Nature) -> None:
        """Carry out a legal action and all that follows by itself. Trusts its caller."""
        self.stack[-1].apply(self, player, action, nature)
        self.settle(nature)

    def play(self, player: int, code: str, nature: Nature) -> None:
        """Carry out the action with this code if the rules allow it.

        Raises ``UnknownAction`` for a code of no action and ``IllegalAction`` (with the clause)
        for an action that is not allowed; either leaves the position as it was.
        """
        action = self.game.action(code)
        if action not in self.legal_actions(player):
            raise IllegalAction.of(self.why_not(player, action))
        self.apply(player, action, nature)

    def why_not(self, player: int, action: Action) -> Reason:
        """Why ``action`` is not allowed to ``player`` now."""
        if self.over:
            return self.game.reason_over()
        return self.stack[-1].why_not(self, player, action)

    def settle(self, nature: Nature) -> None:
        """Let automatic steps run until somebody is asked or the game is over."""
        for _ in range(MAX_SETTLE):
            if self.over:
                return
            top = self.stack[-1]
            if top.waits(self):
                return
            top.advance(self, nature)
        raise RuntimeError(f"the rules loop: {self.stack[-1]!r} never comes to an end")

    # -- copies ---------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent position, without the journal."""
        raise NotImplementedError

    def resample(self, player: int, nature: Nature) -> State:
        """A position that looks the same to ``player``, with all that is hidden drawn anew."""
        raise NotImplementedError

    def copy_stack_from(self, other: State) -> None:
        """Take over copies of another position's steps."""
        self.stack = [step.copy() for step in other.stack]
        self.over = other.over

    def fields(self) -> tuple[object, ...]:
        """What the constructor takes after ``game`` and ``players`` to make an equal position
        (but for the stack). Whatever is in it has a ``repr`` that is the same for equals."""
        raise NotImplementedError

    def digest(self) -> str:
        """A fingerprint (SHA-256, hex) of the whole position, hidden parts included."""
        whole = repr((self.players, self.over, self.fields(), self.stack))
        return hashlib.sha256(whole.encode()).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        arguments = (self.game, self.players, *self.fields())
        return (type(self), arguments, (self.stack, self.over))

    def __setstate__(self, rest: tuple[list[Step[Any]], bool]) -> None:
        self.stack, self.over = rest

    # -- telling --------------------------------------------------------------------------

    def tell(
        self, id: str, args: dict[str, object], player: int = -1, audience: int = (1 << 32) - 1
    ) -> None:
        """Note an event. Costs nothing worth naming when nobody keeps a journal, but callers in
        hot paths ask ``journal is not None`` first, to spare the arguments."""
        if self.journal is not None:
            self.journal.append(Event(Text(id, args), player, audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class Parallel(Step[S]):
    """Several independent questions at once; answers may come in any order.

    A question is a ``Step`` whose ``actors`` become empty when it is settled; its ``advance`` is
    not called. Subclasses say in ``finish`` what follows when all are settled, in an order of
    their own, so that the result does not depend on who answered first. Two questions open to
    the same player at the same time must offer different actions.
    """

    def __init__(self, questions: list[Step[S]]) -> None:
        self.questions = questions

    def actors(self, state: S) -> list[int]:
        found: list[int] = []
        for question in self.questions:
            for player in question.actors(state):
                if player not in found:
                    found.append(player)
        return found

    def legal_actions(self, state: S, player: int) -> list[Action]:
        found: list[Action] = []
        for question in self.questions:
            if player in question.actors(state):
                found.extend(question.legal_actions(state, player))
        return found

    def apply(self, state: S, player: int, action: Action, nature: Nature) -> None:
        for question in self.questions:
            if player in question.actors(state) and action in question.legal_actions(state, player):
                question.apply(state, player, action, nature)
                return
        raise IllegalAction.of(self.why_not(state, player, action))

    def advance(self, state: S, nature: Nature) -> None:
        state.stack.pop()
        self.finish(state, nature)

    def finish(self, state: S, nature: Nature) -> None:
        """All questions are settled: carry out what follows from the answers."""
        raise NotImplementedError

    def default(self, state: S, player: int) -> Action:
        for question in self.questions:
            if player in question.actors(state):
                return question.default(state, player)
        raise ValueError(f"player {player} is not asked")

    def copy_questions(self) -> list[Step[S]]:
        """Copies of the questions, for ``copy``."""
        return [question.copy() for question in self.questions]

    def fields(self) -> tuple[object, ...]:
        return (self.questions,)
