"""The twelve experience cards of the travel game (NYT-X)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.games.nyc.edition import NONE, SIGHT, Card
from kaizhuo.games.nyc.experience import Experience
from kaizhuo.games.nyc.state import Nyc
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action

from .state import Travel


@mypyc_attr(allow_interpreted_subclasses=True)
class TravelExperience(Experience):
    """A card of the travel game, with the hooks for points and tickets."""

    def gained(self, state: Travel, holder: int) -> None:
        """Somebody has gained points."""

    def off_tickets(self) -> int:
        """What the holder pays less when buying vehicles."""
        return 0

    def sells_car(self) -> bool:
        """Whether the holder may buy one car more for ``amount``."""
        return False


class Run(TravelExperience):
    """Points for stopping on a sight of one of the four runs (NYT-X.01 to NYT-X.04)."""

    def stopped(self, state: Nyc, holder: int, player: int, square: int) -> None:
        assert isinstance(state, Travel)
        if holder != player or state.box.cards.kind[square] != SIGHT:
            return
        if self.card.first <= square <= self.card.last:
            state.gain(holder, self.amount, "reason-run")


class Leisure(Run):
    """體驗當地休閒，欣賞運動競技 (NYT-X.01)."""

    clause: str = "NYT-X.01"


class Heritage(Run):
    """採訪紀念景點，豐富歷史知識 (NYT-X.02)."""

    clause: str = "NYT-X.02"


class Fashion(Run):
    """購買時尚精品，享受美食美景 (NYT-X.03)."""

    clause: str = "NYT-X.03"


class Museums(Run):
    """博物館巡禮，提升藝術人文氣質 (NYT-X.04)."""

    clause: str = "NYT-X.04"


class Stories(TravelExperience):
    """收集旅遊趣談，編寫成書: 2 points when one and others stop on the same square, and 2 less
    for each of them (NYT-X.05, NYA-43)."""

    clause: str = "NYT-X.05"

    def stopped(self, state: Nyc, holder: int, player: int, square: int) -> None:
        assert isinstance(state, Travel)
        position = state.common.position
        if position[holder] != square:
            return
        others = [seat for seat in state.others(holder) if position[seat] == square]
        if others:
            state.gain(holder, self.amount, "reason-stories")
            for seat in others:
                state.lose_points(seat, self.amount, "reason-stories")


class Blog(TravelExperience):
    """長久經營旅行部落格，成為指標網站: before a roll, 500 to exchange the open cards of two
    zones (NYT-X.06, NYA-44)."""

    clause: str = "NYT-X.06"

    def before_roll(self, state: Nyc, player: int, found: list[Action]) -> None:
        assert isinstance(state, Travel)
        if state.cash[player] >= self.amount:
            for action in state.box.moves.swap_tops:
                if state.hot[action.one] != NONE and state.hot[action.other] != NONE:
                    found.append(action)


class Brand(TravelExperience):
    """擔任名牌旅行用品代言人: with tickets, 500 for one car more (NYT-X.07)."""

    clause: str = "NYT-X.07"

    def sells_car(self) -> bool:
        return True


class Discount(TravelExperience):
    """規劃淡季出遊，享受票價折扣: tickets cost 400 less (NYT-X.08)."""

    clause: str = "NYT-X.08"

    def off_tickets(self) -> int:
        return self.amount


class Souvenirs(TravelExperience):
    """轉售限量旅遊紀念品: 1,500 on stopping at or passing the start square (NYT-X.09)."""

    clause: str = "NYT-X.09"

    def on_lap(self, state: Nyc, player: int) -> None:
        state.earn(player, self.amount, "reason-souvenirs")


class Fans(TravelExperience):
    """成立旅遊資訊粉絲團，大受好評: 300 whenever anybody gains points (NYT-X.10, NYA-48)."""

    clause: str = "NYT-X.10"

    def gained(self, state: Travel, holder: int) -> None:
        state.earn(holder, self.amount, "reason-fans")


class Postcards(TravelExperience):
    """拍攝動人景色，發行明信片: 200 before each roll (NYT-X.11, NYA-13)."""

    clause: str = "NYT-X.11"

    def on_roll(self, state: Nyc, player: int) -> None:
        state.earn(player, self.amount, "reason-postcards")


class Friends(TravelExperience):
    """旅途中結識好友，合宿分攤旅費: with the least cash, go to the travel guild instead of rolling
    (NYT-X.12, NYA-47)."""

    clause: str = "NYT-X.12"

    def before_roll(self, state: Nyc, player: int, found: list[Action]) -> None:
        for seat in state.others(player):
            if state.cash[seat] < state.cash[player]:
                return
        found.append(state.box.moves.use[self.number])

    def use_before_roll(self, state: Nyc, player: int, nature: Nature) -> None:
        state.tell_move("log-friends", player, state.box.guild)
        state.place(player, state.box.guild)
        state.stop(player, nature)


EFFECTS: Final[dict[str, Callable[[int, Card], TravelExperience]]] = {
    "leisure": Leisure,
    "heritage": Heritage,
    "fashion": Fashion,
    "museums": Museums,
    "stories": Stories,
    "blog": Blog,
    "brand": Brand,
    "discount": Discount,
    "souvenirs": Souvenirs,
    "fans": Fans,
    "postcards": Postcards,
    "friends": Friends,
}
"""The class of each card, by the name that the edition gives."""


def cards_at_work(cards: list[Card]) -> list[TravelExperience]:
    """The cards of an edition, each with its effect."""
    return [EFFECTS[card.effect](number, card) for number, card in enumerate(cards)]
