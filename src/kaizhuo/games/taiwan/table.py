"""What lies open on the table: four arms round the 8, the branches of 玉山, and two piles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.kernel.core import State
from kaizhuo.kernel.text import Ref

from .actions import (
    ARMS,
    BRANCH_NORTH,
    BRANCH_SOUTH,
    DIRECTIONS,
    EAST,
    NO_ARM,
    NORTH,
    SOUTH,
    WEST,
)
from .box import TaiwanBox
from .edition import CLOSE, EVENTS, INSERT, LARGEST, MUSEUM, REVERSE

NO_CARD: Final = -1
RISING: Final = 1
FALLING: Final = -1
SENSE: Final = (RISING, RISING, FALLING, FALLING, FALLING, RISING)
"""HT-2.1.b, HT-2.1.c; 玉山: smaller to the north, larger to the south (HT-F.12)."""
OTHER_END: Final = (WEST, NORTH, EAST, SOUTH)
MUSEUM_MONEY: Final = 4
REMOVERS: Final = (1, 15)
RESTART_FALLING: Final = (2, 7)
RESTART_RISING: Final = (14, 9)
"""A red number at the end of an arm, and the number with which the arm may begin again (HT-R.2,
HT-R.14)."""
ABOVE: Final = [(1 << (LARGEST + 1)) - (1 << (last + 1)) for last in range(LARGEST + 1)]
BELOW: Final = [max(0, (1 << last) - 2) for last in range(LARGEST + 1)]
"""The numbers larger and smaller than one, as bits (HTA-01: strictly)."""


class OpenTable(State):
    """The cards that everybody sees.

    ``arms`` are E, S, W, N and the branches north and south of 玉山, from the 8 (or from the
    card that 玉山 lies under, ``host``) outwards. ``functions`` and ``discard`` are the two
    discard piles, last is the top. ``event`` is what is in force this round, ``storm`` the
    xiangqi side that may not be played (HT-E.05), or -1.
    """

    def __init__(
        self,
        game: TaiwanBox,
        players: int,
        arms: list[list[int]],
        host: int,
        functions: list[int],
        discard: list[int],
        event: int,
        storm: int,
        takes: list[int] | None = None,
        doubles: list[int] | None = None,
        senses: list[int] | None = None,
    ) -> None:
        super().__init__(game, players)
        self.box: Final = game
        self.arms: Final = arms
        self.host = host
        self.functions = functions
        self.discard = discard
        self.event = event
        self.storm = storm
        self.takes: Final = [0] * ARMS if takes is None else takes
        """arm -> the numbers it accepts now, as bits"""
        self.doubles: Final = [0] * ARMS if doubles is None else doubles
        """arm -> the number that may be repeated there under HT-E.12, as a bit"""
        self.senses: Final = list(SENSE) if senses is None else senses
        """arm -> ``RISING`` or ``FALLING``; 鹽水蜂炮 turns both arms of its axis (HTA-40)"""
        if takes is None:
            self.refresh()

    # -- reading the arms -----------------------------------------------------------------

    def reversed_arm(self) -> int:
        """The arm that the 鹽水蜂炮 lies in, or ``NO_ARM``."""
        effect = self.box.cards.effect
        for arm in range(DIRECTIONS):
            for card in self.arms[arm]:
                if effect[card] == REVERSE:
                    return arm
        return NO_ARM

    def base_number(self, arm: int) -> int:
        """The number an arm grows from: the 8, or that of the card above 玉山."""
        if arm >= DIRECTIONS:
            return self.box.cards.number[self.host] if self.host != NO_CARD else 0
        return self.box.cards.start_number

    def last_number(self, arm: int) -> int:
        """The number that the next one of this arm is compared with."""
        number = self.box.cards.number
        cards = self.arms[arm]
        for at in range(len(cards) - 1, -1, -1):
            if number[cards[at]] > 0:
                return number[cards[at]]
        return self.base_number(arm)

    def closed(self, arm: int) -> bool:
        """Whether a 颱風 lies there (HT-F.11)."""
        effect = self.box.cards.effect
        for card in self.arms[arm]:
            if effect[card] == CLOSE:
                return True
        return False

    def refresh(self) -> None:
        """Work out anew what every arm accepts."""
        at = self.reversed_arm()
        for arm in range(ARMS):
            sense = SENSE[arm]
            if arm < DIRECTIONS and at != NO_ARM and (at == arm or at == OTHER_END[arm]):
                sense = -sense
            self.senses[arm] = sense
            self.refresh_arm(arm)

    def refresh_arm(self, arm: int) -> None:
        """Work out what an arm accepts: strictly larger (smaller) numbers (HTA-01), the restart
        of a red 2 or 14, a repetition under HT-E.12."""
        self.takes[arm] = 0
        self.doubles[arm] = 0
        if (arm >= DIRECTIONS and self.host == NO_CARD) or self.closed(arm):
            return
        self._open_arm(arm, self.last_number(arm))

    def extend_arm(self, arm: int, card: int) -> None:
        """Put a number card at the end of an arm that accepts it."""
        self.arms[arm].append(card)
        self._open_arm(arm, self.box.cards.number[card])

    def _open_arm(self, arm: int, last: int) -> None:
        rising = self.senses[arm] == RISING
        bits = ABOVE[last] if rising else BELOW[last]
        cards = self.arms[arm]
        if cards and (last == 2 or last == 14) and self.box.cards.red[cards[len(cards) - 1]]:
            again = RESTART_RISING if rising else RESTART_FALLING
            if again[0] == last:
                bits |= 1 << again[1]
        self.takes[arm] = bits
        if self.event == MUSEUM and cards:
            self.doubles[arm] = 1 << last

    def accepts(self, arm: int, card: int) -> bool:
        """Whether a number card may be put at the end of an arm."""
        cards = self.box.cards
        bit = 1 << cards.number[card]
        if self.takes[arm] & bit:
            return True
        return self.doubles[arm] & bit != 0 and cards.money[card] >= MUSEUM_MONEY

    def arm_of(self, card: int) -> int:
        """The arm (or branch) a card lies in, or ``NO_ARM``."""
        for arm in range(ARMS):
            if card in self.arms[arm]:
                return arm
        return NO_ARM

    def trunk(self) -> int:
        """The direction that the branches of 玉山 belong to (HTA-03), or ``NO_ARM``."""
        if self.host == NO_CARD:
            return NO_ARM
        return EAST if self.host in self.arms[EAST] else WEST

    def cards_of(self, arm: int) -> list[int]:
        """All cards of a direction, 玉山 and its branches included (HTA-03, HTA-04)."""
        found = self.arms[arm].copy()
        if self.host != NO_CARD and self.trunk() == arm:
            found += self.branch_cards()
        return found

    def branch_cards(self) -> list[int]:
        """玉山 and what hangs on it."""
        if self.host == NO_CARD:
            return []
        return [self.box.yushan, *self.arms[BRANCH_NORTH], *self.arms[BRANCH_SOUTH]]

    def size(self, arm: int) -> int:
        """How many cards a direction holds, those on 玉山 included."""
        count = len(self.arms[arm])
        if self.host != NO_CARD and self.trunk() == arm:
            count += 1 + len(self.arms[BRANCH_NORTH]) + len(self.arms[BRANCH_SOUTH])
        return count

    def longest(self) -> list[int]:
        """The directions with the most cards; none while all are empty (HT-2.2.b, HTA-13)."""
        found: list[int] = []
        most: i64 = 1
        trunk = self.trunk() if self.host != NO_CARD else NO_ARM
        for arm in range(DIRECTIONS):
            size: i64 = len(self.arms[arm]) if arm != trunk else self.size(arm)
            if size > most:
                found.clear()
                most = size
            if size == most:
                found.append(arm)
        return found

    def is_bare(self) -> bool:
        """Whether nothing lies round the 8."""
        for arm in range(DIRECTIONS):
            if self.arms[arm]:
                return False
        return True

    def cost(self, arm: int) -> int:
        """The money symbols that lie in a direction."""
        return sum([self.box.cards.money[card] for card in self.cards_of(arm)])

    def table_cards(self) -> list[int]:
        """Every card in play round the 8."""
        found: list[int] = []
        for arm in range(DIRECTIONS):
            found += self.cards_of(arm)
        return found

    # -- changing them --------------------------------------------------------------------

    def take_arm(self, arm: int) -> list[int]:
        """Lift all cards of a direction; the arm is empty after it."""
        found = self.cards_of(arm)
        alone = self.senses[arm] == SENSE[arm]
        if self.host != NO_CARD and self.trunk() == arm:
            self._fell_branches()
            alone = False
        self.arms[arm].clear()
        if alone:
            self.refresh_arm(arm)
        else:  # the other arm of the axis, or the branches, changed as well
            self.refresh()
        return found

    def lift(self, card: int) -> list[int]:
        """Lift one card; what hangs on it comes along, so that nothing hangs in the air
        (HTA-25, HTA-41). Call ``fallen_lanterns`` and ``refresh`` afterwards."""
        found = [card]
        if card == self.box.yushan:
            found = self.branch_cards()
            self._fell_branches()
            return found
        self.arms[self.arm_of(card)].remove(card)
        if card == self.host:
            found += self.branch_cards()
            self._fell_branches()
        return found

    def _fell_branches(self) -> None:
        self.host = NO_CARD
        self.arms[BRANCH_NORTH].clear()
        self.arms[BRANCH_SOUTH].clear()

    def fallen_lanterns(self) -> list[int]:
        """Lift every 天燈 that became the last card of an arm (HTA-36)."""
        effect = self.box.cards.effect
        found: list[int] = []
        for arm in range(ARMS):
            cards = self.arms[arm]
            while cards and effect[cards[len(cards) - 1]] == INSERT:
                found.append(cards.pop())
        return found

    def card_ref(self, card: int) -> Ref:
        """A card by its name."""
        return Ref(self.box.cards.codes[card])

    def card_refs(self, cards: list[int]) -> list[Ref]:
        """Cards by their names."""
        return [self.card_ref(card) for card in cards]

    def event_ref(self) -> Ref:
        """The event in force (there must be one) by its name."""
        return Ref(EVENTS[self.event])
