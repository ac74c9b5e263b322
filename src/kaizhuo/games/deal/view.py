"""What one seat may see of Monopoly Deal, built from nothing."""

from __future__ import annotations

import msgspec

from kaizhuo.kernel import SPECTATOR, Action, Face, Line, Reason, Ref, Seat, Section, State, Text

from . import labels
from .box import DealBox
from .charge import KIND_NAMES, Charge, Demand
from .columns import NO_CARD, Column
from .edition import KINDS
from .payment import payable
from .state import Deal
from .surplus import Surplus
from .theft import Offer
from .turn import DRAW_EMPTY, SETS_TO_WIN, Turn


class TurnView(msgspec.Struct):
    """Whose turn it is and what it still allows; ``phase``: play, give, charge, shed or over."""

    player: int
    number: int
    plays_left: int
    moves_left: int
    phase: str


class ColumnView(msgspec.Struct):
    """A column of property cards; ``rent`` in millions."""

    id: str
    color: str
    cards: list[str]
    size: int
    complete: bool
    house: str | None
    hotel: str | None
    rent: int


class PlayerView(msgspec.Struct):
    """What lies before a player; ``hand`` is a number of cards, ``bank_total`` millions."""

    seat: int
    hand: int
    bank: list[str]
    bank_total: int
    columns: list[ColumnView]
    loose: list[str]
    sets: list[str]
    draws_five: bool


class UnderView(msgspec.Struct):
    """A card this seat put under the draw pile; ``above``: how many cards are drawn before it."""

    card: str
    above: int


class KnownView(msgspec.Struct):
    """Cards in another hand that this seat knows."""

    seat: int
    cards: list[str]


class TargetView(msgspec.Struct):
    """One target of a charge; ``status``: asked, refused, paying, done or free."""

    seat: int
    due: int
    paid: list[str]
    paid_total: int
    status: str
    asked: int | None
    refusals: list[str]


class ChargeView(msgspec.Struct):
    """An action at work; ``take`` are the properties wanted, ``give`` the one offered."""

    actor: int
    kind: str
    cards: list[str]
    color: str | None
    amount: int
    take: list[str]
    give: str | None
    targets: list[TargetView]


class PayableView(msgspec.Struct):
    """A card that may be handed over, and its value in millions."""

    card: str
    value: int


class DealView(msgspec.Struct):
    """The table as one observer sees it."""

    turn: TurnView
    players: list[PlayerView]
    hand: list[str] | None
    draw_pile: int
    under: list[UnderView]
    discard: list[str]
    known: list[KnownView]
    charge: ChargeView | None
    payable: list[PayableView]
    owed: int
    winner: int | None


