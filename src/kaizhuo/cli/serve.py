"""``kaizhuo serve``: tables in the browser."""

from __future__ import annotations

import errno
import socket
import sys
from pathlib import Path
from typing import Annotated, Final

import segno
import typer

from .asking import Lang, check_least
from .words import Complaint, choose_language, complain, out, say

_LAST_PORT: Final = 65535
_SQLITE: Final = b"SQLite format 3\x00"


def serve(
    host: Annotated[str, typer.Option(help=say("help-opt-host"))] = "0.0.0.0",
    port: Annotated[int, typer.Option(help=say("help-opt-port"))] = 8000,
    database: Annotated[
        str, typer.Option(metavar="FILE", help=say("help-opt-database"))
    ] = "kaizhuo.sqlite",
    workers: Annotated[int, typer.Option(help=say("help-opt-processes"))] = 1,
    redis: Annotated[str | None, typer.Option(metavar="URL", help=say("help-opt-redis"))] = None,
    address: Annotated[
        str | None, typer.Option(metavar="URL", help=say("help-opt-address"))
    ] = None,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help=say("help-opt-trust-proxy"))
    ] = False,
    qr: Annotated[bool, typer.Option(help=say("help-opt-qr"))] = True,
    lang: Lang = None,
) -> None:
    """Start the server and say where it is."""
    choose_language(lang)
    if not 0 <= port <= _LAST_PORT:
        complain("error-port-range", port=str(port))
    check_least("what-workers", workers, 1)
    if workers > 1 and redis is None:
        complain("error-redis")
    port = _free_port(host, port)
    _check_database(database)
    try:
        from kaizhuo import server  # noqa: PLC0415 - the other commands do without its packages
    except ImportError as error:
        complain("error-no-server", reason=str(error))
    link = address or f"http://{_address(host)}:{port}"

    def ready(own: str) -> None:
        out.print(say("serve-open"), style="bold green")
        out.print(say("serve-here", link=f"{own}/"), markup=False, soft_wrap=True)
        out.print(say("serve-network", link=f"{link}/"), markup=False, soft_wrap=True)
        if qr:
            out.print(say("serve-scan"))
            segno.make(f"{link}/").terminal(sys.stdout, compact=True)
        out.print(say("serve-stop", database=database), style="dim", markup=False)
        sys.stdout.flush()

    try:
        server.serve(
            host,
            port,
            database,
            workers,
            redis,
            ready=ready,
            address=link,
            trust_proxy=trust_proxy,
        )
    except server.ServeError as error:
        raise Complaint(str(error)) from error
    except Exception as error:
        if not type(error).__module__.startswith("granian"):
            raise
        complain("error-start", database=database)


def _check_database(database: str) -> None:
    """A sentence unless the file is a database or can become one (URLs are the server's)."""
    if "://" in database:
        return
    path = Path(database)
    if path.is_dir():
        complain("error-is-folder", file=database)
    if not path.absolute().parent.is_dir():
        complain("error-no-folder", file=str(path.absolute().parent))
    try:
        with path.open("ab+") as file:
            file.seek(0)
            head = file.read(len(_SQLITE))
    except OSError as error:
        complain("error-cannot-write", file=database, reason=error.strerror or "")
    if head not in (b"", _SQLITE):
        complain("error-no-database", file=database)


def _free_port(host: str, port: int) -> int:
    """The port (any free one for 0), or a sentence if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except socket.gaierror:
            complain("error-host", host=host)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                complain("error-port", port=str(port), host=host)
            complain("error-listen", port=str(port), host=host, reason=error.strerror or "")
        return int(probe.getsockname()[1])


def _address(host: str) -> str:
    """The address that others in the network reach this machine by."""
    if host not in ("0.0.0.0", "::", ""):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing; it only chooses the way out.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
