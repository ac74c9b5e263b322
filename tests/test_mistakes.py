"""What is wrong with a file is said in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kaizhuo.kernel import EditionError, Record, RecordError
from kaizhuo.language import LANGUAGES, reason_of
from kaizhuo.parts.edition_file import EditionFile, read_file
from kaizhuo.registry import load
from tests.house.reading import PACKAGE, fluent, python_files, tree

GAMES = ["deal", "taiwan", "nyc-bank", "warring"]


def _refused(folder: Path, game: str, old: str, new: str) -> EditionError:
    text = load(game).edition.text
    assert old in text
    file = folder / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(EditionError) as refused:
        load(game, edition=str(file))
    return refused.value


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_of_another_game_is_refused_in_the_readers_language(
    tmp_path: Path, game: str
) -> None:
    error = _refused(tmp_path, game, 'game = "', 'game = "x')
    english, chinese = reason_of(error, "en"), reason_of(error, "zh-Hant")
    assert error.reason == english
    assert "must be" in english
    assert "必須是" in chinese
    assert str(error).endswith(english)


def test_a_game_says_in_both_languages_what_only_its_files_can_have_wrong(tmp_path: Path) -> None:
    error = _refused(tmp_path, "deal", "size = 2", "size = 3")
    assert reason_of(error, "en") == "'br' has 3 cards but 2 rents"
    assert reason_of(error, "zh-Hant") == "「br」有 3 張，租金卻寫了 2 個"


def test_a_game_from_elsewhere_may_say_it_in_english_only() -> None:
    error = EditionError("mine.toml", 3, "there is no lantern")
    assert [reason_of(error, language) for language in LANGUAGES] == ["there is no lantern"] * 2


def test_a_missing_file_and_broken_toml_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as missing:
        read_file(str(tmp_path / "none.toml"))
    assert reason_of(missing.value, "zh-Hant") == "沒有這個檔案"
    with pytest.raises(EditionError) as broken:
        EditionFile("a = ", "mine.toml")
    assert reason_of(broken.value, "zh-Hant").startswith("這不是 TOML 格式")


def test_a_record_is_refused_in_the_readers_language() -> None:
    with pytest.raises(RecordError) as refused:
        Record.parse("nothing")
    assert "begins with the line" in reason_of(refused.value, "en")
    assert reason_of(refused.value, "en") == refused.value.reason
    assert reason_of(refused.value, "zh-Hant").startswith("棋譜的第一行是")


def _given(node: ast.AST) -> tuple[str, set[str]] | None:
    """The message and the arguments of a call that says what is wrong."""
    if not isinstance(node, ast.Call):
        return None
    for at in node.args:
        if isinstance(at, ast.Constant) and str(at.value).startswith("wrong-"):
            given = {str(keyword.arg) for keyword in node.keywords}
            for table in node.args:
                if isinstance(table, ast.Dict):
                    given |= {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}
            return str(at.value), given
    return None


def test_every_mistake_is_said_with_the_arguments_that_its_message_names() -> None:
    found = 0
    for path in python_files(PACKAGE):
        inside = path.relative_to(PACKAGE).parts
        folders = [PACKAGE / "text"]
        if inside[0] == "games":
            folders.append(PACKAGE / "games" / inside[1])
        for node in ast.walk(tree(path)):
            said = _given(node)
            if said is None:
                continue
            message, given = said
            found += 1
            for language in LANGUAGES:
                named: set[str] = set()
                for folder in folders:
                    texts = fluent(folder / f"mistakes.{language}.ftl")
                    named = set(texts.messages.get(message, named))
                assert named <= given, f"{message} ({language}): {named - given}"
    assert found > 80
