"""Going round the ring, and what the square says where one stops (WS-2 … WS-11)."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.text import Seat
from kaizhuo.parts.ring import squares_ahead

from .alliances import stop_at_alliance, stop_at_axis
from .battle import fight
from .book import open_book
from .debts import TOLL, owe
from .edition import ALLIANCE, AXIS, BATTLEFIELD, BOOK, COUNTY, HALL, PALACE, PAVILION, SQUARES
from .king import charge
from .lands import Building, Purchase
from .prices import field_pay, palace_pay, toll
from .recruiting import HALL as AT_HALL
from .recruiting import PAVILION as AT_PAVILION
from .recruiting import Recruiting
from .state import NOBODY, Warring


def throw(state: Warring, player: int, nature: Nature) -> None:
    """Throw the dice that move a token (WSA-01); talents may be paid for doubles."""
    state.dice = nature.roll(state.box.moving_dice)
    if state.journal is not None:
        args: dict[str, object] = {
            "player": Seat(player), "number": sum(state.dice),
            "dice": " + ".join([str(face) for face in state.dice]),
        }  # fmt: skip
        state.tell("log-throw", args, player)
    if _has_double(state.dice):
        for card in state.talents[player]:
            pay = state.box.realm.talents[card].doubles()
            if pay > 0:
                state.earn(player, pay, "reason-talent")


def _has_double(dice: list[int]) -> bool:
    """Whether any two of the dice show the same; there may be three (WSA-01)."""
    for at in range(1, len(dice)):
        if dice[at] in dice[:at]:
            return True
    return False


def travel(state: Warring, player: int, steps: int, nature: Nature) -> None:
    """Walk clockwise; the Palace and own battlefields pay on the way, in order (WSA-27)."""
    ahead = squares_ahead(SQUARES, state.squares[player], steps)
    stop = ahead[-1]
    state.squares[player] = stop
    if state.journal is not None:
        args: dict[str, object] = {
            "player": Seat(player), "count": steps, "square": state.square_ref(stop),
        }  # fmt: skip
        state.tell("log-go", args, player)
    realm = state.box.realm
    for square in ahead:
        kind = realm.kind[square]
        if kind == PALACE:  # WS-3, WSA-07: passing and stopping
            state.earn(player, palace_pay(state, player), "reason-palace")
        elif (
            kind == BATTLEFIELD
            and state.owner[realm.land_at[square]] == player
            and (square != stop or state.box.field_pays_stopping)
        ):
            state.earn(player, field_pay(state, player), "reason-field")
    arrive(state, player, nature)


def jump(state: Warring, player: int, square: int, nature: Nature) -> None:
    """Go straight to a square, passing none; the Palace pays whoever stops there."""
    state.squares[player] = square
    if state.journal is not None:
        args: dict[str, object] = {"player": Seat(player), "square": state.square_ref(square)}
        state.tell("log-jump", args, player)
    if state.box.realm.kind[square] == PALACE:
        state.earn(player, palace_pay(state, player), "reason-palace")
    arrive(state, player, nature)


def arrive(state: Warring, player: int, nature: Nature) -> None:
    """Do what the square says."""
    square = state.squares[player]
    kind = state.box.realm.kind[square]
    land = state.box.realm.land_at[square]
    if kind == COUNTY:
        _stop_at_county(state, player, land)
    elif kind == BATTLEFIELD:
        if state.owner[land] != player:  # WSA-12
            fight(state, player, land, nature)
    elif kind == BOOK:
        open_book(state, player, nature)
    elif kind == HALL:
        state.stack.append(Recruiting(player, AT_HALL))
    elif kind == PAVILION:
        state.stack.append(Recruiting(player, AT_PAVILION))
    elif kind == ALLIANCE:
        stop_at_alliance(state, player)
    elif kind == AXIS:
        stop_at_axis(state, player)
    meets = state.box.meeting_the_king and state.king == square
    if meets and state.holder not in (NOBODY, player):  # WSA-05, the other reading
        charge(state, state.holder, [player])


def _stop_at_county(state: Warring, player: int, land: int) -> None:
    owner = state.owner[land]
    if owner == NOBODY:  # WS-4.a; also a county that was handed back (WS-4.c, WSA-19)
        state.stack.append(Purchase(player, land))
    elif owner == player:
        state.stack.append(Building(player, land))
    else:
        amount = toll(state, player, land)
        if state.journal is not None:
            args: dict[str, object] = {
                "player": Seat(player), "target": Seat(owner), "land": state.land_ref(land),
                "amount": amount,
            }  # fmt: skip
            state.tell("log-toll", args, player)
        owe(state, player, owner, amount, TOLL)
