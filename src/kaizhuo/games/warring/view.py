"""What one seat may see of Warring States, built from nothing."""

from __future__ import annotations

import msgspec

from kaizhuo.kernel import SPECTATOR, Action, Deck, Face, Reason, Section, State, Text
from kaizhuo.parts.purse import BANK

from . import labels, words
from .book import Choosing, Scheming
from .box import WarringBox
from .debts import Owing
from .edition import CITY, LANDS, MOST_CAMPS, NONE, PLACES
from .king import Marching
from .prices import toll
from .state import NOBODY, Warring
from .turn import THROW, Turn


class TurnView(msgspec.Struct):
    """Whose turn it is; ``phase``: throw, steps, close, choice, debt, stratagem, choosing,
    march or over. ``dice`` is the last throw, ``red`` the last of the red die (0: none)."""

    player: int
    round: int
    phase: str
    dice: list[int]
    red: int


class PlayerView(msgspec.Struct):
    """What a player has; ``worth`` is silver and the cost of all the rest."""

    seat: int
    silver: int
    square: int
    monarch: str | None
    lands: list[str]
    counties: int
    talents: list[str]
    rests: bool
    out: bool
    worth: int


class LandView(msgspec.Struct):
    """A land; ``toll`` is what a visitor without talents pays."""

    id: str
    square: int
    owner: int | None
    camps: int
    city: bool
    toll: int


class KingView(msgspec.Struct):
    """The King of Qin's square, and who holds the red die."""

    square: int
    holder: int | None


class BattleView(msgspec.Struct):
    """The last battle: where, and the counts of both sides."""

    land: str
    attack: int
    defence: int


class KnownView(msgspec.Struct):
    """A card in a pile that this observer has seen; ``above``: how many are drawn before it."""

    card: str
    above: int


class PileView(msgspec.Struct):
    """A pile face down."""

    count: int
    known: list[KnownView]


class StratagemView(msgspec.Struct):
    """Stratagems that lie open for a player to decide upon."""

    player: int
    cards: list[str]


class DebtView(msgspec.Struct):
    """A debt that a player must sell for; ``creditor`` is ``None`` for the treasury."""

    debtor: int
    creditor: int | None
    amount: int
    missing: int
    reason: str


class StockView(msgspec.Struct):
    """Camps and cities that are left."""

    camps: int
    cities: int


class WarringView(msgspec.Struct):
    """The table as one observer sees it."""

    turn: TurnView
    players: list[PlayerView]
    lands: list[LandView]
    offer: list[str]
    king: KingView
    battle: BattleView | None
    talent_pile: PileView
    stratagem_pile: PileView
    stratagem: StratagemView | None
    debt: DebtView | None
    stock: StockView
    target: int
    winner: int | None


