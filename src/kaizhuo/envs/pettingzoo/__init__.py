"""The games as PettingZoo environments.

>>> from kaizhuo.envs.pettingzoo import env
>>> table = env("deal", players=4)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     mask = observation["action_mask"]
...     table.step(None if over else table.action_space(agent).sample(mask))

``env`` asks one agent at a time (AEC); ``parallel_env`` takes an action of every agent in every
cycle; ``in_cycles`` is that one again, asking the agents in turn.
"""

from __future__ import annotations

from kaizhuo.envs import need

need("pettingzoo", "pettingzoo", "gymnasium", "numpy")

from .cycles import Cycles, CyclesEnv, in_cycles, parallel_env  # noqa: E402
from .table import TableEnv, env, raw_env  # noqa: E402

__all__ = ["Cycles", "CyclesEnv", "TableEnv", "env", "in_cycles", "parallel_env", "raw_env"]
