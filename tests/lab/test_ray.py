"""The same games on a Ray cluster: one that the test starts, and stops."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
import time

import pytest

import kaizhuo
from kaizhuo import cli, lab
from kaizhuo.cli import words

RAY = [sys.executable, "-c", "from ray.scripts.scripts import main; main()"]
OWN = {
    **os.environ,
    "LC_ALL": "en_US.UTF-8",
    "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    "RAY_USAGE_STATS_ENABLED": "0",
    # So that neither a token of the user's nor another cluster comes into play.
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}
"""The environment of a cluster of the test's own, and of its guests."""


def command(*wishes, before=""):
    """Run ``kaizhuo`` in a process of its own: Ray leaves threads behind where it gives up."""
    code = f"{before}; from kaizhuo.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code.lstrip("; "), *map(str, wishes)],
        env=OWN,
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.fixture(scope="module")
def cluster():
    """The address of a cluster of this machine alone."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [
            *RAY, "start", "--head", f"--port={port}", "--num-cpus=2", "--block",
            "--include-dashboard=false", "--disable-usage-stats",
            "--object-store-memory=100000000",
        ],
        env=OWN,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def test_a_cluster_writes_the_very_same_file(cluster, tmp_path):
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    lab.simulate(kaizhuo.load("deal"), 3, 20, ["random", "greedy", "random"], seed=3, out=here)
    wishes = ("simulate", "deal", "--bots", "random,greedy,random", "--seed", 3, "--out", there)
    done = command(*wishes, "--games", 20, "--ray", cluster)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert there.read_bytes() == here.read_bytes()


def test_something_that_answers_nothing_is_given_up_in_time():
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        address = f"127.0.0.1:{mute.getsockname()[1]}"
        done = command(
            "simulate", "deal", "--games", 2, "--ray", address,
            before="import kaizhuo.lab.cluster as cluster; cluster._SECONDS_TO_JOIN = 2.0",
        )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert f"kaizhuo: No Ray cluster can be reached at {address}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def complaint(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setattr(words, "_chosen", [])

    def run(*wishes):
        status = cli.run(["simulate", "deal", "--games", "4", *wishes])
        output = capsys.readouterr()
        assert status == 1
        assert output.out == ""
        assert len(output.err.strip().splitlines()) == 1
        return output.err

    return run


def test_a_cluster_that_is_not_there_is_one_sentence_and_no_wait(complaint):
    began = time.monotonic()
    assert "No Ray cluster can be reached at 127.0.0.1:1" in complaint("--ray", "127.0.0.1:1")
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("address", ["", "nonsense", "host", "host:", ":99", "host:99999", "h:x"])
def test_what_is_no_address_is_one_sentence(complaint, address):
    assert "no address of a Ray cluster" in complaint(f"--ray={address}")


def test_where_ray_is_not_installed_it_says_how_to_get_it(complaint, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'kaizhuo[ray]'" in complaint("--ray")


def test_ray_and_workers_exclude_each_other(complaint):
    assert "Either --ray or --workers" in complaint("--ray", "--workers", "2")
