"""The moves of both games, and the action table of an edition."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.core import Action

from .edition import BANK, VEHICLES, NycEdition

MAX_PLAYERS: Final = 4


class Roll(Action):
    """``roll``: throw the dice and walk (NYB-2.1, NYT-2.1.A)."""


class GoOn(Action):
    """``walk``: the throw stands; or: do not stop here, walk on."""


class Reroll(Action):
    """``reroll``: throw again, which leaving the guide office allows (NYB-2.3.S.D.1)."""


class Decline(Action):
    """``pass``: do not buy, build, pay or use what is offered."""


class End(Action):
    """``end``: no further turn of one's own (NYB-X.07)."""


class Fund(Action):
    """``fund``: put 100 into the travel fund (NYB-2.3.S.B)."""


class Swap(Action):
    """``swap @2``: change places with that player (NYB-2.3.S.C.1)."""

    def __init__(self, code: str, seat: int) -> None:
        super().__init__(code)
        self.seat: Final = seat


class Send(Action):
    """``send @2``: that player's token goes where the chance card says (NYB-2.3.C.1)."""

    def __init__(self, code: str, seat: int) -> None:
        super().__init__(code)
        self.seat: Final = seat


class Use(Action):
    """``use tour``: use an experience card the way the moment allows (NYB-X, NYT-X)."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Buy(Action):
    """``buy``: buy the land one stands on (NYB-2.3.P.A)."""


class Build(Action):
    """``build``: one floor more on the land in question (NYB-2.3.P.C.1)."""


class BuildWith(Action):
    """``build with ferry``: the same with a floor sold off another own land (NYB-4.1.A)."""

    def __init__(self, code: str, square: int) -> None:
        super().__init__(code)
        self.square: Final = square


class ExtraWith(Action):
    """``extra with ferry``: the extra floor, with a floor sold off another own land
    (NYB-X.01, NYB-4.1.A)."""

    def __init__(self, code: str, square: int) -> None:
        super().__init__(code)
        self.square: Final = square


class Site(Action):
    """``site ferry``: choose the own land to build on (NYB-X.09)."""

    def __init__(self, code: str, square: int) -> None:
        super().__init__(code)
        self.square: Final = square


class Sell(Action):
    """``sell ferry``: sell the top floor of an own land to pay a debt (NYB-4.1.B)."""

    def __init__(self, code: str, square: int) -> None:
        super().__init__(code)
        self.square: Final = square


class StopSelling(Action):
    """``pay``: sell no more and pay (only where more than needed may be sold, NYA-20)."""


class Ride(Action):
    """``ride``: pay 500 and go to the nearest chance square (NYT-2.1.B)."""


class Go(Action):
    """``go car plane``: move by vehicles (NYT-2.1.C)."""

    def __init__(self, code: str, counts: list[int]) -> None:
        super().__init__(code)
        self.counts: Final = counts


class SwapTops(Action):
    """``blog zone-a zone-c``: the open cards of two zones change places (NYT-X.06)."""

    def __init__(self, code: str, one: int, other: int) -> None:
        super().__init__(code)
        self.one: Final = one
        self.other: Final = other


class Ticket(Action):
    """``ticket``: buy the vehicles that the chance card offers (NYT-2.3.C.4)."""


class Take(Action):
    """``take car @2``: the bank has none, so that player's goes (NYT-2.3.C.5)."""

    def __init__(self, code: str, kind: int, seat: int) -> None:
        super().__init__(code)
        self.kind: Final = kind
        self.seat: Final = seat


class Moves:
    """The action table of one of the two games, and ways to find an action without searching.

    Lists by square have an entry for every square of the ring; those without a sight are never
    offered and not in the table.
    """

    def __init__(self, edition: NycEdition, mode: int) -> None:
        self.table: list[Action] = []
        self.roll: Final = Roll("roll")
        self.walk: Final = GoOn("walk")
        self.reroll: Final = Reroll("reroll")
        self.decline: Final = Decline("pass")
        self.fund: Final = Fund("fund")
        self.end: Final = End("end")
        self.buy: Final = Buy("buy")
        self.build: Final = Build("build")
        self.stop_selling: Final = StopSelling("pay")
        self.ride: Final = Ride("ride")
        self.ticket: Final = Ticket("ticket")
        self.swap: list[Swap] = [Swap(f"swap @{seat}", seat) for seat in range(MAX_PLAYERS)]
        self.send: list[Send] = [Send(f"send @{seat}", seat) for seat in range(MAX_PLAYERS)]
        cards = edition.experience[mode]
        self.use: list[Use] = [Use(f"use {card.id}", at) for at, card in enumerate(cards)]
        self.build_with: list[BuildWith] = []
        self.extra_with: list[ExtraWith] = []
        self.site: list[Site] = []
        self.sell: list[Sell] = []
        self.go: list[Go] = []
        self.swap_tops: list[SwapTops] = []
        self.take: list[list[Take]] = []
        self.table += [self.roll, self.walk, self.reroll, self.decline, self.fund]
        self.table += self.swap
        self.table += self.send
        self.table += self.use
        if mode == BANK:
            self._bank(edition)
        else:
            self._travel(edition)

    def _bank(self, edition: NycEdition) -> None:
        self.table += [self.buy, self.build, self.end, self.stop_selling]
        for square, code in enumerate(edition.codes):
            self.build_with.append(BuildWith(f"build with {code}", square))
            self.extra_with.append(ExtraWith(f"extra with {code}", square))
            self.site.append(Site(f"site {code}", square))
            self.sell.append(Sell(f"sell {code}", square))
        for square in edition.sights:
            self.table += [self.build_with[square], self.extra_with[square]]
            self.table += [self.site[square], self.sell[square]]

    def _travel(self, edition: NycEdition) -> None:
        self.table += [self.ride, self.ticket]
        most = edition.vehicle_count
        for cars in range(most[0] + 1):
            for yachts in range(most[1] + 1):
                for planes in range(most[2] + 1):
                    counts = [cars, yachts, planes]
                    words = [
                        VEHICLES[kind] for kind, count in enumerate(counts) for _ in range(count)
                    ]
                    self.go.append(Go(" ".join(["go", *words]), counts))
        self.table += self.go[1:]
        zones = edition.zone_ids
        for one in range(len(zones)):
            for other in range(one + 1, len(zones)):
                code = f"blog {zones[one]} {zones[other]}"
                self.swap_tops.append(SwapTops(code, one, other))
        self.table += self.swap_tops
        for kind, vehicle in enumerate(VEHICLES):
            takes = [Take(f"take {vehicle} @{seat}", kind, seat) for seat in range(MAX_PLAYERS)]
            self.take.append(takes)
            self.table += takes
