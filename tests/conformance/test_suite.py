"""The conformance suite finds the faults it is for: a small card game, sound and then spoilt."""

from __future__ import annotations

import random

import pytest

from kaizhuo.conformance import Nonconformity, Subject, rules, secrecy
from kaizhuo.kernel import (
    Action,
    Deck,
    Edition,
    Face,
    Game,
    Line,
    Reason,
    Ref,
    Seat,
    Section,
    State,
    Step,
    Text,
    all_but,
    only,
)

CARDS = [f"card-{number}" for number in range(12)]


class Pebbles(State):
    """Everybody draws to three cards and lays one open; the best last card wins."""

    def __init__(self, game, players, hands=None, deck=None, table=None):
        super().__init__(game, players)
        self.hands = hands or [[] for _ in range(players)]
        self.deck = deck or Deck(CARDS, list(range(len(CARDS))))
        self.table = table or []

    def fields(self):
        return (self.hands, self.deck, self.table)

    def clone(self):
        hands = self.hands if self.game.fault == "shared" else [h.copy() for h in self.hands]
        copy = Pebbles(self.game, self.players, hands, self.deck.clone(), self.table.copy())
        copy.copy_stack_from(self)
        return copy

    def resample(self, player, nature):
        copy = self.clone()
        if self.game.fault == "the same":
            return copy
        others = [hand for seat, hand in enumerate(copy.hands) if seat != player]
        hidden = copy.deck.unknown + [card for hand in others for card in hand]
        if self.game.fault != "leaning":
            hidden.sort()
        for seat, hand in enumerate(copy.hands):
            if seat != player:
                drawn = [hidden.pop(nature.below(len(hidden))) for _ in hand]
                copy.hands[seat] = sorted(drawn)
        copy.deck.unknown = hidden
        return copy

    def returns(self):
        if not self.over:
            return [0.0] * self.players
        return [1.0 if seat in self.winners() else -1.0 for seat in range(self.players)]

    def winners(self):
        return [self.table[-1] % self.players] if self.over else []

    def rounds(self):
        return len(self.table) // self.players + 1


class Lay(Step):
    def __init__(self, player):
        self.player = player

    def fields(self):
        return (self.player,)

    def copy(self):
        return Lay(self.player)

    def actors(self, state):
        return [self.player] if state.hands[self.player] else []

    def advance(self, state, nature):
        state.over = True

    def legal_actions(self, state, player):
        if state.game.fault == "dead end" and len(state.table) > 4:
            return []
        hand = state.hands[player] if player == self.player else []
        return [state.game.actions[card] for card in hand]

    def default(self, state, player):
        if state.game.fault == "default":
            return state.game.actions[0]
        return state.game.actions[state.hands[player][0]]

    def apply(self, state, player, action, nature):
        fault = state.game.fault
        state.hands[player].remove(action.index)
        if fault != "lost":
            state.table.append(action.index)
        state.tell("lay", {"player": Seat(player), "card": Ref(action.code)}, player)
        if state.deck.count():
            card = nature.draw(state.deck)
            if fault == "own chance" and state.deck.unknown and random.random() < 0.5:
                card, state.deck.unknown[0] = state.deck.unknown[0], card
            state.hands[player].append(card)
            state.hands[player].sort()
            state.tell("drew", {"player": Seat(player)}, player, all_but(player))
            audience = (1 << 32) - 1 if fault == "told" else only(player)
            state.tell("drew-card", {"card": Ref(CARDS[card])}, player, audience)
        state.stack[-1] = Lay((player + 1) % state.players)

    def why_not(self, state, player, action):
        return Reason("" if state.game.fault == "no clause" else "P-1", Text("why"))


class PebblesFace(Face):
    def view(self, state, observer):
        shown = [seat for seat in range(state.players) if seat == observer]
        if state.game.fault == "shown":
            shown = list(range(state.players))
        hands = [hand if seat in shown else len(hand) for seat, hand in enumerate(state.hands)]
        return {"hands": hands, "table": state.table, "deck": state.deck.count()}

    def sections(self, state, observer):
        return [Section(Text("zone"), [Line(Text("line", {"table": len(state.table)}))])]

    def label(self, state, player, action):
        return Text("do", {"card": Ref(action.code)})

    def path(self, state, player, action):
        return [action.code]

    def prompt(self, state, player):
        if state.game.fault == "prompt":
            return Text(f"ask-{len([c for c in state.hands[player] if c > 5])}")
        return Text("ask")


class PebblesGame(Game):
    def __init__(self, fault=""):
        super().__init__(Edition("", "", "pebbles"), {})
        self.id = "pebbles"
        self.min_players, self.max_players = 2, 3
        self.fault = fault
        self.number_actions([Action(code) for code in CARDS])

    def new_state(self, players, nature, first=0):
        state = Pebbles(self, players)
        for hand in state.hands:
            hand.extend(nature.draw(state.deck) for _ in range(3))
            hand.sort()
        state.stack.append(Lay(first))
        state.settle(nature)
        return state

    def face(self):
        return PebblesFace()

    def reason_over(self):
        return Reason("P-2", Text("why-over"))

    def __reduce__(self):
        return (PebblesGame, (self.fault,))


def every_card(state):
    return sorted(state.deck.cards() + state.table + [c for hand in state.hands for c in hand])


def subject(fault=""):
    return Subject(PebblesGame(fault), every_card, games=20, positions=20, table_positions=4)


CHECKS = {
    check.__name__: check
    for check in (
        rules.games_end_and_lose_nothing,
        rules.earlier_positions_never_change,
        rules.records_replay,
        rules.positions_survive_pickling,
        rules.legal_is_what_is_accepted,
        rules.answers_may_come_in_any_order,
        secrecy.hidden_things_change_nothing,
        secrecy.drawing_anew_does_not_lean_on_the_truth,
        secrecy.events_reach_only_their_audience,
    )
}


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_sound_game_passes(check, players):
    CHECKS[check](subject(), players)


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        ("lost", "games_end_and_lose_nothing"),
        ("dead end", "games_end_and_lose_nothing"),
        ("default", "games_end_and_lose_nothing"),
        ("shared", "earlier_positions_never_change"),
        ("own chance", "records_replay"),
        ("no clause", "legal_is_what_is_accepted"),
        ("shown", "hidden_things_change_nothing"),
        ("prompt", "hidden_things_change_nothing"),
        ("the same", "hidden_things_change_nothing"),
        ("leaning", "drawing_anew_does_not_lean_on_the_truth"),
        ("told", "events_reach_only_their_audience"),
    ],
)
def test_a_spoilt_game_is_found_out(fault, check):
    with pytest.raises(Nonconformity):
        CHECKS[check](subject(fault), 2)
