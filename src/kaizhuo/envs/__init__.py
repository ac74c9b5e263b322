"""The games as environments of two frameworks: ``envs.pettingzoo`` and ``envs.openspiel``.

Each needs its framework (the extras ``kaizhuo[pettingzoo]`` and ``kaizhuo[openspiel]``) and is
imported by its own name. What a seat sees as a vector is in ``envs.observations``.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from kaizhuo.kernel import KaizhuoError

VERSION: Final = "v0"
"""The environments' version: it changes when the same seed and the same actions no longer give
the same observations and rewards (see ``docs/environments.md``)."""


class MissingExtra(KaizhuoError, ImportError):
    """A framework that is not installed."""


def need(extra: str, *modules: str) -> None:
    """``MissingExtra`` unless the modules of an extra can be imported."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(
            f"kaizhuo.envs.{extra} needs {', '.join(missing)}: pip install 'kaizhuo[{extra}]'"
        )
