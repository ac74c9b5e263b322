"""The twelve experience cards of the bank game (NYB-X)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.games.nyc.edition import Card
from kaizhuo.games.nyc.experience import Experience
from kaizhuo.games.nyc.squares import Offer
from kaizhuo.games.nyc.state import Nyc
from kaizhuo.games.nyc.throw import Throw
from kaizhuo.games.nyc.walk import Walk
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.parts.purse import collect

from .land import Buyout, SiteChoice
from .state import Bank

SHUTTLE_STEPS: Final = 2
"""The steps the shuttle adds to a throw (NYB-X.06)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BankExperience(Experience):
    """A card of the bank game, with the hooks for paying and building."""

    def floors_counted(self, floors: int) -> int:
        """How many floors count for a toll that the holder pays."""
        return floors

    def added_to_toll(self) -> int:
        """What is added to a toll that the holder collects."""
        return 0

    def after_toll(self, state: Bank, player: int, square: int) -> None:
        """The holder is about to pay a toll: put on the stack what follows when it is paid."""

    def extra_floor(self) -> bool:
        """Whether one more floor may be built for ``amount`` whenever the holder builds."""
        return False


class Suites(BankExperience):
    """裝潢擴建，打造六星豪華酒店: when building, 800 for one floor more (NYB-X.01, NYA-24)."""

    clause: str = "NYB-X.01"

    def extra_floor(self) -> bool:
        return True


class Agency(BankExperience):
    """提供土地仲介諮詢服務: after paying a toll, buy the land (NYB-X.02)."""

    clause: str = "NYB-X.02"

    def after_toll(self, state: Bank, player: int, square: int) -> None:
        state.stack.append(Buyout(player, square, self.number))


class Tour(BankExperience):
    """安排獨家旅遊行程: 300 instead of the roll, for exactly one step (NYB-X.03)."""

    clause: str = "NYB-X.03"

    def before_roll(self, state: Nyc, player: int, found: list[Action]) -> None:
        if state.cash[player] >= self.amount:
            found.append(state.box.moves.use[self.number])

    def use_before_roll(self, state: Nyc, player: int, nature: Nature) -> None:
        state.spend(player, self.amount, "reason-tour")
        state.stack.append(Walk(player, 1))


class Merger(BankExperience):
    """公司併購，重新整合經營團隊: 2,000 at once; all kept cards go under the pile, this one last
    (NYB-X.04, NYA-27)."""

    clause: str = "NYB-X.04"

    def drawn(self, state: Nyc, player: int) -> bool:
        state.earn(player, self.amount, "reason-merger")
        cards: list[int] = []
        for seat in range(state.players):
            cards.extend(state.return_cards(seat))
        if cards:
            cards.sort()
            state.common.pile.put_under(cards)
        state.common.pile.put_under([self.number])
        state.tell("log-merger", {"count": len(cards)}, player)
        return True


class Delicacy(BankExperience):
    """開發特產美食，電視節目爭相報導: 500 more on every toll collected (NYB-X.05, NYA-25)."""

    clause: str = "NYB-X.05"

    def added_to_toll(self) -> int:
        return self.amount


class Shuttle(BankExperience):
    """提供機場、車站免費接送服務: two steps more after a roll; 500 from each player passed
    (NYB-X.06, NYA-28)."""

    clause: str = "NYB-X.06"

    def after_roll(self, state: Nyc, throw: Throw, found: list[Action]) -> None:
        found.append(state.box.moves.use[self.number])

    def use_after_roll(self, state: Nyc, throw: Throw, nature: Nature) -> None:
        throw.go(state, throw.total(state) + SHUTTLE_STEPS)

    def walked(self, state: Nyc, walk: Walk) -> None:
        if walk.met:
            state.stack.append(Fares(walk.player, self.number, walk.met.copy()))


class Hotels(BankExperience):
    """成功創立連鎖飯店系統: one more turn after stopping on an own land (NYB-X.07, NYA-07)."""

    clause: str = "NYB-X.07"

    def stopped(self, state: Nyc, holder: int, player: int, square: int) -> None:
        common = state.common
        if holder == player == common.turn and common.owner[square] == player:
            common.again = self.number


