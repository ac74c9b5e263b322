"""What people could remember stays true when a position is drawn anew, and what they could not
know may come out in every way."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import kaizhuo
from kaizhuo.games.taiwan.state import Taiwan
from kaizhuo.kernel import HashRandom, Nature, Scripted

GAME = kaizhuo.load("taiwan", preset="advanced")
A, B, C = range(3)


def position(facts: Mapping[str, object], draws: str = "", players: int = 3) -> Taiwan:
    state = GAME.empty_state(players)
    GAME.set_up(state, facts, Scripted(draws.split(), [], random.Random(1)))
    assert isinstance(state, Taiwan)
    return state


def card(code: str) -> int:
    return GAME.edition.codes.index(code)  # type: ignore[attr-defined, no-any-return]


def redeals(state: Taiwan, player: int, times: int = 300) -> list[Taiwan]:
    return [state.resample(player, Nature(random.Random(seed))) for seed in range(times)]


def play(state: Taiwan, player: int, code: str, draws: str = "") -> None:
    state.play(player, code, Scripted(draws.split(), [], random.Random(2)))


@pytest.mark.rule("HTA-15")
@pytest.mark.fault("B037", "B088")
def test_eaten_cards_stay_where_everybody_saw_them_go() -> None:
    state = position({"turn": "A", "A.hand": "g1", "B.hand": "g2", "E": "g9 y10"})
    play(state, A, "eat E")
    for other in redeals(state, C, 50):
        assert other.piles[A] == state.piles[A]


@pytest.mark.rule("HTA-35")
def test_a_hand_passed_on_is_remembered_by_its_old_owner_only() -> None:
    state = position(
        {"turn": "A", "A.hand": "geomancy g9", "B.hand": "g10 g11", "C.hand": "g12 g13"}
    )
    play(state, A, "play geomancy left", "k3")
    assert all(other.hands[B] == state.hands[B] for other in redeals(state, A, 50))
    assert {tuple(other.hands[B]) for other in redeals(state, C)} != {tuple(state.hands[B])}


@pytest.mark.rule("HT-E.03")
def test_a_card_pulled_into_the_deck_is_not_in_a_hand_before_somebody_draws() -> None:
    state = position(
        {"turn": "A", "start": "rising-prices", "A.hand": "g9 g10 g11", "B.hand": "o9 o10",
         "C.hand": "k9 k10", "E": "y9"},
        "o9 k9 g9",
    )  # fmt: skip
    for other in redeals(state, A, 60):
        assert card("g9") in other.deck.unknown
    play(state, A, "play g10 E", "b4")
    play(state, B, "let")
    play(state, C, "let")
    places = set()
    for other in redeals(state, B):
        assert card("o9") not in other.hands[C]
        places.add(card("o9") in other.hands[A])
    assert places == {True, False}


@pytest.mark.rule("HT-E.16")
def test_half_a_pile_passed_on_leaves_both_places_possible() -> None:
    state = position(
        {"turn": "A", "start": "crisis", "A.hand": "g9", "A.pile": "g1 g2 g3 g4", "E": "y9"},
        "g1 g2",
    )
    where = {tuple(other.piles[B]) for other in redeals(state, C, 400)}
    ours = {card(code) for code in ("g1", "g2", "g3", "g4")}
    assert len(where) == 6
    assert all(set(pile) <= ours for pile in where)
    for other in redeals(state, A, 20):
        assert other.piles == state.piles


@pytest.mark.rule("HT-E.14")
def test_as_many_eaten_cards_are_in_the_hand_as_were_swapped() -> None:
    state = position(
        {"turn": "A", "start": "baseball", "A.hand": "g9 g10", "A.pile": "y9 y10 y12",
         "B.hand": "o9", "E": "k9"}
    )  # fmt: skip
    play(state, A, "give g9")
    play(state, A, "take y9")
    play(state, A, "leave")
    eaten = [card(code) for code in ("y9", "y10", "y12")]
    found = set()
    for other in redeals(state, B):
        inside = [held for held in other.hands[A] if held in eaten]
        assert len(inside) == 1
        found.add(inside[0])
    assert found == set(eaten)
    play(state, A, "play y9 S", "b4")
    for other in redeals(state, B, 60):
        assert not [held for held in other.hands[A] if held in eaten]


@pytest.mark.rule("HT-E.18")
def test_a_known_card_may_be_the_one_laid_away() -> None:
    state = position(
        {"turn": "C", "event": "glory", "A.hand": "g2 g3", "B.hand": "o2 o3",
         "C.hand": "geomancy g9", "E": "k9"}
    )  # fmt: skip
    play(state, C, "play geomancy right", "b12")
    play(state, B, "play g9 S", "b4")
    assert state.actors() == [C]
    play(state, C, "give g2")
    ours = card("g2"), card("g3")
    seen = {tuple(one in other.piles[C] for one in ours) for other in redeals(state, A)}
    assert seen == {(True, False), (False, True)}


@pytest.mark.rule("HT-E.15", "HT-E.19")
def test_what_a_hand_was_shown_not_to_hold_is_not_dealt_to_it() -> None:
    state = position(
        {"turn": "A", "start": "fuel-prices", "A.hand": "g9 g10", "B.hand": "o2 o3 o4", "E": "k9"},
        "b12 p13",
    )
    numbers = state.box.cards.number
    for other in redeals(state, A, 200):
        assert not [held for held in other.hands[B] if numbers[held] in (12, 13)]


@pytest.mark.rule("HTA-61")
def test_who_shows_a_function_card_holds_no_number() -> None:
    state = position(
        {"turn": "A", "start": "election", "A.hand": "g9 g10", "B.hand": "spring bear", "E": "k9"}
    )
    play(state, A, "show g9")
    play(state, B, "show spring", "b7")
    numbers = state.box.cards.number
    for other in redeals(state, A, 100):
        assert all(numbers[held] == 0 for held in other.hands[B])


@pytest.mark.rule("HT-E.13")
def test_shuffled_piles_may_lie_in_any_way_for_who_does_not_own_them() -> None:
    state = position(
        {"turn": "A", "start": "fortune-turns", "A.hand": "g9", "A.pile": "g1 g2 g3", "E": "k9"},
        "g1 g2 g3",
    )
    assert len({tuple(other.piles[B]) for other in redeals(state, C)}) == 2
    assert all(other.piles[C] == state.piles[C] for other in redeals(state, C, 20))


@pytest.mark.rule("HTA-20")
def test_a_hidden_claim_is_drawn_anew_with_the_hand() -> None:
    state = position({"turn": "A", "A.hand": "g6", "B.hand": "b5 g9", "C.hand": "g10 g11"})
    play(state, A, "play g6 W")
    play(state, B, "grab b5")
    claims = set()
    for other in redeals(state, C):
        claim = other.stack[-1].questions[0].card  # type: ignore[attr-defined]
        assert claim < 0 or claim in other.hands[B]
        claims.add(claim)
    assert len(claims) > 2


def test_every_dealing_can_come_out() -> None:
    state = position({"turn": "A", "rest": "out", "deck": "g1 g2", "A.hand": "g9", "B.hand": "g10",
                      "E": "k9"})  # fmt: skip
    assert {tuple(other.hands[B]) for other in redeals(state, A)} == {
        (card("g1"),), (card("g2"),), (card("g10"),),
    }  # fmt: skip


@pytest.mark.parametrize(("seed", "moves"), [(51, 65), (53, 20)])
def test_after_swaps_in_secret_a_dealing_is_always_found(seed: int, moves: int) -> None:
    game = kaizhuo.load("taiwan", preset="advanced")
    rng = random.Random(seed)
    nature = Nature(HashRandom(seed.to_bytes(16, "big")))
    state = game.new_state(4, nature)
    for _ in range(moves):
        for player in state.actors():
            anew = state.resample(player, Nature(HashRandom(b"anew")))
            assert game.face().view(anew, player) == game.face().view(state, player)
        player = rng.choice(state.actors())
        state.apply(player, rng.choice(state.legal_actions(player)), nature)
