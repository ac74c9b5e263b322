"""What stratagems do, one short class each.

To add one: a class here with its targets and what it does, and its name in ``SCHEMES``. The
sentence of the card stands in the edition; the cost has been paid and the card put back.
"""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.text import Seat
from kaizhuo.parts.ring import distance, steps_to_next

from .aims import (
    AtLand,
    AtSeat,
    AtTalent,
    Numbered,
    Plain,
    if_any,
    own_counties,
    rival_lands,
    rival_talents,
    rivals,
)
from .alliances import take_die
from .battle import fight
from .book import Opening, Scheming
from .debts import TOLL, owe, owe_in_turn
from .edition import CITY, LANDS, MOST_CAMPS, SQUARES
from .king import Marching, set_king, tear_down
from .lands import build
from .prices import camp_cost, can_build_camp, recruit_price, toll
from .recruiting import FREE, HALF_PRICE, Recruiting
from .scheme import NO_TARGET, Scheme
from .state import NOBODY, Warring
from .travel import jump, throw, travel

NEAR: Final = 6
"""順手牽羊 reaches so many squares ahead and behind."""
PRICE_OF_BARE_LAND: Final = 150
"""假道伐虢 pays so many hundredths of the price."""
REASON: Final = "reason-stratagem"


# -- moving -----------------------------------------------------------------------------------


class NextFreeCounty(Plain):
    """瞞天過海: go on to the next county that nobody owns."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return [NO_TARGET] if self._steps(state, player) > 0 else []

    def _steps(self, state: Warring, player: int) -> int:
        realm = state.box.realm
        marked = [False] * SQUARES
        for land in range(LANDS):
            if state.owner[land] == NOBODY and not realm.is_field[land]:
                marked[realm.square_of[land]] = True
        return steps_to_next(state.squares[player], marked)

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        travel(state, player, self._steps(state, player), nature)


class GoHome(AtLand):
    """暗渡陳倉: go straight to a county of one's own."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return own_counties(state, player)

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        jump(state, player, state.box.realm.square_of[target], nature)


class ToPalace(Plain):
    """金蟬脫殼: go straight to the Palace."""

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        jump(state, player, 0, nature)


class Run(Plain):
    """走為上: throw the dice again and go on."""

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        throw(state, player, nature)
        travel(state, player, sum(state.dice), nature)


class Lure(AtSeat):
    """調虎離山: another player goes on to the next county of one's own."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return rivals(state, player) if own_counties(state, player) else []

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        here = state.squares[target]
        nearest = SQUARES
        for land in own_counties(state, player):
            nearest = min(nearest, distance(SQUARES, here, state.box.realm.square_of[land]))
        travel(state, target, nearest, nature)


class Rest(Numbered):
    """以逸待勞: silver now, and the next turn sat out."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return [NO_TARGET] if state.resting[player] == 0 else []

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.resting[player] += 1
        state.earn(player, self.amount, REASON)


class Silence(AtSeat):
    """指桑罵槐: pay a player to sit out the next turn."""

    def payee(self, state: Warring, target: int) -> int:
        return target

    def targets(self, state: Warring, player: int) -> list[int]:
        return [seat for seat in rivals(state, player) if state.resting[seat] == 0]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.resting[target] += 1


# -- the King -----------------------------------------------------------------------------------


class KingMarches(Plain):
    """借刀殺人: the King walks for whoever plays this."""

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.stack.append(Marching(player))


class KingGoes(AtLand):
    """反間計: the King is set on a land of another player."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return rival_lands(state, player)

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        set_king(state, player, state.box.realm.square_of[target])


class TakeDie(Plain):
    """擒賊擒王: take the red die."""

    def targets(self, state: Warring, player: int) -> list[int]:
        held = state.holder != NOBODY and state.sheltered(state.holder)
        return [] if held or state.holder == player else [NO_TARGET]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        take_die(state, player)


# -- silver ---------------------------------------------------------------------------------------


class RobPoorer(AtSeat):
    """趁火打劫: a player with less silver pays."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.needs_amount = True

    def targets(self, state: Warring, player: int) -> list[int]:
        return [seat for seat in rivals(state, player) if state.cash[seat] < state.cash[player]]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        owe(state, target, player, self.amount, REASON)


