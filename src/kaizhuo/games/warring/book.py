"""計策書 the Book of Stratagems (WS-8)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, Step
from kaizhuo.kernel.text import Reason, Ref, Seat
from kaizhuo.parts.purse import BANK

from .actions import Pass, Reveal, Use
from .looks import look_at_stratagems
from .piles import known_on_top, put_under, shuffle_in, take_known
from .scheme import LAND, NOTHING, SEAT
from .state import Warring
from .why import why_not_reveal, why_not_use


def open_book(state: Warring, player: int, nature: Nature) -> None:
    """Turn up the next stratagem; a talent may let its holder choose among the top ones."""
    count = 1
    for talent in state.talents[player]:
        count = max(count, state.box.realm.talents[talent].chooses_stratagem())
    if count > 1 and state.stratagem_pile.count() > 1:
        look_at_stratagems(state, player, count, nature)
        state.stack.append(Choosing(player, count))
    else:
        turn_up(state, player, nature)


def turn_up(state: Warring, player: int, nature: Nature) -> None:
    """The next stratagem, if there is one."""
    if state.stratagem_pile.count() > 0:
        reveal(state, player, nature.draw(state.stratagem_pile))


def reveal(state: Warring, player: int, card: int) -> None:
    """A stratagem lies open: first it is seen, then decided upon (WSA-22)."""
    if state.journal is not None:
        args: dict[str, object] = {"player": Seat(player), "card": state.stratagem_ref(card)}
        state.tell("log-reveal", args, player)
    state.stack.append(Scheming(player, [card], []))


class Opening(Step[Warring]):
    """Another stratagem is to be turned up."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def fields(self) -> tuple[object, ...]:
        return (self.player,)

    def copy(self) -> Opening:
        return Opening(self.player)

    def advance(self, state: Warring, nature: Nature) -> None:
        state.stack.pop()
        if not state.out[self.player]:
            open_book(state, self.player, nature)


class Choosing(Step[Warring]):
    """A player has looked at the top stratagems and says which one is turned up."""

    def __init__(self, player: int, count: int) -> None:
        self.player: Final = player
        self.count: Final = count

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.count)

    def copy(self) -> Choosing:
        return Choosing(self.player, self.count)

    def actors(self, state: Warring) -> list[int]:
        return [self.player]

    def cards(self, state: Warring) -> list[int]:
        """What can be turned up."""
        return known_on_top(state.stratagem_pile, self.count, self.player)

    def legal_actions(self, state: Warring, player: int) -> list[Action]:
        if player != self.player:
            return []
        return [state.box.moves.reveal[card] for card in self.cards(state)]

    def apply(self, state: Warring, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Reveal)
        state.stack.pop()
        take_known(state.stratagem_pile, action.card)
        reveal(state, player, action.card)

    def default(self, state: Warring, player: int) -> Action:
        return state.box.moves.reveal[self.cards(state)[0]]

    def why_not(self, state: Warring, player: int, action: Action) -> Reason:
        return why_not_reveal(state, self.player, player, action)


class Scheming(Step[Warring]):
    """WS-8: carry out the stratagem that lies open, or decline it.

    Usually one card lies open. After muddy waters several do, and ``held`` (that card itself)
    is shuffled into the pile along with them.
    """

    def __init__(self, player: int, cards: list[int], held: list[int]) -> None:
        self.player: Final = player
        self.cards: Final = cards
        self.held: Final = held

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.cards, self.held)

    def copy(self) -> Scheming:
        return Scheming(self.player, self.cards.copy(), self.held.copy())

    def actors(self, state: Warring) -> list[int]:
        return [self.player]

    def legal_actions(self, state: Warring, player: int) -> list[Action]:
        if player != self.player:
            return []
        found: list[Action] = []
        for card in self.cards:
            scheme = state.box.realm.schemes[card]
            if scheme.cost <= state.cash[player]:
                for target in scheme.targets(state, player):
                    found.append(state.box.moves.find_use(card, target))
        found.append(state.box.moves.pass_)
        return found

    def apply(self, state: Warring, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        match action:
            case Pass():
                self._put_back(state, self.cards)
                state.note("log-declined", player)
                for talent in state.talents[player]:
                    pay = state.box.realm.talents[talent].declined()
                    if pay > 0:
                        state.earn(player, pay, "reason-talent")
            case Use():
                self._carry_out(state, action, nature)

    def _put_back(self, state: Warring, cards: list[int]) -> None:
        """Under the pile; a card that says so, and all that muddy waters brought up, by
        shuffling."""
        shuffled = len(self.held) > 0
        for card in cards:
            if state.box.realm.shuffled[card]:
                shuffled = True
        if shuffled:
            shuffle_in(state.stratagem_pile, cards + self.held)
            if state.journal is not None:
                state.tell("log-shuffled", {"count": state.stratagem_pile.count()})
        else:
            put_under(state.stratagem_pile, cards)

    def _carry_out(self, state: Warring, action: Use, nature: Nature) -> None:
        player, target = self.player, action.target
        scheme = state.box.realm.schemes[action.card]
        back = self.cards.copy()
        if scheme.keeps_card:
            back.remove(action.card)
        if back or self.held:
            self._put_back(state, back)
        if state.journal is not None:
            self._tell(state, action)
        if scheme.cost > 0:
            payee = scheme.payee(state, target)
            if payee == BANK:
                state.spend(player, scheme.cost, "reason-stratagem")
            else:
                state.give(player, payee, scheme.cost, "reason-stratagem")
        for talent in state.talents[player].copy():
            pay = state.box.realm.talents[talent].executed()
            if pay > 0:
                state.earn(player, pay, "reason-talent")
        scheme.carry_out(state, player, target, nature)

    def _tell(self, state: Warring, action: Use) -> None:
        realm = state.box.realm
        args: dict[str, object] = {
            "player": Seat(self.player), "card": state.stratagem_ref(action.card),
        }  # fmt: skip
        aim = realm.schemes[action.card].aim
        if aim == NOTHING:
            state.tell("log-use", args, self.player)
        elif aim == SEAT:
            args["target"] = Seat(action.target)
            state.tell("log-use-seat", args, self.player)
        else:
            ids = realm.land_ids if aim == LAND else realm.talent_ids
            args["thing"] = Ref(ids[action.target])
            state.tell("log-use-thing", args, self.player)

    def default(self, state: Warring, player: int) -> Action:
        return state.box.moves.pass_

    def why_not(self, state: Warring, player: int, action: Action) -> Reason:
        return why_not_use(state, self.player, self.cards, player, action)