class WarringFace(Face):
    """How Warring States is shown."""

    def __init__(self, box: WarringBox) -> None:
        self.box = box

    def view(self, state: State, observer: int) -> WarringView:
        assert isinstance(state, Warring)
        realm = self.box.realm
        battle = state.battle
        return WarringView(
            turn=_turn(state),
            players=[self._player(state, seat) for seat in range(state.players)],
            lands=[self._land(state, land) for land in range(LANDS)],
            offer=[realm.talent_ids[card] for card in state.offer],
            king=KingView(state.king, None if state.holder == NOBODY else state.holder),
            battle=BattleView(realm.land_ids[battle[0]], battle[1], battle[2]) if battle else None,
            talent_pile=_pile(state.talent_pile, observer),
            stratagem_pile=_pile(state.stratagem_pile, observer),
            stratagem=self._stratagem(state),
            debt=_debt(state),
            stock=StockView(state.camps_left(), state.cities_left()),
            target=self.box.target if self.box.silver_wins else 0,
            winner=state.winner if state.winner >= 0 else None,
        )

    def _player(self, state: Warring, seat: int) -> PlayerView:
        realm = self.box.realm
        monarch = state.monarchs[seat]
        return PlayerView(
            seat=seat,
            silver=state.cash[seat],
            square=state.squares[seat],
            monarch=None if monarch == NONE else realm.monarch_ids[monarch],
            lands=[realm.land_ids[land] for land in state.own_lands(seat)],
            counties=state.counties(seat),
            talents=[realm.talent_ids[card] for card in state.talents[seat]],
            rests=state.resting[seat] > 0,
            out=state.out[seat],
            worth=state.worth(seat),
        )

    def _land(self, state: Warring, land: int) -> LandView:
        realm = self.box.realm
        owner = state.owner[land]
        camps = state.camps[land]
        return LandView(
            id=realm.land_ids[land],
            square=realm.square_of[land],
            owner=None if owner == NOBODY else owner,
            camps=0 if camps == CITY else camps,
            city=camps == CITY,
            toll=realm.tolls[land][0] if owner == NOBODY else toll(state, NOBODY, land),
        )

    def _stratagem(self, state: Warring) -> StratagemView | None:
        top = state.stack[-1]
        if not isinstance(top, Scheming):
            return None
        ids = self.box.realm.stratagem_ids
        return StratagemView(top.player, [ids[card] for card in top.cards])

    # -- words ----------------------------------------------------------------------------

    def sections(self, state: State, observer: int) -> list[Section]:
        assert isinstance(state, Warring)
        known = (_pile(state.talent_pile, observer), _pile(state.stratagem_pile, observer))
        seen = [[(one.card, one.above) for one in pile.known] for pile in known]
        return words.sections(state, observer, seen)

    def label(self, state: State, player: int, action: Action) -> Text:
        assert isinstance(state, Warring)
        return labels.label(state, player, action)

    def path(self, state: State, player: int, action: Action) -> list[str]:
        assert isinstance(state, Warring)
        return labels.path(state, player, action)

    def prompt(self, state: State, player: int) -> Text:
        assert isinstance(state, Warring)
        return labels.prompt(state, player)

    def why_not(self, state: State, player: int, thing: str) -> Reason:
        assert isinstance(state, Warring)
        return labels.why_not(state, player, thing)

    def standing(self, state: State, seat: int) -> float:
        """Silver and what all else cost (WS-16.1)."""
        assert isinstance(state, Warring)
        return -1.0 if state.out[seat] else float(state.worth(seat))

    def uses(self) -> list[tuple[str, list[str]]]:
        return [
            ("use-recruited", ["recruit card"]),
            ("use-stratagems", ["use card", "use-seat card", "use-thing card"]),
            ("use-bought", ["buy land"]),
            ("use-built", ["camp land", "city land"]),
            ("use-fields", ["field land"]),
            ("use-tolls", ["toll land"]),
        ]

    def catalog(self) -> dict[str, object]:
        realm = self.box.realm
        return {
            "names": realm.names,
            "sources": realm.sources,
            "ring": realm.square_ids,
            "places": list(PLACES),
            "states": [
                {"id": id, "symbol": realm.symbols[at], "letter": realm.letters[at]}
                for at, id in enumerate(realm.state_ids)
            ],
            "lands": {
                id: {
                    "kind": "battlefield" if realm.is_field[land] else "county",
                    "square": realm.square_of[land],
                    "state": None
                    if realm.state_of[land] == NONE
                    else realm.state_ids[realm.state_of[land]],
                    "price": realm.price[land],
                    "tolls": realm.tolls[land],
                    "camp": realm.camp_cost[land],
                    "city": realm.city_cost[land],
                    "sale": realm.land_sale[land],
                    "sale_camp": realm.camp_sale[land],
                    "sale_city": realm.city_sale[land],
                }
                for land, id in enumerate(realm.land_ids)
            },
            "monarchs": {
                id: {"land": realm.land_ids[realm.start_land[at]]}
                for at, id in enumerate(realm.monarch_ids)
            },
            "talents": {
                id: {"price": realm.talent_price[at], "sale": realm.talent_sale[at]}
                for at, id in enumerate(realm.talent_ids)
            },
            "stratagems": {
                id: {"cost": realm.schemes[at].cost, "shuffled": realm.shuffled[at]}
                for at, id in enumerate(realm.stratagem_ids)
            },
            "most_camps": MOST_CAMPS,
            "camps": realm.camps_in_stock,
            "cities": realm.cities_in_stock,
        }


def _pile(pile: Deck, observer: int) -> PileView:
    """What this observer knows of a pile: what it looked at, and what all saw go under it."""
    bit = 1 << (31 if observer == SPECTATOR else observer)
    known: list[KnownView] = []
    above = len(pile.unknown)
    for layer, mark in zip(pile.under, pile.marks, strict=True):
        if mark & bit:
            known.append(KnownView(pile.names[layer[0]], above))
        above += len(layer)
    return PileView(pile.count(), known)


def _debt(state: Warring) -> DebtView | None:
    top = state.stack[-1]
    if not isinstance(top, Owing) or state.over:
        return None
    due = top.dues()[0]
    creditor = None if top.creditor == BANK else top.creditor
    return DebtView(due.debtor, creditor, due.amount, due.missing(state), top.reason)


def _turn(state: Warring) -> TurnView:
    top = state.stack[-1]
    turn = state.stack[0]
    player = turn.player if isinstance(turn, Turn) else 0
    if state.over:
        phase = "over"
    elif isinstance(top, Turn):
        phase = {THROW: "throw", THROW + 1: "steps"}.get(top.phase, "close")
    elif isinstance(top, Owing):
        phase = "debt"
    elif isinstance(top, Scheming):
        phase = "stratagem"
    elif isinstance(top, Choosing):
        phase = "choosing"
    else:
        phase = "march" if isinstance(top, Marching) else "choice"
    return TurnView(player, state.round, phase, state.dice, state.red)
