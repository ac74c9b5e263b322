"""What the squares do: the four corners, and the doors to chance and to the sights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Ref, Seat, Text
from kaizhuo.parts.purse import collect
from kaizhuo.parts.question import Question

from .actions import Fund, Send, Swap, Use
from .edition import KINDS
from .state import Nyc
from .why import by_mode, out_of_place

CONTRIBUTION: Final = 100
"""What one puts into the travel fund (NYB-2.3.S.B)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SquareRule:
    """A kind of square: what it does to one who passes it, and to one who stops on it."""

    def passing(self, state: Nyc, player: int, nature: Nature) -> None:
        """``player`` walks across it and beyond."""

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        """``player`` stops on it."""
        raise NotImplementedError


class Start(SquareRule):
    """起點: on stopping and on passing (NYB-2.3.S.A.1, NYT-2.3.S)."""

    def passing(self, state: Nyc, player: int, nature: Nature) -> None:
        self.lap(state, player, nature)

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        self.lap(state, player, nature)

    def lap(self, state: Nyc, player: int, nature: Nature) -> None:
        state.laps(player, nature)
        for card in state.common.held[player]:
            state.box.effects[card].on_lap(state, player)
        state.draw_experience(player, nature)


class Guild(SquareRule):
    """旅遊互助會: the travel fund (NYB-2.3.S.B)."""

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        state.stack.append(Contribution(player))


class Station(SquareRule):
    """交通轉運站: changing places (NYB-2.3.S.C.1)."""

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        state.stack.append(Transfer(player))


class Guide(SquareRule):
    """導覽服務處: the right to throw again next time (NYB-2.3.S.D.1)."""

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        state.common.reroll[player] = True
        state.tell_move("log-guide", player, state.common.position[player])


class Chance(SquareRule):
    """機會 (NYB-2.3.C.1): the card is read, and goes to the bottom of the pile at once, since
    nothing can be drawn before it has been carried out (NYB-2.3.C.5)."""

    def stop(self, state: Nyc, player: int, nature: Nature) -> None:
        card = nature.draw(state.common.chance)
        state.common.chance.put_under([card])
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "card": Ref(state.box.cards.chance_codes[card]),
            }  # fmt: skip
            state.tell("log-chance", args, player)
        self.opened(state, player, card)
        state.stack.append(Designation(player, card))

    def opened(self, state: Nyc, player: int, card: int) -> None:
        """Put on the stack what follows once the token has moved."""


def square_rules(chance: SquareRule, sight: SquareRule) -> list[SquareRule]:
    """The rule of each kind of square, by its number in ``KINDS``; chance squares and sights
    differ between the games."""
    found: dict[str, SquareRule] = {
        "start": Start(),
        "guild": Guild(),
        "station": Station(),
        "guide": Guide(),
        "chance": chance,
        "sight": sight,
    }
    return [found[kind] for kind in KINDS]


class Contribution(Question[Nyc]):
    """Put 100 into the fund, and every other player pays what lies there? (NYA-26)"""

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.open)

    def copy(self) -> Contribution:
        return Contribution(self.player, self.open)

    def worth_asking(self, state: Nyc) -> bool:
        return state.cash[self.player] >= CONTRIBUTION

    def legal_actions(self, state: Nyc, player: int) -> list[Action]:
        if player != self.player:
            return []
        return [state.box.moves.fund, state.box.moves.decline]

    def apply(self, state: Nyc, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if not isinstance(action, Fund):
            state.tell_move("log-pass", player, state.common.position[player])
            return
        state.set_aside(player, CONTRIBUTION)
        state.common.fund += CONTRIBUTION
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "amount": CONTRIBUTION, "total": state.common.fund,
            }  # fmt: skip
            state.tell("log-fund", args, player)
        collect(state, player, state.others(player), state.common.fund, "reason-guild")

    def default(self, state: Nyc, player: int) -> Action:
        return state.box.moves.decline

    def why_not(self, state: Nyc, player: int, action: Action) -> Reason:
        return out_of_place(state, self.player, player, action)


class Transfer(Question[Nyc]):
    """Change places with whom? Neither executes a square, nothing is passed
    (NYB-2.3.S.C.1, NYB-2.3.S.C.2)."""

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.open)

    def copy(self) -> Transfer:
        return Transfer(self.player, self.open)

    def legal_actions(self, state: Nyc, player: int) -> list[Action]:
        found: list[Action] = []
        if player == self.player:
            for seat in state.others(player):
                found.append(state.box.moves.swap[seat])
        return found

    def apply(self, state: Nyc, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Swap)
        state.stack.pop()
        mine = state.common.position[player]
        theirs = state.common.position[action.seat]
        state.place(player, theirs)
        state.place(action.seat, mine)
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "target": Seat(action.seat),
                "square": state.square_ref(theirs), "other": state.square_ref(mine),
            }  # fmt: skip
            state.tell("log-swap", args, player)

    def default(self, state: Nyc, player: int) -> Action:
        return self.legal_actions(state, player)[0]

    def why_not(self, state: Nyc, player: int, action: Action) -> Reason:
        if player == self.player and isinstance(action, Swap):
            clause = by_mode(state, "NYB-2.3.S.C.1", "NYT-2.3.S")
            return Reason(clause, Text("why-other-player"))
        return out_of_place(state, self.player, player, action)


class Designation(Question[Nyc]):
    """Whose token goes to the square on the chance card? (NYB-2.3.C.1, NYA-05, NYA-06)"""

    def __init__(self, player: int, card: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card, self.open)

    def copy(self) -> Designation:
        return Designation(self.player, self.card, self.open)

    def legal_actions(self, state: Nyc, player: int) -> list[Action]:
        found: list[Action] = []
        if player == self.player:
            for seat in state.living():
                found.append(state.box.moves.send[seat])
        return found

    def apply(self, state: Nyc, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Send)
        state.stack.pop()
        square = state.box.cards.chance_to[self.card]
        state.place(action.seat, square)
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "target": Seat(action.seat),
                "square": state.square_ref(square),
            }  # fmt: skip
            state.tell("log-send-self" if player == action.seat else "log-send", args, player)
        state.stop(action.seat, nature)

    def default(self, state: Nyc, player: int) -> Action:
        return state.box.moves.send[player]

    def why_not(self, state: Nyc, player: int, action: Action) -> Reason:
        if player == self.player and isinstance(action, Send):
            clause = by_mode(state, "NYB-2.3.C.1", "NYT-2.3.C.1")
            return Reason(clause, Text("why-no-such-player"))
        return out_of_place(state, self.player, player, action)


class Offer(Question[Nyc]):
    """A card that may be used now, or not: ``use CARD`` or ``pass``. ``number`` is the card."""

    def __init__(self, player: int, number: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.number, self.open)

    def legal_actions(self, state: Nyc, player: int) -> list[Action]:
        if player != self.player:
            return []
        return [state.box.moves.use[self.number], state.box.moves.decline]

    def apply(self, state: Nyc, player: int, action: Action, nature: Nature) -> None:
        state.stack.pop()
        if isinstance(action, Use):
            self.accept(state, nature)

    def accept(self, state: Nyc, nature: Nature) -> None:
        """The card is used."""
        raise NotImplementedError

    def default(self, state: Nyc, player: int) -> Action:
        return state.box.moves.decline

    def why_not(self, state: Nyc, player: int, action: Action) -> Reason:
        return out_of_place(state, self.player, player, action)
