"""A node of the game tree: a position in which a player or chance decides, or the end.

A ``Position`` never changes, so that copies are free; moves and outcomes give new ones.
"""

from __future__ import annotations

import hashlib
import io
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from kaizhuo.kernel import Action, Game, KaizhuoError, Nature, State
from kaizhuo.registry import load_with

from .chance import Chance, Drawn, Undecided, Unfolding


@dataclass(frozen=True)
class Rules:
    """What is played, as OpenSpiel's parameters name it; ``limit``: decisions until a game is
    cut off without a winner."""

    id: str
    edition: str | None
    preset: str | None
    options: tuple[tuple[str, object], ...]
    players: int
    first: int
    limit: int

    def game(self) -> Game:
        """The game itself, loaded once."""
        return _loaded(self.id, self.edition, self.preset, self.options)


@lru_cache(maxsize=64)
def _loaded(
    id: str, edition: str | None, preset: str | None, options: tuple[tuple[str, object], ...]
) -> Game:
    return load_with(id, edition, preset, dict(options))


class Link:
    """A decision in a seat's memory: what it saw, what it did, and the decision before."""

    def __init__(self, before: Link | None, state: State, seat: int, action: Action) -> None:
        self._before = before
        self._state: State | None = state
        self._seat: Final = seat
        self._action: Final = action
        self._digest = b""

    def digest(self) -> bytes:
        """A fingerprint of everything up to this decision, worked out when it is asked for."""
        open_links: list[Link] = []
        link: Link | None = self
        while link is not None and not link._digest:
            open_links.append(link)
            link = link._before
        digest = link._digest if link is not None else b""
        for one in reversed(open_links):
            assert one._state is not None
            whole = hashlib.blake2b(digest, digest_size=16)
            whole.update(seen(one._state, one._seat))
            whole.update(one._action.code.encode())
            digest = one._digest = whole.digest()
            one._state = one._before = None
        return self._digest

    @staticmethod
    def of(digest: bytes) -> Link:
        """A link of which only the fingerprint is left."""
        link = Link.__new__(Link)
        link._before = link._state = None
        link._digest = digest
        return link


def seen(state: State, observer: int) -> bytes:
    """The view of a seat or ``SPECTATOR`` as JSON."""
    return msgspec.json.encode(state.game.face().view(state, observer))


