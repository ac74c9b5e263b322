"""What is known of the piles, and what is not."""

from __future__ import annotations

import random

from kaizhuo.games.warring.piles import (
    EVERYBODY,
    draw_anew,
    known_on_top,
    look,
    put_under,
    shuffle_in,
    take_known,
)
from kaizhuo.kernel import Deck, Nature

NAMES = [f"card-{n}" for n in range(8)]


def pile() -> Deck:
    return Deck(NAMES, [0, 1, 2, 3, 4, 5])


def test_looking_tells_one_player_and_leaves_the_cards_on_top():
    deck = pile()
    nature = Nature(random.Random(1))
    seen = look(deck, 2, 1, nature)
    assert known_on_top(deck, 2, 1) == seen
    assert known_on_top(deck, 2, 0) == []
    assert deck.count() == 6
    assert [nature.draw(deck), nature.draw(deck)] == seen
    assert deck.count() == 4


def test_looking_again_shows_the_same_cards_and_the_next_ones():
    deck = pile()
    nature = Nature(random.Random(2))
    first = look(deck, 2, 0, nature)
    again = look(deck, 3, 0, nature)
    assert again[:2] == first
    other = look(deck, 1, 3, nature)
    assert other == first[:1]
    assert known_on_top(deck, 3, 3) == other


def test_what_one_has_looked_at_stays_when_drawn_anew_and_the_rest_does_not():
    deck = pile()
    seen = look(deck, 2, 1, Nature(random.Random(3)))
    put_under(deck, [6, 7])
    places = set()
    for seed in range(60):
        mine, other = deck.clone(), deck.clone()
        draw_anew(mine, 1, Nature(random.Random(seed)))
        assert known_on_top(mine, 2, 1) == seen
        draw_anew(other, 0, Nature(random.Random(seed)))
        places.add(other.under[0][0])
        assert other.under[-2:] == [[6], [7]]
        assert sorted(other.cards()) == list(range(8))
    assert places == {0, 1, 2, 3, 4, 5}


def test_shuffling_makes_everybody_forget():
    deck = pile()
    look(deck, 2, 1, Nature(random.Random(4)))
    put_under(deck, [6])
    assert deck.marks[-1] == EVERYBODY
    shuffle_in(deck, [7])
    assert deck.unknown == list(range(8))
    assert not deck.under
    assert not deck.marks


def test_a_card_looked_at_may_be_taken_from_between():
    deck = pile()
    seen = look(deck, 3, 0, Nature(random.Random(5)))
    take_known(deck, seen[1])
    assert known_on_top(deck, 3, 0) == [seen[0], seen[2]]
