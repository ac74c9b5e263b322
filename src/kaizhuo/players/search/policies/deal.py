"""Monopoly Deal played on in thought: the points of the rule of thumb, reckoned on a position."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.deal.actions import (
    EVERYBODY,
    Accept,
    Bank,
    Birthday,
    Build,
    Debt,
    DrawMore,
    Give,
    Move,
    Pay,
    Place,
    Refuse,
    Rent,
    Shed,
    Shift,
    Steal,
    Swap,
    Takeover,
)
from kaizhuo.games.deal.box import DealBox
from kaizhuo.games.deal.charge import STEAL, SWAP, TAKEOVER, Charge
from kaizhuo.games.deal.columns import NO_CARD, is_anchor
from kaizhuo.games.deal.edition import (
    MONEY,
    RAINBOW,
    REFUSE,
    WILD,
)
from kaizhuo.games.deal.edition import (
    RENT as RENT_CARD,
)
from kaizhuo.games.deal.state import Deal
from kaizhuo.kernel.core import Action, State
from kaizhuo.kernel.game import Game
from kaizhuo.players.search.outlooks.deal import DealOutlook
from kaizhuo.players.search.policy import NEVER, Policy, Scored

WIN: Final = 1000.0
SET: Final = 60.0
"""A complete set; three of them win."""
PART: Final = 26.0
"""A set but for nothing: what is there counts by the square of its share."""
SETS_TO_WIN: Final = 3
FREE: Final = 300.0
"""What costs no play is done first, if it brings anything."""
HELD: Final = (22.0, 14.0, 9.0, 6.0, 7.0, 6.0, 8.0, 3.2, 2.0, 2.5)
"""What an action card is worth in the hand, by effect: takeover, refuse, steal, swap …"""
SOME_BANK: Final = 4
MUCH_BANK: Final = 10


class Area:
    """A player's property area, colour by colour."""

    def __init__(self, state: Deal, seat: int) -> None:
        self.box: Final = state.box
        colors = len(state.box.cards.size)
        self.count: list[int] = [0] * colors
        self.anchored: list[bool] = [False] * colors
        self.rent: list[int] = [0] * colors
        self.built: list[float] = [0.0] * colors
        self.sets = 0
        self.value = 0
        value = state.box.cards.value
        for column in state.areas[seat]:
            color = column.color
            self.count[color] += len(column.cards)
            self.rent[color] = max(self.rent[color], column.rent)
            if column.complete:
                if not self.anchored[color] or self.count[color] == len(column.cards):
                    self.sets += 1
                self.anchored[color] = True
            if column.house != NO_CARD:
                self.built[color] += 6.0 if column.hotel == NO_CARD else 13.0
            for card in column.cards:
                self.value += value[card]
                if is_anchor(self.box, card):
                    self.anchored[color] = True

    def worth(self, color: int, count: int, anchored: bool) -> float:
        """Points for so many cards of a colour."""
        if count <= 0:
            return 0.0
        size = self.box.cards.size[color]
        rent = self.box.cards.rent[color]
        if count >= size and anchored:
            return SET + rent[size - 1] + 1.5 * (count - size)
        share = min(count, size) / size
        points = PART * share * share + 0.8 * rent[min(count, size - 1) - 1]
        return points if anchored else points * 0.6

    def gain(self, color: int, cards: int, anchor: bool) -> float:
        """Points that more cards in a colour bring; winning is above everything."""
        count = self.count[color]
        had = self.anchored[color]
        has = had or anchor
        points = self.worth(color, count + cards, has) - self.worth(color, count, had)
        size = self.box.cards.size[color]
        new = count + cards >= size and has and not (count >= size and had)
        if new and self.sets + 1 >= SETS_TO_WIN:
            points += WIN
        return points

    def loss(self, color: int) -> float:
        """Points that go with one card of a colour."""
        count = self.count[color]
        had = self.anchored[color]
        points = self.worth(color, count, had) - self.worth(color, count - 1, had)
        if had and count == self.box.cards.size[color]:
            points += self.built[color] / 2
        return points


