"""Handing questions to programs in processes of their own, which may be slow, hang or die."""

from __future__ import annotations

import asyncio
import os
import pickle
import secrets
import select
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from kaizhuo.kernel import Nature, State
from kaizhuo.players import InformationSet

from .child import environment
from .thinker import HEAD

_START_SECONDS = 20.0


class _Late(Exception):
    """The program did not answer in time, or its process ended."""


class _Process:
    """One thinking process and its pipes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kaizhuo.server.thinker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            start_new_session=True,  # Ctrl-C is the server's business
        )
        self.fresh = True

    def ask(self, job: bytes, seconds: float) -> str:
        """The answer to a job; ``_Late`` if there is none in time."""
        assert self.process.stdin is not None
        until = time.monotonic() + seconds + (_START_SECONDS if self.fresh else 0)
        try:
            self.process.stdin.write(HEAD.pack(len(job)) + job)
            self.process.stdin.flush()
        except OSError as error:
            raise _Late from error
        (length,) = HEAD.unpack(self._read(HEAD.size, until))
        code = self._read(length, until).decode()
        self.fresh = False
        if not code:
            raise _Late
        return code

    def _read(self, size: int, until: float) -> bytes:
        assert self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        found = b""
        while len(found) < size:
            ready, _, _ = select.select([pipe], [], [], max(0.0, until - time.monotonic()))
            part = os.read(pipe, size - len(found)) if ready else b""
            if not part:
                raise _Late
            found += part
        return found

    def end(self) -> None:
        """Stop the process, whatever it does."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue


class Thinkers:
    """A few thinking processes, started when first needed, replaced when they hang."""

    def __init__(self, processes: int = 1) -> None:
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._own = threading.local()
        self._all: set[_Process] = set()
        self._closed = False

    async def choose(self, bot: str, state: State, seat: int, seconds: float) -> str | None:
        """The code a program chooses for a seat, or ``None`` if it fails or takes too long.

        What leaves this process is a re-dealt position: the program cannot know what its seat
        does not.
        """
        sealed = InformationSet(state, seat).sealed(Nature())
        job = pickle.dumps((bot, sealed, secrets.randbits(64)))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, job, seconds)

    def pids(self) -> list[int]:
        """The process ids of the thinking processes."""
        return [process.process.pid for process in self._all]

    def _ask(self, job: bytes, seconds: float) -> str | None:
        if self._closed:
            return None
        process: _Process | None = getattr(self._own, "process", None)
        if process is None or process.process.poll() is not None:
            process = self._own.process = _Process()
            self._all.add(process)
        try:
            return process.ask(job, seconds)
        except _Late:
            self._all.discard(process)
            self._own.process = None
            process.end()
            return None

    def close(self) -> None:
        """End all thinking."""
        self._closed = True
        for process in list(self._all):
            process.process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)