class RobNear(Numbered):
    """順手牽羊: everybody near pays."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return if_any(self._near(state, player))

    def _near(self, state: Warring, player: int) -> list[int]:
        found: list[int] = []
        for seat in rivals(state, player):
            ahead = (state.squares[seat] - state.squares[player]) % SQUARES
            if ahead <= NEAR or ahead >= SQUARES - NEAR:
                found.append(seat)
        return found

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        owe_in_turn(state, self._near(state, player), player, self.amount, REASON)


class Levy(Numbered):
    """苦肉計: pay, and all others pay."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return if_any(rivals(state, player))

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        owe_in_turn(state, rivals(state, player), player, self.amount, REASON)


class Befriend(AtSeat):
    """遠交近攻: two take from the treasury, the others pay the first."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.needs_amount = True

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.earn(player, self.amount, REASON)
        state.earn(target, self.amount, REASON)
        payers = [seat for seat in rivals(state, player) if seat != target]
        owe_in_turn(state, payers, player, self.amount, REASON)


class Gamble(Numbered):
    """無中生有: silver for each point of a die."""

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        face = nature.roll(1)[0]
        if state.journal is not None:
            args: dict[str, object] = {"player": Seat(player), "number": face}
            state.tell("log-die", args, player)
        state.earn(player, self.amount * face, REASON)


class Watch(Numbered):
    """隔岸觀火: silver for each camp on other players' lands."""

    def _camps(self, state: Warring, player: int) -> int:
        count = 0
        for land in range(LANDS):
            if state.owner[land] != player:
                count += min(state.camps[land], MOST_CAMPS)
        return count

    def targets(self, state: Warring, player: int) -> list[int]:
        return [NO_TARGET] if self._camps(state, player) > 0 else []

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.earn(player, self.amount * self._camps(state, player), REASON)


class NoCamps(Numbered):
    """空城計: silver for whoever has neither camp nor city."""

    def targets(self, state: Warring, player: int) -> list[int]:
        for land in state.own_lands(player):
            if state.camps[land] > 0:
                return []
        return [NO_TARGET]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.earn(player, self.amount, REASON)


class TollAgain(Plain):
    """關門捉賊: whoever stands on one's counties pays the toll again."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return if_any(self._guests(state, player))

    def _guests(self, state: Warring, player: int) -> list[int]:
        realm = state.box.realm
        found: list[int] = []
        for seat in rivals(state, player):
            land = realm.land_at[state.squares[seat]]
            if land >= 0 and state.owner[land] == player and not realm.is_field[land]:
                found.append(seat)
        return found

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        for seat in reversed(self._guests(state, player)):
            land = state.box.realm.land_at[state.squares[seat]]
            owe(state, seat, player, toll(state, seat, land), TOLL)


# -- lands and camps -----------------------------------------------------------------------------


class TearDown(AtLand):
    """圍魏救趙: tear down a camp of another player."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return [land for land in rival_lands(state, player) if 0 < state.camps[land] < CITY]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        tear_down(state, target)


class GiveUpCamp(AtLand):
    """李代桃僵: return a camp for its cost and more."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.needs_amount = True

    def targets(self, state: Warring, player: int) -> list[int]:
        return [land for land in state.own_lands(player) if 0 < state.camps[land] < CITY]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.camps[target] -= 1
        state.earn(player, state.box.realm.camp_cost[target] + self.amount, REASON)


class HalfCamp(AtLand):
    """樹上開花: a camp at half its cost."""

    def _cost(self, state: Warring, player: int, land: int) -> int:
        return camp_cost(state, player, land) // 2

    def targets(self, state: Warring, player: int) -> list[int]:
        found: list[int] = []
        for land in own_counties(state, player):
            cost = self._cost(state, player, land)
            if can_build_camp(state, land) and cost <= state.cash[player]:
                found.append(land)
        return found

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        build(state, player, target, self._cost(state, player, target))


class BuyBare(AtLand):
    """假道伐虢: buy a bare county from another player."""

    def _price(self, state: Warring, land: int) -> int:
        return state.box.realm.price[land] * PRICE_OF_BARE_LAND // 100

    def targets(self, state: Warring, player: int) -> list[int]:
        found: list[int] = []
        for land in rival_lands(state, player):
            bare = state.camps[land] == 0 and not state.box.realm.is_field[land]
            if bare and self._price(state, land) <= state.cash[player]:
                found.append(land)
        return found

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.give(player, state.owner[target], self._price(state, target), "reason-land")
        state.owner[target] = player


class AttackField(AtLand):
    """聲東擊西: a battle for another player's battlefield, from afar."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return [land for land in rival_lands(state, player) if state.box.realm.is_field[land]]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        fight(state, player, target, nature)


