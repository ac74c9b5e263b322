"""What people may do at a table: each command becomes one row of the log, or is refused."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from kaizhuo.kernel import IllegalAction, KaizhuoError, OptionError, UnknownAction, commitment

from . import storage, wire
from .boxes import MAX_EDITION, bots
from .refusal import Conflict, Refusal, Stale
from .seats import (
    MAX_CHAT,
    Seat,
    clean_line,
    clean_name,
    hashed,
    new_table_id,
    new_token,
    planned,
)
from .storage import ChatRow, Row
from .table import Table
from .tables import Change, Holder, Live, Tables

_log = logging.getLogger("kaizhuo.server")


@dataclass(frozen=True)
class Sitting:
    """A seat just taken, with the token that holds it."""

    table: str
    seat: int
    token: str


def _row(
    table: Table, kind: str, seat: int, content: dict[str, Any], command: str | None = None
) -> Row:
    return Row(table.version + 1, time.time(), kind, seat, command, content)


def _seated(who: Holder | None) -> Holder:
    if who is None:
        raise Refusal(403, "not-your-seat")
    return who


def _in_phase(table: Table, *phases: str) -> None:
    phase = table.phase
    if phase in phases:
        return
    wrong = {"lobby": "not-started", "playing": "started", "over": "over", "frozen": "frozen"}
    if phase == "playing" and "over" in phases:
        raise Refusal(409, "not-over")
    raise Refusal(409, wrong[phase])


def _meter(tables: Tables, live: Live, who: str) -> None:
    """Whatever becomes a row of the log is counted: a log is kept and read for ever."""
    limits = tables.limits
    tables.buckets.take(
        "moves", f"{live.table.id}/{who}", limits.moves_per_second, limits.moves_at_once
    )


# -- opening and sitting down ----------------------------------------------------------------


async def open_table(tables: Tables, wish: wire.OpenTable, address: str) -> Sitting:
    """Open a table and sit down at it."""
    name = clean_name(wish.name)
    if wish.edition is not None and len(wish.edition.encode()) > MAX_EDITION:
        raise Refusal(413, "too-large")
    rate = tables.limits.tables_per_hour
    tables.buckets.take("tables", address, rate / 3600, rate)
    # An edition is a quarter of a megabyte at most, but reading one takes its time.
    game = await asyncio.to_thread(
        tables.boxes.open, wish.game, wish.preset, wish.options, wish.edition
    )
    seats = planned(wish.seats, [], bots(), game.max_players)
    if len(seats) < game.min_players:
        raise Refusal(400, "seats-few", wire.say("error-seats-few", least=game.min_players))
    open_seats = [number for number, seat in enumerate(seats) if seat.kind != "program"]
    if not open_seats:
        raise Refusal(400, "no-seat")
    if isinstance(wish.first, int) and wish.first >= len(seats):
        raise Refusal(400, "first", wire.say("error-first"))
    mine = open_seats[0]
    seats[mine] = Seat("person", name)
    secret = secrets.token_bytes(16)
    spec: dict[str, Any] = {
        "preset": wish.preset,
        "chosen": dict(game.chosen),
        "edition": wish.edition,
        "edition_hash": game.edition.hash,
        "rules": game.rules_version,
        "time_limit": wish.time_limit,
        "first": wish.first,
        "commitment": commitment(secret),
    }
    id, token = new_table_id(), new_token()
    row = Row(
        1, time.time(), "open", mine, None, {"seats": [s.plan() for s in seats], "host": mine}
    )
    await tables.store.write(
        lambda connection: storage.insert_table(
            connection, id, wish.game, spec, secret.hex(), None, row, {hashed(token): mine}
        )
    )
    return Sitting(id, mine, token)


async def join(tables: Tables, live: Live, wish: wire.JoinTable) -> Sitting:
    """Take an open seat. Of two who want the same, one gets it."""
    name = clean_name(wish.name)
    _meter(tables, live, "door")
    token = new_token()
    taken: list[int] = []

    def decide(table: Table) -> Change:
        _in_phase(table, "lobby")
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if wish.seat is not None and wish.seat not in free:
            raise Refusal(409, "seat-taken")
        if not free:
            raise Refusal(409, "no-seat-left")
        seat = free[0] if wish.seat is None else wish.seat
        taken[:] = [seat]
        return Change(
            _row(table, "join", seat, {"name": name}),
            lambda connection: _add_token(connection, table.id, seat, token),
            lambda after: after.tokens.update({hashed(token): seat}),
        )

    await tables.command(live, decide)
    tables.hub.saw(live.table.id, taken[0])
    return Sitting(live.table.id, taken[0], token)


def _add_token(connection: sa.Connection, table: str, seat: int, token: str) -> None:
    connection.execute(
        storage.tokens.insert().values(table_id=table, hash=hashed(token), seat=seat)
    )


async def leave(tables: Tables, live: Live, who: Holder | None) -> None:
    """Stand up. Before the start the seat is open again; later ``default`` plays for it, and the
    person may come back."""
    mine = _seated(who).seat
    _meter(tables, live, str(mine))

    def decide(table: Table) -> Change | None:
        if table.seats[mine].left:
            return None
        row = _row(table, "leave", mine, {})
        if table.phase != "lobby":
            return Change(row)
        kept = {hash: number for hash, number in table.tokens.items() if number != mine}

        def also(connection: sa.Connection) -> None:
            storage.replace_tokens(connection, table.id, kept)
            storage.drop_keys(connection, table.id, mine)

        return Change(row, also, lambda after: setattr(after, "tokens", kept))

    await tables.command(live, decide, who)


async def _as_host(
    tables: Tables, live: Live, who: Holder | None, decide: Callable[[Table], Change | None]
) -> None:
    """The host may act; so may another person once the host gives no sign of life."""
    mine = _seated(who).seat
    table = live.table
    if table.host != mine:
        if table.host is not None and not tables.hub.missing(table.id, table.host):
            raise Refusal(403, "not-host")
        decide(table)  # what is refused anyway must not make them the host
        await tables.command(live, lambda now: Change(_row(now, "host", mine, {"host": mine})), who)
    await tables.command(live, decide, who)


async def plan_seats(tables: Tables, live: Live, who: Holder | None, wish: wire.PlanSeats) -> None:
    """The host says who the seats are for."""
    mine = _seated(who).seat
    _meter(tables, live, str(mine))

    def decide(table: Table) -> Change:
        _in_phase(table, "lobby")
        assert table.game is not None
        seats = planned(wish.seats, table.seats, bots(), table.game.max_players)
        if len(seats) < table.game.min_players:
            least = table.game.min_players
            raise Refusal(400, "seats-few", wire.say("error-seats-few", least=least))
        return Change(_row(table, "seats", mine, {"seats": [sitter.plan() for sitter in seats]}))

    await _as_host(tables, live, who, decide)


async def start(tables: Tables, live: Live, who: Holder | None) -> None:
    """The host starts the game; seats that are still open are put away."""
    _in_phase(live.table, "lobby")

    def decide(table: Table) -> Change:
        _in_phase(table, "lobby")
        assert table.game is not None
        try:
            content = table.try_start()
        except OptionError:
            least = table.game.min_players
            raise Refusal(409, "seats-few", wire.say("error-seats-few", least=least)) from None
        moved = {old: new for new, old in enumerate(content["order"])}
        kept = {hash: moved[old] for hash, old in table.tokens.items() if old in moved}

        def also(connection: sa.Connection) -> None:
            storage.replace_tokens(connection, table.id, kept)
            storage.set_phase(connection, table.id, "playing")
            if any(old != new for old, new in moved.items()):
                storage.drop_keys(connection, table.id)  # they name seats by the old numbers

        return Change(
            Row(table.version + 1, time.time(), "start", None, None, content),
            also,
            lambda after: setattr(after, "tokens", kept),
        )

    await _as_host(tables, live, who, decide)


# -- playing -----------------------------------------------------------------------------------


async def play(tables: Tables, live: Live, who: Holder | None, wish: wire.PlayMoves) -> None:
    """Some moves in order, all or none."""
    mine = _seated(who).seat
    _meter(tables, live, str(mine))

    def decide(table: Table) -> Change | None:
        done = table.commands.get((mine, wish.command))
        if done is not None:
            _same(done, "move", [code for code, _ in done.content.get("moves", [])] == wish.codes)
            return None
        _in_phase(table, "playing")
        _fresh(tables, live, mine, wish.version)
        content = attempt(table, mine, wish.codes, "person")
        return Change(_row(table, "move", mine, content, wish.command))

    await tables.command(live, decide, who)


def attempt(table: Table, seat: int, codes: list[str], by: str) -> dict[str, Any]:
    """Try some moves; every fault is a ``Refusal`` and changes nothing."""
    try:
        return table.try_moves(seat, codes, by)
    except IllegalAction as error:
        raise Refusal(422, "illegal", wire.message(error.text), error.clause) from None
    except UnknownAction:
        raise Refusal(400, "unknown-action") from None
    except Exception as error:
        # A rule failed. The try was made on a copy, so the table is as it was.
        _log.exception("a rule of %s failed at table %s", table.game_id, table.id)
        raise Refusal(500, "rule-failed") from error


def _same(done: Row, kind: str, equal: bool) -> None:
    if done.kind != kind or not equal:
        raise Refusal(409, "repeated")


def _fresh(tables: Tables, live: Live, seat: int, version: int) -> None:
    try:
        live.table.check_version(seat, version)
    except Stale:
        after = min(version, live.table.version)
        shown = tables.show(live, seat, after)
        raise Refusal(409, "stale", snapshot=shown) from None


async def take_back(tables: Tables, live: Live, who: Holder | None, wish: wire.TakeBack) -> None:
    """Undo one's own last command, as long as nobody acted and nothing came to light since."""
    mine = _seated(who).seat
    _meter(tables, live, str(mine))

    def decide(table: Table) -> Change | None:
        done = table.commands.get((mine, wish.command))
        if done is not None:
            _same(done, "back", True)
            return None
        _in_phase(table, "playing")
        if not table.may_take_back(mine):
            raise Refusal(409, "no-way-back")
        if not table.undo[-1].version <= wish.version <= table.version:
            raise Refusal(409, "stale", snapshot=tables.show(live, mine, wish.version))
        if mine in table.asked:
            _fresh(tables, live, mine, wish.version)
        digest = table.undo[-1].state.digest()[:16]
        return Change(_row(table, "back", mine, {"digest": digest}, wish.command))

    await tables.command(live, decide, who)


