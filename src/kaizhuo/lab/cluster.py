"""The games of a plan, spread over a Ray cluster (extra ``[ray]``)."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from collections.abc import Sequence
from typing import Any, Final

from kaizhuo.kernel import KaizhuoError

from .errors import LabError
from .play import RAY_HERE, Plan, Played
from .spread import Deliver, chunks_of, play_some

_SECONDS_TO_REACH: Final = 5.0
_SECONDS_TO_JOIN: Final = 30.0
_TASKS_PER_CORE: Final = 2
"""Tasks that wait at the cluster for each core, so that none stands idle."""


def on_ray(plan: Plan, numbers: Sequence[int], address: str, deliver: Deliver) -> None:
    """Play the games as tasks of the cluster at ``address`` (``host:port``, ``ray://host:port``
    or ``RAY_HERE``). Its machines need the same Kaizhuo, compiled on all of them or on none, and
    the same Python.

    Raises ``LabError`` when Ray is not installed, not to be reached, or loses its machines;
    what has been finished is delivered then.
    """
    ray = _ray()
    guest = bool(ray.is_initialized())
    if not guest:
        _join(ray, address)
    try:
        _play(ray, plan, numbers, deliver)
    except ray.exceptions.RayError as error:
        raise _lost(error) from None
    finally:
        if not guest:
            ray.shutdown()


def _play(ray: Any, plan: Plan, numbers: Sequence[int], deliver: Deliver) -> None:
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    shared = ray.put(plan)
    task = ray.remote(_play_alike)
    thinking = plan.thinking()
    waiting = list(reversed(chunks_of(numbers, cores)))
    under_way: dict[Any, Sequence[int]] = {}
    try:
        while waiting or under_way:
            while waiting and len(under_way) < cores * _TASKS_PER_CORE:
                chunk = waiting.pop()
                under_way[task.remote(shared, chunk, thinking)] = chunk
            done, _ = ray.wait(list(under_way), num_returns=1)
            for finished in done:
                chunk = under_way.pop(finished)
                played: list[Played] = ray.get(finished)
                if rest := chunk[len(played) :]:
                    waiting.append(rest)
                deliver(played)
    finally:
        _stop(ray, list(under_way), deliver)


def _play_alike(plan: Plan, numbers: Sequence[int], thinking: list[int]) -> list[Played]:
    """Play games on a machine of the cluster, if programs are as strong there as at home."""
    if plan.thinking() != thinking:
        raise LabError("ray-other-build")
    return play_some(plan, numbers)


def _stop(ray: Any, under_way: list[Any], deliver: Deliver) -> None:
    """What has been finished meanwhile is delivered; the rest is given up."""
    if not under_way:
        return
    with contextlib.suppress(ray.exceptions.RayError):
        finished, unfinished = ray.wait(under_way, num_returns=len(under_way), timeout=0)
        for one in unfinished:
            ray.cancel(one)
        for one in finished:
            deliver(ray.get(one))


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise LabError("ray-missing") from None
    return ray


def _join(ray: Any, address: str) -> None:
    """Come into the cluster, or say within a minute that it cannot be done."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    if address == RAY_HERE:
        if os.environ.get("RAY_ADDRESS"):
            return _join(ray, os.environ["RAY_ADDRESS"])
        ray.init(address="local", include_dashboard=False, **quiet)
        return None
    _knock(address)
    failed: list[BaseException] = []

    def join() -> None:
        try:
            ray.init(address=address, **quiet)
        except BaseException as error:  # it is told to the thread that waits
            failed.append(error)

    # Ray tries for minutes, and nothing but the end of the process stops it.
    thread = threading.Thread(target=join, daemon=True)
    thread.start()
    thread.join(_SECONDS_TO_JOIN)
    if thread.is_alive():
        raise LabError("ray-unreachable", address=address, reason=_no_answer())
    if failed:
        raise LabError("ray-unreachable", address=address, reason=_first_sentence(failed[0]))
    return None


def _knock(address: str) -> None:
    """Whether anybody listens there: Ray itself takes long to find that out."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not host or not port.isdecimal() or int(port) > 65535:
        raise LabError("ray-address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), _SECONDS_TO_REACH):
            pass
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LabError("ray-unreachable", address=address, reason=reason) from None


def _no_answer() -> str:
    return os.strerror(110) if os.name == "posix" else "timed out"


def _lost(error: Exception) -> KaizhuoError:
    cause = getattr(error, "cause", None)
    if isinstance(cause, KaizhuoError):
        return cause
    return LabError("ray-lost", reason=_first_sentence(error))


def _first_sentence(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__)[:200]
