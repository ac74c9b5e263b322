"""The front door says what is so: its Python runs, its commands exist, its twin agrees."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
READMES = ["README.md", "README.zh-Hant.md"]
KAIZHUO = [sys.executable, "-c", "from kaizhuo.cli import main; main()"]


def read(name: str) -> str:
    return (HOUSE / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", read(name), re.DOTALL | re.MULTILINE)


def commands(name: str) -> list[str]:
    lines = "".join(blocks(name, "console")).splitlines()
    return [line.removeprefix("$ ").partition("#")[0].strip() for line in lines]


@pytest.mark.parametrize("readme", READMES)
def test_the_python_of_a_readme_plays_a_game(
    readme: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (example,) = blocks(readme, "python")
    exec(compile(example, readme, "exec"), {})
    returns = capsys.readouterr().out
    assert re.fullmatch(r"\[(-?\d+\.\d+(, )?){4}\]\n", returns)


def test_both_readmes_give_the_same_commands_and_the_same_python() -> None:
    assert commands("README.md") == commands("README.zh-Hant.md")
    assert blocks("README.md", "python") == blocks("README.zh-Hant.md", "python")


def test_a_readme_opens_with_the_two_commands() -> None:
    for readme in READMES:
        assert commands(readme)[:2] == ["make play", "make test"]


def named() -> list[str]:
    """The subcommands that the README names: "edition new" and the like are two words."""
    given = [line.split()[1:] for line in commands("README.md") if line.startswith("kaizhuo ")]
    return sorted({" ".join(words[: 2 if words[0] == "edition" else 1]) for words in given})


@pytest.mark.parametrize("command", named())
def test_a_command_that_the_readme_names_exists(command: str) -> None:
    done = subprocess.run(
        [*KAIZHUO, *command.split(), "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


PAGES = sorted(
    str(path.relative_to(HOUSE))
    for folder in ("", "docs", "docs/editions")
    for path in (HOUSE / folder).glob("*.md")
)


@pytest.mark.parametrize("page", PAGES)
def test_a_link_to_a_file_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", read(page))
    assert [link for link in links if not ((HOUSE / page).parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_stands_in_both_languages_and_each_leads_to_the_other(page: str) -> None:
    english = page.removesuffix(".md").removesuffix(".zh-Hant")
    twin = f"{english}.md" if page.endswith(".zh-Hant.md") else f"{english}.zh-Hant.md"
    assert (HOUSE / twin).is_file()
    assert f"]({Path(twin).name})" in read(page)
