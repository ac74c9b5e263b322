"""One table, built from its log. Everything here is the same whether a row is new or replayed."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kaizhuo.kernel import (
    Action,
    Event,
    Face,
    Game,
    IllegalAction,
    KaizhuoError,
    Move,
    Nature,
    Record,
    State,
    Text,
    new_record,
)
from kaizhuo.kernel import Seat as Player

from .chances import TableNature, random_first
from .refusal import Stale
from .seats import Seat
from .storage import ChatRow, Row, Stored

CHAT_KEPT = 100
_REDEALS = 2
_LUCK = random.Random()  # for re-deals that nobody is shown


@dataclass
class Asked:
    """A question to a seat: open since which version and time, and what may be answered."""

    since: int
    time: float
    actions: list[Action]
    mark: tuple[object, ...]


@dataclass
class Undo:
    """A way back: the position before a command, and how long its player had been asked."""

    version: int
    seat: int
    state: State
    time: float
    moves: int


@dataclass
class Told:
    """An event with the version that brought it."""

    version: int
    event: Event


class Frozen(Exception):
    """The log of this table does not replay under the rules of today."""


class Table:
    """A table as its log tells it. ``game`` is ``None`` if the rules cannot be loaded."""

    def __init__(self, stored: Stored, game: Game | None, trouble: Text | None = None) -> None:
        self.id = stored.id
        self.game_id = stored.game
        self.game = game
        self.face: Face | None = None if game is None else game.face()
        self.spec = stored.spec
        self.seed = bytes.fromhex(stored.seed)
        self.previous = stored.previous
        self.next: str | None = None
        self.tokens = stored.tokens
        self.chat: list[ChatRow] = stored.chat[-CHAT_KEPT:]
        self.chat_number = stored.chat[-1].number if stored.chat else 0
        self.said = {(line.seat, line.command) for line in stored.chat}
        self.version = 0
        self.seats: list[Seat] = []
        self.host: int | None = None
        self.first = 0
        self.started = False
        self.state: State | None = None
        self.chance = TableNature(self.seed)
        self.deal: list[str] = []
        self.moves: list[Move] = []
        self.told: list[Told] = []
        self.asked: dict[int, Asked] = {}
        self.undo: list[Undo] = []
        self.commands: dict[tuple[int | None, str], Row] = {}
        self.frozen: Text | None = trouble
        self.rendered: dict[int, object] = {}
        self._digest = ""
        for row in stored.rows:
            self.apply(row)
        self._check_digest()

    # -- asking ---------------------------------------------------------------------------

    @property
    def time_limit(self) -> int | None:
        """Seconds for one decision."""
        limit: int | None = self.spec.get("time_limit")
        return limit

    @property
    def phase(self) -> str:
        if self.frozen is not None:
            return "frozen"
        if self.state is None:
            return "lobby"
        return "over" if self.state.is_terminal() else "playing"

    def deadline(self, seat: int) -> float | None:
        """When the time of an asked seat is over."""
        if self.time_limit is None or not self.seats[seat].awake or seat not in self.asked:
            return None
        return self.asked[seat].time + self.time_limit

    def may_take_back(self, seat: int | None) -> bool:
        """Whether the last command is this seat's and can be undone.

        The time of the earlier question comes back with it, so it must not be over by then.
        """
        if self.phase != "playing" or not self.undo or self.undo[-1].seat != seat:
            return False
        limit = self.time_limit
        return limit is None or time.time() < self.undo[-1].time + limit

    def check_version(self, seat: int, version: int) -> None:
        """``Stale`` unless the question that ``seat`` is asked now was open at ``version``.

        Others may have acted since: three payers of one birthday all answer the version that
        brought it, and none of them is late.
        """
        asked = self.asked.get(seat)
        since = self.version if asked is None else asked.since
        if not since <= version <= self.version:
            raise Stale

    # -- trying: nothing here changes the table ----------------------------------------------

    def try_start(self) -> dict[str, Any]:
        """The content of the row that starts the game."""
        assert self.game is not None
        order = [number for number, seat in enumerate(self.seats) if seat.kind != "open"]
        wanted = self.spec.get("first", "random")
        if isinstance(wanted, int) and wanted in order:
            first = order.index(wanted)
        else:
            first = random_first(self.seed, len(order))
        try:
            state = self.game.new_state(len(order), self.chance.nature, first)
            deal = list(self.chance.nature.notes)
        finally:
            self.chance.rewind()
        return {
            "order": order,
            "first": first,
            "deal": deal,
            "digest": state.digest()[:16],
            "rules": self.game.rules_version,
            "edition": self.game.edition.hash,
        }

    def try_moves(self, seat: int, codes: Sequence[str], by: str) -> dict[str, Any]:
        """The content of the row for some moves in order; raises what the rules raise."""
        assert self.state is not None
        assert self.face is not None
        trial = self.state.clone()
        moves: list[tuple[str, list[str]]] = []
        try:
            for code in codes:
                trial.play(seat, code, self.chance.nature)
                moves.append((code, self.chance.nature.take_notes()))
        finally:
            self.chance.rewind()
        final = by != "person" or any(outcomes for _, outcomes in moves) or trial.is_terminal()
        return {
            "moves": moves,
            "by": by,
            "final": final or not self._nothing_came_out(trial, seat, codes),
            "digest": trial.digest()[:16],
        }

    def _nothing_came_out(self, after: State, seat: int, codes: Sequence[str]) -> bool:
        """Whether the mover would have seen the same, whatever lies hidden: only then may the
        moves be taken back."""
        assert self.state is not None
        assert self.face is not None
        seen = self.face.view(after, seat)
        offered = after.legal_actions(seat)
        for _ in range(_REDEALS):
            luck = Nature(_LUCK)
            other = self.state.resample(seat, luck)
            luck.count = 0
            try:
                for code in codes:
                    other.play(seat, code, luck)
            except KaizhuoError:
                return False
            if luck.count or other.legal_actions(seat) != offered:
                return False
            if self.face.view(other, seat) != seen:
                return False
        return True

    def default_code(self, seat: int) -> str:
        """What an absent player does now."""
        assert self.state is not None
        return self.state.default(seat).code

    # -- rows -------------------------------------------------------------------------------

    def apply(self, row: Row) -> None:
        """Take over the next row of the log. A row that the rules of today do not allow freezes
        the table; it is never repaired in silence."""
        try:
            self._apply(row)
        except Exception as error:
            # Any failure, also of a rule: the log is right and the rules changed under it. The
            # reason names no card: the row may be a secret one.
            match error:
                case IllegalAction():
                    why = error.clause
                case Frozen():
                    why = str(error)
                case _:
                    why = type(error).__name__
            self._freeze(Text("reason-frozen", {"row": row.number, "why": why}))
        self.version = row.number
        self.rendered.clear()
        if row.command is not None:
            self.commands[row.seat, row.command] = row

    def _freeze(self, reason: Text) -> None:
        if self.frozen is None:
            self.frozen = reason
        self.state = None
        self.asked = {}
        self.undo = []

    def _check_digest(self) -> None:
        if self.state is not None and self.state.digest()[:16] != self._digest:
            self._freeze(Text("reason-frozen-outcome", {"row": self.version}))

    def _apply(self, row: Row) -> None:
        content = row.content
        match row.kind:
            case "open" | "seats":
                self.seats = [Seat(**plan) for plan in content["seats"]]
                self._choose_host(content.get("host"))
            case "join":
                self._apply_join(row)
            case "leave":
                self._apply_leave(row)
            case "absent":
                self._apply_absent(row, content["seat"], content["absent"])
            case "start":
                self._apply_start(row)
            case "move":
                self._apply_moves(row)
            case "back":
                self._apply_back(row)
            case "rematch":
                self.next = content["table"]
            case "host":
                self.host = content["host"]
            case other:
                raise Frozen(other)

    def _tell(self, row: Row, id: str, seat: int) -> None:
        self.told.append(Told(row.number, Event(Text(id, {"player": Player(seat)}), seat)))

    def _tell_name(self, row: Row, id: str, name: str) -> None:
        # Before the start a seat may soon be another's: the line keeps the name itself.
        self.told.append(Told(row.number, Event(Text(id, {"name": name}))))

    def _choose_host(self, host: int | None = None) -> None:
        """Keep the host, or make the first person who is still there the host."""
        if host is not None:
            self.host = host
        now = self.host
        if now is not None and now < len(self.seats):
            seat = self.seats[now]
            if seat.kind == "person" and not seat.left:
                return
        self.host = next(
            (i for i, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left),
            None,
        )

    def _apply_join(self, row: Row) -> None:
        assert row.seat is not None
        self.seats[row.seat] = Seat("person", row.content["name"])
        self._choose_host()
        self._tell_name(row, "log-joined", row.content["name"])

    def _apply_leave(self, row: Row) -> None:
        assert row.seat is not None
        seat = self.seats[row.seat]
        self._tell_name(row, "log-left", seat.name)
        if self.state is None and not self.started:
            self.seats[row.seat] = Seat("open")
        else:
            seat.left = True
        self._choose_host()

    def _apply_absent(self, row: Row, number: int, absent: bool) -> None:
        seat = self.seats[number]
        was = seat.away
        seat.absent = absent
        if not absent:
            self._come_back(row, number, was)
        elif not was:
            self._tell(row, "log-absent", number)

    def _come_back(self, row: Row, number: int, was: bool) -> None:
        seat = self.seats[number]
        seat.absent = seat.left = False
        self._choose_host()
        if was:
            self._tell(row, "log-back", number)
            if number in self.asked:  # whoever comes back gets the whole time again
                self.asked[number].time = row.time

    def _apply_start(self, row: Row) -> None:
        order: list[int] = row.content["order"]
        self.seats = [self.seats[old] for old in order]
        self.started = True
        moved = {old: new for new, old in enumerate(order)}
        self.host = None if self.host is None else moved.get(self.host)
        self._choose_host()
        if self.game is None or self.frozen is not None:
            return
        self.first = row.content["first"]
        state = self.game.new_state(len(order), self.chance.nature, self.first)
        self.deal = self.chance.keep()
        if self.deal != row.content["deal"]:
            raise Frozen("chance")
        self.state = state
        self._digest = row.content["digest"]
        self._tell(row, "log-started", self.first)
        self._ask(row)

    def _apply_moves(self, row: Row) -> None:
        seat = row.seat
        assert seat is not None
        content = row.content
        if content["by"] == "person":
            self._come_back(row, seat, self.seats[seat].away)
        elif content["by"] == "clock":
            self._apply_absent(row, seat, True)
        if self.state is None:
            return
        before = self.asked.get(seat)
        way_back = None
        if not content["final"]:
            since = row.time if before is None else before.time
            way_back = Undo(row.number, seat, self.state.clone(), since, len(self.moves))
        state = self.state
        journal: list[Event] = []
        state.journal = journal
        for code, outcomes in content["moves"]:
            state.play(seat, code, self.chance.nature)
            if self.chance.keep() != outcomes:
                raise Frozen("chance")
            self.moves.append(Move(seat, code, outcomes))
        state.journal = None
        self.told.extend(Told(row.number, event) for event in journal)
        self._digest = content["digest"]
        if way_back is None or (self.undo and self.undo[-1].seat != seat):
            self.undo.clear()
        if way_back is not None:
            self.undo.append(way_back)
        self._ask(row, seat)

    def _apply_back(self, row: Row) -> None:
        if self.state is None:
            return
        way_back = self.undo.pop()
        assert row.seat == way_back.seat
        self.state = way_back.state
        self._digest = row.content["digest"]
        del self.moves[way_back.moves :]
        self._tell(row, "log-took-back", way_back.seat)
        self._come_back(row, way_back.seat, self.seats[way_back.seat].away)
        self._ask(row, way_back.seat)
        if way_back.seat in self.asked:  # or one could gain time for ever
            self.asked[way_back.seat].time = way_back.time

    def _ask(self, row: Row, mover: int | None = None) -> None:
        """Find out who is asked what now. A question stays the same question if its player did
        not act and is still asked the same thing."""
        assert self.state is not None
        assert self.face is not None
        asked: dict[int, Asked] = {}
        for seat in self.state.actors():
            actions = self.state.legal_actions(seat)
            prompt = self.face.prompt(self.state, seat)
            mark = (repr(prompt), tuple(sorted(action.index for action in actions)))
            old = self.asked.get(seat)
            if old is not None and seat != mover and old.mark == mark:
                old.actions = actions
                asked[seat] = old
            else:
                asked[seat] = Asked(row.number, row.time, actions, mark)
        self.asked = asked

    # -- the record ---------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as a record, without what was taken back, with its seed."""
        assert self.game is not None
        names = [seat.name or seat.bot or "" for seat in self.seats]
        record = new_record(self.game, len(self.seats), self.first, names)
        record.header["seed"] = self.seed.hex()
        record.deal = self.deal
        record.moves = self.moves
        return record
