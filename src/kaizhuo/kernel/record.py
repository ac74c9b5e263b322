"""A finished or running game as text: a header, then one line a move with its outcomes."""

from __future__ import annotations

import json
from typing import Final

from .chance import Replay, is_number
from .core import State
from .errors import KaizhuoError, RecordError
from .game import Game
from .text import Text

FORMAT: Final = "kaizhuo-record 1"


class Move:
    """One accepted move: who, the action's code, and what chance brought after it."""

    def __init__(self, player: int, code: str, outcomes: list[str]) -> None:
        self.player: Final = player
        self.code: Final = code
        self.outcomes: Final = outcomes

    def line(self) -> str:
        tail = f" : {' '.join(self.outcomes)}" if self.outcomes else ""
        return f"{self.player} {self.code}{tail}"

    @staticmethod
    def parse(line: str, number: int) -> Move:
        head, _, tail = line.partition(" : ")
        player, _, code = head.strip().partition(" ")
        if not is_number(player) or not code:
            raise RecordError(
                number,
                f"{line[:80]!r} is not 'player action : outcomes'",
                Text("wrong-record-line", {"line": line[:80]}),
            )
        return Move(int(player), code.strip(), tail.split())


class Record:
    """A game as it was played.

    ``header`` holds ``game``, ``rules`` (version), ``edition`` (hash), ``options``, ``players``,
    ``first``, ``seats`` (names) and, when revealed, ``seed`` (hex). ``deal`` are the outcomes of
    chance before the first decision.
    """

    def __init__(
        self, header: dict[str, object], deal: list[str], moves: list[Move] | None = None
    ) -> None:
        self.header = header
        self.deal = deal
        self.moves: list[Move] = [] if moves is None else moves

    def text(self) -> str:
        """The record as text, one line a move."""
        lines = [FORMAT]
        for key, value in self.header.items():
            lines.append(f"{key} {json.dumps(value, ensure_ascii=False)}")
        lines.append(f"deal : {' '.join(self.deal)}")
        lines.extend(move.line() for move in self.moves)
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; ``RecordError`` names the line that is wrong."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise RecordError(
                1,
                f"a record begins with the line {FORMAT!r}",
                Text("wrong-record-format", {"line": FORMAT}),
            )
        header: dict[str, object] = {}
        deal: list[str] | None = None
        moves: list[Move] = []
        for number, line in enumerate(lines[1:], 2):
            if not line.strip() or line.startswith("#"):
                continue
            if deal is not None:
                moves.append(Move.parse(line, number))
            elif line.startswith("deal :"):
                deal = line[6:].split()
            else:
                key, _, value = line.partition(" ")
                try:
                    header[key] = json.loads(value)
                except (ValueError, RecursionError):
                    raise RecordError(
                        number,
                        f"the value of {key[:40]!r} is not JSON",
                        Text("wrong-record-json", {"key": key[:40]}),
                    ) from None
        if deal is None:
            raise RecordError(
                len(lines), "the line 'deal : …' is missing", Text("wrong-record-deal")
            )
        return Record(header, deal, moves)

    def players(self) -> int:
        """How many seats the game has."""
        value = self.header.get("players")
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError(
                0, "the header has no number of players", Text("wrong-record-players")
            )
        return value

    def first(self) -> int:
        """The seat that began."""
        value = self.header.get("first", 0)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise RecordError(0, "'first' is not a seat", Text("wrong-record-first"))
        return value

    def check_game(self, game: Game) -> None:
        """``RecordError`` unless the record belongs to these rules and this edition."""
        wanted = {
            "game": game.id,
            "rules": game.rules_version,
            "edition": game.edition.hash,
            "options": game.chosen,
        }
        for key, value in wanted.items():
            if self.header.get(key) != value:
                has = repr(self.header.get(key))
                raise RecordError(
                    0,
                    f"the record has {key} {has}, the game has {value!r}",
                    Text("wrong-record-other", {"key": key, "has": has, "wanted": repr(value)}),
                )

    def replay(self, game: Game, journal: bool = False) -> State:
        """Play the record through, checking every move, and return the last position.

        With ``journal`` the position keeps its events. Raises ``RecordError`` at the first move
        that the rules do not allow or whose outcomes of chance do not fit.
        """
        self.check_game(game)
        game.check_players(self.players())
        if self.first() >= self.players():
            raise RecordError(0, "'first' is not a seat", Text("wrong-record-first"))
        nature = Replay(self.deal)
        number = 0
        try:
            state = game.new_state(self.players(), nature, self.first())
            self._all_used(nature)
            if journal:
                state.journal = []
            for move in self.moves:
                number += 1
                nature.feed(move.outcomes)
                state.play(move.player, move.code, nature)
                self._all_used(nature)
        except KaizhuoError as error:
            where = f"move {number}" if number else "the deal"
            failure = RecordError(0, f"{where}: {error}", None, number)
            failure.__cause__ = error  # compiled code drops the "from" of a raise
            raise failure from error
        return state

    def _all_used(self, nature: Replay) -> None:
        if nature.left():
            left = " ".join(nature.left())
            raise RecordError(
                0,
                f"outcomes of chance left over: {left}",
                Text("wrong-record-left", {"outcomes": left}),
            )


def new_record(game: Game, players: int, first: int = 0, seats: list[str] | None = None) -> Record:
    """An empty record with the header of a game about to begin."""
    header: dict[str, object] = {
        "game": game.id,
        "rules": game.rules_version,
        "edition": game.edition.hash,
        "options": dict(game.chosen),
        "players": players,
        "first": first,
        "seats": [] if seats is None else seats,
    }
    return Record(header, [], [])