async def mark_absent(
    tables: Tables, live: Live, who: Holder | None, wish: wire.MarkAbsent
) -> None:
    """The host says that somebody is away or back; everybody may say it of themselves."""
    mine = _seated(who).seat
    _meter(tables, live, str(mine))

    def decide(table: Table) -> Change | None:
        _in_phase(table, "playing")
        if wish.seat >= len(table.seats) or table.seats[wish.seat].kind != "person":
            raise Refusal(400, "no-such-seat")
        sitter = table.seats[wish.seat]
        if wish.absent == sitter.away or (sitter.left and wish.seat != mine):
            return None
        return Change(_row(table, "absent", mine, {"seat": wish.seat, "absent": wish.absent}))

    if wish.seat == mine:
        await tables.command(live, decide, who)
    else:
        await _as_host(tables, live, who, decide)


async def rematch(tables: Tables, live: Live, who: Holder | None, wish: wire.Rematch) -> None:
    """The same people at a new table. Pressed twice, or by two, it makes one."""
    mine = _seated(who).seat
    made: list[str] = []

    def decide(table: Table) -> Change | None:
        _in_phase(table, "over")
        if table.next is not None:
            return None
        id, secret = new_table_id(), secrets.token_bytes(16)
        made[:] = [id]
        seats = [
            Seat("open")
            if sitter.left and number != mine
            else Seat(sitter.kind, sitter.name, sitter.bot)
            for number, sitter in enumerate(table.seats)
        ]
        spec = {**table.spec, "commitment": commitment(secret)}
        plan = {"seats": [sitter.plan() for sitter in seats], "host": mine}
        first = Row(1, time.time(), "open", mine, None, plan)
        kept = {h: n for h, n in table.tokens.items() if seats[n].kind == "person"}
        return Change(
            _row(table, "rematch", mine, {"table": id}, wish.command),
            lambda connection: storage.insert_table(
                connection, id, table.game_id, spec, secret.hex(), table.id, first, kept
            ),
        )

    await tables.command(live, decide, who)


