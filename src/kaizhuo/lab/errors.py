"""What can go wrong in the lab, by name; the command line says it in the reader's language."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel import KaizhuoError

SENTENCES: Final = {
    "workers-lost": "a worker process ended before its work was done; try fewer workers",
    "ray-missing": "Ray is not installed: pip install 'kaizhuo[ray]'",
    "ray-address": "{address!r} is no address of a Ray cluster; one looks like 10.0.0.5:6379",
    "ray-unreachable": "no Ray cluster can be reached at {address}: {reason}",
    "ray-other-build": "Kaizhuo is compiled on some machines of the cluster and not on others",
    "ray-lost": "the Ray cluster failed: {reason}",
    "rows-broken": "{file} is not a good Parquet file: {reason}",
    "rows-foreign": "{file} does not hold the games of a simulation",
    "rows-other": "{file} holds games of another simulation: its {what} is {there}, not {here}",
    "rows-log": "{file} cannot be read from line {line} on",
    "rows-more": "{file} holds games up to number {there} already, more than {here}",
    "rows-busy": "{file} is being written by another process",
    "rows-cannot-write": "{file} cannot be written: {reason}",
    "rows-cannot-read": "{file} cannot be read: {reason}",
    "report-foreign": "{file} is there already and is no balance report",
    "rows-is-folder": "{file} is a folder, not a file",
}


class LabError(KaizhuoError):
    """Something of the lab that its user can mend. ``id`` is a key of ``SENTENCES``; the command
    line has a message ``error-ID`` with the same arguments."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(SENTENCES[id].format(**args))
        self.id: Final = id
        self.arguments: Final = args
