"""The course of the game: whose turn comes next, new rounds, and being stuck (HT-2, HT-4)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Seat

from .drawing import draw_after_play
from .eating import Clearing, close_round
from .edition import MUSEUM, NO_EVENT
from .event_steps import Pause
from .events import in_force, turn_up_event
from .functions import legal_function
from .memory import rotate, rule_out
from .state import NOBODY, Taiwan
from .turn import Turn

HAND_SIZE: Final = 5


class Flow(Step[Taiwan]):
    """Lies under all other steps and decides what comes next; it asks nobody."""

    def fields(self) -> tuple[object, ...]:
        return ()

    def copy(self) -> Flow:
        return self

    def waits(self, state: Taiwan) -> bool:
        return False

    def advance(self, state: Taiwan, nature: Nature) -> None:
        if state.closing != NOBODY:
            begin_round(state, nature)
            return
        plays = 1
        clears = False
        if state.event >= 0:
            rule = in_force(state)
            plays = rule.plays()
            clears = rule.empty_hand_clears()
        if state.left and plays > 1:  # HT-E.07: draw after both cards
            state.stack.append(Turn(state.actor, state.left))
            return
        while state.owed:
            draw_after_play(state, state.owed.pop(0), nature)
            if state.drawn:  # HT-E.10: a choice comes first
                return
        if state.left:  # HTA-33: the second card of 101跨年
            self._turn(state, state.actor, state.left, False)
            return
        if state.passing:
            pass_hands(state)
        player = state.following
        if player == NOBODY:
            player = state.next_seat(state.actor)
        if state.halted:
            pause(state, player)
            return
        if clears and not state.hands[player]:
            state.actor = player
            state.stack.append(Clearing(player))
            return
        named = state.plays
        self._turn(state, player, named if named else plays, named > 0)

    def _turn(self, state: Taiwan, player: int, left: int, number_first: bool) -> None:
        turn = Turn(player, left, number_first)
        state.actor = player
        state.left = 0
        state.plays = 0
        state.following = NOBODY
        if not state.functions and state.is_bare() and not turn.legal_actions(state, player):
            skip(state, player, number_first)  # HTA-02
            return
        state.skips = 0
        state.stack.append(turn)


def skip(state: Taiwan, player: int, number_first: bool) -> None:
    """HTA-02: nothing to eat and nothing to play: the turn is skipped, which shows everybody what
    is not in this hand. When that happens to all in a row, the round is over."""
    state.note("log-skip", player)
    rule_out(state, player, playable_cards(state, player, number_first))
    state.skips += 1
    if state.skips >= state.players:
        state.skips = 0
        close_round(state, state.next_seat(player))


def playable_cards(state: Taiwan, player: int, number_first: bool) -> list[int]:
    """The cards that a player could play now if he held them."""
    cards = state.box.cards
    rule = in_force(state)
    found: list[int] = []
    for card in range(cards.count()):
        if rule.bars(state, card):
            continue
        ways: list[Action] = []
        if cards.number[card] > 0:
            ways = [
                place for place in state.box.moves.place[card] if state.accepts(place.arm, card)
            ]
        elif not number_first:
            legal_function(state, player, card, ways)
        if ways:
            found.append(card)
    return found


def pause(state: Taiwan, player: int) -> None:
    """HT-E.18: the next player pauses; a hand without cards has none to lay away."""
    state.halted = False
    state.actor = player
    state.following = NOBODY
    state.plays = 0
    if state.hands[player]:
        state.stack.append(Pause(player))


def pass_hands(state: Taiwan) -> None:
    """HT-F.09, HTA-35: all hands travel one seat at once; then plays who got the actor's hand."""
    side = state.passing
    state.passing = 0
    players = state.players
    hands = state.hands.copy()
    for seat in range(players):
        state.hands[(seat + side) % players] = hands[seat]
    rotate(state, side)


def begin_round(state: Taiwan, nature: Nature) -> None:
    """HT-2.2.e: hands are filled up to five, one player after the other from the new starter on
    (HTA-08), and he begins; HT-4.2: with the next event."""
    state.first = state.closing
    state.closing = NOBODY
    state.round += 1
    museum = state.event == MUSEUM
    state.event = NO_EVENT
    state.storm = -1
    if museum:
        state.refresh()
    state.following = state.first
    state.plays = 0
    state.left = 0
    state.passing = 0
    state.halted = False
    state.owed.clear()
    if state.journal is not None:
        state.tell("log-round", {"number": state.round, "player": Seat(state.first)}, state.first)
    for step in range(state.players):
        fill_hand(state, (state.first + step) % state.players, nature)
    if state.box.advanced:
        turn_up_event(state, nature)


def fill_hand(state: Taiwan, player: int, nature: Nature) -> None:
    """Draw up to five cards, as far as the deck goes."""
    drawn: list[int] = []
    while len(state.hands[player]) < HAND_SIZE and not state.is_last_round():
        drawn.append(state.draw_card(player, nature))
    state.tell_draw(player, drawn)
