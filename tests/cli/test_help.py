"""What a command says of itself, in one language from the first heading to the last note."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "wishes",
    [
        [],
        ["--help"],
        ["edition"],
        ["play", "--help"],
        ["edition", "new", "-h"],
        ["serve", "--help"],
    ],
)
def test_the_help_is_in_one_language(wishes):
    code = "from kaizhuo.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *wishes],
        env={**os.environ, "LC_ALL": "zh_TW.UTF-8"},
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.startswith("用法：kaizhuo")
    assert "選項：\n" in done.stdout
    assert not re.search("Usage|Options:|Arguments|Commands|Show|required|default:", done.stdout)


def test_the_help_is_in_the_language_that_is_asked_for():
    code = "from kaizhuo.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "simulate", "--help", "--lang", "zh"],
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert "讓程式對打很多局" in done.stdout
