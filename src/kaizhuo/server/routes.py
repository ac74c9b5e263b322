"""The addresses of the API and what each does. The doing itself is in ``commands``."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import msgspec
import segno
from litestar import MediaType, Response, Router, get, post
from litestar.response import Stream as StreamResponse

from kaizhuo.kernel import Game

from . import commands, wire
from .description import Takes
from .hub import Stream
from .limits import Limits
from .refusal import Refusal
from .requests import Ask, address, body, command, cookies, house, number, seat_cookie, whose
from .streams import events

_HOST = re.compile(r"^[A-Za-z0-9.\-\[\]:]{1,255}$")
_LOOPBACK = re.compile(r"^(localhost|127\.|\[::1\]|0\.0\.0\.0)")
_SIZE = Limits().body
_EDITION_SIZE = Limits().edition_body


async def _meter(request: Ask) -> None:
    limits = house(request).limits
    house(request).tables.buckets.take(
        "requests", address(request), limits.requests_per_second, limits.requests_at_once
    )


# -- games -----------------------------------------------------------------------------------------


def _catalog(game: Game) -> dict[str, object]:
    """A game's catalog, with the names of its components whether or not it lists them itself."""
    return {"names": game.edition.names, **game.face().catalog()}


@get("/games")
async def list_games(request: Ask) -> list[wire.GameView]:
    """The boxes on the shelf."""
    return await asyncio.to_thread(house(request).boxes.shelf)


@get("/games/{game:str}/text/{language:str}", media_type=MediaType.TEXT)
async def game_text(request: Ask, game: str, language: str) -> Response[str]:
    """All messages for a game's table in one language, as Fluent."""
    text = await asyncio.to_thread(house(request).boxes.text, game, language)
    return Response(text, media_type="text/plain", headers=_brief())


@get("/games/{game:str}/rules/{language:str}")
async def game_rules(request: Ask, game: str, language: str) -> Response[wire.RuleBook]:
    """The rule book."""
    book = await asyncio.to_thread(house(request).boxes.rules, game, language)
    return Response(book, headers=_brief())


@get("/games/{game:str}/catalog")
async def game_catalog(request: Ask, game: str) -> Response[dict[str, Any]]:
    """What is printed on the components of the standard edition."""
    box = await asyncio.to_thread(house(request).boxes.standard, game)
    return Response(_catalog(box), headers=_brief())


def _brief() -> dict[str, str]:
    return {"cache-control": "no-cache"}


# -- tables ----------------------------------------------------------------------------------------


@post("/tables", request_max_body_size=_EDITION_SIZE, operation_class=Takes.body(wire.OpenTable))
async def open_table(request: Ask) -> Response[wire.Opened]:
    """Open a table and sit down at it."""
    wish = await body(request, wire.OpenTable)
    sitting = await commands.open_table(house(request).tables, wish, address(request))
    cookie = seat_cookie(request, sitting.table, sitting.token)
    return Response(wire.Opened(sitting.table, sitting.seat), cookies=[cookie])


@get("/tables/{table:str}")
async def show_table(request: Ask, table: str) -> Response[wire.Snapshot]:
    """The table as one's seat, or a watcher, sees it."""
    live, who, token = await whose(request, table)
    answer = Response(house(request).tables.show_to(live, who))
    if who is not None and (f"kaizhuo_{table}", token) not in cookies(request):
        # A seat kept from the table before: from now on it has a cookie of its own.
        answer.set_cookie(seat_cookie(request, table, token))
    return answer


