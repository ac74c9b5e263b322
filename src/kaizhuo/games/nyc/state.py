"""What lies on the table in both games: tokens, purses, cards, houses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action
from kaizhuo.kernel.deck import Deck
from kaizhuo.kernel.text import Reason, Ref, Seat, Text
from kaizhuo.parts.purse import Purses

from .box import NycBox
from .edition import NONE

AWAY: Final = -1
"""Where the token of a bankrupt player stands."""


class Common:
    """The part of a position that both games have, apart from money.

    ``order`` are the seats in the order of play, ``turn`` is the seat on turn. ``held[p]`` are
    the experience cards ``p`` may use, ``fresh[p]`` those drawn since ``p``'s turn began
    (NYB-2.3.S.A.2). ``reroll[p]`` is the right that the guide office gives. ``owner`` says for
    every square whose houses stand there. ``dice`` is the last throw, by ``thrower``; ``again`` the
    card by which the player on turn may have one more turn.
    """

    def __init__(
        self,
        order: list[int],
        turn: int,
        round: int,
        position: list[int],
        reroll: list[bool],
        held: list[list[int]],
        fresh: list[list[int]],
        chance: Deck,
        pile: Deck,
        fund: int,
        owner: list[int],
        dice: list[int],
        thrower: int,
        again: int,
        winner: int,
    ) -> None:
        self.order = order
        self.turn = turn
        self.round = round
        self.position = position
        self.reroll = reroll
        self.held = held
        self.fresh = fresh
        self.chance = chance
        self.pile = pile
        self.fund = fund
        self.owner = owner
        self.dice = dice
        self.thrower = thrower
        self.again = again
        self.winner = winner

    def fields(self) -> tuple[object, ...]:
        """The arguments that make an equal one."""
        return (
            self.order, self.turn, self.round, self.position, self.reroll, self.held, self.fresh,
            self.chance, self.pile, self.fund, self.owner, self.dice, self.thrower, self.again,
            self.winner,
        )  # fmt: skip

    def clone(self) -> Common:
        """A copy that shares nothing mutable."""
        return Common(
            self.order,
            self.turn,
            self.round,
            self.position.copy(),
            self.reroll.copy(),
            [cards.copy() for cards in self.held],
            [cards.copy() for cards in self.fresh],
            self.chance.clone(),
            self.pile.clone(),
            self.fund,
            self.owner.copy(),
            self.dice,
            self.thrower,
            self.again,
            self.winner,
        )

    def put_piles_in_order(self) -> None:
        """For a position drawn anew: nothing stays of how the piles came to lie in memory."""
        self.chance.put_in_order()
        self.pile.put_in_order()

    def __repr__(self) -> str:
        return f"Common{self.fields()!r}"

    def __reduce__(self) -> tuple[object, ...]:
        return (Common, self.fields())


def common_at_start(box: NycBox, order: list[int]) -> Common:
    """All tokens on the start square, all cards in their piles."""
    players = len(order)
    chance = Deck(box.cards.chance_codes, list(range(len(box.cards.chance_codes))))
    pile = Deck(box.pile_codes, list(range(len(box.pile_codes))))
    return Common(
        order,
        order[0] if order else 0,
        1,
        [box.start] * players,
        [False] * players,
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        chance,
        pile,
        0,
        [NONE] * len(box.cards.codes),
        [],
        NONE,
        NONE,
        NONE,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Nyc(Purses):
    """A position of either game. Nothing about it is hidden but what lies in the piles."""

    def __init__(
        self,
        box: NycBox,
        players: int,
        cash: list[int],
        out: list[bool],
        issued: int,
        common: Common,
    ) -> None:
        super().__init__(box, players, cash, out, issued)
        self.box: Final = box
        self.common: Final = common

    # -- the kernel's questions -----------------------------------------------------------------

    def returns(self) -> list[float]:
        """1 for the winner and -1 shared by the others; all 0 without a winner."""
        winner = self.common.winner
        if winner < 0:
            return [0.0] * self.players
        found = [-1.0 / (self.players - 1)] * self.players
        found[winner] = 1.0
        return found

    def winners(self) -> list[int]:
        return [self.common.winner] if self.common.winner >= 0 else []

    def rounds(self) -> int:
        return self.common.round

    # -- what differs between the games ---------------------------------------------------------

    def score(self, player: int) -> int:
        """What the target is measured by: cash, or points."""
        raise NotImplementedError

    def laps(self, player: int, nature: Nature) -> None:
        """``player`` stops on or passes the start square."""
        raise NotImplementedError

    def other_ways(self, player: int, found: list[Action]) -> None:
        """Ways to move besides throwing the dice."""

    def go_other_way(self, player: int, action: Action, nature: Nature) -> None:
        """Carry out one of ``other_ways``."""
        raise NotImplementedError

    def why_not_way(self, player: int, action: Action) -> Reason | None:
        """Why a way to move is not open at the beginning of a turn; ``None``: no such reason."""
        return None

    # -- tokens ---------------------------------------------------------------------------------

    def place(self, player: int, square: int) -> None:
        """Put a token down somewhere else without a walk; the right to throw again is lost with
        the guide office (NYB-2.3.S.D.2)."""
        if self.common.position[player] != square:
            self.common.position[player] = square
            self.common.reroll[player] = False

    def stop(self, player: int, nature: Nature) -> None:
        """Carry out the square ``player`` stops on, after the cards that speak of stopping."""
        square = self.common.position[player]
        for seat in range(self.players):
            for card in self.common.held[seat]:
                self.box.effects[card].stopped(self, seat, player, square)
        self.box.rules[self.box.cards.kind[square]].stop(self, player, nature)

    # -- experience cards -----------------------------------------------------------------------

    def holds(self, player: int, card: int) -> bool:
        """Whether ``player`` may use this experience card."""
        return card >= 0 and card in self.common.held[player]

    def draw_experience(self, player: int, nature: Nature) -> None:
        """NYB-2.3.S.A.1; an empty pile gives nothing (NYA-12)."""
        if self.common.pile.count() == 0:
            return
        card = nature.draw(self.common.pile)
        if self.journal is not None:
            args: dict[str, object] = {"player": Seat(player), "card": self.card_ref(card)}
            self.tell("log-experience", args, player)
        if not self.box.effects[card].drawn(self, player):
            self.common.fresh[player].append(card)

    def return_cards(self, player: int) -> list[int]:
        """Take a player's experience cards away, for the pile."""
        cards = self.common.held[player] + self.common.fresh[player]
        self.common.held[player] = []
        self.common.fresh[player] = []
        cards.sort()
        return cards

    # -- the end --------------------------------------------------------------------------------

    def declare(self, winner: int) -> None:
        """``winner`` has won."""
        self.common.winner = winner
        self.over = True
        if self.journal is not None:
            self.tell("log-win", {"player": Seat(winner)}, winner)

    def check_target(self) -> None:
        """NYB-2.4: at the end of a turn, the most beyond the target wins; equal players: the
        earlier one in the order of play from the player on turn (NYA-10)."""
        best = NONE
        at = self.common.order.index(self.common.turn)
        for step in range(self.players):
            seat = self.common.order[(at + step) % self.players]
            if self.out[seat] or self.score(seat) < self.box.target:
                continue
            if best == NONE or self.score(seat) > self.score(best):
                best = seat
        if best != NONE:
            self.declare(best)

    def next_player(self) -> None:
        """The turn goes to the next living player; past the last one a round is over."""
        order = self.common.order
        at = order.index(self.common.turn)
        for _ in range(self.players):
            at += 1
            if at == self.players:
                at = 0
                self.common.round += 1
            if not self.out[order[at]]:
                break
        self.common.turn = order[at]
        limit = self.box.round_limit
        if limit and self.common.round > limit:
            self.over = True
            self.tell("log-limit", {"number": limit})

    # -- words ----------------------------------------------------------------------------------

    def square_ref(self, square: int) -> Ref:
        """The name of a square."""
        return Ref(self.box.cards.codes[square])

    def card_ref(self, card: int) -> Ref:
        """The name of an experience card."""
        return Ref(self.box.pile_codes[card])

    def tell_move(self, id: str, player: int, square: int) -> None:
        """Note that something happened to a player at a square."""
        if self.journal is not None:
            args: dict[str, object] = {"player": Seat(player), "square": self.square_ref(square)}
            self.tell(id, args, player)

    def reason_short(self, clause: str, amount: int) -> Reason:
        """There is not enough cash for that."""
        return Reason(clause, Text("why-short", {"amount": amount}))
