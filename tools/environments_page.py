"""Writes the tables of docs/environments*.md out of the code: actions, observation entries, sizes.

    python tools/environments_page.py            # writes them
    python tools/environments_page.py --check    # says whether they are as the code has them

Everything between the two marks of a page is written anew; the rest is left alone.
"""

from __future__ import annotations

import re
import sys
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

HOUSE = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(HOUSE / "src"))

import kaizhuo  # noqa: E402
from kaizhuo.envs.observations import Block, Encoder, words  # noqa: E402
from kaizhuo.envs.observations.layout import LeftOut  # noqa: E402
from kaizhuo.kernel import Action, Game  # noqa: E402
from kaizhuo.language import Language  # noqa: E402
from kaizhuo.registry import OWN  # noqa: E402

PAGES: Final = {"en": "docs/environments.md", "zh-Hant": "docs/environments.zh-Hant.md"}
BEGIN: Final = "<!-- generated: tools/environments_page.py -->"
END: Final = "<!-- end of what is generated -->"
PLAYERS: Final = 4
"""The tables are those of four players, which every game allows."""
ACTIONS: Final = "tools/environments_actions.{}.toml"
"""Sentences about actions in a language that docstrings are not written in."""

SAID: Final = {
    "en": {
        "actions": "**Actions** ({})",
        "indices": "indices",
        "how many": "how many",
        "example": "example",
        "what it is": "what it is",
        "vector": "Observation vector",
        "name": "name",
        "values": "values",
        "entries": "one entry for each of",
        "meaning": "meaning",
        "players": "players",
        "numbers": "numbers",
        "follows": "Left out because it follows from the rest",
        "fixed": "Left out because it is the same in every position",
        "unordered": "Written without their order, which means nothing",
        "none": "nothing",
        "seats": "seats",
        "further": "+{stride} for each further one",
        "capped": "{high} for more",
        "scattered": "among",
        ", ": ", ",
    },
    "zh-Hant": {
        "actions": "**動作**（{}）",
        "indices": "索引",
        "how many": "個數",
        "example": "例",
        "what it is": "是什麼",
        "vector": "觀察向量",
        "name": "名稱",
        "values": "值",
        "entries": "各項對應",
        "meaning": "意思",
        "players": "人數",
        "numbers": "長度",
        "follows": "不列入，因為可由其他部分推得",
        "fixed": "不列入，因為在每個局面都一樣",
        "unordered": "不計順序，因為順序沒有意義",
        "none": "無",
        "seats": "座位",
        "further": "其後每個 +{stride}",
        "capped": "超過者記為 {high}",
        "scattered": "散布於",
        ", ": "、",
    },
}


def generated(language: str) -> str:
    """The generated part of a page."""
    parts = [_game(kaizhuo.load(id), language) for id in OWN]
    return "\n\n".join([BEGIN, *parts, END])


def _game(game: Game, language: str) -> str:
    say = SAID[language]
    encoder = Encoder(game, PLAYERS)
    title = Language(language, game).say("title")
    counts = range(game.min_players, game.max_players + 1)
    sizes = [
        f"| {say['players']} | {' | '.join(map(str, counts))} |",
        "|---" * (len(counts) + 1) + "|",
        f"| {say['numbers']} | {' | '.join(str(Encoder(game, n).size) for n in counts)} |",
    ]
    return "\n\n".join(
        [
            f"### {title} `{game.id}`",
            say["actions"].format(len(game.actions)),
            _actions(game, language),
            f"**{say['vector']}**",
            "\n".join(sizes),
            _blocks(encoder, language),
            _left_out(encoder.layout.left_out, language),
        ]
    )


