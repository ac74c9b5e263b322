"""Battles (WS-5)."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.text import Seat

from .box import BATTLE_STAKE, EMPTY_FIELD
from .debts import owe
from .state import NOBODY, Warring


def fight(state: Warring, attacker: int, land: int, nature: Nature) -> None:
    """WS-5.a, WS-5.b: one die each (WSA-09); an empty battlefield counts as a throw of four."""
    defender = state.owner[land]
    while True:
        attack = _throw(state, attacker, True, nature)
        defence = EMPTY_FIELD if defender == NOBODY else _throw(state, defender, False, nature)
        state.battle = [land, attack, defence]
        _tell(state, attacker, defender, land, attack, defence)
        if attack != defence:
            won = attack > defence
            break
        favoured = _wins_ties(state, attacker)
        against = defender != NOBODY and _wins_ties(state, defender)
        # An empty battlefield is taken by more than four only; WSA-10 for two players.
        if favoured != against or defender == NOBODY or not state.box.ties_again:
            won = favoured and not against
            break
    if defender == NOBODY:
        if won:
            state.owner[land] = attacker
            state.note_land("log-field", attacker, land)
            state.earn(attacker, BATTLE_STAKE, "reason-battle")
            _after(state, attacker, NOBODY)
        return
    winner, loser = (attacker, defender) if won else (defender, attacker)
    if won:
        state.owner[land] = attacker
        state.note_land("log-field", attacker, land)
    else:
        state.note_land("log-field-held", defender, land)
    tie_kept = attack == defence and not state.box.ties_again and not _wins_ties(state, defender)
    if not won and tie_kept:  # WSA-10, the other reading: the defender keeps it, nothing is paid
        return
    _after(state, winner, loser)
    owe(state, loser, winner, BATTLE_STAKE, "reason-battle")


def _throw(state: Warring, player: int, attacking: bool, nature: Nature) -> int:
    face = nature.roll(1)[0]
    for talent in state.talents[player]:
        face = state.box.realm.talents[talent].die(face, attacking)
    return face


def _wins_ties(state: Warring, player: int) -> bool:
    for talent in state.talents[player]:
        if state.box.realm.talents[talent].wins_ties():
            return True
    return False


def _after(state: Warring, winner: int, loser: int) -> None:
    for talent in state.talents[winner]:
        spoils = state.box.realm.talents[talent].spoils()
        if spoils > 0:
            state.earn(winner, spoils, "reason-talent")
    if loser == NOBODY:
        return
    for talent in state.talents[loser]:
        pension = state.box.realm.talents[talent].pension()
        if pension > 0:
            state.earn(loser, pension, "reason-talent")


def _tell(
    state: Warring, attacker: int, defender: int, land: int, attack: int, defence: int
) -> None:
    if state.journal is None:
        return
    args: dict[str, object] = {
        "player": Seat(attacker), "land": state.land_ref(land), "attack": attack,
        "defence": defence,
    }  # fmt: skip
    if defender == NOBODY:
        state.tell("log-battle-empty", args, attacker)
    else:
        args["target"] = Seat(defender)
        state.tell("log-battle", args, attacker)
