"""Finding games by id."""

from __future__ import annotations

import pytest

import kaizhuo
from kaizhuo import registry
from kaizhuo.kernel import EditionError, OptionError, UnknownGame


def test_the_house_lists_its_games():
    assert "deal" in kaizhuo.game_ids()


def test_every_game_that_is_listed_can_be_loaded():
    for id in kaizhuo.game_ids():
        assert kaizhuo.load(id).id == id


def test_an_unknown_game_is_refused_with_what_there_is():
    with pytest.raises(UnknownGame, match="deal"):
        kaizhuo.load("chess")


def test_options_presets_and_editions_reach_the_game(tmp_path):
    assert kaizhuo.load("deal", round_limit=9).chosen["round_limit"] == 9
    assert kaizhuo.load("deal", preset="official").chosen["buildings_pay"] is True
    file = tmp_path / "my.toml"
    file.write_text(kaizhuo.load("deal").edition.text + "\n# mine\n", "utf-8")
    assert kaizhuo.load("deal", edition=str(file)).edition.hash


@pytest.mark.parametrize("options", [{"colour": 1}, {"round_limit": "x"}, {"two_colour_sets": 1}])
def test_a_wrong_option_is_refused(options):
    with pytest.raises(OptionError):
        kaizhuo.load("deal", **options)


@pytest.mark.parametrize("name", ["edition", "preset"])
def test_an_option_cannot_pose_as_an_edition(name):
    with pytest.raises(OptionError):
        registry.load_with("deal", None, None, {name: "x"})


def test_a_missing_or_wrong_edition_file_is_refused(tmp_path):
    with pytest.raises(EditionError):
        kaizhuo.load("deal", edition=str(tmp_path / "none.toml"))
    wrong = tmp_path / "wrong.toml"
    wrong.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError):
        kaizhuo.load("deal", edition=str(wrong))


def test_a_game_declares_its_options_and_presets():
    deal = kaizhuo.load("deal")
    assert {option.name for option in registry.options_of(deal)} == set(deal.chosen)
    assert "official" in registry.presets_of(deal)


def test_a_game_from_another_package_is_found(monkeypatch):
    class Point:
        name, value = "deal-again", "kaizhuo.games.deal:load"

    monkeypatch.setattr(registry, "entry_points", lambda group: [Point()])
    assert "deal-again" in kaizhuo.game_ids()
    assert kaizhuo.load("deal-again").min_players == 2
