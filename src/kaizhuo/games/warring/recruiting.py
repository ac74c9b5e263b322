"""The Hall of Worthies and the Talent Pavilion (WS-6, WS-7, WS-9)."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action

from .actions import Dismiss, Recruit
from .choice import Choice
from .piles import put_under
from .prices import recruit_price
from .state import Warring

HALL: Final = 0
PAVILION: Final = 1
HALF_PRICE: Final = 2
FREE: Final = 3


class Recruiting(Choice):
    """WS-6, WS-9: one of the talents on offer may be recruited.

    ``way``: at the ``HALL`` talents may be dismissed first (WS-7) and the offer is renewed
    afterwards; at the ``PAVILION``, and by a stratagem (``HALF_PRICE``, ``FREE``), one space is
    filled again.
    """

    def __init__(self, player: int, way: int, open: bool = False) -> None:
        super().__init__(player, open)
        self.way: Final = way

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.way, self.open)

    def copy(self) -> Recruiting:
        return Recruiting(self.player, self.way, self.open)

    def price(self, state: Warring, talent: int) -> int:
        """What a talent on offer costs here."""
        if self.way == FREE:
            return 0
        price = recruit_price(state, self.player, talent)
        return price // 2 if self.way == HALF_PRICE else price

    def offers(self, state: Warring) -> list[Action]:
        moves = state.box.moves
        found: list[Action] = []
        if state.may_recruit(self.player):
            for talent in state.offer:
                if self.price(state, talent) <= state.cash[self.player]:
                    found.append(moves.recruit[talent])
        if self.way == HALL:
            for talent in state.talents[self.player]:
                found.append(moves.dismiss[talent])
        return found

    def could_be_met(self, state: Warring) -> bool:
        return state.may_recruit(self.player)

    def advance(self, state: Warring, nature: Nature) -> None:
        if self.worth_asking(state):
            self.open = True
        else:
            state.stack.pop()
            self.declined(state, nature)

    def apply(self, state: Warring, player: int, action: Action, nature: Nature) -> None:
        if isinstance(action, Dismiss) and not self.worth_asking_after(state, action):
            state.sell(player, action, nature)
            state.stack.pop()
            self.declined(state, nature)
            return
        super().apply(state, player, action, nature)

    def worth_asking_after(self, state: Warring, action: Dismiss) -> bool:
        """Whether there is still something to do once this talent is dismissed."""
        if len(state.talents[self.player]) > 1:
            return True
        silver = state.cash[self.player] + state.box.realm.talent_sale[action.talent]
        for talent in state.offer:
            if self.price(state, talent) <= silver:
                return True
        return False

    def take(self, state: Warring, action: Action, nature: Nature) -> None:
        assert isinstance(action, Recruit)
        player, talent = self.player, action.talent
        price = self.price(state, talent)
        state.note_talent("log-recruit", player, talent)
        if price > 0:
            state.spend(player, price, "reason-recruit")
        state.offer.remove(talent)
        state.talents[player].append(talent)
        for other in state.others(player):
            for held in state.talents[other]:
                patronage = state.box.realm.talents[held].patronage()
                if patronage > 0:
                    state.earn(other, patronage, "reason-talent")
        self.declined(state, nature)

    def declined(self, state: Warring, nature: Nature) -> None:
        """WS-6.b, WS-6.c: at the hall what is left goes under the pile and three new talents are
        turned up; elsewhere only the gap is filled (WS-9)."""
        if self.way == HALL:
            put_under(state.talent_pile, state.offer)
            state.offer.clear()
        if len(state.offer) < 3:
            state.fill_offer(nature)
