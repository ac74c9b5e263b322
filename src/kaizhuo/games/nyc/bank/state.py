"""What lies on the table in the bank game: lands with their floors."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.nyc.actions import Sell
from kaizhuo.games.nyc.edition import NONE
from kaizhuo.games.nyc.state import AWAY, Common, Nyc
from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Seat, Text

from .box import BankBox

LAP: Final = 2000
"""What the bank pays on the start square (NYB-2.3.S.A.1)."""
MARKERS: Final = 15
"""House markers of each player (NYB-2.3.P.C.2)."""


class Bank(Nyc):
    """A position of the bank game. ``floors[square]`` are the floors its owner has there, from 0
    (nobody's) to 4; every floor is one of the owner's 15 markers (NYA-01)."""

    def __init__(
        self,
        box: BankBox,
        players: int,
        cash: list[int],
        out: list[bool],
        issued: int,
        common: Common,
        floors: list[int],
    ) -> None:
        super().__init__(box, players, cash, out, issued, common)
        self.bank: Final = box
        self.floors: Final = floors

    def fields(self) -> tuple[object, ...]:
        return (self.cash, self.out, self.issued, self.common, self.floors)

    def clone(self) -> Bank:
        copy = Bank(
            self.bank,
            self.players,
            self.cash.copy(),
            self.out.copy(),
            self.issued,
            self.common.clone(),
            self.floors.copy(),
        )
        copy.copy_stack_from(self)
        return copy

    def resample(self, player: int, nature: Nature) -> Bank:
        """Nothing is hidden: what lies in the piles is drawn only when it is turned up."""
        copy = self.clone()
        copy.common.put_piles_in_order()
        return copy

    # -- what differs between the games ---------------------------------------------------------

    def score(self, player: int) -> int:
        return self.cash[player]

    def laps(self, player: int, nature: Nature) -> None:
        self.earn(player, LAP, "reason-lap")

    def toll(self, player: int, square: int) -> int:
        """What ``player`` would pay there (NYB-2.3.P.B.1): first the payer's cards count floors,
        then the owner's add to the sum (NYA-25)."""
        floors = self.floors[square]
        for card in self.common.held[player]:
            floors = self.bank.cards_at_work[card].floors_counted(floors)
        toll = self.box.cards.tolls[square][floors - 1]
        for card in self.common.held[self.common.owner[square]]:
            toll += self.bank.cards_at_work[card].added_to_toll()
        return toll

    # -- lands ----------------------------------------------------------------------------------

    def lands(self, player: int) -> list[int]:
        """The squares a player owns, in ring order."""
        owner = self.common.owner
        return [square for square in self.box.cards.sights if owner[square] == player]

    def markers_left(self, player: int) -> int:
        """House markers not on the board."""
        left = MARKERS
        owner = self.common.owner
        for square in self.box.cards.sights:
            if owner[square] == player:
                left -= self.floors[square]
        return left

    def add_floor(self, player: int, square: int) -> None:
        """One marker more; the first one makes the land the player's."""
        self.common.owner[square] = player
        self.floors[square] += 1

    def sell_floor(self, player: int, square: int) -> None:
        """NYB-4.1.C: the top floor goes for the price on the card; with the last one the land is
        nobody's again (NYA-32)."""
        self.floors[square] -= 1
        if self.floors[square] == 0:
            self.common.owner[square] = NONE
        if self.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "square": self.square_ref(square),
                "floors": self.floors[square],
            }  # fmt: skip
            self.tell("log-sell" if self.floors[square] else "log-sell-last", args, player)
        self.earn(player, self.box.cards.sale[square], "reason-sale")

    # -- debts ----------------------------------------------------------------------------------

    def can_sell(self, player: int) -> bool:
        owner = self.common.owner
        for square in self.box.cards.sights:
            if owner[square] == player:
                return True
        return False

    def sales(self, player: int) -> list[Action]:
        found: list[Action] = []
        for square in self.lands(player):
            found.append(self.box.moves.sell[square])
        return found

    def sell(self, player: int, action: Action, nature: Nature) -> None:
        assert isinstance(action, Sell)
        self.sell_floor(player, action.square)

    def stop_selling(self) -> Action | None:
        return self.box.moves.stop_selling if self.bank.oversell else None

    def default_sale(self, player: int) -> Action:
        """The floor whose loss costs the least toll for the money it brings."""
        best = NONE
        least = 0.0
        for square in self.lands(player):
            floors = self.floors[square]
            tolls = self.box.cards.tolls[square]
            lost = tolls[floors - 1] - (tolls[floors - 2] if floors > 1 else 0)
            loss = lost / self.box.cards.sale[square]
            if best == NONE or loss < least:
                best, least = square, loss
        return self.box.moves.sell[best]

    def fall_short(self, debtor: int, nature: Nature) -> None:
        """NYB-4.2: the debtor leaves; the creditor has had all the cash (NYA-30)."""
        self.out[debtor] = True
        self.common.position[debtor] = AWAY
        self.common.reroll[debtor] = False
        cards = self.return_cards(debtor)
        if cards:
            self.common.pile.put_under(cards)
        if self.journal is not None:
            args: dict[str, object] = {"player": Seat(debtor), "count": len(cards)}
            self.tell("log-bankrupt", args, debtor)

    def debts_settled(self, nature: Nature) -> None:
        """NYB-3.2: the last one in the game wins."""
        living = self.living()
        if len(living) == 1:
            self.declare(living[0])

    def why_not_sell(self, player: int, action: Action) -> Reason:
        if isinstance(action, Sell) and self.common.owner[action.square] != player:
            return Reason("NYB-4.1.B", Text("why-not-yours"))
        if isinstance(action, Sell):
            return Reason("NYA-20", Text("why-sold-enough"))
        return Reason("NYB-2.3.P.B.2", Text("why-pay-first"))
