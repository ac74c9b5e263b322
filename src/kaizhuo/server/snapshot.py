"""What one seat may know of a table: the only way from a position to the network."""

from __future__ import annotations

import time
from collections.abc import Container
from dataclasses import dataclass

from kaizhuo.kernel import SPECTATOR, Face, State

from . import wire
from .storage import ChatRow
from .table import Table


def snapshot(table: Table, seat: int | None, here: Container[int], after: int = 0) -> wire.Snapshot:
    """The table as ``seat`` (``None``: a watcher) sees it, with the log after version ``after``."""
    observer = SPECTATOR if seat is None else seat
    phase = table.phase
    over = phase == "over"
    shown = wire.Snapshot(
        table=table.id,
        game=table.game_id,
        version=table.version,
        phase=phase,  # type: ignore[arg-type]
        seats=seats(table, here),
        you=seat,
        preset=table.spec.get("preset"),
        options=dict(table.spec.get("chosen", {})),
        time_limit=table.time_limit,
        view=None,
        sections=[],
        prompt=None,
        waiting=[],
        legal=[],
        can_take_back=table.may_take_back(seat),
        log=_log(table, observer, after),
        chat=[chat_line(table, line) for line in table.chat],
        commitment=table.spec["commitment"],
        seed=table.seed.hex() if over else None,
        winners=None,
        returns=None,
        next=table.next,
        previous=table.previous,
        reason=None if table.frozen is None else wire.message(table.frozen),
        server_time=time.time(),
    )
    if table.state is None or table.face is None:
        return shown
    drawn = table.rendered.get(observer)
    if not isinstance(drawn, _Drawn):
        drawn = table.rendered[observer] = _draw(table, table.state, table.face, observer)
    shown.view = drawn.view
    shown.sections = drawn.sections
    shown.waiting = drawn.waiting
    shown.prompt = drawn.prompt
    shown.legal = drawn.legal
    if over:
        shown.winners = list(table.state.winners())
        shown.returns = list(table.state.returns())
    return shown


LOG_SHOWN = 2_000
"""Lines at most: a game has some hundreds, but moves can be taken back without end."""


@dataclass
class _Drawn:
    """What one observer is shown of one version; several pages and answers share it."""

    view: object
    sections: list[wire.TableSection]
    waiting: list[wire.Waiting]
    prompt: wire.Text | None
    legal: list[wire.Legal]


def _draw(table: Table, state: State, face: Face, observer: int) -> _Drawn:
    sections = [
        wire.TableSection(
            wire.message(section.title),
            [wire.TableLine(wire.message(line.text), line.thing) for line in section.lines],
        )
        for section in face.sections(state, observer)
    ]
    drawn = _Drawn(face.view(state, observer), sections, [], None, [])
    for seat, asked in table.asked.items():
        sitter = table.seats[seat]
        prompt = wire.message(face.prompt(state, seat))
        by_itself = sitter.kind == "program" or sitter.away
        drawn.waiting.append(wire.Waiting(seat, prompt, table.deadline(seat), by_itself))
        if seat == observer:
            drawn.prompt = prompt
            drawn.legal = [
                wire.Legal(
                    action.code,
                    face.path(state, seat, action),
                    wire.message(face.label(state, seat, action)),
                )
                for action in asked.actions
            ]
    return drawn


def seats(table: Table, here: Container[int]) -> list[wire.SeatView]:
    """The seats as everybody sees them."""
    return [
        wire.SeatView(
            seat=number,
            name=sitter.name,
            kind=sitter.kind,
            bot=sitter.bot,
            here=sitter.kind == "program" or number in here,
            absent=sitter.absent or sitter.left,
            left=sitter.left,
            host=number == table.host,
        )
        for number, sitter in enumerate(table.seats)
    ]


def chat_line(table: Table, line: ChatRow) -> wire.ChatLine:
    """A stored line of chat as it is sent. Before the start its seat may have become another's."""
    at = line.seat
    kept = at < len(table.seats) and table.seats[at].name == line.name
    return wire.ChatLine(line.number, at if kept else None, line.name, line.text, line.time)


def _log(table: Table, observer: int, after: int) -> list[wire.LogLine]:
    """The lines for one observer. They are numbered within what this observer is told: a gap
    would tell that something was told to somebody else."""
    told = table.told
    start = len(told)
    while start and told[start - 1].version > after:
        start -= 1
    lines: list[wire.LogLine] = []
    version, count = 0, 0
    for entry in told[start:]:
        if not entry.event.is_for(observer):
            continue
        count = count + 1 if entry.version == version else 0
        version = entry.version
        event = entry.event
        player = event.player if event.player >= 0 else None
        lines.append(wire.LogLine(version * 1000 + count, wire.message(event.text), player))
    return lines[-LOG_SHOWN:]
