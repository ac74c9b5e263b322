"""Promises about the rules: games end, nothing is lost, copies are copies, the table is honest."""

from __future__ import annotations

import math
import pickle
import random

from kaizhuo.kernel import (
    IllegalAction,
    KaizhuoError,
    Move,
    Nature,
    Record,
    State,
    UnknownAction,
    new_record,
)

from .subject import Subject, demand

_CLONE_EVERY = 37
_LOOK_ROUND_EVERY = 8
_MOVES_OF_A_CLONE = 12


def games_end_and_lose_nothing(subject: Subject, players: int) -> None:
    """Random games: every component is conserved after every action, somebody is always asked
    until the end, and what an absent player would do is legal."""
    whole_games(subject, players)


def whole_games(subject: Subject, players: int) -> list[tuple[Record, str]]:
    """The random games of one player count, examined as they are played the first time: what
    was written down of each, and the digest of its end."""
    if players not in subject.played:
        played = [_whole_game(subject, players, number) for number in range(subject.games)]
        subject.played[players] = played
    return subject.played[players]


def _whole_game(subject: Subject, players: int, number: int) -> tuple[Record, str]:
    actions = subject.game.actions
    state, nature = subject.new_state(players, number, noting=True)
    record = new_record(subject.game, players, number % players)
    record.deal = nature.take_notes()
    whole = subject.conserved(state)
    _sound(state, True)
    for player, action in subject.walk(players, number, state, nature):
        record.moves.append(Move(player, actions[action].code, nature.take_notes()))
        now = subject.conserved(state)
        if now != whole:
            demand(
                False,
                "no action makes a component appear or vanish",
                state,
                after=actions[action].code,
                player=player,
                before=whole,
                now=now,
            )
        _sound(state, len(record.moves) % _LOOK_ROUND_EVERY == 0)
    _ended(state)
    return record, state.digest()


def _sound(state: State, look_round: bool) -> None:
    """Who is asked can answer; with ``look_round``, whoever is not asked cannot."""
    actors = state.actors()
    demand(bool(actors) != state.is_terminal(), "somebody is asked until the game is over", state)
    demand(len(set(actors)) == len(actors), "nobody is asked twice at once", state, actors=actors)
    for player in actors:
        legal = state.legal_actions(player)
        demand(legal, "whoever is asked has something to answer", state, player=player)
        demand(len(set(legal)) == len(legal), "no action is offered twice", state, legal=legal)
        default = state.default(player)
        demand(
            default in legal,
            "what an absent player does is legal",
            state,
            player=player,
            default=default,
            legal=legal,
        )
    if look_round:
        for player in range(state.players):
            if player not in actors:
                legal = state.legal_actions(player)
                demand(not legal, "who is not asked may do nothing", state, player=player)


def _ended(state: State) -> None:
    demand(state.is_terminal() and not state.actors(), "a game that ended asks nobody", state)
    returns = state.returns()
    demand(len(returns) == state.players, "returns has a number for every seat", returns=returns)
    demand(
        all(math.isfinite(value) and -1 <= value <= 1 for value in returns),
        "returns lie between -1 and 1",
        returns=returns,
    )
    winners = state.winners()
    best = [seat for seat in range(state.players) if returns[seat] == max(returns)]
    demand(
        not winners or sorted(winners) == best,
        "the winners are the seats with the best return",
        winners=winners,
        returns=returns,
    )
    demand(state.rounds() >= 1, "rounds are counted from 1", rounds=state.rounds())


def earlier_positions_never_change(subject: Subject, players: int) -> None:
    """Clones kept along the way stay what they were, and playing a clone leaves the original."""
    for number in range(subject.games):
        state, nature = subject.new_state(players, number)
        kept: list[tuple[State, str]] = []
        for at, _ in enumerate(subject.walk(players, number, state, nature)):
            if at % _CLONE_EVERY != number % _CLONE_EVERY:
                continue
            digest = state.digest()
            copy = state.clone()
            demand(copy.digest() == digest, "a clone is equal to its original", state)
            kept.append((copy, digest))
            if len(kept) % 4 == 1:
                _play_some(copy.clone(), subject.rng(players, number, at))
                demand(state.digest() == digest, "playing a clone leaves the original", state)
        for copy, digest in kept:
            demand(copy.digest() == digest, "an earlier position never changes", copy)


