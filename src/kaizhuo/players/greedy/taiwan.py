"""A rule of thumb for 禮賀臺灣: get rid of dear cards, leave room, and eat what is cheap."""

from __future__ import annotations

import random
from collections.abc import Callable

from kaizhuo.games.taiwan.actions import (
    NO_ARM,
    Aim,
    Clear,
    Eat,
    Give,
    Grab,
    Hand,
    Keep,
    Lottery,
    PassHands,
    Place,
    PutTo,
    Remove,
    Shed,
    Show,
    Take,
    Use,
)
from kaizhuo.games.taiwan.box import TaiwanBox
from kaizhuo.games.taiwan.edition import (
    COVER,
    INSERT,
    NO_EFFECT,
    SHARE,
    TAKE_ENDS,
)
from kaizhuo.games.taiwan.view import Arm, TaiwanView
from kaizhuo.games.taiwan.why import card_of
from kaizhuo.kernel import Action
from kaizhuo.players.information_set import InformationSet


class _Seat:
    """What a seat sees, and what its choices are worth to it."""

    def __init__(self, information_set: InformationSet) -> None:
        view = information_set.view()
        game = information_set.game
        assert isinstance(view, TaiwanView)
        assert isinstance(game, TaiwanBox)
        self.view = view
        self.cards = game.cards
        self.me = information_set.player
        self.players = information_set.players
        self.hand = view.hand or []
        self.number_of = dict(zip(game.cards.codes, game.cards.number, strict=True))
        self.money_of = dict(zip(game.cards.codes, game.cards.money, strict=True))

    def money(self, card: int) -> float:
        return float(self.cards.money[card])

    def meal(self, arm: Arm | None) -> float:
        """What eating costs."""
        return self.view.functions_cost + (arm.cost if arm else 0.0)

    def cheapest_meal(self) -> float:
        arms = [arm for arm in self.view.arms[:4] if arm.longest]
        return min([self.meal(arm) for arm in arms], default=float(self.view.functions_cost))

    def fits(self, number: int, arm: Arm) -> bool:
        return number in arm.takes

    def outs(self, without: str = "", arm: Arm | None = None, number: int = 0) -> int:
        """How many other number cards in hand would still fit after ``number`` went to ``arm``."""
        found = 0
        for code in self.hand:
            mine = self.number_of[code]
            if code == without or not mine:
                continue
            for other in self.view.arms:
                open_ = self.fits(mine, other)
                if arm is not None and other.id == arm.id and open_:
                    open_ = mine > number if other.rising else mine < number
                if open_:
                    found += 1
                    break
        return found

    def room_lost(self, arm: Arm, number: int) -> int:
        """How many numbers the arm will not take any more."""
        return sum(1 for one in arm.takes if (one <= number if arm.rising else one >= number))

    # -- worth ----------------------------------------------------------------------------

    def place(self, action: Place) -> float:
        """Dear cards out of the hand first; little room lost; something to play next time."""
        arm = self.view.arms[action.arm]
        card = action.card
        if self.cards.effect[card] != NO_EFFECT:
            return 0.2 * self.money(card) - 0.6
        number = self.cards.number[card]
        lost = self.room_lost(arm, number)
        outs = self.outs(self.cards.codes[card], arm, number)
        return 1.0 + 0.45 * self.money(card) - 0.55 * lost + 0.25 * outs

    def eat(self, action: Eat) -> float:
        """Cheap meals are good: they begin a new round, and small cards must go somewhere."""
        arm = self.view.arms[action.arm] if action.arm != NO_ARM else None
        cost = self.meal(arm)
        if self.view.event == "lottery" and not self.view.turn.last_round:
            cost /= self.players  # somebody else will probably take them
        value = 2.0 - 1.1 * cost
        if self.view.turn.last_round:  # the end: what is in hand counts as well
            value -= 2.0
        return value

    def function(self, action: Action) -> float:
        card = card_of(action)
        effect = self.cards.effect[card]
        value = 0.55 * self.money(card) - 1.2
        if effect == SHARE:
            value -= 3.0
        elif effect == TAKE_ENDS:
            value -= 1.0
        elif effect == COVER and isinstance(action, PutTo):
            value -= 0.3 * self.money(action.spot)
        elif effect == INSERT:
            value += 0.3
        if isinstance(action, Aim):
            value += 0.4
        if isinstance(action, PassHands):
            value += 0.4 * (sum(self.money_of[code] for code in self.hand) - 10)
        if not self.outs():
            value += 2.0
        return value

    def clear(self, action: Clear) -> float:
        """Clear the arm that costs most, or leaves the least room."""
        arm = self.view.arms[action.arm]
        return 0.3 * arm.cost + 0.4 * arm.count - 0.2 * len(arm.takes)

    def weigh(self, action: Action) -> float:
        match action:
            case Place():
                return self.place(action)
            case Eat():
                return self.eat(action)
            case Use() | Aim() | PassHands() | PutTo():
                return self.function(action)
            case Clear():
                return self.clear(action)
            case Remove():
                return 0.2 * len(self.view.arms[action.arm].cards) + 0.1
            case Grab():
                return self.money(action.card) - 1.0
            case Hand():
                return self._hand(action)
            case Lottery():
                return self.cheapest_meal() - 0.5
            case Keep():
                return -self.money(action.card) - 0.1 * abs(self.cards.number[action.card] - 8)
            case Give():
                return self._give(action)
            case Take():
                return self._take(action.card)
            case Shed():
                return self.money(action.card) - 0.5
            case Show():
                return float(self.cards.number[action.card])
        return 0.0

    def _hand(self, action: Hand) -> float:
        """Of what is shared out, keep the cheap cards."""
        sharing = self.view.sharing
        assert sharing is not None
        cost = float(self.money_of[sharing.card])
        return 2.0 - cost if action.target == self.me else 0.0

    def _give(self, action: Give) -> float:
        """Pausing costs a card, whichever: a card that fits nowhere is no loss. A swap changes
        no total by itself, but dear cards in hand can still be played."""
        if self.view.swap is not None:
            codes = self.cards.codes
            best = max([self._take(codes.index(code)) for code in self.view.pile or []])
            return best - self._take(action.card) - 1.0
        number = self.cards.number[action.card]
        fits = any(self.fits(number, arm) for arm in self.view.arms)
        return -self.money(action.card) - (1.0 if fits else 0.0)

    def _take(self, card: int) -> float:
        """What a card is worth in the hand instead of in the pile: dear, and easy to play."""
        number = self.cards.number[card]
        if not number:
            return 0.8 * self.money(card) - 2.0
        return self.money(card) - 0.3 * abs(number - self.cards.start_number)


def choose(information_set: InformationSet, rng: random.Random) -> Action:
    """The action worth most; chance decides between equals."""
    seat = _Seat(information_set)
    weigh: Callable[[Action], float] = seat.weigh
    legal = information_set.legal_actions()
    values = [weigh(action) for action in legal]
    best = max(values)
    equals = [action for action, value in zip(legal, values, strict=True) if value == best]
    return equals[int(rng.random() * len(equals))]
