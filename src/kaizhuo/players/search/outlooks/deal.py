"""How a game of Monopoly Deal stands at the beginning of a turn."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.deal.columns import NO_CARD, is_anchor
from kaizhuo.games.deal.edition import (
    DOUBLE,
    DRAW,
    MONEY,
    RAINBOW,
    REFUSE,
    STEAL,
    SWAP,
    TAKEOVER,
)
from kaizhuo.games.deal.edition import RENT as RENT_CARD
from kaizhuo.games.deal.state import Deal
from kaizhuo.games.deal.turn import FREE_MOVES, PLAY, PLAYS, Turn
from kaizhuo.kernel.core import State
from kaizhuo.players.search.outlook import NOT_NOW, Outlook

LOGIT: Final = (
    ("one complete set", 0.716),
    ("two complete sets", 0.703),
    ("one card from winning", 0.102),
    ("two cards from winning", 0.238),
    ("cards missing on the table, of six", 0.566),
    ("cards missing beside those in hand, of six", -0.467),
    ("nothing missing with what is in hand", 0.837),
    ("the same, and on turn", 1.314),
    ("how soon it is this seat's turn", 0.648),
    ("soon, and one card at most is missing", 0.552),
    ("what is begun: squares of shares", 0.660),
    ("houses", -0.019),
    ("the first four millions in the bank", 0.134),
    ("the first twelve", 0.570),
    ("money in hand, of five", -0.149),
    ("dearest rent, of five", -0.098),
    ("all rents, of ten", 0.465),
    ("cards in hand, of seven", 0.227),
    ("refusals in hand", 0.444),
    ("takeovers in hand", 0.783),
    ("cards in hand that take a property", 0.166),
    ("the same, and two cards at most are missing", 0.243),
    ("rent cards in hand for what one has", 0.257),
    ("cards in hand that draw or double", 0.108),
)
"""Features and their weights, fitted by ``python -m benchmarks.outlook deal``."""
SETS_TO_WIN: Final = 3
FAR: Final = 6
"""So many cards from winning, and more, are all the same."""


class DealOutlook(Outlook):
    """Sets, what is missing to them, and what hands and banks hold."""

    def __init__(self) -> None:
        super().__init__(32, LOGIT)

    def mover(self, state: State) -> int:
        assert isinstance(state, Deal)
        top = state.stack[-1]
        if not isinstance(top, Turn) or top.phase != PLAY:
            return NOT_NOW
        begins = state.plays_left == PLAYS and state.moves_left == FREE_MOVES
        return top.player if begins else NOT_NOW

    def row(self, state: State, seat: int, soon: float) -> list[float]:
        assert isinstance(state, Deal)
        ed = state.box.cards
        colors = len(ed.size)
        count = [0] * colors
        anchored = [False] * colors
        built = 0.0
        most_rent = 0
        rents = 0.0
        for column in state.areas[seat]:
            color = column.color
            count[color] += len(column.cards)
            most_rent = max(most_rent, column.rent)
            rents += column.rent
            if column.house != NO_CARD:
                built += 1.0
            for card in column.cards:
                if is_anchor(state.box, card):
                    anchored[color] = True
        held = [0] * colors
        wild = 0
        kinds = [0.0] * 10
        money = 0
        rent_cards = 0
        for card in state.hands[seat]:
            kind = ed.kind[card]
            if kind == MONEY:
                money += ed.value[card]
            elif kind == RAINBOW:
                wild += 1
            elif kind < RAINBOW:
                for color in ed.colors[card]:
                    held[color] += 1
            elif kind == RENT_CARD:
                best = 0
                for color in ed.colors[card]:
                    if count[color]:
                        best = 1
                rent_cards += best
            elif ed.effect[card] < 10:
                kinds[ed.effect[card]] += 1.0
        sets = 0
        missing: list[int] = []
        left: list[int] = []
        part = 0.0
        for color in range(colors):
            size = ed.size[color]
            if count[color] >= size and anchored[color]:
                sets += 1
                continue
            lacks = max(1, size - count[color])
            missing.append(lacks)
            left.append(max(0, lacks - held[color]))
            share = min(count[color], size) / size
            part += share * share
        missing.sort()
        left.sort()
        wanted = max(0, SETS_TO_WIN - sets)
        far = 0
        for lacks in missing[:wanted]:
            far += lacks
        near = 0
        for lacks in left[:wanted]:
            near += lacks
        near = max(0, near - wild)
        bank = 0
        for card in state.banks[seat]:
            bank += ed.value[card]
        takes = kinds[TAKEOVER] + kinds[STEAL] + kinds[SWAP]
        return [
            1.0 if sets >= 1 else 0.0,
            1.0 if sets >= 2 else 0.0,
            1.0 if far <= 1 else 0.0,
            1.0 if far <= 2 else 0.0,
            min(far, FAR) / FAR,
            min(near, FAR) / FAR,
            1.0 if near == 0 else 0.0,
            1.0 if near == 0 and soon == 1.0 else 0.0,
            soon,
            soon if near <= 1 else 0.0,
            part,
            built,
            min(bank, 4) / 4.0,
            min(bank, 12) / 12.0,
            money / 5.0,
            most_rent / 5.0,
            rents / 10.0,
            len(state.hands[seat]) / 7.0,
            kinds[REFUSE],
            kinds[TAKEOVER],
            takes,
            takes if near <= 2 else 0.0,
            float(rent_cards),
            kinds[DRAW] + 0.5 * kinds[DOUBLE],
        ]