@get("/tables/{table:str}/events")
async def table_events(request: Ask, table: str) -> StreamResponse:
    """Everything that happens at the table, as server-sent events with the version as id."""
    last = request.headers.get("last-event-id")
    after = number(request, "after", last or request.query_params.get("after"))
    _live, who, token = await whose(request, table)
    tables, limits = house(request).tables, house(request).limits
    key = token or None
    mine, all_here = tables.hub.count(table, key, address(request))
    if mine >= limits.streams_per_seat or all_here >= limits.streams_per_address:
        raise Refusal(429, "streams")
    stream = Stream(table, key, address(request), None if who is None else who.seat)
    tables.hub.expect(stream)
    return StreamResponse(
        events(tables, stream, after),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


@get("/tables/{table:str}/catalog")
async def table_catalog(request: Ask, table: str) -> Response[dict[str, Any]]:
    """What is printed on the components of this table's edition."""
    live, _, _ = await whose(request, table)
    if live.table.game is None:
        raise Refusal(409, "frozen")
    return Response(_catalog(live.table.game), headers=_brief())


@get("/tables/{table:str}/qr.svg")
async def table_code(request: Ask, table: str) -> Response[bytes]:
    """The invitation as a QR code."""
    live, _, _ = await whose(request, table)
    host = request.headers.get("host", "localhost")
    if not _HOST.match(host):
        raise Refusal(400, "malformed", wire.say("error-malformed", reason="host"))
    base = f"{request.url.scheme}://{host}"
    known = house(request).address
    if known is not None and _LOOPBACK.match(host):
        base = known.rstrip("/")  # a phone cannot reach "localhost"
    out = io.BytesIO()
    segno.make(f"{base}/t/{live.table.id}", error="m").save(
        out, kind="svg", xmldecl=False, scale=8, border=2, dark="#2b2118", light="#fffdf5"
    )
    return Response(out.getvalue(), media_type="image/svg+xml")


# -- commands --------------------------------------------------------------------------------------


@post("/tables/{table:str}/join", operation_class=Takes.body(wire.JoinTable), status_code=200)
async def join(request: Ask, table: str) -> Response[wire.Seated]:
    """Sit down on an open seat. Whoever sits already stays where they are."""
    tables, live, who, wish = await command(request, table, wire.JoinTable)
    if who is not None:
        if live.table.seats[who.seat].away and live.table.phase == "playing":
            back = wire.MarkAbsent(who.seat, False)
            await commands.mark_absent(tables, live, who, back)
        return Response(wire.Seated(who.seat))
    sitting = await commands.join(tables, live, wish)
    return Response(wire.Seated(sitting.seat), cookies=[seat_cookie(request, table, sitting.token)])


@post("/tables/{table:str}/leave", operation_class=Takes.body(wire.Plain), status_code=200)
async def leave(request: Ask, table: str) -> Response[wire.Snapshot]:
    """Stand up; during a game, the cautious program plays on until one comes back."""
    tables, live, who, _ = await command(request, table, wire.Plain)
    await commands.leave(tables, live, who)
    return await _after(request, table)


@post("/tables/{table:str}/seats", operation_class=Takes.body(wire.PlanSeats), status_code=200)
async def plan_seats(request: Ask, table: str) -> Response[wire.Snapshot]:
    """The host says who the seats are for, before the start."""
    tables, live, who, wish = await command(request, table, wire.PlanSeats)
    await commands.plan_seats(tables, live, who, wish)
    return await _after(request, table)


@post("/tables/{table:str}/start", operation_class=Takes.body(wire.Plain), status_code=200)
async def start(request: Ask, table: str) -> Response[wire.Snapshot]:
    """The host starts the game; open seats are put away."""
    tables, live, who, _ = await command(request, table, wire.Plain)
    await commands.start(tables, live, who)
    return await _after(request, table)


@post("/tables/{table:str}/moves", operation_class=Takes.body(wire.PlayMoves), status_code=200)
async def moves(request: Ask, table: str) -> Response[wire.Snapshot]:
    """Moves of one's own in order, all or none."""
    tables, live, who, wish = await command(request, table, wire.PlayMoves)
    await commands.play(tables, live, who, wish)
    return Response(tables.show_to(live, who, wish.version))


@post("/tables/{table:str}/take-back", operation_class=Takes.body(wire.TakeBack), status_code=200)
async def take_back(request: Ask, table: str) -> Response[wire.Snapshot]:
    """Undo one's own last command while that tells nobody anything."""
    tables, live, who, wish = await command(request, table, wire.TakeBack)
    await commands.take_back(tables, live, who, wish)
    return Response(tables.show_to(live, who, wish.version))


@post("/tables/{table:str}/chat", operation_class=Takes.body(wire.Say), status_code=200)
async def chat(request: Ask, table: str) -> Response[wire.Snapshot]:
    """Say something to everybody at the table."""
    tables, live, who, wish = await command(request, table, wire.Say)
    await commands.say(tables, live, who, wish)
    return await _after(request, table)


@post("/tables/{table:str}/absent", operation_class=Takes.body(wire.MarkAbsent), status_code=200)
async def absent(request: Ask, table: str) -> Response[wire.Snapshot]:
    """Say that somebody is away (the host), or that one is back."""
    tables, live, who, wish = await command(request, table, wire.MarkAbsent)
    await commands.mark_absent(tables, live, who, wish)
    return await _after(request, table)


@post("/tables/{table:str}/rematch", operation_class=Takes.body(wire.Rematch), status_code=200)
async def rematch(request: Ask, table: str) -> Response[wire.Snapshot]:
    """Again, at a new table (``next`` in the answer)."""
    tables, live, who, wish = await command(request, table, wire.Rematch)
    await commands.rematch(tables, live, who, wish)
    return await _after(request, table)


@post("/tables/{table:str}/recovery", operation_class=Takes.body(wire.Plain), status_code=200)
async def recovery(request: Ask, table: str) -> Response[wire.Link]:
    """A link that moves one's seat to another device, once."""
    tables, live, who, _ = await command(request, table, wire.Plain)
    return Response(wire.Link(await commands.recovery(tables, live, who)))


@post("/tables/{table:str}/recover", operation_class=Takes.body(wire.Recover), status_code=200)
async def recover(request: Ask, table: str) -> Response[wire.Seated]:
    """Take a seat over with a one-time key."""
    tables, live, _, wish = await command(request, table, wire.Recover)
    sitting = await commands.recover(tables, live, wish, address(request))
    return Response(wire.Seated(sitting.seat), cookies=[seat_cookie(request, table, sitting.token)])


@get("/tables/{table:str}/why")
async def why(request: Ask, table: str) -> Response[wire.Reason]:
    """Why a thing (``?thing=``) cannot be used now."""
    thing = request.query_params.get("thing", "")
    if not 0 < len(thing) <= 200:
        raise Refusal(400, "malformed", wire.say("error-malformed", reason="thing"))
    live, who, _ = await whose(request, table)
    return Response(commands.why(live, who, thing))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Ask, table: str) -> Response[str]:
    """The whole game with its seed, after the end."""
    live, _, _ = await whose(request, table)
    if live.table.phase != "over":
        raise Refusal(409, "not-over")
    return Response(live.table.record().text(), media_type="text/plain")


async def _after(request: Ask, table: str) -> Response[wire.Snapshot]:
    """The table after a command, as whoever gave it sees it now."""
    live, who, _ = await whose(request, table)
    return Response(house(request).tables.show_to(live, who))


def api() -> Router:
    """All of it, below ``/api``."""
    return Router(
        "/api",
        route_handlers=[
            list_games,
            game_text,
            game_rules,
            game_catalog,
            open_table,
            show_table,
            table_events,
            table_catalog,
            table_code,
            join,
            leave,
            plan_seats,
            start,
            moves,
            take_back,
            chat,
            absent,
            rematch,
            recovery,
            recover,
            why,
            record,
        ],
        before_request=_meter,
        type_encoders={msgspec.Struct: msgspec.to_builtins},
    )
