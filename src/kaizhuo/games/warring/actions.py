"""The moves of Warring States, and the action table of an edition."""

from __future__ import annotations

from typing import Final

from kaizhuo.kernel.core import Action

from .edition import CARDS_OF_STRATAGEMS, CARDS_OF_TALENTS, LANDS, WarringEdition
from .scheme import LAND, NO_TARGET, NOTHING, SEAT

MAX_PLAYERS: Final = 5
MAX_STEPS: Final = 20
"""Three dice and what talents add; the table has a move for every number of steps."""


class Roll(Action):
    """``roll``: throw the dice (WS-2)."""


class Reroll(Action):
    """``reroll``: throw the dice again, with a talent that allows it."""


class Go(Action):
    """``go 7``: how far the token goes, where a talent leaves a choice."""

    def __init__(self, code: str, steps: int) -> None:
        super().__init__(code)
        self.steps: Final = steps


class March(Action):
    """``march 4``: how far the King goes, where a talent leaves a choice."""

    def __init__(self, code: str, steps: int) -> None:
        super().__init__(code)
        self.steps: Final = steps


class Pass(Action):
    """``pass``: decline what is offered; also the end of a turn in which one may still sell."""


class Buy(Action):
    """``buy``: the county one stands on (WS-4.a)."""


class Build(Action):
    """``build daliang``: a camp, or a city for four camps (WS-10.a, WS-12, WS-13)."""

    def __init__(self, code: str, land: int) -> None:
        super().__init__(code)
        self.land: Final = land


class Recruit(Action):
    """``recruit bai-qi``: one of the talents on offer (WS-6, WS-9)."""

    def __init__(self, code: str, talent: int) -> None:
        super().__init__(code)
        self.talent: Final = talent


class Dismiss(Action):
    """``dismiss bai-qi``: an own talent goes under the pile for its sale price (WS-14.3)."""

    def __init__(self, code: str, talent: int) -> None:
        super().__init__(code)
        self.talent: Final = talent


class Disband(Action):
    """``disband daliang``: sell the city, or one camp (WS-14.1)."""

    def __init__(self, code: str, land: int) -> None:
        super().__init__(code)
        self.land: Final = land


class Abandon(Action):
    """``abandon daliang``: hand the land back for its sale price (WS-14.2)."""

    def __init__(self, code: str, land: int) -> None:
        super().__init__(code)
        self.land: Final = land


class Reveal(Action):
    """``reveal hun-shui``: turn up this one of the stratagems looked at."""

    def __init__(self, code: str, card: int) -> None:
        super().__init__(code)
        self.card: Final = card


class Use(Action):
    """``use fan-jian handan``: carry out a stratagem (WS-8).

    ``target`` is a seat (written ``@2``), a land or a talent, whichever the card asks for, or
    ``NO_TARGET``.
    """

    def __init__(self, code: str, card: int, target: int) -> None:
        super().__init__(code)
        self.card: Final = card
        self.target: Final = target


class Moves:
    """Every move of an edition, by what it is about."""

    def __init__(self, edition: WarringEdition) -> None:
        self.edition: Final = edition
        self.roll: Final = Roll("roll")
        self.reroll: Final = Reroll("reroll")
        self.pass_: Final = Pass("pass")
        self.buy: Final = Buy("buy")
        self.go: list[Go] = [Go(f"go {steps}", steps) for steps in range(MAX_STEPS + 1)]
        self.march: list[March] = [March(f"march {n}", n) for n in range(MAX_STEPS + 1)]
        lands = edition.land_ids
        talents = edition.talent_ids
        self.build: list[Build] = [Build(f"build {id}", at) for at, id in enumerate(lands)]
        self.disband: list[Disband] = [Disband(f"disband {id}", at) for at, id in enumerate(lands)]
        self.abandon: list[Abandon] = [Abandon(f"abandon {id}", at) for at, id in enumerate(lands)]
        self.recruit: list[Recruit] = [
            Recruit(f"recruit {id}", at) for at, id in enumerate(talents)
        ]
        self.dismiss: list[Dismiss] = [
            Dismiss(f"dismiss {id}", at) for at, id in enumerate(talents)
        ]
        self.reveal: list[Reveal] = [
            Reveal(f"reveal {id}", at) for at, id in enumerate(edition.stratagem_ids)
        ]
        self.use: list[list[Use]] = [self._uses(card) for card in range(CARDS_OF_STRATAGEMS)]
        """stratagem -> its uses by target; one use for a stratagem without"""
        self.table: list[Action] = []
        self.table.extend([self.roll, self.reroll, self.pass_, self.buy])
        self.table.extend(self.go[1:])
        self.table.extend(self.march[1:])
        for at in range(LANDS):
            if not edition.is_field[at]:
                self.table.append(self.build[at])
                self.table.append(self.disband[at])
            self.table.append(self.abandon[at])
        for at in range(CARDS_OF_TALENTS):
            self.table.append(self.recruit[at])
            self.table.append(self.dismiss[at])
        self.table.extend(self.reveal)
        for uses in self.use:
            self.table.extend(uses)

    def _uses(self, card: int) -> list[Use]:
        code = f"use {self.edition.stratagem_ids[card]}"
        aim = self.edition.schemes[card].aim
        if aim == NOTHING:
            return [Use(code, card, NO_TARGET)]
        if aim == SEAT:
            return [Use(f"{code} @{seat}", card, seat) for seat in range(MAX_PLAYERS)]
        names = self.edition.land_ids if aim == LAND else self.edition.talent_ids
        return [Use(f"{code} {name}", card, at) for at, name in enumerate(names)]

    def find_use(self, card: int, target: int) -> Use:
        """The action that carries out a stratagem on a target, or on ``NO_TARGET``."""
        return self.use[card][max(0, target)]
