"""The vectors hold all that a view holds, and nothing else."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import kaizhuo
from kaizhuo.envs.observations import Encoder, Seen, actions, entries, words
from kaizhuo.envs.observations.layout import LeftOut
from kaizhuo.kernel import SPECTATOR, Game, KaizhuoError, Nature, State

GAMES = kaizhuo.game_ids()


@cache
def load(id: str) -> Game:
    """A game that ends even when it is played without aim."""
    options: dict[str, object] = {"advanced": True} if id == "taiwan" else {"round_limit": 60}
    return kaizhuo.load(id, **options)


def tables() -> list[tuple[str, int]]:
    return [
        (id, players)
        for id in GAMES
        for players in range(load(id).min_players, load(id).max_players + 1)
    ]


def positions(game: Game, players: int, games: int, share: float) -> Iterator[State]:
    """A share of the positions of some random games, the last ones among them."""
    for number in range(games):
        rng = random.Random(f"{game.id} {players} {number}")
        nature = Nature(rng)
        state = game.new_state(players, nature, number % players)
        while not state.is_terminal():
            if rng.random() < share:
                yield state
            player = rng.choice(state.actors())
            state.apply(player, rng.choice(state.legal_actions(player)), nature)
        yield state


def encoded(encoder: Encoder, view: Any, seat: int) -> list[int]:
    vector = [0] * encoder.size
    encoder.layout.write(Seen(view, seat, encoder.players), vector)
    return vector


def unordered(view: object, left_out: LeftOut, path: str = "") -> object:
    """The view with every list sorted whose order means nothing."""
    match view:
        case dict():
            return {
                key: unordered(value, left_out, f"{path}.{key}".lstrip("."))
                for key, value in view.items()
            }
        case list():
            items = [unordered(value, left_out, f"{path}.*") for value in view]
            return sorted(items, key=repr) if path in left_out.unordered else items
    return view


@pytest.mark.parametrize(("id", "players"), tables())
def test_different_views_are_different_vectors_and_the_same_are_the_same(
    id: str, players: int
) -> None:
    game = load(id)
    encoder = Encoder(game, players)
    views: dict[tuple[int, tuple[int, ...]], str] = {}
    vectors: dict[tuple[int, str], tuple[int, ...]] = {}
    for state in positions(game, players, 4, 0.3):
        seat = len(views) % players
        view = game.face().view(state, seat)
        text = repr(unordered(msgspec.to_builtins(view), encoder.layout.left_out))
        vector = tuple(encoded(encoder, view, seat))
        assert views.setdefault((seat, vector), text) == text
        assert vectors.setdefault((seat, text), vector) == vector
        outside = [
            index
            for index, (value, high) in enumerate(zip(vector, encoder.high, strict=True))
            if not 0 <= value <= high
        ]
        assert outside == []
    assert len(views) == len(vectors) > 50


@pytest.mark.parametrize(("id", "players"), tables())
def test_what_is_hidden_from_a_seat_is_not_in_its_vector(id: str, players: int) -> None:
    game = load(id)
    encoder = Encoder(game, players)
    rng = random.Random(5)
    different = 0
    for state in positions(game, players, 2, 0.1):
        for seat in range(players):
            other = state.resample(seat, Nature(rng))
            different += other.digest() != state.digest()
            legal = [action.index for action in state.legal_actions(seat)]
            assert [action.index for action in other.legal_actions(seat)] == legal
            assert encoder.encode(other, seat, legal) == encoder.encode(state, seat, legal)
    assert different or id.startswith("nyc")  # in New York a pile is all that is hidden


def list_of(encoder: Encoder, state: State) -> list[int]:
    vector = [0] * encoder.size
    encoder.encode(state, SPECTATOR, out=vector)
    return vector


@pytest.mark.parametrize("id", GAMES)
def test_a_spectators_vector_holds_nothing_that_any_seat_does_not_know(id: str) -> None:
    game = load(id)
    players = game.max_players
    encoder = Encoder(game, players)
    rng = random.Random(6)
    for state in positions(game, players, 2, 0.1):
        seen = list_of(encoder, state)
        for seat in range(players):
            other = state.resample(seat, Nature(rng))
            if game.face().view(other, SPECTATOR) == game.face().view(state, SPECTATOR):
                assert list_of(encoder, other) == seen
        hands = [block for block in encoder.layout.blocks if block.name in ("hand", "pile")]
        assert not any(any(seen[block.start : block.stop]) for block in hands)


def leaves(view: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, object]]:
    yield path, view
    if isinstance(view, dict):
        for key in view:
            yield from leaves(view[key], (*path, key))
    elif isinstance(view, list):
        for at, value in enumerate(view):
            yield from leaves(value, (*path, at))


def changed(view: Any, path: tuple[str | int, ...], value: object) -> Any:
    if not path:
        return value
    copy = view.copy()
    copy[path[0]] = changed(view[path[0]], path[1:], value)
    return copy


def other_value(value: object) -> object:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}?"
        case list() if value != value[::-1]:
            return value[::-1]
    return None


@pytest.mark.parametrize("id", GAMES)
def test_every_part_of_a_view_is_in_the_vector_or_on_the_list_of_what_is_left_out(id: str) -> None:
    """Each part of many views is changed, one at a time: either the vector changes (or has no
    number for such a thing), or the page says that this part is left out."""
    game = load(id)
    players = min(4, game.max_players)
    encoder = Encoder(game, players)
    left_out = encoder.layout.left_out
    declared = {*left_out.follows, *left_out.fixed}
    found: set[str] = set()
    present: set[str] = set()
    for at, state in enumerate(positions(game, players, 8, 0.03)):
        seat = at % players
        view = game.face().view(state, seat)
        vector = encoded(encoder, view, seat)
        plain = msgspec.to_builtins(view)
        for path, value in leaves(plain):
            other = other_value(value)
            if other is None:
                continue
            name = ".".join("*" if isinstance(key, int) else key for key in path)
            try:
                again = msgspec.convert(changed(plain, path, other), type(view))
                same = encoded(encoder, again, seat) == vector
            except (KeyError, ValueError, IndexError):
                same = False
            (found if same else present).add(name)
    assert found <= declared | {*left_out.unordered}
    assert not present & (declared | {*left_out.unordered})


@pytest.mark.parametrize("id", GAMES)
def test_every_entry_has_a_name_of_its_own_and_a_meaning_in_both_languages(id: str) -> None:
    encoder = Encoder(load(id), load(id).max_players)
    listed = entries(encoder)
    assert [entry.index for entry in listed] == list(range(encoder.size))
    assert len({entry.name for entry in listed}) == encoder.size
    assert all(entry.high > 0 for entry in listed)
    for block in encoder.layout.blocks:
        english = words(encoder, block, "en")
        chinese = words(encoder, block, "zh-Hant")
        assert english
        assert any("\u4e00" <= letter <= "\u9fff" for letter in chinese), block.name


@pytest.mark.parametrize("id", GAMES)
def test_actions_are_listed_by_index_with_their_codes(id: str) -> None:
    game = load(id)
    for index, code in itertools.islice(actions(game), 0, None, 97):
        assert game.action(code).index == index


def test_seats_are_counted_from_the_observer() -> None:
    """The same thing seen by its owner and by the seat before it."""
    game = load("deal")
    encoder = Encoder(game, 3)
    state = game.new_state(3, Nature(random.Random(1)), 1)
    turn = next(block for block in encoder.layout.blocks if block.name == "turn")
    views = [game.face().view(state, seat) for seat in range(3)]
    vectors = [encoded(encoder, view, seat) for seat, view in enumerate(views)]
    seen = [vector[turn.start : turn.stop] for vector in vectors]
    assert seen == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]


def test_a_number_of_players_that_the_game_does_not_allow_is_refused() -> None:
    with pytest.raises(KaizhuoError, match="2 to 5"):
        Encoder(load("deal"), 6)