def _actions(game: Game, language: str) -> str:
    say = SAID[language]
    heads = ("indices", "how many", "example", "what it is")
    rows = [f"| {' | '.join(say[head] for head in heads)} |", "|---|---|---|---|"]
    by_class: dict[type[Action], list[Action]] = {}
    for action in game.actions:
        by_class.setdefault(type(action), []).append(action)
    for kind, found in by_class.items():
        first, last = found[0].index, found[-1].index
        indices = str(first) if first == last else f"{first}–{last}"
        if last - first + 1 != len(found):
            indices = f"{say['scattered']} {indices}"
        example = found[len(found) // 2].code
        rows.append(f"| {indices} | {len(found)} | `{example}` | {_about(kind, language)} |")
    return "\n".join(rows)


def _about(kind: type[Action], language: str) -> str:
    """What a kind of action is: the sentence of its class, or that of the language's list."""
    if language == "en":
        text = " ".join((kind.__doc__ or "").partition("\n\n")[0].split())
        sentence = re.sub(r"^``[^`]*``: ", "", text).replace("``", "`").rstrip(".")
    else:
        sentence = _sentences(language)[kind.__module__][kind.__name__]
    return sentence.replace("|", "\\|")


@cache
def _sentences(language: str) -> dict[str, dict[str, str]]:
    with (HOUSE / ACTIONS.format(language)).open("rb") as file:
        return tomllib.load(file)


def _blocks(encoder: Encoder, language: str) -> str:
    say = SAID[language]
    heads = ("indices", "name", "values", "entries", "meaning")
    rows = [f"| {' | '.join(say[head] for head in heads)} |", "|---|---|---|---|---|"]
    families: dict[str, list[Block]] = {}
    for block in encoder.layout.blocks:
        families.setdefault(block.name, []).append(block)
    for name, family in families.items():
        block = family[0]
        last = block.stop - 1
        indices = str(block.start) if last == block.start else f"{block.start}–{last}"
        shown = name
        if block.part is not None:
            shown = f"{name}[{block.part}…{family[-1].part}]"
        if len(family) > 1:
            strides = {after.start - before.start for before, after in pairwise(family)}
            assert len(strides) == 1, f"{name} does not stand at regular distances"
            indices += f", {say['further'].format(stride=strides.pop())}"
        values = f"0–{block.high}"
        if block.capped:
            values += f" ({say['capped'].format(high=block.high)})"
        labels = _labels(block, say)
        meaning = words(encoder, block, language).replace("|", "\\|")
        rows.append(f"| {indices} | `{shown}` | {values} | {labels} | {meaning} |")
    return "\n".join(rows)


def _labels(block: Block, say: dict[str, str]) -> str:
    labels = block.labels
    if len(labels) == 1:
        return "—"
    if labels[0] == "+0":
        return f"{len(labels)} {say['seats']}"
    if len(labels) <= 9:
        return say[", "].join(f"`{label}`" for label in labels)
    return f"{len(labels)}: `{labels[0]}` … `{labels[-1]}`"


def _left_out(left_out: LeftOut, language: str) -> str:
    say = SAID[language]
    lines = []
    for reason in ("follows", "fixed", "unordered"):
        paths: tuple[str, ...] = getattr(left_out, reason)
        colon = ": " if language == "en" else "："
        listed = say[", "].join(f"`{path}`" for path in sorted(paths)) or say["none"]
        lines.append(f"- {say[reason]}{colon}{listed}")
    return "\n".join(lines)


def written(page: str, language: str) -> str:
    """A page with its generated part as the code has it."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGES[language]} lacks one of the marks {BEGIN} and {END}")
    return f"{before}{generated(language)}{after}"


def main(arguments: list[str]) -> int:
    stale = False
    for language, name in PAGES.items():
        path = HOUSE / name
        page = path.read_text(encoding="utf-8")
        fresh = written(page, language)
        if arguments == ["--check"]:
            if fresh != page:
                stale = True
                print(f"{name} is stale: python tools/environments_page.py writes it")
        elif fresh != page:
            path.write_text(fresh, encoding="utf-8")
            print(f"{name} is written")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
