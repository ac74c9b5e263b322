"""Paying for the trip: eating an arm, and how a round or the game ends (HT-2.2, HT-3)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Seat, Text

from .actions import ARM_CODES, DIRECTIONS, NO_ARM, Clear
from .actions import Lottery as TryLottery
from .decision import Decision
from .events import in_force
from .memory import reveal
from .state import Taiwan

MATSU_CLEARS: Final = 2


def legal_meals(state: Taiwan, player: int, found: list[Action]) -> None:
    """Add what may be eaten: the longest direction, whichever one likes of equals (HT-2.2.b,
    HT-2.2.c, HTA-13). From an empty table only with something in the function pile (HTA-02), or
    without a card left in the last round (HTA-09)."""
    moves = state.box.moves
    any_arm = False
    for arm in state.longest():
        found.append(moves.eat[arm])
        any_arm = True
    if not any_arm and (state.functions or (not state.hands[player] and state.is_last_round())):
        found.append(moves.eat_nothing)


def begin_meal(state: Taiwan, player: int, arm: int) -> None:
    """A player eats; under 臺灣彩券 he may let a number decide who takes the cards."""
    state.left = 0
    state.owed.clear()
    if in_force(state).lottery() and not state.is_last_round():
        state.stack.append(Lottery(player, arm))
    else:
        eat(state, player, arm, player)


def eat(state: Taiwan, eater: int, arm: int, recipient: int) -> None:
    """The cards of the arm and the whole function pile go face down to the recipient (HT-2.2.b),
    also in the last round (HTA-11)."""
    eaten = state.take_arm(arm) if arm != NO_ARM else []
    eaten += state.functions
    state.functions.clear()
    state.to_pile(recipient, eaten)
    if state.journal is not None:
        args: dict[str, object] = {
            "player": Seat(recipient), "count": len(eaten), "cards": state.card_refs(eaten),
        }  # fmt: skip
        state.tell("log-eat" if eaten else "log-eat-nothing", args, recipient)
    close_round(state, recipient)
    if not state.over and spare_arms(state):
        state.stack.append(Spare(eater))


def close_round(state: Taiwan, starter: int) -> None:
    """HT-2.2.e: the round is over; HT-3.a: so is the game once the travel deck has run out."""
    state.left = 0
    state.owed.clear()
    state.closing = starter
    if state.is_last_round():
        state.over = True
        for seat in range(state.players):  # everybody counts up, for all to see
            for card in state.hands[seat] + state.piles[seat]:
                reveal(state, card)
        if state.journal is not None:
            winners: list[object] = [Seat(seat) for seat in state.winners()]
            best = state.money_of(state.winners()[0])
            state.tell("log-over", {"players": winners, "amount": best})


def spare_arms(state: Taiwan) -> list[int]:
    """Directions that have cards."""
    return [arm for arm in range(DIRECTIONS) if state.arms[arm]]


def clear_arm(state: Taiwan, player: int, arm: int) -> None:
    """The cards of a direction go to the discard pile, face up."""
    gone = state.take_arm(arm)
    state.discard += gone
    if state.journal is not None:
        args: dict[str, object] = {
            "player": Seat(player), "arm": Text(f"arm-{ARM_CODES[arm]}"), "count": len(gone),
        }  # fmt: skip
        state.tell("log-clear", args, player)


class Spare(Decision):
    """HT-2.2.d: after eating one may clear any one other direction."""

    def __init__(self, player: int) -> None:
        super().__init__(player, "HT-2.2.d")

    def copy(self) -> Spare:
        return Spare(self.player)

    def choices(self, state: Taiwan) -> list[Action]:
        moves = state.box.moves
        found: list[Action] = [moves.clear[arm] for arm in spare_arms(state)]
        found.append(moves.leave)
        return found

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if isinstance(action, Clear):
            clear_arm(state, player, action.arm)

    def default(self, state: Taiwan, player: int) -> Action:
        return state.box.moves.leave

    def refusal(self, action: Action) -> Text | None:
        return Text("why-arm-empty") if isinstance(action, Clear) else None


class Lottery(Decision):
    """HT-E.02, HTA-52: whoever eats may turn up a number; it names who takes the cards."""

    def __init__(self, player: int, arm: int) -> None:
        super().__init__(player, "HT-E.02")
        self.arm: Final = arm

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.arm)

    def copy(self) -> Lottery:
        return Lottery(self.player, self.arm)

    def choices(self, state: Taiwan) -> list[Action]:
        return [state.box.moves.lottery, state.box.moves.leave]

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        recipient = player
        if isinstance(action, TryLottery):
            recipient = self._count_off(state, player, nature)
        eat(state, player, self.arm, recipient)

    def _count_off(self, state: Taiwan, player: int, nature: Nature) -> int:
        number, turned = state.turn_up_number(nature)
        for card in turned:
            state.put_under_openly(card)
        state.note_cards("log-lottery", player, turned)
        return (player + number - 1) % state.players if number else player

    def default(self, state: Taiwan, player: int) -> Action:
        return state.box.moves.leave


class Clearing(Decision):
    """HT-E.09, HTA-55: without a card one does not eat: the two longest directions are cleared,
    which of equals is one's own choice, and one begins the next round."""

    def __init__(self, player: int, left: int = MATSU_CLEARS) -> None:
        super().__init__(player, "HT-E.09")
        self.left = left

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.left)

    def copy(self) -> Clearing:
        return Clearing(self.player, self.left)

    def actors(self, state: Taiwan) -> list[int]:
        return [self.player] if self.left and state.longest() else []

    def advance(self, state: Taiwan, nature: Nature) -> None:
        state.stack.pop()
        close_round(state, self.player)

    def choices(self, state: Taiwan) -> list[Action]:
        return [state.box.moves.clear[arm] for arm in state.longest()]

    def apply(self, state: Taiwan, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Clear)
        clear_arm(state, player, action.arm)
        self.left -= 1

    def default(self, state: Taiwan, player: int) -> Action:
        return self.choices(state)[0]

    def refusal(self, action: Action) -> Text | None:
        return Text("why-not-longest") if isinstance(action, Clear) else None