class Position:
    """A node: ``state`` with ``mover`` to act; or chance decides what ``action`` brings
    (``undecided``), and ``state`` is the position before that action (``None``: the deal)."""

    def __init__(
        self,
        rules: Rules,
        state: State | None,
        links: tuple[Link | None, ...],
        decisions: int,
        undecided: Chance | None = None,
        action: Action | None = None,
        outcomes: tuple[int, ...] = (),
    ) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.decisions: Final = decisions
        self.undecided: Final = undecided
        self._links: Final = links
        self._action: Final = action
        self._outcomes: Final = outcomes
        actors = state.actors() if state is not None else []
        self.over: Final = undecided is None and (not actors or decisions >= rules.limit)
        self.mover: Final = min(actors, default=-1)
        self._legal: list[Action] | None = None
        self._seen: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    @staticmethod
    def start(rules: Rules) -> Position:
        """Before the first card is dealt."""
        return Position._settled(rules, None, (None,) * rules.players, 0, None, ())

    @staticmethod
    def _settled(
        rules: Rules,
        base: State | None,
        links: tuple[Link | None, ...],
        decisions: int,
        action: Action | None,
        outcomes: tuple[int, ...],
    ) -> Position:
        nature = Unfolding(outcomes)
        try:
            if base is None or action is None:
                state = rules.game().new_state(rules.players, nature, rules.first)
            else:
                state = base.clone()
                state.apply(min(state.actors()), action, nature)
            return Position(rules, state, links, decisions)
        except Undecided as undecided:
            chance = undecided.chance
        return Position(rules, base, links, decisions, chance, action, outcomes)

    # -- going on -------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """What ``mover`` may do, by index."""
        if self._legal is None:
            assert self.state is not None
            self._legal = sorted(self.state.legal_actions(self.mover), key=_index)
        return self._legal

    def after(self, index: int) -> Position:
        """The node that follows an action of ``mover``, or an outcome of chance."""
        if self.undecided is not None:
            outcomes = (*self._outcomes, index)
            action = self._action
            return self._settled(
                self.rules, self.state, self._links, self.decisions, action, outcomes
            )
        assert self.state is not None
        action = self.state.game.actions[index]
        links = list(self._links)
        links[self.mover] = Link(links[self.mover], self.state, self.mover, action)
        return self._settled(self.rules, self.state, tuple(links), self.decisions + 1, action, ())

    def returns(self) -> list[float]:
        """What everybody gets: nothing before the end, nor of a game that was cut off."""
        if self.over and self.state is not None and self.state.is_terminal():
            return self.state.returns()
        return [0.0] * self.rules.players

    def resample(self, seat: int, draw: Callable[[], float]) -> Position:
        """A node that ``seat`` cannot tell from this one, everything hidden from it drawn anew.
        It keeps the memory of ``seat``; the others' begin here."""
        if self.undecided is not None or self.state is None:
            raise KaizhuoError("nothing can be drawn anew while chance decides")
        state = self.state.resample(seat, Nature(Drawn(draw)))
        links = tuple(link if at == seat else None for at, link in enumerate(self._links))
        return Position(self.rules, state, links, self.decisions)

    # -- looking --------------------------------------------------------------------------

    def observation(self, observer: int) -> str:
        """What a seat or ``SPECTATOR`` sees, as JSON, and what it may do. While chance decides
        that is what it saw before."""
        found = self._seen.get(observer)
        if found is None:
            view = b"null" if self.state is None else seen(self.state, observer)
            found = view.decode()
            if self.undecided is not None:
                found += "\nchance"
            elif observer == self.mover and not self.over:
                found += "\n" + ", ".join(action.code for action in self.legal())
            self._seen[observer] = found
        return found

    def information(self, seat: int) -> str:
        """What a seat sees and remembers: the observation after a fingerprint of everything it
        saw and did at its own earlier decisions."""
        link = self._links[seat]
        memory = "" if link is None else link.digest().hex()
        return f"{memory}\n{self.observation(seat)}"

    def __str__(self) -> str:
        lines = []
        if self.state is not None:
            facts = self.rules.game().inspect(self.state)
            lines += [f"{name}: {value}" for name, value in facts.items()]
            lines.append(f"decisions: {self.decisions}")
            lines.append(f"position: {self.state.digest()}")
        if self.undecided is not None:
            done = self._action.code if self._action else "the deal"
            lines.append(f"chance after {done}: {list(self._outcomes)}")
        return "\n".join(lines)

    # -- writing down ---------------------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        memories = tuple(link.digest() if link else None for link in self._links)
        file = io.BytesIO()
        _Pickler(file).dump(self.state)
        action = self._action.index if self._action else None
        rest = (file.getvalue(), memories, self.decisions, action, self._outcomes)
        return (_restored, (self.rules, self.undecided is not None, *rest))


def _index(action: Action) -> int:
    return action.index


class _Pickler(pickle.Pickler):
    """Leaves the game out of a position: its rules are known by name."""

    def persistent_id(self, obj: object) -> str | None:
        return "game" if isinstance(obj, Game) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, game: Game) -> None:
        super().__init__(file)
        self._game = game

    def persistent_load(self, pid: str) -> Game:
        return self._game


def _restored(
    rules: Rules,
    undecided: bool,
    written: bytes,
    memories: tuple[bytes | None, ...],
    decisions: int,
    action: int | None,
    outcomes: tuple[int, ...],
) -> Position:
    game = rules.game()
    state: State | None = _Unpickler(io.BytesIO(written), game).load()
    links = tuple(None if memory is None else Link.of(memory) for memory in memories)
    if not undecided:
        return Position(rules, state, links, decisions)
    done = None if action is None else game.actions[action]
    return Position._settled(rules, state, links, decisions, done, outcomes)
