"""A rule of thumb for the bank game: buy what will earn, keep enough for the tolls ahead, and
spend nothing when the target is near."""

from __future__ import annotations

import random

from kaizhuo.games.nyc import actions as a
from kaizhuo.games.nyc.bank.box import BankBox
from kaizhuo.games.nyc.bank.view import BankView
from kaizhuo.kernel import Action
from kaizhuo.players.information_set import InformationSet

from .nyc_bank_worth import BUILD_MARGIN, Table


def choose(information_set: InformationSet, rng: random.Random) -> Action:
    """The action with the most money in it; among equals any one."""
    view = information_set.view()
    box = information_set.game
    assert isinstance(view, BankView)
    assert isinstance(box, BankBox)
    legal = information_set.legal_actions()
    if view.turn.phase == "debt":
        return information_set.default()
    table = Table(box, view, information_set.player)
    best: list[Action] = []
    most = float("-inf")
    for action in legal:
        worth = _worth(table, action)
        if worth > most:
            best, most = [action], worth
        elif worth == most:
            best.append(action)
    return best[int(rng.random() * len(best))]


def _worth(table: Table, action: Action) -> float:
    view = table.view
    match action:
        case a.Roll():
            return table.outlook(table.here)
        case a.GoOn():
            return table.stop_after(sum(view.dice))
        case a.Reroll():
            return table.outlook(table.here)
        case a.Buy():
            return table.gain_of_land(table.asked_about())
        case a.Build():
            return table.gain_of_floor(table.asked_about(), table.edition.build)
        case a.BuildWith(square=square) | a.ExtraWith(square=square):
            gain = table.gain_of_floor(table.asked_about(), table.edition.build)
            return gain - table.loss_of_floor(square)
        case a.Site(square=square):
            return table.gain_of_floor(square, table.edition.build)
        case a.Fund():
            return float((view.fund + 100) * table.rivals_left - 100)
        case a.Send(seat=seat):
            return table.gain_of_sending(seat, table.asked_about())
        case a.Swap(seat=seat):
            return table.place_worth(table.square_of(seat))
        case a.Use(card=card):
            return _use(table, card)
    return 0.0


def _use(table: Table, card: int) -> float:
    """An experience card, by the occasion that is open."""
    effect = table.edition.experience[0][card].effect
    view = table.view
    match view.turn.phase, effect:
        case "roll", "tour":
            return table.stop_after(1) - 300
        case "throw", "insurance":
            return table.outlook(table.here) - 1000
        case "throw", "shuttle":
            return table.stop_after(sum(view.dice) + 2) + 1
        case "extra", _:
            return table.gain_of_extra(
                table.asked_about(), table.edition.experience[0][card].amount
            )
        case "buyout", _:
            return table.gain_of_land(table.asked_about()) - BUILD_MARGIN
        case "stopover", _:
            return float((view.fund + 100) * table.rivals_left - 600)
        case "again", _:
            return table.outlook(table.here) + 300
    return 1.0
