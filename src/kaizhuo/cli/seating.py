"""A table in the terminal: the position, the log, the record, and what may be taken back."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from typing import Final

from kaizhuo import players as programs
from kaizhuo.kernel import (
    Action,
    Event,
    Game,
    HashRandom,
    Move,
    Nature,
    State,
    commitment,
    new_record,
)
from kaizhuo.players import InformationSet


@dataclass
class _Before:
    """The table before a move of the person's, as long as it may be taken back."""

    state: State
    moves: int
    log: int


class TerminalTable:
    """One person in seat ``me`` and programs in the other seats."""

    def __init__(
        self, game: Game, me: int, names: list[str], bots: list[str], seed: bytes, first: int
    ) -> None:
        self.game: Final = game
        self.me: Final = me
        self.names: Final = names
        self.log: list[Event] = []
        players = len(names)
        self.record = new_record(game, players, first, names)
        self.record.header["commitment"] = commitment(seed)
        self._seed: Final = seed
        self._nature: Final = Nature(HashRandom(seed), noting=True)
        self.state: State = game.new_state(players, self._nature, first)
        self.state.journal = []
        self.record.deal = self._nature.take_notes()
        others = iter(bots)
        self._programs: Final = {
            seat: programs.load(next(others)) for seat in range(players) if seat != me
        }
        self._rng: Final = random.Random(secrets.randbits(64))
        self._before: list[_Before] = []

    def waiting_for_me(self) -> bool:
        """Whether the person is the one to act, every program that could having acted."""
        return self.state.actors() == [self.me]

    def programs_act(self) -> bool:
        """Let one program act that is asked; whether there was one."""
        for seat in self.state.actors():
            if seat != self.me:
                self._before.clear()
                seen = InformationSet(self.state, seat)
                self._apply(seat, self._programs[seat].choose(seen, self._rng))
                return True
        return False

    def act(self, action: Action) -> None:
        """The person's move."""
        before = _Before(self.state.clone(), len(self.record.moves), len(self.log))
        chance = self._nature.count
        self._apply(self.me, action)
        self._before.append(before)
        if self._nature.count != chance:
            self._before.clear()

    def take_back(self) -> bool:
        """Undo the person's last move, if nobody has acted and no chance has fallen since."""
        if not self._before:
            return False
        before = self._before.pop()
        self.state = before.state
        self.state.journal = []
        del self.record.moves[before.moves :]
        del self.log[before.log :]
        return True

    def _apply(self, seat: int, action: Action) -> None:
        self.state.apply(seat, action, self._nature)
        self.record.moves.append(Move(seat, action.code, self._nature.take_notes()))
        told = self.state.journal
        if told:
            self.log.extend(event for event in told if event.is_for(self.me))
            self.state.journal = []

    def record_text(self) -> str:
        """The record so far; with the seed once the game is over."""
        if self.state.is_terminal():
            self.record.header["seed"] = self._seed.hex()
        return self.record.text()