class DealPolicy(Scored):
    """Complete sets above all, take what hurts, ask rent when it pays, bank what is left over."""

    def __init__(self, box: DealBox) -> None:
        super().__init__(0.6, 12.0, DealOutlook())
        self.box: Final = box
        self.twins = _twins(box)

    def score(self, state: State, player: int, legal: list[Action]) -> list[float]:
        assert isinstance(state, Deal)
        return Reckoning(state, player).score(legal)


class Reckoning:
    """What the actions of one player are worth in one position."""

    def __init__(self, state: Deal, player: int) -> None:
        self.state: Final = state
        self.player: Final = player
        self.mine: Final = Area(state, player)
        self.areas: list[Area | None] = [None] * state.players
        self.banks: list[int] = [-1] * state.players
        top = state.stack[-1]
        self.charge: Final[Charge | None] = top if isinstance(top, Charge) else None

    def score(self, legal: list[Action]) -> list[float]:
        found: list[float] = []
        if self.charge is not None:
            self._answers(self.charge, legal, found)
        else:
            for action in legal:
                found.append(self._play(action))
        return found

    # -- what lies there --------------------------------------------------------------------

    def area(self, seat: int) -> Area:
        if seat == self.player:
            return self.mine
        found = self.areas[seat]
        if found is None:
            found = Area(self.state, seat)
            self.areas[seat] = found
        return found

    def bank(self, seat: int) -> int:
        if self.banks[seat] < 0:
            total = 0
            for card in self.state.banks[seat]:
                total += self.state.box.cards.value[card]
            self.banks[seat] = total
        return self.banks[seat]

    def threat(self, seat: int) -> float:
        """How much it matters to harm this player: 1 and more for who is ahead."""
        area = self.area(seat)
        return 1.2 + 0.8 * area.sets + (1.5 if area.sets >= SETS_TO_WIN - 1 else 0.0)

    def best_gain(self, area: Area, card: int) -> float:
        """Points that a property brings where it brings most."""
        anchor = is_anchor(self.state.box, card)
        most = 0.0
        for color in self.state.box.cards.colors[card]:
            most = max(most, area.gain(color, 1, anchor))
        return most

    def held(self, card: int) -> float:
        """What a card is worth in the hand."""
        ed = self.state.box.cards
        kind = ed.kind[card]
        if kind == MONEY:
            return 0.5 * ed.value[card]
        if kind <= RAINBOW:
            return 3.0 + self.best_gain(self.mine, card)
        if kind == RENT_CARD:
            best = 0
            for color in ed.colors[card]:
                best = max(best, self.mine.rent[color])
            return 1.5 + best
        return HELD[ed.effect[card]]

    # -- one's own turn ---------------------------------------------------------------------

    def _play(self, action: Action) -> float:
        state = self.state
        match action:
            case Bank():
                return self._bank(action.card)
            case Place():
                gain = self.mine.gain(action.color, 1, is_anchor(state.box, action.card))
                if gain <= 0.0:
                    return 0.5
                if state.box.cards.kind[action.card] == RAINBOW and gain < SET / 2:
                    return gain * 0.5
                return gain + 1.0
            case Move():
                return self._move(action.card, action.color)
            case Rent():
                return self._rent(action)
            case Debt():
                due = state.box.cards.amount[action.card]
                return self._ask(action.target, due) - 1.0
            case Birthday():
                return self._ask_all(state.box.cards.amount[action.card]) - 1.0
            case DrawMore():
                crowded = max(0, len(state.hands[self.player]) - 6)
                return (16.0 if state.plays_left > 1 else 9.0) - 2.0 * crowded
            case Steal():
                return self._take(action.taken) - self.held(action.card)
            case Swap():
                return self._take(action.taken) - 8.0 - self.held(action.card)
            case Takeover():
                return self._take_over(action)
            case Build():
                ed = state.box.cards
                rent = ed.rent[action.color]
                return 3.0 + ed.amount[action.card] + 0.3 * rent[len(rent) - 1]
            case Give():
                return -self._give(action.card)
            case Shed():
                return -self.held(action.card)
            case Shift():
                return NEVER
        return 0.0

    def _bank(self, card: int) -> float:
        state = self.state
        value = state.box.cards.value[card]
        have = self.bank(self.player)
        points = 0.0
        for step in range(value):
            now = have + step
            points += 2.0 if now < SOME_BANK else 1.2 if now < MUCH_BANK else 0.7
        if state.box.cards.kind[card] == MONEY:
            return points + 1.0
        surplus = len(state.hands[self.player]) - 7
        return points - self.held(card) + (3.0 if surplus > 0 else 0.0)

    def _move(self, card: int, color: int) -> float:
        now = self.state.shown_color(self.player, card)
        gain = self.mine.gain(color, 1, is_anchor(self.state.box, card))
        if now >= 0:
            gain -= self.mine.loss(now)
            complete = self.mine.count[now] == self.state.box.cards.size[now]
            if gain >= WIN / 2 and complete and self.mine.anchored[now]:
                gain -= WIN
        return FREE + gain if gain > 1.0 else NEVER

    # -- against others ---------------------------------------------------------------------

    def _ask(self, seat: int, due: int) -> float:
        bank = self.bank(seat)
        paid = min(due, bank + self.area(seat).value)
        return 1.3 * paid + 0.8 * max(0, paid - bank) + 0.1 * paid * self.threat(seat)

    def _ask_all(self, due: int) -> float:
        points = 0.0
        for seat in range(self.state.players):
            if seat != self.player:
                points += self._ask(seat, due)
        return points

    def _rent(self, action: Rent) -> float:
        due = self.mine.rent[action.color]
        cost = 2.0
        for doubler in action.doublers:
            due *= self.state.box.cards.amount[doubler]
            cost += 2.0 + self.held(doubler)
        if action.target == EVERYBODY:
            return self._ask_all(due) - cost
        return self._ask(action.target, due) - cost

    def _take(self, card: int) -> float:
        """Points for taking one property: what it brings, and what it costs its holder."""
        state = self.state
        seat = state.holder(card)
        if seat < 0:
            return 0.0
        theirs = state.shown_color(seat, card)
        loss = self.area(seat).loss(theirs) if theirs >= 0 else 0.0
        gain = self.best_gain(self.mine, card)
        return gain + 0.25 * loss * self.threat(seat) + 0.3 * state.box.cards.value[card]

    def _take_over(self, action: Takeover) -> float:
        area = self.area(action.target)
        size = self.state.box.cards.size[action.color]
        if self.mine.anchored[action.color] and self.mine.count[action.color] >= size:
            gain = SET / 3
        else:
            gain = self.mine.gain(action.color, size, True)
        built = area.built[action.color]
        return gain + 0.4 * (SET + built) * self.threat(action.target) + built

    def _give(self, card: int) -> float:
        """What it costs to give this card in an exchange."""
        color = self.state.shown_color(self.player, card)
        cost = self.mine.loss(color) if color >= 0 else 4.0
        return cost + 0.3 * self.state.box.cards.value[card]

    # -- answers ----------------------------------------------------------------------------

    def _answers(self, charge: Charge, legal: list[Action], found: list[float]) -> None:
        """Refuse what hurts, bear the rest, pay with what is missed least."""
        refusals = 0
        for card in self.state.hands[self.player]:
            if self.state.box.cards.effect[card] == REFUSE:
                refusals += 1
        spared = 15.0 if refusals <= 1 else 9.0 if refusals == 2 else 5.0
        for action in legal:
            match action:
                case Refuse():
                    stake = self._stake(charge, action.against)
                    found.append(min(stake - spared, 40.0))
                case Accept():
                    found.append(0.0)
                case Pay():
                    found.append(self._pay(charge, action.card))
                case _:
                    found.append(0.0)

    def _stake(self, charge: Charge, against: int) -> float:
        """Points that hang on one refusal."""
        me = self.player
        if charge.actor == me:
            return 0.8 * self._gain_of_actor(charge, against, self.mine)
        if charge.kind == TAKEOVER:
            stake = SET + self.mine.built[charge.color]
            area = self.area(charge.actor)
            size = self.state.box.cards.size[charge.color]
            return stake + (WIN if area.gain(charge.color, size, True) >= WIN / 2 else 0.0)
        if charge.kind == STEAL or charge.kind == SWAP:
            color = self.state.shown_color(me, charge.taken)
            stake = self.mine.loss(color) if color >= 0 else 6.0
            gain = self.best_gain(self.area(charge.actor), charge.taken)
            stake += 0.2 * gain if gain < WIN / 2 else WIN
            if charge.given != NO_CARD:
                stake -= 0.7 * min(SET, self.best_gain(self.mine, charge.given))
            return stake
        due = self._due(charge)
        bank = self.bank(me)
        stake = 1.0 * min(due, bank)
        if due > bank:
            stake += 2.0 * min(due - bank, self.mine.value) + (4.0 if self.mine.value else 0.0)
        return stake

    def _gain_of_actor(self, charge: Charge, against: int, area: Area) -> float:
        if charge.kind == TAKEOVER:
            size = self.state.box.cards.size[charge.color]
            return area.gain(charge.color, size, True) + SET / 2
        if charge.kind == STEAL or charge.kind == SWAP:
            return self.best_gain(area, charge.taken)
        return 1.3 * min(charge.amount, self.bank(against) + self.area(against).value)

    def _due(self, charge: Charge) -> int:
        for demand in charge.demands():
            if demand.target == self.player:
                return demand.due - demand.total
        return 0

    def _pay(self, charge: Charge, card: int) -> float:
        """The fewest points lost for what is owed; money that is not given back is lost too."""
        due = self._due(charge)
        value = self.state.box.cards.value[card]
        covered = min(value, due)
        color = self.state.shown_color(self.player, card)
        cost = 0.1 + 1.0 * value
        if color >= 0:
            helped = min(SET, self.best_gain(self.area(charge.actor), card))
            kept = 3.0 if self.state.box.cards.kind[card] == WILD else 1.0
            cost = kept + 0.5 * value + self.mine.loss(color) + 0.25 * helped
        return 1.5 * covered - cost


