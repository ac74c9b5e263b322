"""Balance reports: what is counted, and a page that reads well and needs no network."""

from __future__ import annotations

import re
from html import unescape

import msgspec
import pytest

import kaizhuo
from kaizhuo import lab
from kaizhuo.games.deal.view import DealFace
from kaizhuo.lab.balance import check_report_file, count, report, write_report
from kaizhuo.lab.balance.charts import most_notable
from kaizhuo.lab.balance.figures import ANYTHING
from kaizhuo.lab.balance.words import Words
from kaizhuo.lab.play import Plan, Played
from kaizhuo.lab.rows import frame_of, row_of
from kaizhuo.lab.watch import Use

GAMES = 30


@pytest.fixture(scope="module")
def deal():
    return kaizhuo.load("deal")


def counted(game, played, programs=("greedy", "random"), language="en"):
    plan = Plan(game, 2, list(programs), watched=True)
    return count(plan, frame_of([row_of(plan, one) for one in played]), "mine", language)


def game_of(number, winners, leaders, uses=(), finished=True, rounds=4):
    standing = [0.0, 0.0]
    return Played(
        number, finished, winners, 40 + number, rounds, [0.0, 0.0], leaders, standing, 2,
        [Use(*use) for use in uses],
    )  # fmt: skip


def test_victories_are_counted_by_seat_and_by_program(deal):
    found = counted(
        deal,
        [game_of(0, [0], [0, 0]), game_of(1, [0], [1, 0]), game_of(2, [0, 1], [1]),
         game_of(3, [], [0], finished=False), game_of(4, [], [0])],
    )  # fmt: skip
    assert (found.games, found.unfinished, found.draws) == (5, 1, 1)
    assert [seat.share for seat in found.seats] == [2.5 / 4, 0.5 / 4]
    assert found.fair == 3 / 8
    # The programs have moved on by one seat from game to game.
    assert {name: share.share for name, share in found.programs.items()} == {
        "greedy": 1.5 / 4,
        "random": 1.5 / 4,
    }


def test_a_leader_at_half_time_is_the_one_of_that_turn(deal):
    found = counted(deal, [game_of(0, [1], [0, 0, -1, 1]), game_of(2, [1], [1, 1, 1, 0])])
    assert found.decided is not None
    quarter, half, late = found.decided
    assert (quarter.share, quarter.of) == (0.5, 2)
    assert (half.share, half.of) == (0.5, 2)
    assert (late.share, late.of) == (1.0, 1)
    assert found.lead_changes == [1, 1]


def test_uses_are_counted_by_name_under_the_headings_of_the_game(deal):
    uses = [
        ("bank", "card", "m1-1", 0, 2),
        ("bank", "card", "m1-2", 0, 1),
        ("bank", "card", "m5-1", 1, 1),
        ("pay", "cards", "m5-2", 1, 1),
        ("place", "card", "br1", None, 1),
    ]
    played = [game_of(0, [0], [0], uses), game_of(1, [1], [0], uses[2:]), game_of(2, [1], [1])]
    found = counted(deal, played)
    assert [use.heading for use in found.uses] == ["use-banked"]
    banked = {thing.name: thing for thing in found.uses[0].things}
    assert set(banked) == {"1M note", "5M note"}
    assert banked["1M note"].times == 1.0
    assert (banked["1M note"].won.share, banked["1M note"].won.of) == (1.0, 1)
    assert banked["1M note"].games.share == 1 / 3
    assert (banked["5M note"].won.share, banked["5M note"].won.of) == (0.5, 2)
    assert found.uses[0].usual == pytest.approx(2 / 3)
    chinese = counted(deal, played, language="zh-Hant").uses[0]
    assert {thing.name for thing in chinese.things} == {"1M 鈔票", "5M 鈔票"}


def test_what_is_surely_away_from_usual_comes_first(deal):
    played = []
    for number in range(60):
        winner = number % 2
        uses = [
            ("bank", "card", "m1-1", winner, 1),
            ("bank", "card", "m2-1", 1 - winner, 1),
            *[("bank", "card", f"m{value}-1", seat, 1) for value in (3, 4) for seat in (0, 1)],
        ]
        played.append(game_of(number, [winner], [0], uses))
    use = counted(deal, played).uses[0]
    assert use.usual == 0.5
    names = most_notable([use])
    assert set(names[:2]) == {"1M note", "2M note"}
    assert use.things[0].away > 0 > use.things[-1].away


def test_a_game_without_headings_and_standings_is_reported_all_the_same(deal, monkeypatch):
    monkeypatch.setattr(DealFace, "standing", lambda *_: None)
    monkeypatch.setattr(DealFace, "uses", lambda _: [])
    plan = Plan(deal, 2, ["greedy"], watched=True)
    frame = frame_of([row_of(plan, lab.play.play(plan, number)) for number in range(3)])
    assert frame["leaders"].null_count() == 3
    found = count(plan, frame, "mine", "en")
    assert (found.lead_changes, found.standstill, found.decided) == (None, None, None)
    assert [use.heading for use in found.uses] == [ANYTHING]
    text = report([deal], 2, 3, ["greedy"])
    assert "Named in the log of the game" in text
    assert "How early a game is decided" not in text


@pytest.fixture(scope="module")
def english(deal):
    return report([deal], 3, GAMES, ["greedy"], seed=2, language="en")


@pytest.fixture(scope="module")
def chinese(deal):
    return report([deal], 3, GAMES, ["greedy"], seed=2, language="zh-Hant")


def read(html):
    """What a person can read of a page without its charts."""
    without = re.sub(r"<(script|style)\b.*?</\1>", " ", html, flags=re.DOTALL)
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", without)))


