"""A game made outside this repository is an environment of both frameworks by itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

BOTH = """
import warnings
import pyspiel
from pettingzoo.test import api_test, max_cycles_test
import kaizhuo.envs.openspiel
from kaizhuo.envs.pettingzoo import env, in_cycles
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    api_test(env("lanterns", 3), num_cycles=20)
    max_cycles_test(in_cycles("lanterns", 3))
game = pyspiel.load_game("kaizhuo_lanterns(players=3,target=20)")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
print(game.num_distinct_actions())
"""


@pytest.mark.usefixtures("lanterns")
def test_it_is_an_environment_of_both_frameworks() -> None:
    done = subprocess.run([sys.executable, "-c", BOTH], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "24"
