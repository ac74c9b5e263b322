"""A command is run in English, on a terminal of a hundred columns."""

from __future__ import annotations

import pytest

from kaizhuo import cli
from kaizhuo.cli import words


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setattr(words, "_chosen", [])
    monkeypatch.setattr(words.out, "_width", 100)
    yield
    words._chosen.clear()


@pytest.fixture
def command(capsys):
    """Run a command; gives its status, output and complaints."""

    def run(*arguments):
        status = cli.run([str(argument) for argument in arguments])
        output = capsys.readouterr()
        return status, output.out, output.err

    return run
