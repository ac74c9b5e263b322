"""What is installed is what this run says it tries."""

from __future__ import annotations

import tomllib
from pathlib import Path

import kaizhuo.kernel
from kaizhuo.registry import OWN
from tests.house.reading import GAMES, HOUSE


def test_the_pure_run_tries_the_checkout() -> None:
    assert Path(kaizhuo.kernel.__file__).is_relative_to(HOUSE / "src")


def test_every_game_of_the_house_is_an_entry_point() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = project["entry-points"]["kaizhuo.games"]
    for id, place in points.items():
        assert OWN[id] == place
    rooms = {place.partition(":")[0].rpartition(".")[2] for place in points.values()}
    assert rooms == set(GAMES)