class DealFace(Face):
    """How Monopoly Deal is shown."""

    def __init__(self, box: DealBox) -> None:
        self.box = box

    def view(self, state: State, observer: int) -> DealView:
        assert isinstance(state, Deal)
        codes = self.box.cards.codes
        charge = _charge_of(state)
        debt = _debt_of(state, observer)
        return DealView(
            turn=_turn(state),
            players=[self._player(state, seat) for seat in range(state.players)],
            hand=None if observer == SPECTATOR else [codes[c] for c in state.hands[observer]],
            draw_pile=state.deck.count(),
            under=[] if observer == SPECTATOR else self._under(state, observer),
            discard=[codes[card] for card in state.discard],
            known=[] if observer == SPECTATOR else self._known(state, observer),
            charge=None if charge is None else self._charge(state, charge),
            payable=[]
            if debt is None
            else [
                PayableView(codes[card], self.box.cards.value[card])
                for card in payable(state, observer)
            ],
            owed=0 if debt is None else debt.due - debt.total,
            winner=state.winner if state.winner >= 0 else None,
        )

    def _player(self, state: Deal, seat: int) -> PlayerView:
        cards = self.box.cards
        sets = {column.color: None for column in state.areas[seat] if column.complete}
        return PlayerView(
            seat=seat,
            hand=len(state.hands[seat]),
            bank=[cards.codes[card] for card in state.banks[seat]],
            bank_total=sum(cards.value[card] for card in state.banks[seat]),
            columns=[self._column(column, id) for column, id in _numbered(self.box, state, seat)],
            loose=[cards.codes[card] for card in state.loose[seat]],
            sets=[cards.color_ids[color] for color in sets],
            draws_five=not state.hands[seat],
        )

    def _column(self, column: Column, id: str) -> ColumnView:
        cards = self.box.cards
        return ColumnView(
            id=id,
            color=cards.color_ids[column.color],
            cards=[cards.codes[card] for card in column.cards],
            size=cards.size[column.color],
            complete=column.complete,
            house=self._code(column.house),
            hotel=self._code(column.hotel),
            rent=column.rent,
        )

    def _code(self, card: int) -> str | None:
        return None if card == NO_CARD else self.box.cards.codes[card]

    def _under(self, state: Deal, observer: int) -> list[UnderView]:
        found: list[UnderView] = []
        above = len(state.deck.unknown)
        for layer, mark in zip(state.deck.under, state.deck.marks, strict=True):
            if mark & (1 << observer):
                found.append(UnderView(self.box.cards.codes[layer[0]], above))
            above += len(layer)
        return found

    def _known(self, state: Deal, observer: int) -> list[KnownView]:
        found: list[KnownView] = []
        for seat in range(state.players):
            cards = [card for card in state.knows[observer] if card in state.hands[seat]]
            if cards:
                found.append(KnownView(seat, [self.box.cards.codes[card] for card in cards]))
        return found

    def _charge(self, state: Deal, charge: Charge) -> ChargeView:
        codes = self.box.cards.codes
        take = [] if charge.taken == NO_CARD else [codes[charge.taken]]
        demands = charge.demands()
        if charge.kind == KIND_NAMES.index("takeover"):
            area = state.areas[demands[0].target]
            at = state.column_at(demands[0].target, charge.color, charge.column)
            take = [codes[card] for card in area[at].cards]
        return ChargeView(
            actor=charge.actor,
            kind=KIND_NAMES[charge.kind],
            cards=[codes[card] for card in charge.cards],
            color=None if charge.color < 0 else self.box.cards.color_ids[charge.color],
            amount=charge.amount,
            take=take,
            give=self._code(charge.given),
            targets=[self._target(demand) for demand in demands],
        )

    def _target(self, demand: Demand) -> TargetView:
        codes = self.box.cards.codes
        return TargetView(
            seat=demand.target,
            due=demand.due,
            paid=[codes[card] for card in demand.paid],
            paid_total=demand.total,
            status=_status(demand),
            asked=None if demand.asked < 0 else demand.asked,
            refusals=[codes[card] for card in demand.refusals],
        )

    # -- words ----------------------------------------------------------------------------

    def sections(self, state: State, observer: int) -> list[Section]:
        assert isinstance(state, Deal)
        table: list[Line] = [
            Line(
                Text(
                    "line-piles",
                    {"draw": state.deck.count(), "discard": len(state.discard)},
                )
            )
        ]
        if state.discard:
            top = Ref(self.box.cards.codes[state.discard[-1]])
            table.append(Line(Text("line-discard", {"card": top}), "discard"))
        charge = _charge_of(state)
        if charge is not None:
            table.extend(self._charge_lines(charge))
        sections = [Section(Text("zone-table"), table)]
        for seat in range(state.players):
            lines = self._player_lines(state, seat)
            sections.append(Section(Text("zone-player", {"player": Seat(seat)}), lines))
        if observer != SPECTATOR:
            codes = self.box.cards.codes
            hand = [
                Line(Text("line-card", {"card": Ref(codes[card])}), codes[card])
                for card in state.hands[observer]
            ]
            for under in self._under(state, observer):
                args: dict[str, object] = {"card": Ref(under.card), "above": under.above}
                hand.append(Line(Text("line-under", args)))
            for known in self._known(state, observer):
                cards = [Ref(code) for code in known.cards]
                args = {"player": Seat(known.seat), "cards": cards}
                hand.append(Line(Text("line-known", args)))
            sections.append(Section(Text("zone-hand"), hand))
        return sections

    def _player_lines(self, state: Deal, seat: int) -> list[Line]:
        cards = self.box.cards
        bank = state.banks[seat]
        total = sum(cards.value[card] for card in bank)
        lines = [
            Line(Text("line-hand-count", {"count": len(state.hands[seat])})),
            Line(
                Text(
                    "line-bank",
                    {"total": total, "cards": [Ref(cards.codes[card]) for card in bank]},
                )
                if bank
                else Text("line-bank-empty"),
                None,
            ),
        ]
        for column, id in _numbered(self.box, state, seat):
            held = [*column.cards]
            held += [card for card in (column.house, column.hotel) if card != NO_CARD]
            args: dict[str, object] = {
                "color": Ref(cards.color_ids[column.color]),
                "cards": [Ref(cards.codes[card]) for card in held],
                "have": len(column.cards),
                "size": cards.size[column.color],
                "rent": column.rent,
            }
            name = "line-column-complete" if column.complete else "line-column"
            lines.append(Line(Text(name, args), id))
        for card in state.loose[seat]:
            code = cards.codes[card]
            lines.append(Line(Text("line-loose", {"card": Ref(code)}), code))
        return lines

    def _charge_lines(self, charge: Charge) -> list[Line]:
        lines: list[Line] = []
        for demand in charge.demands():
            args: dict[str, object] = {
                "player": Seat(demand.target),
                "target": Seat(charge.actor),
                "due": demand.due,
                "paid": demand.total,
            }
            kind = "money" if demand.is_payment() else "property"
            lines.append(Line(Text(f"line-charge-{kind}-{_status(demand)}", args)))
        return lines

    def label(self, state: State, player: int, action: Action) -> Text:
        assert isinstance(state, Deal)
        return labels.label(state, player, action)

    def path(self, state: State, player: int, action: Action) -> list[str]:
        assert isinstance(state, Deal)
        return labels.path(state, player, action)

    def prompt(self, state: State, player: int) -> Text:
        assert isinstance(state, Deal)
        return labels.prompt(state, player)

    def why_not(self, state: State, player: int, thing: str) -> Reason:
        assert isinstance(state, Deal)
        return labels.why_not(state, player, thing)

    def standing(self, state: State, seat: int) -> float:
        """Complete sets of different colours (MD-3); tenths of one for how far the best of the
        others are that would make it three."""
        assert isinstance(state, Deal)
        sets = state.colors_complete(seat)
        parts = {column.color: 0.0 for column in state.areas[seat]}
        for column in state.areas[seat]:
            size = self.box.cards.size[column.color]
            part = 1.0 if column.complete else min(len(column.cards), size - 1) / size
            parts[column.color] = max(parts[column.color], part)
        missing = max(0, SETS_TO_WIN - sets)
        return sets + sum(sorted((p for p in parts.values() if p < 1), reverse=True)[:missing]) / 10

    def uses(self) -> list[tuple[str, list[str]]]:
        played = (
            "pass-go", "rent", "rent-one", "debt", "birthday", "play-steal", "play-swap",
            "play-takeover", "refuse", "build",
        )  # fmt: skip
        return [
            ("use-played", [f"{what} card" for what in played]),
            ("use-placed", ["place card"]),
            ("use-sets", ["set color"]),
            ("use-banked", ["bank card"]),
        ]

    def catalog(self) -> dict[str, object]:
        cards = self.box.cards
        return {
            "names": cards.names,
            "sources": cards.sources,
            "colors": [
                {
                    "id": id,
                    "size": cards.size[color],
                    "rent": cards.rent[color],
                    "symbol": cards.symbols[color],
                    "letter": cards.letters[color],
                    "buildable": cards.buildable[color],
                }
                for color, id in enumerate(cards.color_ids)
            ],
            "cards": {
                code: {
                    "kind": KINDS[cards.kind[card]],
                    "action": cards.effect_name(card),
                    "colors": [cards.color_ids[color] for color in cards.colors[card]],
                    "value": cards.value[card],
                    "amount": cards.amount[card],
                    "payers": "all" if cards.charges_all[card] else "one",
                }
                for card, code in enumerate(cards.codes)
            },
            "draws_when_empty": DRAW_EMPTY,
        }