# -- chat and recovery ---------------------------------------------------------------------------


async def say(tables: Tables, live: Live, who: Holder | None, wish: wire.Say) -> None:
    """A line of chat. It is not a row of the log: it answers no version and changes none."""
    mine = _seated(who).seat
    text = clean_line(wish.text, MAX_CHAT, "chat")
    limits = tables.limits
    key = f"{live.table.id}/{mine}"
    tables.buckets.take("chat", key, limits.chats_per_second, limits.chats_at_once)
    async with live.lock:
        tables.check_seat(live, _seated(who))
        for _ in range(5):
            table = live.table
            if (mine, wish.command) in table.said:
                return
            line = ChatRow(
                table.chat_number + 1, time.time(), mine, table.seats[mine].name, text, wish.command
            )
            try:
                await tables.store.write(_chat_job(table.id, line))
            except Conflict:
                await tables.refresh(live)
                continue
            tables.add_chat(table, line)
            break
    tables.hub.tell(live.table.id)
    if live.table.seats[mine].away and live.table.phase == "playing":
        await mark_absent(tables, live, who, wire.MarkAbsent(mine, False))


def _chat_job(table: str, line: ChatRow) -> Callable[[sa.Connection], None]:
    return lambda connection: storage.insert_chat(connection, table, line)


