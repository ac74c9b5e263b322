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


def old_and_new(fresh: int, unsure: int, old: int) -> Deal:
    """Two seats after a reshuffle; cards 0-52 are of this pile. So many of B's surely came from
    it, may have come from it (one of them did), and surely did not."""
    state = new_deal(2)
    state.stock = [card < 53 for card in range(106)]
    cards = sorted([*state.deck.unknown, *state.hands[1]])
    young, rest = [c for c in cards if c < 53], [c for c in cards if c >= 53]
    count = fresh + (unsure > 0)
    state.hands[1][:] = young[:count] + rest[: unsure - (unsure > 0) + old]
    state.deck.unknown = young[count:]
    state.discard = rest[unsure - (unsure > 0) + old :]
    state.fresh[1], state.unsure[1] = fresh, unsure
    return state


def new_ones_in_hand(state: Deal) -> set[int]:
    """How many of B's cards A thinks may be of this pile."""
    found = set()
    for draw in range(60):
        drawn = state.resample(0, Nature(random.Random(draw)))
        assert isinstance(drawn, Deal)
        found.add(sum(card < 53 for card in drawn.hands[1]))
    return found


def play_openly(state: Deal, new: bool) -> None:
    card = next(card for card in state.hands[1] if (card < 53) == new)
    state.take_from_hand(1, card)
    state.discard.append(card)


def test_a_card_of_this_pile_that_is_played_leaves_the_others_as_sure_as_they_were() -> None:
    state = old_and_new(fresh=3, unsure=2, old=2)
    play_openly(state, new=True)
    assert min(new_ones_in_hand(state)) >= 2
    play_openly(state, new=False)
    assert (state.fresh[1], state.unsure[1], len(state.hands[1])) == (2, 2, 5)


def test_the_order_in_which_cards_are_played_openly_teaches_nothing() -> None:
    knowledge = set()
    for order in ([True, False], [False, True]):
        state = old_and_new(fresh=2, unsure=1, old=0)
        state.hands[1].append(state.discard.pop())
        state.unsure[1] += 1
        for new in order:
            play_openly(state, new)
        knowledge.add((state.fresh[1], state.unsure[1]))
    assert len(knowledge) == 1


def test_one_surplus_card_hides_the_generation_of_one_card_only() -> None:
    state = old_and_new(fresh=2, unsure=0, old=6)
    state.shed_card(1, state.hands[1][0])
    assert (state.fresh[1], state.unsure[1]) == (1, 1)
    state.shed_card(1, state.hands[1][0])
    assert (state.fresh[1], state.unsure[1]) == (0, 2)
