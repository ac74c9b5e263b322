"""Monopoly Deal with boxes that nobody printed: the rules hold whatever an edition says."""

import random
import re
from pathlib import Path

import pytest

import kaizhuo
from kaizhuo.games import deal
from kaizhuo.kernel import Game, IllegalAction, Nature, State


def own_box(folder: Path, copies: dict[str, int], **options: object) -> Game:
    """The standard edition with other numbers of copies of some cards."""
    text = deal.standard_edition()
    for card, number in copies.items():
        text, found = re.subn(
            rf'(id = "{card}"\n(?:.+\n)*?copies = )\d+', rf"\g<1>{number}", text, count=1
        )
        assert found == 1
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return kaizhuo.load("deal", edition=str(file), **options)


def position(game: Game, players: int, **zones: object) -> State:
    state = game.empty_state(players)
    game.set_up(state, {zone.replace("_", "."): cards for zone, cards in zones.items()}, Nature())
    return state


@pytest.mark.rule("MDA-04")
def test_one_play_left_answers_one_of_two_refusals(tmp_path: Path) -> None:
    game = own_box(tmp_path, {"jsn": 4}, counter_costs_play=True)
    state = position(
        game, 3, A_hand="dc-1 bd-1 jsn-1 jsn-2", B_hand="jsn-3 m1-1", C_hand="jsn-4 m1-2",
        C_bank="m5-2",
    )  # fmt: skip
    nature = Nature(random.Random(1))
    for player, code in [
        (0, "debt dc-1 @1"), (1, "accept @0"), (0, "birthday bd-1"),
        (1, "refuse jsn-3 @0"), (2, "refuse jsn-4 @0"), (0, "refuse jsn-1 @2"),
    ]:  # fmt: skip
        state.play(player, code, nature)
    assert [action.code for action in state.legal_actions(0)] == ["accept @1"]
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "refuse jsn-2 @1", nature)
    assert refused.value.clause == "MDA-04"
    assert game.inspect(state)["plays_left"] == 0
