"""The application: the API, the page, and the house behind them, put together."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from litestar import Litestar, Response, get
from litestar.channels import ChannelsPlugin
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from kaizhuo import __version__

from . import requests
from .description import openapi
from .headers import add_headers
from .house import Plan, living
from .hub import CHANNEL
from .news import backend
from .pages import File, Page
from .refusal import Refusal
from .requests import Ask, house
from .routes import api


def _send(request: Ask, file: File) -> Response[bytes]:
    headers = {
        "etag": file.etag,
        "cache-control": "public, max-age=31536000, immutable" if file.for_ever else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)


@get(["/", "/t/{table:str}", "/rules/{game:str}"], include_in_schema=False)
async def page(request: Ask) -> Response[bytes]:
    """The page, wherever in it one begins."""
    return _send(request, house(request).page.index)


@get("/assets/{name:path}", include_in_schema=False)
async def asset(request: Ask, name: str) -> Response[bytes]:
    """A part of the page."""
    file = house(request).page.files.get("assets" + str(name))
    if file is None:
        raise Refusal(404, "not-found")
    return _send(request, file)


def _root_files(names: list[str]) -> list[Any]:
    """Handlers for the page's files outside ``assets/``, such as an icon."""

    @get([f"/{name}" for name in names], include_in_schema=False)
    async def root_file(request: Ask) -> Response[bytes]:
        return _send(request, house(request).page.files[request.url.path.lstrip("/")])

    return [root_file]


def build_application(plan: Plan, redis: str | None = None) -> Litestar:
    """An ASGI application with a house of its own."""
    channels = ChannelsPlugin(
        backend(redis),
        channels=[CHANNEL],
        subscriber_max_backlog=10_000,
        subscriber_backlog_strategy="dropleft",
    )
    names = [
        name for name in Page().files if not name.startswith("assets/") and name != "index.html"
    ]

    def life(app: Litestar) -> AbstractAsyncContextManager[None]:
        return living(app, plan, channels)

    return Litestar(
        route_handlers=[api(), page, asset, *(_root_files(names) if names else [])],
        plugins=[channels],
        lifespan=[life],
        openapi_config=openapi(__version__),
        request_max_body_size=plan.limits.body,
        before_send=[add_headers],
        exception_handlers={
            Refusal: requests.on_refusal,
            HTTPException: requests.on_http,
            SQLAlchemyError: requests.on_database,
            Exception: requests.on_failure,
        },
    )
