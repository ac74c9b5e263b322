"""The games of a plan, spread over the cores of this machine."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Final

from .errors import LabError
from .play import Plan, Played, play

Deliver = Callable[[list[Played]], None]
"""Takes games as they are finished, in any order."""

_CHUNKS_PER_WORKER: Final = 16
_MAX_CHUNK: Final = 8
_AHEAD: Final = 2
"""Portions that a worker has: the one it plays, and the next, so that it waits for none."""
_LOOK: Final = 0.1
"""Seconds after which it is looked whether somebody has pressed Ctrl-C."""
_PATIENCE: Final = 1.0
"""Seconds after which a worker hands over what it has played, so that a stop loses little."""


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


class _Lost(Exception):
    """A worker has died."""


class _Worker:
    """A process that plays games, and the parent's end of a pipe that nobody else writes to: when
    one of many that share a pipe is stopped while it writes, what the others write is lost, and
    whoever reads waits for ever."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: Final = context.Process(target=_work, args=(plan, theirs))
        self.given: Final[deque[Sequence[int]]] = deque()
        self.process.start()
        theirs.close()

    def give(self, portion: Sequence[int]) -> None:
        """Hand over one more portion."""
        self.given.append(portion)
        try:
            self.pipe.send(portion)
        except OSError:
            raise _Lost from None

    def take(self) -> tuple[list[Played], Sequence[int]]:
        """What it has played of its first portion, and the rest of that."""
        try:
            answer: list[Played] | Exception = self.pipe.recv()
        except (EOFError, OSError):
            raise _Lost from None
        if isinstance(answer, Exception):
            raise answer
        return answer, self.given.popleft()[len(answer) :]

    def end(self) -> None:
        """A game under way is lost when somebody says stop; it may have taken minutes yet."""
        self.process.kill()
        self.process.join()

    def left(self) -> list[Played]:
        """What it had finished before it ended, and nobody has read."""
        found: list[Played] = []
        with contextlib.suppress(EOFError, OSError):
            while True:
                answer = self.pipe.recv()
                found.extend(answer if isinstance(answer, list) else ())
        return found


def processes(plan: Plan, numbers: Sequence[int], workers: int, deliver: Deliver) -> None:
    """Play the games in several processes. Whatever they have finished is delivered, also when
    they are interrupted. Raises ``LabError`` when a process dies."""
    to_come = deque(chunks_of(numbers, workers))
    team: list[_Worker] = []
    try:
        with _ctrl_c_ignored():
            for _ in range(min(workers, len(to_come))):
                team.append(_Worker(plan))
        with _ctrl_c_noted() as pressed:
            _play_all(team, to_come, deliver, pressed)
    except (_Lost, KeyboardInterrupt) as stopped:
        for worker in team:
            worker.end()
        for worker in team:
            if played := worker.left():
                deliver(played)
        if isinstance(stopped, _Lost):
            raise LabError("workers-lost") from None
        raise
    finally:
        for worker in team:
            worker.end()
            worker.pipe.close()


def _play_all(
    team: Sequence[_Worker], to_come: deque[Sequence[int]], deliver: Deliver, pressed: list[int]
) -> None:
    _hand_out(team, to_come)
    while busy := {worker.pipe: worker for worker in team if worker.given}:
        for pipe in wait(list(busy), _LOOK):
            assert isinstance(pipe, Connection)
            played, rest = busy[pipe].take()
            # Where games are long, half of the rest may be for somebody else.
            half = len(rest) // 2
            to_come.extendleft(part for part in (rest[half:], rest[:half]) if part)
            _hand_out(team, to_come)
            deliver(played)
        if pressed:
            raise KeyboardInterrupt


def _hand_out(team: Sequence[_Worker], to_come: deque[Sequence[int]]) -> None:
    """Give portions to those who have fewest."""
    while to_come:
        least = min(team, key=lambda worker: len(worker.given))
        if len(least.given) == _AHEAD:
            return
        least.give(to_come.popleft())


def _work(plan: Plan, pipe: Connection) -> None:
    """The life of a worker. Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            numbers = pipe.recv()
            try:
                answer: list[Played] | Exception = play_some(plan, numbers)
            except Exception as error:
                error.add_note(traceback.format_exc())
                answer = error
            pipe.send(answer)


def _end_with_parent() -> None:
    """A parent that is killed says goodbye to nobody, and a game may take minutes yet."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextlib.contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Processes born here never hear Ctrl-C, not even while they are still waking up."""
    with _on_ctrl_c(signal.SIG_IGN):
        yield


@contextlib.contextmanager
def _ctrl_c_noted() -> Iterator[list[int]]:
    """Ctrl-C interrupts nothing here, least of all half an answer that is being read or a row
    that is being written; it is noted in the list."""
    pressed: list[int] = []
    with _on_ctrl_c(lambda number, frame: pressed.append(number)):
        yield pressed


@contextlib.contextmanager
def _on_ctrl_c(
    handler: Callable[[int, FrameType | None], object] | signal.Handlers,
) -> Iterator[None]:
    """Only the main thread hears signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
