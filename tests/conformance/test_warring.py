"""Warring States keeps every promise that a game makes."""

import kaizhuo
from kaizhuo.conformance import conformance
from kaizhuo.games.warring.book import Scheming
from kaizhuo.games.warring.edition import CITY
from kaizhuo.games.warring.state import NOBODY, Warring
from kaizhuo.kernel import State


def every_piece(state: State) -> list[int]:
    """All cards, wherever they lie; camps and cities within their stock; silver only by flows
    between players and the treasury, and nobody's below nothing."""
    assert isinstance(state, Warring)
    talents = [*state.talent_pile.cards(), *state.offer]
    for held in state.talents:
        assert len(held) <= 3
        talents += held
    talents.sort()
    assert talents == list(range(40)), talents
    stratagems = state.stratagem_pile.cards()
    for step in state.stack:
        if isinstance(step, Scheming):
            stratagems += step.cards + step.held
    stratagems.sort()
    assert stratagems == list(range(30)), stratagems
    assert min(state.cash) >= 0
    assert sum(state.cash) == state.issued
    assert state.camps_left() >= 0
    assert state.cities_left() >= 0
    for land, camps in enumerate(state.camps):
        assert 0 <= camps <= CITY
        assert not camps or state.owner[land] != NOBODY
    for seat in range(state.players):
        if state.out[seat]:
            assert not state.cash[seat]
            assert not state.talents[seat]
            assert seat not in state.owner
            assert state.holder != seat
    return talents + stratagems


TestWarring = conformance(lambda: kaizhuo.load("warring", round_limit=60), every_piece)
TestLiteralWarring = conformance(
    lambda: kaizhuo.load(
        "warring",
        preset="literal",
        round_limit=40,
        victory="last",
        moving_dice=3,
        king_walks="everyone",
        meeting_the_king=True,
        own_battlefield="passing",
        equal_battle="defender",
        alliance_aid="camp",
        free_city=True,
    ),
    every_piece,
    games=30,
    positions=20,
    table_positions=2,
)
