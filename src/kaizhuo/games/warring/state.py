"""What lies on the table in Warring States."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import Reason, Ref, Seat, Text
from kaizhuo.parts.purse import Collection, Purses

from .actions import Abandon, Disband, Dismiss
from .box import MOST_TALENTS, ON_OFFER, START_SILVER, WarringBox
from .edition import CITY, LANDS, MOST_CAMPS
from .piles import draw_anew, put_under

NOBODY: Final = -1


class Warring(Purses):
    """A position.

    ``owner`` and ``camps`` are by land (``NOBODY``; ``CITY`` camps are a city). ``talents[p]``
    lie open before a player, ``offer`` are the talents on offer. ``king`` is his square,
    ``holder`` the seat with the red die (WS-11). ``resting[p]`` turns are to be sat out.
    ``dice``, ``red`` and ``battle`` (land, attacker's and defender's count) show the last throws.
    Only the order of the two piles is hidden.
    """

    def __init__(
        self,
        game: WarringBox,
        players: int,
        cash: list[int],
        out: list[bool],
        issued: int,
        squares: list[int],
        monarchs: list[int],
        owner: list[int],
        camps: list[int],
        talents: list[list[int]],
        offer: list[int],
        talent_pile: Deck,
        stratagem_pile: Deck,
        king: int,
        resting: list[int],
        holder: int = NOBODY,
        dice: list[int] | None = None,
        red: int = 0,
        battle: list[int] | None = None,
        first: int = 0,
        round: int = 1,
        winner: int = NOBODY,
    ) -> None:
        super().__init__(game, players, cash, out, issued)
        self.box: Final = game
        self.squares: Final = squares
        self.monarchs: Final = monarchs
        self.owner: Final = owner
        self.camps: Final = camps
        self.talents: Final = talents
        self.offer: Final = offer
        self.talent_pile: Final = talent_pile
        self.stratagem_pile: Final = stratagem_pile
        self.king = king
        self.resting: Final = resting
        self.holder = holder
        self.dice: list[int] = [] if dice is None else dice
        self.red = red
        self.battle: list[int] = [] if battle is None else battle
        self.first = first
        self.round = round
        self.winner = winner

    # -- the kernel's questions ---------------------------------------------------------------

    def fields(self) -> tuple[object, ...]:
        return (
            self.cash, self.out, self.issued, self.squares, self.monarchs, self.owner, self.camps,
            self.talents, self.offer, self.talent_pile, self.stratagem_pile, self.king,
            self.resting, self.holder, self.dice, self.red, self.battle, self.first, self.round,
            self.winner,
        )  # fmt: skip

    def clone(self) -> Warring:
        copy = Warring(
            self.box, self.players, self.cash.copy(), self.out.copy(), self.issued,
            self.squares.copy(), self.monarchs.copy(), self.owner.copy(), self.camps.copy(),
            [held.copy() for held in self.talents], self.offer.copy(), self.talent_pile.clone(),
            self.stratagem_pile.clone(), self.king, self.resting.copy(), self.holder,
            self.dice.copy(), self.red, self.battle.copy(), self.first, self.round, self.winner,
        )  # fmt: skip
        copy.copy_stack_from(self)
        return copy

    def resample(self, player: int, nature: Nature) -> Warring:
        copy = self.clone()
        draw_anew(copy.talent_pile, player, nature)
        draw_anew(copy.stratagem_pile, player, nature)
        return copy

    def returns(self) -> list[float]:
        """1 for the winner and -1 shared by the others; all 0 without a winner."""
        if self.winner < 0:
            return [0.0] * self.players
        found = [-1.0 / (self.players - 1)] * self.players
        found[self.winner] = 1.0
        return found

    def winners(self) -> list[int]:
        return [self.winner] if self.winner >= 0 else []

    def rounds(self) -> int:
        return self.round

    def win(self, player: int, how: str) -> None:
        """WS-16: the game is over."""
        self.winner = player
        self.over = True
        args: dict[str, object] = {
            "player": Seat(player), "amount": self.cash[player], "worth": self.worth(player),
        }  # fmt: skip
        self.tell(how, args, player)

    # -- lands ---------------------------------------------------------------------------------

    def counties(self, player: int) -> int:
        """How many counties a player owns; battlefields do not count (WSA-15)."""
        count = 0
        for land in range(LANDS):
            if self.owner[land] == player and not self.box.realm.is_field[land]:
                count += 1
        return count

    def own_lands(self, player: int) -> list[int]:
        """A player's lands, clockwise from the Palace."""
        return [land for land in range(LANDS) if self.owner[land] == player]

    def camps_left(self) -> int:
        """Camps in stock (WS-C.5)."""
        used = 0
        for count in self.camps:
            if count < CITY:
                used += count
        return self.box.realm.camps_in_stock - used

    def cities_left(self) -> int:
        """Cities in stock (WS-C.5)."""
        return self.box.realm.cities_in_stock - self.camps.count(CITY)

    def worth(self, player: int) -> int:
        """Silver, and what all else cost: the record of WS-16.1."""
        realm = self.box.realm
        total = self.cash[player]
        for land in self.own_lands(player):
            camps = self.camps[land]
            total += realm.price[land] + min(camps, MOST_CAMPS) * realm.camp_cost[land]
            if camps == CITY:
                total += realm.city_cost[land]
        for talent in self.talents[player]:
            total += realm.talent_price[talent]
        return total

    # -- talents -------------------------------------------------------------------------------

    def holder_of(self, talent: int) -> int:
        """The seat before which a talent lies; ``NOBODY`` if it is not held."""
        for seat in range(self.players):
            if talent in self.talents[seat]:
                return seat
        return NOBODY

    def may_recruit(self, player: int) -> bool:
        """WS-7: at most three."""
        return len(self.talents[player]) < MOST_TALENTS

    def lose_talent(self, player: int, talent: int) -> None:
        """A talent goes under the pile."""
        self.talents[player].remove(talent)
        put_under(self.talent_pile, [talent])

    def fill_offer(self, nature: Nature) -> None:
        """Turn up talents until three are on offer, or as many as there are (WSA-21)."""
        while len(self.offer) < ON_OFFER and self.talent_pile.count() > 0:
            self.offer.append(nature.draw(self.talent_pile))
        if self.journal is not None:
            self.tell("log-offer", {"cards": [self.talent_ref(card) for card in self.offer]})

    def sheltered(self, player: int) -> bool:
        """Whether other players' stratagems do not touch this player."""
        for talent in self.talents[player]:
            if self.box.realm.talents[talent].sheltered():
                return True
        return False

    # -- selling for a debt (WS-14, WSA-16) ------------------------------------------------------

    def can_sell(self, player: int) -> bool:
        return len(self.talents[player]) > 0 or player in self.owner

    def sales(self, player: int) -> list[Action]:
        moves = self.box.moves
        found: list[Action] = []
        for land in range(LANDS):
            if self.owner[land] == player:
                if self.camps[land] > 0:
                    found.append(moves.disband[land])
                else:
                    found.append(moves.abandon[land])
        for talent in self.talents[player]:
            found.append(moves.dismiss[talent])
        return found

    def sale_value(self, action: Action) -> int:
        """What the treasury pays for one of ``sales``."""
        realm = self.box.realm
        match action:
            case Disband():
                land = action.land
                city = self.camps[land] == CITY
                return realm.city_sale[land] if city else realm.camp_sale[land]
            case Abandon():
                return realm.land_sale[action.land]
            case Dismiss():
                return realm.talent_sale[action.talent]
        raise ValueError(f"{action.code} sells nothing")

    def sell(self, player: int, action: Action, nature: Nature) -> None:
        value = self.sale_value(action)
        match action:
            case Disband():
                city = self.camps[action.land] == CITY
                if city:
                    self.camps[action.land] = 0
                else:
                    self.camps[action.land] -= 1
                self.note_land("log-disband-city" if city else "log-disband", player, action.land)
                self.earn(player, value, "reason-disband")
            case Abandon():
                self.owner[action.land] = NOBODY
                self.note_land("log-abandon", player, action.land)
                self.earn(player, value, "reason-abandon")
            case Dismiss():
                self.lose_talent(player, action.talent)
                self.note_talent("log-dismiss", player, action.talent)
                self.earn(player, value, "reason-dismiss")

    def default_sale(self, player: int) -> Action:
        """The smallest sale that covers the debt, or else the greatest one."""
        missing = 0
        top = self.stack[-1]
        if isinstance(top, Collection):
            due = top.due_of(player)
            if due is not None:
                missing = due.missing(self)
        sales = self.sales(player)
        best = sales[0]
        for action in sales:
            value, most = self.sale_value(action), self.sale_value(best)
            covers, covered = value >= missing, most >= missing
            if value < most if covers and covered else value > most:
                best = action
        return best

    def why_not_sell(self, player: int, action: Action) -> Reason:
        match action:
            case Disband():
                if self.owner[action.land] == player:
                    return Reason("WS-14.1", Text("why-no-camp-there"))
                return Reason("WS-14.1", Text("why-not-your-land"))
            case Abandon():
                if self.owner[action.land] == player:
                    return Reason("WS-14.2", Text("why-camps-first"))
                return Reason("WS-14.2", Text("why-not-your-land"))
            case Dismiss():
                return Reason("WS-14.3", Text("why-not-your-talent"))
        return Reason("WSA-16", Text("why-debt-first"))

    # -- names, and telling ----------------------------------------------------------------------

    def land_ref(self, land: int) -> Ref:
        return Ref(self.box.realm.land_ids[land])

    def talent_ref(self, talent: int) -> Ref:
        return Ref(self.box.realm.talent_ids[talent])

    def stratagem_ref(self, card: int) -> Ref:
        return Ref(self.box.realm.stratagem_ids[card])

    def square_ref(self, square: int) -> Ref:
        return Ref(self.box.realm.square_ids[square])

    def note(self, id: str, player: int) -> None:
        if self.journal is not None:
            self.tell(id, {"player": Seat(player)}, player)

    def note_land(self, id: str, player: int, land: int) -> None:
        if self.journal is not None:
            self.tell(id, {"player": Seat(player), "land": self.land_ref(land)}, player)

    def note_talent(self, id: str, player: int, talent: int) -> None:
        if self.journal is not None:
            self.tell(id, {"player": Seat(player), "card": self.talent_ref(talent)}, player)

    def note_target(self, id: str, player: int, target: int) -> None:
        if self.journal is not None:
            self.tell(id, {"player": Seat(player), "target": Seat(target)}, player)


def begin_state(box: WarringBox, players: int, talents: Deck, stratagems: Deck) -> Warring:
    """WS-1.f–1.h, WSA-08: an empty board, everybody at the Palace with the silver to begin with."""
    return Warring(
        box, players, [START_SILVER] * players, [False] * players, START_SILVER * players,
        [0] * players, [NOBODY] * players, [NOBODY] * LANDS, [0] * LANDS,
        [[] for _ in range(players)], [], talents, stratagems, box.realm.axis, [0] * players,
    )  # fmt: skip