def _play_some(state: State, rng: random.Random, moves: int = _MOVES_OF_A_CLONE) -> None:
    nature = Nature(rng)
    for _ in range(moves):
        actors = state.actors()
        if not actors:
            return
        player = actors[nature.below(len(actors))]
        legal = state.legal_actions(player)
        state.apply(player, legal[nature.below(len(legal))], nature)


def records_replay(subject: Subject, players: int) -> None:
    """A game written down as text and replayed ends in the identical position."""
    for number, (record, digest) in enumerate(whole_games(subject, players)):
        text = record.text()
        read = Record.parse(text)
        demand(read.text() == text, "a record is read as it was written", number=number)
        try:
            again = read.replay(subject.game)
        except KaizhuoError as error:
            demand(False, "a record replays", number=number, error=str(error))
        else:
            demand(
                again.digest() == digest,
                "a replayed game ends in the identical position",
                again,
                number=number,
            )


def positions_survive_pickling(subject: Subject, players: int) -> None:
    """A pickled position is equal, offers the same, and plays on the same way."""
    for state in subject.sampled(players, "pickle", max(6, subject.positions // 4)):
        copy: State = pickle.loads(pickle.dumps(state))
        demand(copy.digest() == state.digest(), "a pickled position is equal", state)
        demand(
            copy.game.edition.hash == subject.game.edition.hash
            and copy.game.chosen == subject.game.chosen,
            "a pickled game keeps its edition and options",
        )
        for player in range(players):
            offered = [action.code for action in copy.legal_actions(player)]
            demand(
                offered == [action.code for action in state.legal_actions(player)],
                "a pickled position offers the same",
                state,
            )
            demand(
                all(action is copy.game.actions[action.index] for action in
                    copy.legal_actions(player)),
                "a pickled position offers the actions of its own game",
                state,
            )  # fmt: skip
        there = state.clone()
        _play_some(there, random.Random(5), 30)
        _play_some(copy, random.Random(5), 30)
        demand(copy.digest() == there.digest(), "a pickled position plays on the same way", state)


def legal_is_what_is_accepted(subject: Subject, players: int) -> None:
    """Over the whole action table, ``play`` accepts exactly the legal actions; the rest is
    refused with a clause of the rule book and changes nothing."""
    game = subject.game
    nature = Nature(random.Random(1))
    for state in subject.sampled(players, "table", subject.table_positions):
        digest = state.digest()
        for player in range(players):
            legal = set(state.legal_actions(player))
            for action in game.actions:
                if action in legal:
                    state.clone().play(player, action.code, nature)
                    continue
                try:
                    state.play(player, action.code, nature)
                except IllegalAction as refusal:
                    demand(refusal.clause, "a refusal names its clause", state, action=action)
                else:
                    demand(False, "an action that is not offered is refused", action=action)
        demand(state.digest() == digest, "a refused action changes nothing", state)
        for code in ("", "nothing of the kind", "\x00", "9" * 500):
            try:
                state.play(0, code, nature)
            except UnknownAction:
                continue
            demand(False, "a code of no action is refused as unknown", code=code)


def answers_may_come_in_any_order(subject: Subject, players: int) -> None:
    """Where several are asked at once, the result does not depend on who answers first."""
    for at, state in enumerate(subject.sampled(players, "order", subject.positions * 2)):
        asked = state.actors()
        if len(asked) < 2:
            continue
        seats = list(range(players))
        digest = _answered(state.clone(), seats, asked, at)
        for order in (seats[::-1], subject.rng(players, "order", at).sample(seats, players)):
            other = _answered(state.clone(), order, asked, at)
            demand(
                other == digest,
                "independent questions may be answered in any order",
                state,
                order=order,
                asked=asked,
            )


def _answered(state: State, order: list[int], asked: list[int], salt: int) -> str:
    """The digest after all open questions are answered by the first of ``order`` who can. Those
    who were asked answer at will; whoever is drawn in later does what an absent player does."""
    top = state.stack[-1]
    nature = Nature(random.Random(salt))
    rngs = [random.Random(salt * 100 + seat) for seat in range(state.players)]
    while not state.is_terminal() and any(step is top for step in state.stack):
        actors = state.actors()
        player = next(seat for seat in order if seat in actors)
        action = state.default(player)
        if player in asked:
            legal = sorted(state.legal_actions(player), key=lambda one: one.code)
            action = rngs[player].choice(legal)
        state.apply(player, action, nature)
    return state.digest()