class Insurance(BankExperience):
    """提供旅遊平安險服務: 1,000 to throw again, once a turn (NYB-X.08, NYA-09)."""

    clause: str = "NYB-X.08"

    def after_roll(self, state: Nyc, throw: Throw, found: list[Action]) -> None:
        if not throw.insured and state.cash[throw.player] >= self.amount:
            found.append(state.box.moves.use[self.number])

    def use_after_roll(self, state: Nyc, throw: Throw, nature: Nature) -> None:
        state.spend(throw.player, self.amount, "reason-insurance")
        throw.insured = True
        throw.throw(state, nature)


class Landmark(BankExperience):
    """打造經典建築，獲得國際注目: on passing the guide office, build on any own land
    (NYB-X.09, NYA-03)."""

    clause: str = "NYB-X.09"

    def walked(self, state: Nyc, walk: Walk) -> None:
        assert isinstance(state, Bank)
        guide = state.box.guide
        stopped = state.bank.guide_on_stop and state.common.position[walk.player] == guide
        if stopped or guide in walk.crossed:
            state.stack.append(SiteChoice(walk.player, self.number))


class Season(BankExperience):
    """旅遊旺季，獲利豐厚: 200 before each roll (NYB-X.10, NYA-13)."""

    clause: str = "NYB-X.10"

    def on_roll(self, state: Nyc, player: int) -> None:
        state.earn(player, self.amount, "reason-season")


class Vip(BankExperience):
    """推出VIP會員服務，獨享房價優惠: one floor less counts for tolls paid (NYB-X.11)."""

    clause: str = "NYB-X.11"

    def floors_counted(self, floors: int) -> int:
        return max(1, floors - self.amount)


class President(BankExperience):
    """當選旅遊公會會長: on passing the travel guild, stop there (NYB-X.12, NYA-29)."""

    clause: str = "NYB-X.12"

    def passing(self, state: Nyc, walk: Walk, square: int) -> bool:
        if square != state.box.guild:
            return False
        state.stack.append(StopOver(walk.player, self.number))
        return True


class Fares(Offer):
    """Collect from the players passed? (NYB-X.06)"""

    def __init__(self, player: int, number: int, passed: list[int], open: bool = False) -> None:
        super().__init__(player, number, open)
        self.passed: Final = passed

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.number, self.passed, self.open)

    def copy(self) -> Fares:
        return Fares(self.player, self.number, self.passed, self.open)

    def accept(self, state: Nyc, nature: Nature) -> None:
        payers = [seat for seat in state.others(self.player) if seat in self.passed]
        amount = state.box.effects[self.number].amount
        collect(state, self.player, payers, amount, "reason-fare")


class StopOver(Offer):
    """End the walk at the travel guild? (NYB-X.12)"""

    def copy(self) -> StopOver:
        return StopOver(self.player, self.number, self.open)

    def accept(self, state: Nyc, nature: Nature) -> None:
        walk = state.stack[-1]
        assert isinstance(walk, Walk)
        # The walk ends here, so that nothing and nobody on this square is passed.
        walk.left = 0
        walk.crossed.remove(state.box.guild)
        position = state.common.position
        walk.met = [seat for seat in walk.met if position[seat] != state.box.guild]


EFFECTS: Final[dict[str, Callable[[int, Card], BankExperience]]] = {
    "suites": Suites,
    "agency": Agency,
    "tour": Tour,
    "merger": Merger,
    "delicacy": Delicacy,
    "shuttle": Shuttle,
    "hotels": Hotels,
    "insurance": Insurance,
    "landmark": Landmark,
    "season": Season,
    "vip": Vip,
    "president": President,
}
"""The class of each card, by the name that the edition gives."""


def cards_at_work(cards: list[Card]) -> list[BankExperience]:
    """The cards of an edition, each with its effect."""
    return [EFFECTS[card.effect](number, card) for number, card in enumerate(cards)]
