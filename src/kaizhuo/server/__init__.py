"""Tables on the network: seats, log, push, clocks.

>>> from kaizhuo.server import serve
>>> serve("0.0.0.0", 8000, "kaizhuo.sqlite", ready=print)            # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .limits import Limits
from .refusal import ServeError

if TYPE_CHECKING:
    from litestar import Litestar

__all__ = ["Limits", "ServeError", "application", "serve"]

# The framework is imported only when a server starts: thinking processes come by here as well.


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "kaizhuo.sqlite",
    workers: int = 1,
    redis: str | None = None,
    *,
    ready: Callable[[str], None] | None = None,
    address: str | None = None,
    trust_proxy: bool = False,
    thinkers: int = 1,
    limits: Limits | None = None,
) -> None:
    """Serve tables until SIGINT or SIGTERM. Prints nothing.

    ``database`` is a path (SQLite) or an SQLAlchemy URL; several ``workers`` need ``redis`` (its
    URL). ``ready`` is called with the server's own URL once it accepts connections; ``address``
    is the URL by which other devices reach it, for QR codes made on this machine. ``trust_proxy``
    takes the client's address from ``X-Forwarded-For``. Port 0 means any free one. Raises
    ``ServeError``, whose message says what to do.
    """
    from .house import Plan  # noqa: PLC0415
    from .running import run  # noqa: PLC0415

    plan = Plan(database, limits or Limits(), workers > 1, address, trust_proxy, thinkers)
    run(host, port, plan, workers, redis, ready)


def application(
    database: str,
    *,
    redis: str | None = None,
    shared: bool = False,
    limits: Limits | None = None,
    address: str | None = None,
    trust_proxy: bool = False,
    thinkers: int = 1,
) -> Litestar:
    """The ASGI application, for tests and for other ASGI servers. ``shared``: other processes
    serve the same database."""
    from .app import build_application  # noqa: PLC0415
    from .house import Plan  # noqa: PLC0415

    plan = Plan(database, limits or Limits(), shared, address, trust_proxy, thinkers)
    return build_application(plan, redis)
