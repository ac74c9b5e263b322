"""A process in which programs think: ``python -m kaizhuo.server.thinker``, spoken to by pipes.

It reads pickled (program, sealed information set, seed) and answers with an action's code. When
its server is gone the pipe ends, and so does the process.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import random
import struct
import sys
from typing import BinaryIO

from kaizhuo import players

HEAD = struct.Struct(">I")


def answer(job: bytes) -> bytes:
    """The code of the action that a program chooses."""
    name, information_set, seed = pickle.loads(job)
    return players.load(name).choose(information_set, random.Random(seed)).code.encode()


def main(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the pipe ends; a program's error is an empty answer."""
    while head := jobs.read(HEAD.size):
        job = jobs.read(*HEAD.unpack(head))
        try:
            code = answer(job)
        except Exception as error:
            sys.stderr.write(f"a program failed: {type(error).__name__}: {error}\n")
            code = b""
        answers.write(HEAD.pack(len(code)) + code)
        answers.flush()


if __name__ == "__main__":
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a program that prints must not speak into the pipe
    with contextlib.suppress(BrokenPipeError):  # nobody is left to hear the answer
        main(sys.stdin.buffer, pipe)
    os._exit(0)  # nor is what was not heard to be written once more