def _twins(box: DealBox) -> list[int]:
    """Actions with cards out of the hand that are printed alike are the same to everybody."""
    ed = box.cards
    kinds: dict[tuple[object, ...], int] = {}
    alike: list[int] = []
    for card in range(ed.count()):
        look = (
            ed.kind[card], ed.value[card], tuple(ed.colors[card]), ed.effect[card],
            ed.amount[card], ed.charges_all[card],
        )  # fmt: skip
        alike.append(kinds.setdefault(look, card))
    first: dict[tuple[object, ...], int] = {}
    found: list[int] = []
    for action in box.actions:
        found.append(first.setdefault(_look(box, alike, action), action.index))
    return found


def _look(box: DealBox, alike: list[int], action: Action) -> tuple[object, ...]:
    match action:
        case Bank():
            return ("bank", alike[action.card])
        case Place():
            return ("place", alike[action.card], action.color)
        case Rent():
            doublers = tuple(sorted([alike[card] for card in action.doublers]))
            return (
                "rent", alike[action.card], action.color, action.column, action.target, doublers,
            )  # fmt: skip
        case Debt():
            return ("debt", alike[action.card], action.target)
        case Birthday() | DrawMore():
            return ("play", alike[action.card])
        case Steal():
            return ("steal", alike[action.card], action.taken)
        case Swap():
            return ("swap", alike[action.card], action.taken)
        case Takeover():
            return ("takeover", alike[action.card], action.target, action.color, action.column)
        case Build():
            return ("build", alike[action.card], action.color, action.column)
        case Refuse():
            return ("refuse", alike[action.card], action.against)
        case Shed():
            return ("shed", alike[action.card])
        case Pay():
            if not box.cards.is_property(action.card) and not box.buildings_pay:
                return ("pay", alike[action.card])
    return ("one", action.code)


def policy(game: Game) -> Policy:
    """The policy for a box of Monopoly Deal."""
    assert isinstance(game, DealBox)
    return DealPolicy(game)
