"""Drawing after a play (HT-2.1.g), and the choice that 綠島浮潛樂 gives (HT-E.10)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Seat

from .actions import Keep
from .decision import Decision
from .events import in_force
from .memory import DECK, DRAWN, blur, hand_zone, learn, spread, vacate
from .state import NOBODY, Taiwan, insert_card

CHOICE: Final = 2


def draw_after_play(state: Taiwan, player: int, nature: Nature) -> None:
    """One card, if the deck has any and the event lets one draw (HT-2.1.g, HTA-06)."""
    if state.is_last_round():
        return
    if state.event >= 0:
        rule = in_force(state)
        if not rule.draws():
            return
        if rule.draws_two() and state.deck.count() >= CHOICE:
            _draw_two(state, player, nature)
            return
    card = state.draw_card(player, nature)
    if state.journal is not None:
        state.tell_draw(player, [card])


def _draw_two(state: Taiwan, player: int, nature: Nature) -> None:
    for _ in range(CHOICE):
        card = nature.draw(state.deck)
        insert_card(state.drawn, card)
        learn(state, card, player)
    spread(state, DECK, DRAWN)
    if state.is_last_round():
        vacate(state, DECK)
    state.drawer = player
    state.stack.append(Choice(player))


class Choice(Decision):
    """HT-E.10: keep one of the two cards drawn; the other goes face down under the deck."""

    def __init__(self, player: int) -> None:
        super().__init__(player, "HT-E.10")

    def copy(self) -> Choice:
        return Choice(self.player)

    def choices(self, state: Taiwan) -> list[Action]:
        return [state.box.moves.keep[card] for card in state.drawn]

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Keep)
        state.stack.pop()
        both = state.drawn.copy()
        blur(state, both, 1 << player, hand_zone(player) | DECK)
        spread(state, DRAWN, hand_zone(player) | DECK)
        vacate(state, DRAWN)
        state.drawn.clear()
        state.drawer = NOBODY
        both.remove(action.card)
        insert_card(state.hands[player], action.card)
        state.put_under(both[0], 1 << player)
        if state.journal is not None:
            args: dict[str, object] = {"player": Seat(player)}
            state.tell("log-keep", args, player)
            state.tell_draw(player, [action.card])

    def default(self, state: Taiwan, player: int) -> Action:
        return state.box.moves.keep[state.drawn[0]]
