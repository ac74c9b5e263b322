"""What talents do: standing effects, each one short class with the hook that it changes.

To add an effect: a class here that overrides one hook, and its name in ``EFFECTS``. A hook gets
plain numbers and returns what becomes of them; those left alone change nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

CITY_CAMPS: Final = 4
"""A city counts as so many camps where camps are counted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Talent:
    """A talent of no effect. ``amount`` is the number on the card, ``state`` its state."""

    def __init__(self, amount: int, state: int) -> None:
        self.amount: Final = amount
        self.state: Final = state
        self.needs_amount = True
        self.needs_state = False

    # -- tolls: silver, with the land's state and its camps (4 for a city)

    def toll_taken(self, toll: int, state: int, camps: int) -> int:
        return toll

    def toll_paid(self, toll: int, state: int, camps: int) -> int:
        return toll

    # -- battles

    def die(self, face: int, attacking: bool) -> int:
        return face

    def wins_ties(self) -> bool:
        return False

    def spoils(self) -> int:
        """From the treasury after a battle won."""
        return 0

    def pension(self) -> int:
        """From the treasury after a battle lost."""
        return 0

    def field_pay(self, pay: int) -> int:
        return pay

    # -- buying and building

    def land_price(self, price: int) -> int:
        return price

    def camp_cost(self, cost: int) -> int:
        return cost

    def alliance_cost(self, cost: int) -> int:
        return cost

    def builds_at_once(self) -> bool:
        return False

    # -- the Palace and the Alliances

    def palace_pay(self, pay: int, counties: int) -> int:
        return pay

    def envoy(self) -> int:
        """From the treasury when anybody stops at either Alliance."""
        return 0

    # -- the King of Qin

    def pays_fees(self) -> bool:
        return True

    def keeps_camps(self) -> bool:
        return False

    def tribute(self) -> int:
        """From the treasury for each payment the King demands for the holder."""
        return 0

    def king_steps(self) -> int:
        return 0

    # -- steps

    def further(self) -> int:
        """What one step more than thrown costs; -1: not allowed."""
        return -1

    def shorter(self) -> int:
        """What one step less than thrown costs; -1: not allowed."""
        return -1

    def rerolls(self) -> bool:
        return False

    def doubles(self) -> int:
        return 0

    # -- recruiting

    def recruit_price(self, price: int) -> int:
        return price

    def patronage(self) -> int:
        """From the treasury when another player recruits."""
        return 0

    # -- looking at cards

    def looks_talents(self) -> int:
        return 0

    def looks_stratagems(self) -> int:
        return 0

    def chooses_stratagem(self) -> int:
        return 0

    # -- stratagems

    def executed(self) -> int:
        return 0

    def declined(self) -> int:
        return 0

    def sheltered(self) -> bool:
        return False

    # -- every turn

    def income(self) -> int:
        return 0


class TollMore(Talent):
    def toll_taken(self, toll: int, state: int, camps: int) -> int:
        return toll + self.amount


class TollState(Talent):
    def __init__(self, amount: int, state: int) -> None:
        super().__init__(amount, state)
        self.needs_state = True

    def toll_taken(self, toll: int, state: int, camps: int) -> int:
        return toll + self.amount if state == self.state else toll


class TollBare(Talent):
    def toll_taken(self, toll: int, state: int, camps: int) -> int:
        return toll + self.amount if camps == 0 else toll


class TollBuilt(Talent):
    def toll_taken(self, toll: int, state: int, camps: int) -> int:
        return toll + self.amount * camps


class TollLess(Talent):
    def toll_paid(self, toll: int, state: int, camps: int) -> int:
        return max(0, toll - self.amount)


class TollPass(Talent):
    def __init__(self, amount: int, state: int) -> None:
        super().__init__(amount, state)
        self.needs_amount = False
        self.needs_state = True

    def toll_paid(self, toll: int, state: int, camps: int) -> int:
        return 0 if state == self.state else toll


class TollCap(Talent):
    def toll_paid(self, toll: int, state: int, camps: int) -> int:
        return min(toll, self.amount)


class BattleDie(Talent):
    def die(self, face: int, attacking: bool) -> int:
        return face + self.amount


class Attack(Talent):
    def die(self, face: int, attacking: bool) -> int:
        return face + self.amount if attacking else face