def test_the_page_names_nothing_that_would_have_to_be_fetched(english):
    markup = re.sub(r"(<script[^>]*>).*?</script>", r"\1", english, flags=re.DOTALL)
    assert "default-src 'none'" in markup
    for fetching in ("src=", "href=", "<link", "@import", "url(", "http:", "https:", "<iframe"):
        assert fetching not in markup
    assert english.count("vegaEmbed") > 1
    for spec in re.findall(r'<script type="application/json">(.*?)</script>', english):
        found = msgspec.json.decode(spec)
        assert "url" not in str(found.get("data", "")), "the data of a chart stand in the page"


def test_the_summary_says_in_words_who_wins_and_how_sure_that_is(english, chinese):
    said = read(english)
    assert "In short" in said
    assert re.search(r"Seat 1, which begins, wins \d+\.\d % of the games \(95 % interval", said)
    assert "All 30 games came to an end" in said
    assert re.search(r"先開始的第 1 座贏了 \d+\.\d% 的局（95% 信賴區間", read(chinese))
    assert "看不出先走占便宜或吃虧" in read(chinese) or "先走" in read(chinese)


def test_a_reader_meets_names_and_no_ids(english, chinese):
    for html, names in ((english, ("Pass Go", "5M note")), (chinese, ("通行證", "5M 鈔票"))):
        said = read(html)
        for name in names:
            assert name in said
        assert not re.search(r"\b(balance|use|log|standing)-[a-z]", said)
        assert not re.search(r"\b(br|lb|pk|rd|m)\d\b|pg-\d", said)
    assert not re.search(r"[一-鿿][,:;!?()]|[,;!?()][一-鿿]", read(chinese))


def test_the_same_command_makes_the_same_page(deal, english, tmp_path):
    rows = tmp_path / "rows.parquet"
    wishes = {"seed": 2, "language": "en"}
    assert report([deal], 3, GAMES, ["greedy"], workers=2, **wishes) == english
    assert report([deal], 3, GAMES, ["greedy"], rows_in=rows, **wishes) == english
    told: list[int] = []
    again = report([deal], 3, GAMES, ["greedy"], rows_in=rows, progress=told.append, **wishes)
    assert again == english
    assert told == [GAMES]


@pytest.fixture(scope="module")
def richer(deal, tmp_path_factory):
    file = tmp_path_factory.mktemp("editions") / "richer.toml"
    file.write_text(deal.edition.text.replace("rent = [1, 2]", "rent = [4, 9]"), "utf-8")
    return kaizhuo.load("deal", edition=str(file))


def test_two_editions_stand_beside_each_other(deal, richer, tmp_path):
    html = report([deal, richer], 3, 10, ["greedy"], rows_in=tmp_path / "rows.parquet")
    said = read(html)
    assert "Editions: standard edition and richer.toml, 10 games each" in said
    assert "Compared" in said
    assert "rounds on average with standard edition" in said
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["rows-against.parquet", "rows.parquet"]


def test_editions_of_one_name_are_told_apart(deal, richer):
    said = read(report([richer, richer], 2, 2, ["random"]))
    assert len(set(re.findall(r"richer\.toml \([0-9a-f]{6}\)", said))) == 1


def test_a_difference_is_told_only_when_chance_does_not_explain_it(deal):
    def edition(won, label):
        played = [game_of(n, [0 if n < won else 1], [0]) for n in range(100)]
        return msgspec.structs.replace(counted(deal, played), label=label)

    words = Words("en", deal)
    differ = words.comparison(edition(70, "one"), edition(40, "other"))
    assert differ[0].startswith("Seat 1 wins 70.0\u00a0% with one and 40.0\u00a0% with other")
    alike = words.comparison(edition(52, "one"), edition(48, "other"))
    assert alike[0].startswith("No seat")


def test_few_and_endless_games_are_reported_too(deal):
    one = read(report([deal], 2, 1, ["random"]))
    assert "The one game came to an end" in one
    endless = read(report([deal], 2, 3, ["random"], max_decisions=5))
    assert "3 of 3 games (100.0 %) did not come to an end" in endless
    assert "3 games were broken off" in endless
    drawn = read(report([kaizhuo.load("deal", round_limit=1)], 2, 3, ["default"]))
    assert "3 of them without a winner" in drawn


@pytest.mark.parametrize("id", ["taiwan", "nyc-bank", "nyc-travel", "warring"])
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_game_has_a_report(id, language):
    game = kaizhuo.load(id)
    text = report([game], game.min_players, 4, ["greedy"], language=language)
    said = read(text)
    assert not re.search(r"\b(balance|use|log|standing)-[a-z]", said)
    assert text.count('class="chart"') >= 6


def test_a_report_is_not_written_over_something_else(tmp_path):
    file = tmp_path / "page.html"
    write_report(file, '<html><meta name="generator" content="Kaizhuo balance report">one')
    write_report(file, '<html><meta name="generator" content="Kaizhuo balance report">two')
    assert file.read_text("utf-8").endswith("two")
    file.write_text("my thesis", "utf-8")
    with pytest.raises(lab.LabError, match="no balance report"):
        write_report(file, "three")
    assert file.read_text("utf-8") == "my thesis"
    for wrong in (tmp_path, tmp_path / "nowhere" / "x.html", file / "x.html"):
        with pytest.raises(lab.LabError):
            check_report_file(wrong)
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_impossible_wishes_are_refused(deal):
    for wrong in ({"number": 0}, {"players": 9}, {"bots": ["nobody"]}, {"bots": ["random"] * 3}):
        wishes = {"players": 2, "number": 1, "bots": ["random"], **wrong}
        with pytest.raises(kaizhuo.KaizhuoError):
            report([deal], wishes["players"], wishes["number"], wishes["bots"])
