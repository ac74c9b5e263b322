"""The moves of 禮賀臺灣, and the action table of an edition."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.core import Action

from .edition import (
    BRANCH,
    CLOSE,
    COVER,
    INSERT,
    NAME_NEXT,
    NO_EFFECT,
    PASS_HANDS,
    PULL_CARD,
    REVERSE,
    TWO_CARDS,
    TaiwanEdition,
)

MAX_PLAYERS: Final = 6

EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
BRANCH_NORTH: Final = 4
BRANCH_SOUTH: Final = 5
ARM_CODES: Final = ("E", "S", "W", "N", "yn", "ys")
"""The four directions round the 8, then the two branches of 玉山."""
DIRECTIONS: Final = 4
ARMS: Final = 6
NO_ARM: Final = -1

LEFT: Final = 1
RIGHT: Final = -1
"""The next seat clockwise sits to one's left."""


class Place(Action):
    """``play g11 E``: a card from the hand is put at the end of an arm (HT-2.1.a): a number,
    a 颱風 or the 鹽水蜂炮."""

    def __init__(self, code: str, card: int, arm: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.arm: Final = arm


class Use(Action):
    """``play spring``: a function card that needs no target (HT-2.1.f)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Aim(Action):
    """``play puppet @2``: a function card against a player (HT-F.06 to HT-F.08)."""

    def __init__(self, code: str, card: int, target: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.target: Final = target


class PassHands(Action):
    """``play geomancy left``: all hands travel one seat (HT-F.09)."""

    def __init__(self, code: str, card: int, side: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.side: Final = side


class PutTo(Action):
    """``play lantern-3 g11``: a function card on one card of the table: 天燈 in front of it,
    玉山 beneath it, 日月潭 over it (HT-F.10, HT-F.12, HT-F.15)."""

    def __init__(self, code: str, card: int, spot: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.spot: Final = spot


class Eat(Action):
    """``eat E``: pay for the trip with the cards of an arm; ``eat`` when no arm has a card
    (HT-2.2.b)."""

    def __init__(self, code: str, arm: int) -> None:
        super().__init__(code)
        self.arm: Final = arm


class Clear(Action):
    """``clear S``: the cards of an arm go to the discard pile (HT-2.2.d, HT-E.09)."""

    def __init__(self, code: str, arm: int) -> None:
        super().__init__(code)
        self.arm: Final = arm


class Remove(Action):
    """``remove E``: the last card of an arm goes to the discard pile (HT-R.1, HT-R.15)."""

    def __init__(self, code: str, arm: int) -> None:
        super().__init__(code)
        self.arm: Final = arm


class Leave(Action):
    """``leave``: do without what one might do."""


class Grab(Action):
    """``grab b5``: jump in with a card (HT-R.5, HT-R.11, HT-E.04)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Let(Action):
    """``let``: do not jump in."""


class Hand(Action):
    """``hand @2``: the next card of 九份 goes to that player (HT-F.16)."""

    def __init__(self, code: str, target: int) -> None:
        super().__init__(code)
        self.target: Final = target


class Lottery(Action):
    """``lottery``: turn a number card to see who takes the eaten cards (HT-E.02)."""


class Keep(Action):
    """``keep g4``: the one of two drawn cards that stays (HT-E.10)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Give(Action):
    """``give y9``: a hand card to be swapped (HT-E.14), or one that must go to the own pile
    (HT-E.18)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Take(Action):
    """``take g4``: what one takes out of the own pile in exchange (HT-E.14)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Shed(Action):
    """``shed y9``: a card of the own pile goes to the discard pile (HT-E.17)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Show(Action):
    """``show o12``: the hand card one stands for election with (HT-E.19)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Moves:
    """The action table of an edition, and ways to find an action without searching."""

    def __init__(self, edition: TaiwanEdition) -> None:
        self.edition: Final = edition
        self.table: list[Action] = []
        count = edition.count()
        self.leave: Final = Leave("leave")
        self.let: Final = Let("let")
        self.lottery: Final = Lottery("lottery")
        self.eat_nothing: Final = Eat("eat", NO_ARM)
        self.eat: list[Eat] = [Eat(f"eat {ARM_CODES[arm]}", arm) for arm in range(DIRECTIONS)]
        self.clear: list[Clear] = []
        self.remove: list[Remove] = []
        self.hand: list[Hand] = [Hand(f"hand @{seat}", seat) for seat in range(MAX_PLAYERS)]
        self.place: list[list[Place]] = [[] for _ in range(count)]
        """card -> arm -> action (numbers, 颱風, 鹽水蜂炮)"""
        self.use: list[Use | None] = [None] * count
        self.aim: list[list[Aim]] = [[] for _ in range(count)]
        self.sides: list[list[PassHands]] = [[] for _ in range(count)]
        self.put: list[list[PutTo | None]] = [[] for _ in range(count)]
        """card -> card of the table -> action"""
        self.grab: list[Grab | None] = [None] * count
        self.keep: list[Keep] = []
        self.give: list[Give] = []
        self.take: list[Take] = []
        self.shed: list[Shed] = []
        self.show: list[Show] = []
        self._make()

    def _make(self) -> None:
        self.table += [self.leave, self.let, self.lottery, self.eat_nothing]
        for arm in range(DIRECTIONS):
            self.clear.append(Clear(f"clear {ARM_CODES[arm]}", arm))
            self.remove.append(Remove(f"remove {ARM_CODES[arm]}", arm))
            self.table += [self.eat[arm], self.clear[arm], self.remove[arm]]
        self.table += self.hand
        for card in range(self.edition.count()):
            code = self.edition.codes[card]
            if self.edition.effect[card] == NO_EFFECT:
                self._make_number(card, code)
            else:
                self._make_function(card, code)
            self.keep.append(Keep(f"keep {code}", card))
            self.give.append(Give(f"give {code}", card))
            self.take.append(Take(f"take {code}", card))
            self.shed.append(Shed(f"shed {code}", card))
            self.show.append(Show(f"show {code}", card))
            self.table += [
                self.keep[card], self.give[card], self.take[card], self.shed[card],
                self.show[card],
            ]  # fmt: skip

    def _make_number(self, card: int, code: str) -> None:
        self._make_places(card, code, ARMS)
        grab = Grab(f"grab {code}", card)
        self.grab[card] = grab
        self.table.append(grab)

    def _make_places(self, card: int, code: str, arms: int) -> None:
        for arm in range(arms):
            place = Place(f"play {code} {ARM_CODES[arm]}", card, arm)
            self.place[card].append(place)
            self.table.append(place)

    def _make_function(self, card: int, code: str) -> None:
        effect = self.edition.effect[card]
        if effect == CLOSE:
            self._make_places(card, code, ARMS)
        elif effect == REVERSE:
            self._make_places(card, code, DIRECTIONS)
        elif effect in (NAME_NEXT, TWO_CARDS, PULL_CARD):
            for seat in range(MAX_PLAYERS):
                aim = Aim(f"play {code} @{seat}", card, seat)
                self.aim[card].append(aim)
                self.table.append(aim)
        elif effect == PASS_HANDS:
            for side, word in ((LEFT, "left"), (RIGHT, "right")):
                hands = PassHands(f"play {code} {word}", card, side)
                self.sides[card].append(hands)
                self.table.append(hands)
        elif effect in (INSERT, BRANCH, COVER):
            for spot in range(self.edition.count()):
                put: PutTo | None = None
                if spot != card and (effect == COVER or self.edition.number[spot] > 0):
                    put = PutTo(f"play {code} {self.edition.codes[spot]}", card, spot)
                    self.table.append(put)
                self.put[card].append(put)
        else:
            use = Use(f"play {code}", card)
            self.use[card] = use
            self.table.append(use)