def _numbered(box: DealBox, state: Deal, seat: int) -> list[tuple[Column, str]]:
    """A player's columns with their ids, ``col/SEAT/COLOR/NUMBER``."""
    found: list[tuple[Column, str]] = []
    number: dict[int, int] = {}
    for column in state.areas[seat]:
        at = number.get(column.color, 0)
        number[column.color] = at + 1
        found.append((column, f"col/{seat}/{box.cards.color_ids[column.color]}/{at}"))
    return found


def _charge_of(state: Deal) -> Charge | None:
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Charge) else None


def _debt_of(state: Deal, observer: int) -> Demand | None:
    """What the observer has to pay at this moment."""
    charge = _charge_of(state)
    if charge is not None and not state.over:
        for demand in charge.demands():
            if demand.asked == observer == demand.target and demand.is_payment():
                return demand
    return None


def _status(demand: Demand) -> str:
    if demand.asked < 0:
        return "free" if demand.status == 2 else "done"
    if demand.asked == demand.actor:
        return "refused"
    return "paying" if demand.paid else "asked"


def _turn(state: Deal) -> TurnView:
    top = state.stack[-1]
    turn = state.stack[0]
    player = turn.player if isinstance(turn, Turn) else 0
    phase = "play"
    if state.over:
        phase = "over"
    elif isinstance(top, Charge):
        phase = "charge"
    elif isinstance(top, Offer):
        phase = "give"
    elif isinstance(top, Surplus):
        phase, player = "shed", top.player
    return TurnView(player, state.rounds(), state.plays_left, state.moves_left, phase)
