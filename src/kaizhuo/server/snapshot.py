"""What one seat may know of a table: the only way from a position to the network."""

from __future__ import annotations

import time
from collections.abc import Container

from kaizhuo.kernel import SPECTATOR

from . import wire
from .storage import ChatRow
from .table import Table


def snapshot(table: Table, seat: int | None, here: Container[int], after: int = 0) -> wire.Snapshot:
    """The table as ``seat`` (``None``: a watcher) sees it, with the log after version ``after``."""
    observer = SPECTATOR if seat is None else seat
    state, face, phase = table.state, table.face, table.phase
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
        chat=[chat_line(line) for line in table.chat],
        commitment=table.spec["commitment"],
        seed=table.seed.hex() if over else None,
        winners=None,
        returns=None,
        next=table.next,
        previous=table.previous,
        reason=None if table.frozen is None else wire.message(table.frozen),
        server_time=time.time(),
    )
    if state is None or face is None:
        return shown
    shown.view = face.view(state, observer)
    shown.sections = [
        wire.TableSection(
            wire.message(section.title),
            [wire.TableLine(wire.message(line.text), line.thing) for line in section.lines],
        )
        for section in face.sections(state, observer)
    ]
    if over:
        shown.winners = list(state.winners())
        shown.returns = list(state.returns())
        return shown
    for asked in table.asked:
        sitter = table.seats[asked]
        prompt = wire.message(face.prompt(state, asked))
        by_itself = sitter.kind == "program" or sitter.away
        shown.waiting.append(wire.Waiting(asked, prompt, table.deadline(asked), by_itself))
        if asked == seat:
            shown.prompt = prompt
            shown.legal = [
                wire.Legal(
                    action.code,
                    face.path(state, asked, action),
                    wire.message(face.label(state, asked, action)),
                )
                for action in table.asked[asked].actions
            ]
    return shown


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


def chat_line(line: ChatRow) -> wire.ChatLine:
    """A stored line of chat as it is sent."""
    return wire.ChatLine(line.number, line.seat, line.name, line.text, line.time)


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
    return lines
