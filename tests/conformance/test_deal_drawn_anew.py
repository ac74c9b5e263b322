"""Drawing hidden cards anew in Monopoly Deal reaches every deal that a seat must reckon with."""

import random
from collections import Counter

import kaizhuo
from kaizhuo.games.deal.state import Deal
from kaizhuo.kernel import Nature

DRAWS = 600


def new_deal(seats: int) -> Deal:
    state = kaizhuo.load("deal").new_state(seats, Nature(random.Random(5)))
    assert isinstance(state, Deal)
    return state


def test_every_unseen_card_may_be_in_anybodys_hand() -> None:
    state = new_deal(3)
    nature = Nature(random.Random(1))
    unseen = set(range(106)) - set(state.hands[0])
    found: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for _ in range(DRAWS):
        drawn = state.resample(0, nature)
        assert isinstance(drawn, Deal)
        for seat in (1, 2):
            found[seat].update(drawn.hands[seat])
    for seat in (1, 2):
        assert set(found[seat]) == unseen
        expected = DRAWS * len(state.hands[seat]) / len(unseen)
        assert max(found[seat].values()) < 2.5 * expected
        assert min(found[seat].values()) > expected / 3


def test_what_a_seat_put_under_the_pile_stays_where_it_is() -> None:
    state = new_deal(2)
    hand = state.hands[0]
    while len(hand) < 9:
        hand.append(state.deck.unknown.pop())
    hand.sort()
    nature = Nature(random.Random(1))
    state.play(0, "end", nature)
    state.play(0, state.legal_actions(0)[0].code, nature)
    under = [layer for layer in state.deck.under if len(layer) == 1]
    assert under
    for draw in range(50):
        mine = state.resample(0, Nature(random.Random(draw)))
        assert isinstance(mine, Deal)
        assert mine.deck.under == state.deck.under
    theirs = set()
    for draw in range(50):
        drawn = state.resample(1, Nature(random.Random(draw)))
        assert isinstance(drawn, Deal)
        theirs.add(tuple(drawn.deck.under[-1]))
    assert len(theirs) > 10