class BuyField(AtLand):
    """反客為主: pay for another player's battlefield."""

    def payee(self, state: Warring, target: int) -> int:
        return state.owner[target]

    def targets(self, state: Warring, player: int) -> list[int]:
        return [land for land in rival_lands(state, player) if state.box.realm.is_field[land]]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.owner[target] = player
        state.note_land("log-field", player, target)


# -- talents and cards ----------------------------------------------------------------------------


class HalfPrice(Plain):
    """借屍還魂: recruit at half price."""

    def targets(self, state: Warring, player: int) -> list[int]:
        if state.may_recruit(player):
            for talent in state.offer:
                if recruit_price(state, player, talent) // 2 <= state.cash[player]:
                    return [NO_TARGET]
        return []

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.stack.append(Recruiting(player, HALF_PRICE))


class ExchangeTalent(AtTalent):
    """拋磚引玉: a talent goes, another comes for nothing."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return state.talents[player].copy() if state.offer else []

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        state.lose_talent(player, target)
        state.stack.append(Recruiting(player, FREE))


class DismissTheirs(AtTalent):
    """釜底抽薪: another player's talent goes under the pile for its sale price."""

    def targets(self, state: Warring, player: int) -> list[int]:
        return rival_talents(state, player)

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        owner = state.holder_of(target)
        state.lose_talent(owner, target)
        state.earn(owner, state.box.realm.talent_sale[target], "reason-dismiss")


class HireAway(AtTalent):
    """美人計: another player's talent changes sides for the recruiting price."""

    def targets(self, state: Warring, player: int) -> list[int]:
        if not state.may_recruit(player):
            return []
        price = state.box.realm.talent_price
        return [t for t in rival_talents(state, player) if price[t] <= state.cash[player]]

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        owner = state.holder_of(target)
        state.give(player, owner, state.box.realm.talent_price[target], "reason-recruit")
        state.talents[owner].remove(target)
        state.talents[player].append(target)


class Muddy(Numbered):
    """混水摸魚: turn up the top cards, carry out one, and shuffle all into the pile."""

    def __init__(self, amount: int, cost: int) -> None:
        super().__init__(amount, cost)
        self.keeps_card = True

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        cards: list[int] = []
        while len(cards) < self.amount and state.stratagem_pile.count() > 0:
            cards.append(nature.draw(state.stratagem_pile))
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "cards": [state.stratagem_ref(card) for card in cards],
            }  # fmt: skip
            state.tell("log-reveal-several", args, player)
        own = state.box.realm.schemes.index(self)
        state.stack.append(Scheming(player, cards, [own]))


class Chain(Numbered):
    """連環計: more stratagems, one after the other."""

    def carry_out(self, state: Warring, player: int, target: int, nature: Nature) -> None:
        for _ in range(self.amount):
            state.stack.append(Opening(player))


SCHEMES: Final[dict[str, type[Scheme]]] = {
    "next-free-county": NextFreeCounty,
    "go-home": GoHome,
    "to-palace": ToPalace,
    "run": Run,
    "lure": Lure,
    "rest": Rest,
    "silence": Silence,
    "king-marches": KingMarches,
    "king-goes": KingGoes,
    "take-die": TakeDie,
    "rob-poorer": RobPoorer,
    "rob-near": RobNear,
    "levy": Levy,
    "befriend": Befriend,
    "gamble": Gamble,
    "watch": Watch,
    "no-camps": NoCamps,
    "toll-again": TollAgain,
    "tear-down": TearDown,
    "give-up-camp": GiveUpCamp,
    "half-camp": HalfCamp,
    "buy-bare": BuyBare,
    "attack-field": AttackField,
    "buy-field": BuyField,
    "half-price": HalfPrice,
    "exchange-talent": ExchangeTalent,
    "dismiss-theirs": DismissTheirs,
    "hire-away": HireAway,
    "muddy": Muddy,
    "chain": Chain,
}
"""The word of the edition file for each effect."""