async def recovery(tables: Tables, live: Live, who: Holder | None) -> str:
    """A link that moves the seat to another device, once."""
    holder = _seated(who)
    key = secrets.token_urlsafe(24)
    table = live.table.id
    offered = await tables.store.write(
        lambda connection: storage.offer_key(connection, table, holder.hash, hashed(key))
    )
    if not offered:
        raise Refusal(403, "not-your-seat")
    return f"/t/{table}#key={key}"


async def recover(tables: Tables, live: Live, wish: wire.Recover, address: str) -> Sitting:
    """Trade a key for the seat; whoever held it before is a watcher now."""
    rate = tables.limits.recoveries_per_minute
    tables.buckets.take("recover", address, rate / 60, rate)
    table, token = live.table.id, new_token()
    async with live.lock:
        seat = await tables.store.write(
            lambda connection: storage.use_key(connection, table, hashed(wish.key), hashed(token))
        )
        if seat is None:
            raise Refusal(403, "key")
        await tables.refresh(live)
    tables.hub.tell(table)
    return Sitting(table, seat, token)


def why(live: Live, who: Holder | None, thing: str) -> wire.Reason:
    """Why a thing cannot be used now."""
    mine = _seated(who).seat
    table = live.table
    if table.state is None or table.face is None:
        _in_phase(table, "playing", "over")
    assert table.state is not None
    assert table.face is not None
    try:
        reason = table.face.why_not(table.state, mine, thing)
    except (KaizhuoError, ValueError, LookupError):
        raise Refusal(404, "no-such-thing") from None
    return wire.Reason(reason.clause, wire.message(reason.text))