class Defend(Talent):
    def die(self, face: int, attacking: bool) -> int:
        return face if attacking else face + self.amount


class _Plain(Talent):
    """An effect without a number."""

    def __init__(self, amount: int, state: int) -> None:
        super().__init__(amount, state)
        self.needs_amount = False


class WinsTies(_Plain):
    def wins_ties(self) -> bool:
        return True


class Spoils(Talent):
    def spoils(self) -> int:
        return self.amount


class Pension(Talent):
    def pension(self) -> int:
        return self.amount


class FieldPay(Talent):
    def field_pay(self, pay: int) -> int:
        return pay + self.amount


class LandPrice(Talent):
    def land_price(self, price: int) -> int:
        return max(0, price - self.amount)


class CampCost(Talent):
    def camp_cost(self, cost: int) -> int:
        return max(0, cost - self.amount)


class AllianceCost(Talent):
    def alliance_cost(self, cost: int) -> int:
        return max(0, cost - self.amount)


class BuildsAtOnce(_Plain):
    def builds_at_once(self) -> bool:
        return True


class PalaceMore(Talent):
    def palace_pay(self, pay: int, counties: int) -> int:
        return pay + self.amount


class PalaceLands(Talent):
    def palace_pay(self, pay: int, counties: int) -> int:
        return pay + self.amount * counties


class Envoy(Talent):
    def envoy(self) -> int:
        return self.amount


class NoFees(_Plain):
    def pays_fees(self) -> bool:
        return False


class KeepsCamps(_Plain):
    def keeps_camps(self) -> bool:
        return True


class Tribute(Talent):
    def tribute(self) -> int:
        return self.amount


class KingSteps(Talent):
    def king_steps(self) -> int:
        return self.amount


class Further(Talent):
    def further(self) -> int:
        return self.amount


class Shorter(Talent):
    def shorter(self) -> int:
        return self.amount


class Rerolls(_Plain):
    def rerolls(self) -> bool:
        return True


class Doubles(Talent):
    def doubles(self) -> int:
        return self.amount


class RecruitPrice(Talent):
    def recruit_price(self, price: int) -> int:
        return price - self.amount


class Patronage(Talent):
    def patronage(self) -> int:
        return self.amount


class LooksTalents(Talent):
    def looks_talents(self) -> int:
        return self.amount


class LooksStratagems(Talent):
    def looks_stratagems(self) -> int:
        return self.amount


class ChoosesStratagem(Talent):
    def chooses_stratagem(self) -> int:
        return self.amount


class Executed(Talent):
    def executed(self) -> int:
        return self.amount


class Declined(Talent):
    def declined(self) -> int:
        return self.amount


class Sheltered(_Plain):
    def sheltered(self) -> bool:
        return True


class Income(Talent):
    def income(self) -> int:
        return self.amount


EFFECTS: Final[dict[str, type[Talent]]] = {
    "toll-more": TollMore,
    "toll-state": TollState,
    "toll-bare": TollBare,
    "toll-built": TollBuilt,
    "toll-less": TollLess,
    "toll-pass": TollPass,
    "toll-cap": TollCap,
    "battle-die": BattleDie,
    "attack": Attack,
    "defend": Defend,
    "wins-ties": WinsTies,
    "spoils": Spoils,
    "pension": Pension,
    "field-pay": FieldPay,
    "land-price": LandPrice,
    "camp-cost": CampCost,
    "alliance-cost": AllianceCost,
    "builds-at-once": BuildsAtOnce,
    "palace-more": PalaceMore,
    "palace-lands": PalaceLands,
    "envoy": Envoy,
    "no-fees": NoFees,
    "keeps-camps": KeepsCamps,
    "tribute": Tribute,
    "king-steps": KingSteps,
    "further": Further,
    "shorter": Shorter,
    "rerolls": Rerolls,
    "doubles": Doubles,
    "recruit-price": RecruitPrice,
    "patronage": Patronage,
    "looks-talents": LooksTalents,
    "looks-stratagems": LooksStratagems,
    "chooses-stratagem": ChoosesStratagem,
    "executed": Executed,
    "declined": Declined,
    "sheltered": Sheltered,
    "income": Income,
}
"""The word of the edition file for each effect."""
