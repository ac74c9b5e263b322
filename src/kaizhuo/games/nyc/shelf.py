"""Reading the edition that comes with the box, or another one, for either game."""

from __future__ import annotations

from importlib import resources

from kaizhuo.parts.edition_file import read_file

FILE = "edition.toml"


def edition_text(edition: str | None) -> tuple[str, str]:
    """The text of an edition file (by its path; the standard edition if ``None``), and what
    complaints call it."""
    if edition is None:
        folder = resources.files(__name__.rpartition(".")[0])
        return folder.joinpath(FILE).read_text(encoding="utf-8"), FILE
    return read_file(edition), edition
