"""What goes over the wire, as structs. ``python -m kaizhuo.server.typescript`` turns them into
``web/src/wire.ts``, so the page and the server cannot disagree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from kaizhuo.kernel import Ref
from kaizhuo.kernel import Seat as Player
from kaizhuo.kernel import Text as KernelText

_COMMAND = (
    "A name that the sender gives to a command. Sent again under its name it has no second effect, "
    "and the answer is the table as it is then; other moves under the same name are refused."
)
Command = Annotated[
    str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description=_COMMAND)
]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Phase = Literal["lobby", "playing", "over", "frozen"]
SeatKind = Literal["open", "person", "program"]


class Text(Struct, frozen=True):
    """A Fluent message id with its arguments."""

    id: str
    args: dict[str, Any]


def message(text: KernelText) -> Text:
    """The wire form of a kernel text."""
    return Text(text.id, {name: _argument(value) for name, value in text.args.items()})


def say(id: str, **args: object) -> Text:
    """A text of the server's own."""
    return Text(id, {name: _argument(value) for name, value in args.items()})


def _argument(value: object) -> Any:
    if type(value) is str or type(value) is int:
        return value
    match value:
        case Ref():
            return {"ref": value.id}
        case Player():
            return {"seat": value.index}
        case KernelText():
            return {"id": value.id, "args": {k: _argument(v) for k, v in value.args.items()}}
        case Text():
            return {"id": value.id, "args": value.args}
        case list() | tuple():
            return [_argument(item) for item in value]
        case str() | int() | float():
            return value
    raise TypeError(f"a message cannot carry {value!r}")


# -- what a client sends ---------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who a seat is for. ``person`` keeps the person who sits there."""

    kind: SeatKind
    bot: Word | None = None


class OpenTable(Struct, forbid_unknown_fields=True):
    """Open a table; the opener takes the first open seat and is host."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    name: Annotated[str, Meta(max_length=200)]
    preset: Word | None = None
    options: Mapping[Word, bool | int | str] = {}
    edition: str | None = None
    time_limit: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    first: SeatNumber | Literal["random"] = "random"


class JoinTable(Struct, forbid_unknown_fields=True):
    """Sit down, on a certain seat or the first open one."""

    name: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None
    command: Command | None = None


class PlanSeats(Struct, forbid_unknown_fields=True):
    """The host's plan of the seats before the start. Persons keep their seat numbers."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    command: Command | None = None


class PlayMoves(Struct, forbid_unknown_fields=True):
    """Some moves of one's own in order, all or none, as an answer to a version."""

    command: Command
    version: Version
    codes: Annotated[list[Code], Meta(min_length=1, max_length=64)]


class TakeBack(Struct, forbid_unknown_fields=True):
    """Take one's own last command back."""

    command: Command
    version: Version


class Say(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    command: Command
    text: Annotated[str, Meta(max_length=2_000)]


class MarkAbsent(Struct, forbid_unknown_fields=True):
    """The host says that a person is away, or that they are back; everybody may say "I am back"."""

    seat: SeatNumber
    absent: bool
    command: Command | None = None


class Plain(Struct, forbid_unknown_fields=True):
    """A command without anything to say; doing it twice is as doing it once."""

    command: Command | None = None


class Rematch(Struct, forbid_unknown_fields=True):
    """Again, with the same seats, at a new table."""

    command: Command


class Recover(Struct, forbid_unknown_fields=True):
    """Take one's seat over to this device with a one-time key."""

    key: Annotated[str, Meta(min_length=16, max_length=128)]
    command: Command | None = None


# -- what a client is told -------------------------------------------------------------------


class SeatView(Struct):
    """A seat as everybody sees it. ``here``: a page of theirs is connected."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    absent: bool
    left: bool
    host: bool


class Waiting(Struct):
    """Somebody the game waits for. ``thinking``: the answer comes by itself."""

    seat: int
    prompt: Text
    deadline: float | None
    thinking: bool


class Legal(Struct):
    """One thing the reader may do now: its code, what to touch for it, and what it does."""

    code: str
    path: list[str]
    label: Text


class LogLine(Struct):
    """Something that happened. Numbers rise, but not by one."""

    number: int
    text: Text
    player: int | None


class ChatLine(Struct):
    """What a person said. ``time`` is in epoch seconds."""

    number: int
    seat: int | None
    name: str
    text: str
    time: float


class TableLine(Struct):
    """A line of the table in words."""

    text: Text
    thing: str | None


class TableSection(Struct):
    """A heading of the table in words, with its lines."""

    title: Text
    lines: list[TableLine]


class Snapshot(Struct):
    """Everything one seat (or a watcher) may know of a table.

    ``log`` holds the lines after the version that the reader said to have seen; ``chat`` the
    last lines. ``seed`` stays ``null`` until the end.
    """

    table: str
    game: str
    version: int
    phase: Phase
    seats: list[SeatView]
    you: int | None
    preset: str | None
    options: dict[str, bool | int | str]
    time_limit: int | None
    view: Any
    sections: list[TableSection]
    prompt: Text | None
    waiting: list[Waiting]
    legal: list[Legal]
    can_take_back: bool
    log: list[LogLine]
    chat: list[ChatLine]
    commitment: str
    seed: str | None
    winners: list[int] | None
    returns: list[float] | None
    next: str | None
    previous: str | None
    reason: Text | None
    server_time: float


class Presence(Struct):
    """The data of a ``presence`` event: the seats anew, as in the snapshot."""

    seats: list[SeatView]


class Seated(Struct):
    """Where one sits now."""

    seat: int


class Opened(Struct):
    """The new table, and the opener's seat."""

    table: str
    seat: int


class Link(Struct):
    """A path of this server that moves a seat to another device, once."""

    link: str


class Reason(Struct):
    """Why something cannot be done now: the clause and a sentence."""

    clause: str
    text: Text


class Problem(Struct):
    """Every 4xx answer. ``snapshot`` comes with a stale move, ``line`` with a wrong edition."""

    error: str
    message: Text
    clause: str | None = None
    line: int | None = None
    snapshot: Snapshot | UnsetType = UNSET


class OptionView(Struct):
    """A rule option; its words are the messages ``option-NAME`` and ``option-NAME-help``."""

    name: str
    kind: Literal["bool", "int", "choice"]
    default: bool | int | str
    choices: list[str]
    low: int
    high: int
    clause: str


class GameView(Struct):
    """A box on the shelf."""

    id: str
    min_players: int
    max_players: int
    options: list[OptionView]
    presets: dict[str, dict[str, bool | int | str]]
    bots: list[str]


class RuleSection(Struct):
    """A part of the rule book; each clause has an element with its id in ``html``."""

    heading: str
    level: int
    html: str
    clauses: list[str]


class RuleBook(Struct):
    """The rule book in one language."""

    title: str
    sections: list[RuleSection]
