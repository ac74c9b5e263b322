"""Reading what comes in and writing what goes out: bodies, cookies, addresses, errors."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, InternalServerException
from sqlalchemy.exc import SQLAlchemyError

from . import wire
from .house import House
from .refusal import Refusal, brief
from .tables import Holder, Live, Tables

_log = logging.getLogger("kaizhuo.server")
_COOKIE_DAYS = 180
_WORDS = {
    400: "malformed",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "media-type",
    429: "too-fast",
}

Ask = Request[Any, Any, State]
T = TypeVar("T", bound=msgspec.Struct)


def house(request: Ask) -> House:
    """What the handlers work with."""
    found: House = request.app.state.house
    return found


async def body(request: Ask, kind: type[T]) -> T:
    """The JSON body as a struct, strictly: a number in quotes is no number."""
    if request.headers.get("sec-fetch-site") in {"cross-site", "same-site"}:
        raise Refusal(403, "elsewhere")  # another page, perhaps on another port of this machine
    content = request.headers.get("content-type", "application/json").split(";")[0].strip().lower()
    if content not in {"application/json", ""}:
        raise Refusal(415, "media-type")
    try:
        raw = await asyncio.wait_for(request.body(), house(request).limits.body_seconds)
    except TimeoutError:
        raise Refusal(408, "slow") from None
    except InternalServerException:
        raise Refusal(
            400, "malformed", wire.say("error-malformed", reason="it broke off")
        ) from None
    if not raw.strip() and kind is wire.Plain:
        raw = b"{}"
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refusal(400, "malformed", wire.say("error-malformed", reason=brief(error))) from None


def number(request: Ask, name: str, text: str | None) -> int:
    """A version number from the address or a header; 0 if it is not given."""
    if text is None or text == "":
        return 0
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refusal(400, "malformed", wire.say("error-malformed", reason=f"{name}: a number"))
    return int(text)


def cookies(request: Ask) -> list[tuple[str, str]]:
    """The cookies of our kind."""
    raw = request.headers.get("cookie", "")
    found: list[tuple[str, str]] = []
    for part in raw.split(";"):
        name, _, value = part.strip().partition("=")
        if name.startswith("kaizhuo_"):
            found.append((name, value.strip('"')))
    return found


async def whose(request: Ask, id: str) -> tuple[Live, Holder | None, str]:
    """The table, and the seat and token of whoever asks."""
    tables = house(request).tables
    live = await tables.get(id)
    if tables.shared:  # what another process has acknowledged must be seen here at once
        async with live.lock:
            await tables.refresh(live)
    who, token = tables.holder_of(live.table, cookies(request))
    if who is not None:
        tables.hub.saw(id, who.seat)
    return live, who, token


async def command(request: Ask, id: str, kind: type[T]) -> tuple[Tables, Live, Holder | None, T]:
    """What a command needs: all tables, this one, the seat of whoever gives it, and its body."""
    wish = await body(request, kind)
    live, who, _ = await whose(request, id)
    return house(request).tables, live, who, wish


def address(request: Ask) -> str:
    """The network address of whoever asks."""
    if house(request).trust_proxy:
        forwarded = request.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.split(",")[-1].strip()
    return request.client.host if request.client else ""


def seat_cookie(request: Ask, table: str, token: str) -> Cookie:
    """The cookie that holds a seat."""
    return Cookie(
        key=f"kaizhuo_{table}",
        value=token,
        path="/api",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=_COOKIE_DAYS * 86_400,
    )


# -- errors --------------------------------------------------------------------------------------


def _answer(problem: wire.Problem, status: int) -> Response[wire.Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def on_refusal(request: Ask, error: Refusal) -> Response[wire.Problem]:
    """A refusal is a JSON object with a reason."""
    answer = _answer(error.problem(), error.status)
    if error.status == 429:
        answer.headers["retry-after"] = "1"
    return answer


def on_http(request: Ask, error: HTTPException) -> Response[wire.Problem]:
    """An error of the framework, in our form."""
    word = _WORDS.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    text = wire.say(f"error-{word}", reason=brief(error.detail)) if word == "malformed" else None
    return on_refusal(request, Refusal(error.status_code, word, text))


def on_database(request: Ask, error: SQLAlchemyError) -> Response[wire.Problem]:
    """The log could not be written: nothing happened."""
    _log.error("the database failed: %s", type(error).__name__)
    return on_refusal(request, Refusal(503, "storage"))


def on_failure(request: Ask, error: Exception) -> Response[wire.Problem]:
    """A fault of ours; the details stay here."""
    _log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return on_refusal(request, Refusal(500, "internal"))
