"""Games, texts, rule books, the page, and the types made for it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from kaizhuo.server.pages import Page
from kaizhuo.server.rulebook import rule_book
from kaizhuo.server.typescript import typescript
from tests.server.support import Server

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kaizhuo" / "server"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    made = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8")
    assert made == typescript(), "run: python -m kaizhuo.server.typescript > web/src/wire.ts"


def test_every_game_shows_its_options_presets_and_programs(server: Server) -> None:
    games = {game["id"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    deal = games["deal"]
    assert (deal["min_players"], deal["max_players"]) == (2, 5)
    options = {option["name"]: option for option in deal["options"]}
    assert options["broken_buildings"]["kind"] == "choice"
    assert options["round_limit"]["kind"] == "int"
    assert "official" in deal["presets"]
    assert {"default", "random", "greedy"} <= set(deal["bots"])


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_the_texts_of_a_game_come_with_those_of_the_house(server: Server, language: str) -> None:
    answer = httpx.get(f"{server.url}/api/games/deal/text/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    for id in ("title", "bot-greedy", "error-stale", "log-took-back", "error-not-over"):
        assert re.search(rf"^{id} =", answer.text, re.MULTILINE), id


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_everything_the_server_says_has_words(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in (
        ROOT / "src/kaizhuo/text" / f"common.{language}.ftl",
        SOURCE / f"text.{language}.ftl",
    ):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    said: set[str] = set()
    for path in SOURCE.glob("*.py"):
        code = path.read_text("utf-8")
        said |= {f"error-{word}" for word in re.findall(r'Refusal\(\s*\d+, "([a-z-]+)"', code)}
        said |= set(re.findall(r'"((?:log|reason|error)-[a-z-]+)"', code))
        said |= {f"error-{word}" for word in re.findall(r'\d{3}: "([a-z-]+)"', code)}
    said -= {"error-illegal"}  # the game's own words
    missing = sorted(id for id in said if not bundle.has_message(id))
    assert not missing


@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_every_clause_of_the_rule_book_is_an_anchor(server: Server, language: str) -> None:
    book = httpx.get(f"{server.url}/api/games/deal/rules/{language}").json()
    clauses = [clause for section in book["sections"] for clause in section["clauses"]]
    assert book["title"]
    assert "MD-2.1.a" in clauses
    assert len(clauses) == len(set(clauses))
    html = "".join(section["html"] for section in book["sections"])
    for clause in clauses:
        assert html.count(f'id="{clause}"') == 1
    assert "<script" not in html


def test_html_in_a_rule_book_stays_text() -> None:
    book = rule_book("# T\n\n## S\n\n- **MD-1** <img src=x onerror=alert(1)> [a](javascript:x)\n")
    assert "<img" not in book.sections[0].html
    assert 'href="javascript' not in book.sections[0].html
    assert book.sections[0].clauses == ["MD-1"]


def test_the_catalog_is_public_and_the_same_for_all(server: Server) -> None:
    catalog = httpx.get(f"{server.url}/api/games/deal/catalog").json()
    ann = server.person()
    ann.open()
    assert ann.get("/catalog").json() == catalog


def test_the_page_is_one_file_for_every_place_in_it(server: Server) -> None:
    first = httpx.get(f"{server.url}/")
    assert first.headers["content-type"].startswith("text/html")
    for path in ("/t/sometable", "/rules/deal"):
        assert httpx.get(server.url + path).text == first.text
    again = httpx.get(f"{server.url}/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    assert b"make play" in Page(tmp_path).index.body
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>hello</p>")
    (tmp_path / "assets" / "a.js").write_text("1;" * 2000)
    page = Page(tmp_path)
    assert page.index.body == b"<p>hello</p>"
    assert page.files["assets/a.js"].for_ever
    assert len(page.files["assets/a.js"].packed or b"") < 200
