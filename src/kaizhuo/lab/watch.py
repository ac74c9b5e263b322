"""What is noted while a game is played: who leads, and which components are used by whom."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from kaizhuo.kernel import Ref, State, Text


class Use(msgspec.Struct, frozen=True, order=True):
    """A component named by an event of the journal: ``what`` is the event's id without ``log-``,
    ``role`` the argument that named it, ``seat`` the player the event is told of (``None``:
    nobody's doing). ``place card br1, seat 2, 1 time``."""

    what: str
    role: str
    thing: str
    seat: int | None
    count: int


_Named = tuple[str, str, str, int]


class Watch:
    """Looks over the shoulders of one game.

    Standings are compared whenever the turn passes on: when another player is asked and no more
    is pending than at the first question of the game. Asking at other moments would count a lead
    that is lost and won again while one rent is paid card by card.
    """

    def __init__(self, state: State) -> None:
        self._state: Final = state
        self._face: Final = state.game.face()
        self._depth: Final = len(state.stack)
        self._turn_of = -1
        self._named: Final[Counter[_Named]] = Counter()
        self._still = 0
        state.journal = []
        self.standing: list[float] | None = self._standings()
        self.leaders: list[int] | None = None if self.standing is None else []
        self.standstill: int | None = None if self.standing is None else 0

    def before(self, player: int) -> None:
        """``player`` is about to decide."""
        if player != self._turn_of and len(self._state.stack) <= self._depth:
            if self._turn_of >= 0:
                self._look()
            self._turn_of = player

    def after(self) -> None:
        """A decision has been carried out."""
        journal = self._state.journal
        if not journal:
            return
        for event in journal:
            what = event.text.id.removeprefix("log-")
            for role, value in event.text.args.items():
                for thing in _things(value):
                    self._named[what, role, thing, event.player] += 1
        journal.clear()

    def end(self) -> None:
        """The game is over, or given up."""
        self._look()

    def uses(self) -> list[Use]:
        """Every component named so far, in a fixed order."""
        return [
            Use(what, role, thing, seat if seat >= 0 else None, count)
            for (what, role, thing, seat), count in sorted(self._named.items())
        ]

    def _look(self) -> None:
        before = self.standing
        now = self._standings()
        if now is None or self.leaders is None or self.standstill is None:
            return
        best = max(now)
        self.leaders.append(now.index(best) if now.count(best) == 1 else -1)
        self._still = self._still + 1 if now == before else 0
        self.standstill = max(self.standstill, self._still)
        self.standing = now

    def _standings(self) -> list[float] | None:
        found: list[float] = []
        for seat in range(self._state.players):
            standing = self._face.standing(self._state, seat)
            if standing is None:
                return None
            found.append(float(standing))
        return found


def _things(value: object) -> list[str]:
    """The ids of the components in an argument of a message."""
    match value:
        case Ref():
            return [value.id]
        case list() | tuple():
            return [thing for item in value for thing in _things(item)]
        case Text():
            return [thing for item in value.args.values() for thing in _things(item)]
    return []
