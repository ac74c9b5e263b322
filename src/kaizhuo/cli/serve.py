"""``kaizhuo serve``: tables in the browser."""

from __future__ import annotations

import socket
import sys
from typing import Annotated

import segno
import typer

from .asking import Lang
from .words import choose_language, complain, out, say


def serve(
    host: Annotated[str, typer.Option(help=say("help-opt-host"))] = "0.0.0.0",
    port: Annotated[int, typer.Option(help=say("help-opt-port"))] = 8000,
    database: Annotated[str, typer.Option(help=say("help-opt-database"))] = "kaizhuo.sqlite",
    qr: Annotated[bool, typer.Option(help=say("help-opt-qr"))] = True,
    lang: Lang = None,
) -> None:
    """Start the server and say where it is."""
    choose_language(lang)
    if not 1 <= port <= 65535:
        complain("error-port-range", port=str(port))
    _check_free(host, port)
    try:
        from kaizhuo import server  # noqa: PLC0415 - the other commands do without its packages
    except ImportError as error:
        complain("error-no-server", reason=str(error))
    link = f"http://{_address(host)}:{port}/"
    out.print(say("serve-open"), style="bold green")
    out.print(f"{say('serve-here')}: http://127.0.0.1:{port}/", markup=False)
    if _address(host) != "127.0.0.1":
        out.print(f"{say('serve-network')}: {link}", markup=False)
        if qr:
            out.print(say("serve-scan"))
            segno.make(link).terminal(sys.stdout, compact=True)
    out.print(say("serve-stop", database=database), style="dim", markup=False)
    server.serve(host=host, port=port, database=database)


def _check_free(host: str, port: int) -> None:
    """A sentence if somebody listens there already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            complain("error-port", port=str(port), host=host)


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
