"""Promises about secrets: a seat sees what it may, and what it may not changes nothing for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from kaizhuo.kernel import SPECTATOR, Deck, Event, Nature, Section, State

from .subject import Subject, demand

_DRAWS = 2
"""Positions drawn anew for each seat of a sampled position."""
_ONWARD = 30
"""Decisions for which two of them are played on side by side."""


def _section(section: Section) -> str:
    lines = [f"{line.text!r} [{line.thing}]" for line in section.lines]
    return "\n".join([repr(section.title), *lines])


@dataclass
class Seen:
    """All that one observer is shown of a position."""

    view: bytes
    sections: str
    actors: list[int]
    prompts: str
    legal: list[str]
    paths: list[list[str]]
    labels: str
    default: str

    @staticmethod
    def of(state: State, observer: int) -> Seen:
        face = state.game.face()
        actors = state.actors()
        legal = [] if observer == SPECTATOR else state.legal_actions(observer)
        return Seen(
            view=msgspec.json.encode(face.view(state, observer)),
            sections="\n".join(_section(one) for one in face.sections(state, observer)),
            actors=actors,
            prompts=repr([face.prompt(state, actor) for actor in actors]),
            legal=[action.code for action in legal],
            paths=[face.path(state, observer, action) for action in legal],
            labels=repr([face.label(state, observer, action) for action in legal]),
            default=repr(state.default(observer)) if observer in actors else "",
        )


def demand_same(seen: Seen, other: Seen, observer: int, what: str, state: State) -> None:
    """``Nonconformity`` naming the first thing that looks different to the observer."""
    for name in Seen.__dataclass_fields__:
        here, there = getattr(seen, name), getattr(other, name)
        demand(here == there, f"{what}: {name}", state, observer=observer, one=here, other=there)


def hidden_things_change_nothing(subject: Subject, players: int) -> None:
    """``view(resample(s, p), p) == view(s, p)`` byte for byte, and so for everything else that a
    seat or a spectator is shown; a position drawn anew is a whole one that can be played."""
    redrawn = 0
    for at, state in enumerate(subject.sampled(players, "secrecy", subject.positions)):
        whole = subject.conserved(state)
        digest = state.digest()
        public = Seen.of(state, SPECTATOR)
        for player in range(players):
            seen = Seen.of(state, player)
            for draw in range(_DRAWS):
                nature = Nature(subject.rng(players, "resample", at, player, draw))
                other = state.resample(player, nature)
                redrawn += other.digest() != digest
                demand_same(
                    seen, Seen.of(other, player), player,
                    "a position drawn anew looks the same to its player", state,
                )  # fmt: skip
                demand_same(
                    public, Seen.of(other, SPECTATOR), SPECTATOR,
                    "a position drawn anew looks the same to a spectator", state,
                )  # fmt: skip
                demand(
                    subject.conserved(other) == whole,
                    "a position drawn anew has the same components",
                    state,
                )
                _playable(other, nature)
        demand(state.digest() == digest, "looking and drawing anew change nothing", state)
    demand(
        redrawn or not _has_secrets(subject, players),
        "resample draws hidden things anew, it does not return the position as it is",
    )


def _has_secrets(subject: Subject, players: int) -> bool:
    """Whether seats are ever shown different things."""
    for state in subject.sampled(players, "secrets", 5):
        face = subject.game.face()
        views = {msgspec.json.encode(face.view(state, seat)) for seat in range(players)}
        views.add(msgspec.json.encode(face.view(state, SPECTATOR)))
        if len(views) > 1:
            return True
    return False


def _playable(state: State, nature: Nature) -> None:
    for _ in range(8):
        actors = state.actors()
        if not actors:
            return
        player = actors[nature.below(len(actors))]
        legal = state.legal_actions(player)
        demand(legal, "a position drawn anew can be played on", state, player=player)
        state.apply(player, legal[nature.below(len(legal))], nature)


def drawing_anew_does_not_lean_on_the_truth(subject: Subject, players: int) -> None:
    """Two positions that look the same to a seat are drawn anew to the same position by the same
    chance, and play on alike: else a program could tell them apart by what it is given to think
    with. That holds for how cards of no order are stored as well, for the next card drawn by a
    chance depends on it."""
    for at, state in enumerate(subject.sampled(players, "truth", subject.positions // 2)):
        for player in range(players):
            other = state.resample(player, Nature(subject.rng(players, "truth", at, player)))
            _mix(other, subject.rng(players, "mixed", at, player))
            one = state.resample(player, Nature(subject.rng(players, "again", at, player)))
            two = other.resample(player, Nature(subject.rng(players, "again", at, player)))
            demand(
                one.digest() == two.digest(),
                "what is drawn anew depends on chance and on what the seat knows, not on the truth",
                state,
                player=player,
            )
            here = _played_on(one, subject.rng(players, "onward", at, player))
            there = _played_on(two, subject.rng(players, "onward", at, player))
            demand(
                here == there,
                "what is drawn anew is stored in an order of its own, not in that of the truth",
                state,
                player=player,
                one=here,
                other=there,
            )


def _mix(state: State, rng: random.Random) -> None:
    """Store whatever has no order in another one: the position is the same."""
    for deck in _decks(state.fields()):
        rng.shuffle(deck.unknown)
        for layer in deck.under:
            rng.shuffle(layer)


def _decks(value: object) -> Iterator[Deck]:
    """The decks among the fields of a position, however deep."""
    if isinstance(value, Deck):
        yield value
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _decks(one)
    elif callable(getattr(value, "fields", None)):
        yield from _decks(value.fields())  # type: ignore[attr-defined]


def _played_on(state: State, rng: random.Random) -> list[str]:
    """The moves of some decisions taken at random, what could be chosen, and the end."""
    nature = Nature(rng)
    told: list[str] = []
    for _ in range(_ONWARD):
        actors = state.actors()
        if not actors:
            break
        player = actors[0]
        legal = state.legal_actions(player)
        action = legal[nature.below(len(legal))]
        told.append(f"{player} {action.code} of {len(legal)}")
        state.apply(player, action, nature)
    told.append(state.digest())
    return told


def events_reach_only_their_audience(subject: Subject, players: int) -> None:
    """When positions look the same to an observer before and after the same action, the observer
    has been told the same: nothing hidden is told in the log."""
    game = subject.game
    face = game.face()
    for at, state in enumerate(subject.sampled(players, "events", subject.positions)):
        actors = state.actors()
        if not actors:
            continue
        rng = subject.rng(players, "events", at)
        actor = rng.choice(actors)
        action = rng.choice(state.legal_actions(actor))
        for player in range(players):
            other = state.resample(player, Nature(rng))
            if action not in other.legal_actions(actor):
                continue
            one, told = _journal_of(state.clone(), actor, action.index, Nature(rng))
            two, told_other = _journal_of(other, actor, action.index, Nature(rng))
            for observer in (player, SPECTATOR):
                same = msgspec.json.encode(face.view(one, observer)) == msgspec.json.encode(
                    face.view(two, observer)
                )
                here = [repr(event) for event in told if event.is_for(observer)]
                there = [repr(event) for event in told_other if event.is_for(observer)]
                demand(
                    not same or here == there,
                    "who sees no difference is told no difference",
                    state,
                    observer=observer,
                    action=action,
                    one=here,
                    other=there,
                )


def _journal_of(state: State, actor: int, action: int, nature: Nature) -> tuple[State, list[Event]]:
    state.journal = []
    state.apply(actor, state.game.actions[action], nature)
    return state, state.journal
