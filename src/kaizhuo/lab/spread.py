"""The games of a plan, spread over the cores of this machine."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Final

from .errors import LabError
from .play import Plan, Played, play

Deliver = Callable[[list[Played]], None]
"""Takes games as they are finished, in any order."""

_CHUNKS_PER_WORKER: Final = 16
_MAX_CHUNK: Final = 8
_AHEAD: Final = 3
"""Portions that are on their way for each worker, so that none waits for the next."""
_PATIENCE: Final = 1.0
"""Seconds after which a worker hands over what it has played, so that a stop loses little."""

_plan: list[Plan] = []


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """The first of these games, at least one: as many as do not try the patience."""
    until = time.monotonic() + _PATIENCE
    played: list[Played] = []
    for number in numbers:
        played.append(play(plan, number))
        if time.monotonic() > until:
            break
    return played


def chunks_of(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Portions for workers: small enough that all end at about the same time."""
    size = min(max(1, len(numbers) // (workers * _CHUNKS_PER_WORKER)), _MAX_CHUNK)
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def here(plan: Plan, numbers: Sequence[int], deliver: Deliver) -> None:
    """Play the games in this process."""
    for number in numbers:
        deliver([play(plan, number)])


def processes(plan: Plan, numbers: Sequence[int], workers: int, deliver: Deliver) -> None:
    """Play the games in several processes. Whatever they have finished is delivered, also when
    they are interrupted. Raises ``LabError`` when a process dies."""
    chunks = chunks_of(numbers, workers)
    strangers = set(multiprocessing.active_children())
    with _ctrl_c_ignored():
        pool = ProcessPoolExecutor(
            max_workers=min(workers, len(chunks)),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(plan,),
        )
        # The first submission gives birth to all processes.
        to_come = iter(chunks)
        waiting: dict[Future[list[Played]], Sequence[int]] = {
            pool.submit(_some, chunk): chunk for chunk in islice(to_come, workers * _AHEAD)
        }
        ours = set(multiprocessing.active_children()) - strangers
    try:
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = waiting.pop(future)
                played = future.result()
                following = chunk[len(played) :] or next(to_come, ())
                if following:
                    waiting[pool.submit(_some, following)] = following
                deliver(played)
    except BrokenProcessPool:
        _deliver_finished(waiting, deliver)
        raise LabError("workers-lost") from None
    except KeyboardInterrupt:
        _end(ours)
        _deliver_finished(waiting, deliver)
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _deliver_finished(futures: Iterable[Future[list[Played]]], deliver: Deliver) -> None:
    for future in list(futures):
        if future.done() and not future.cancelled() and future.exception() is None:
            deliver(future.result())


def _end(born: set[BaseProcess]) -> None:
    """A game under way is lost when somebody says stop; it may have taken minutes yet."""
    for process in born:
        process.terminate()


def _begin(plan: Plan) -> None:
    """A worker gets the plan once; Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan[:] = [plan]


def _some(numbers: Sequence[int]) -> list[Played]:
    return play_some(_plan[0], numbers)


@contextlib.contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Processes born here never hear Ctrl-C, not even while they are still waking up."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
