"""What everybody may see of the travel game, built from nothing."""

from __future__ import annotations

import msgspec

from kaizhuo.games.nyc import view
from kaizhuo.games.nyc.edition import NONE, SIGHT, VEHICLES
from kaizhuo.kernel import SPECTATOR, Action, Face, Line, Reason, Ref, Seat, Section, State, Text

from . import labels
from .box import TravelBox
from .state import Travel
from .tickets import Tickets


class PlayerView(msgspec.Struct):
    """One player; ``seen`` are the sights that are the player's own."""

    seat: int
    cash: int
    points: int
    square: str | None
    seen: list[str]
    vehicles: dict[str, int]
    cards: list[str]
    fresh: list[str]
    reroll: bool


class ZoneView(msgspec.Struct):
    """A zone of hot sights: the open card (its camera stands on that square), what a visit
    scores in all, and how many cards lie face down."""

    id: str
    hot: str | None
    points: int
    left: int


class TravelView(view.CommonView):
    """The table of the travel game; ``bank`` are the vehicles the bank has, ``unseen`` the sight
    cards that nobody has seen, in the zones and out of the game."""

    players: list[PlayerView]
    zones: list[ZoneView]
    bank: dict[str, int]
    unseen: int


class TravelFace(Face):
    """How the travel game is shown."""

    def __init__(self, box: TravelBox) -> None:
        self.box = box

    def view(self, state: State, observer: int) -> TravelView:
        assert isinstance(state, Travel)
        top = state.stack[-1]
        card = top.card if isinstance(top, Tickets) else NONE
        return TravelView(
            **view.common_view(state, labels.topic(state), card),
            players=[self._player(state, seat) for seat in range(state.players)],
            zones=[self._zone(state, zone) for zone in range(len(state.hot))],
            bank={id: state.bank_vehicles(kind) for kind, id in enumerate(VEHICLES)},
            unseen=state.sights.count(),
        )

    def _player(self, state: Travel, seat: int) -> PlayerView:
        codes = self.box.pile_codes
        squares = self.box.cards.codes
        owner = state.common.owner
        return PlayerView(
            seat=seat,
            cash=state.cash[seat],
            points=state.points[seat],
            square=view.at(state, seat),
            seen=[squares[s] for s in self.box.cards.sights if owner[s] == seat],
            vehicles=dict(zip(VEHICLES, state.vehicles[seat], strict=True)),
            cards=[codes[card] for card in state.common.held[seat]],
            fresh=[codes[card] for card in state.common.fresh[seat]],
            reroll=state.common.reroll[seat],
        )

    def _zone(self, state: Travel, zone: int) -> ZoneView:
        hot = state.hot[zone]
        cards = self.box.cards
        return ZoneView(
            id=cards.zone_ids[zone],
            hot=None if hot == NONE else cards.codes[hot],
            points=0 if hot == NONE else cards.points[hot] + cards.zone_bonus[zone],
            left=state.left[zone],
        )

    # -- words ----------------------------------------------------------------------------

    def sections(self, state: State, observer: int) -> list[Section]:
        assert isinstance(state, Travel)
        table = view.table_lines(state)
        for zone in range(len(state.hot)):
            shown = self._zone(state, zone)
            args: dict[str, object] = {"zone": Ref(shown.id), "left": shown.left}
            name = "line-zone-empty"
            if shown.hot is not None:
                name = "line-zone"
                args["square"] = Ref(shown.hot)
                args["points"] = shown.points
            table.append(Line(Text(name, args), shown.id))
        for kind, id in enumerate(VEHICLES):
            args = {"vehicle": Ref(id), "count": state.bank_vehicles(kind)}
            table.append(Line(Text("line-bank-vehicle", args)))
        found = [Section(Text("zone-table"), table)]
        seat = state.common.turn if observer == SPECTATOR else observer
        ahead = view.ahead_section(state, seat, lambda square: self._describe(state, square))
        if ahead is not None:
            found.append(ahead)
        for seat in range(state.players):
            title = Text("zone-player", {"player": Seat(seat)})
            found.append(Section(title, self._player_lines(state, seat, seat == observer)))
        return found

    def _describe(self, state: Travel, square: int) -> Text:
        cards = self.box.cards
        if cards.kind[square] != SIGHT:
            return view.plain_square(state, square)
        zone = state.zone_of(square)
        if zone != NONE:
            return Text("square-hot", {"points": cards.points[square] + cards.zone_bonus[zone]})
        owner = state.common.owner[square]
        if owner != NONE:
            return Text("square-seen", {"player": Seat(owner)})
        return Text("square-job")

    def _player_lines(self, state: Travel, seat: int, own: bool) -> list[Line]:
        square = state.square_ref(state.common.position[seat])
        score: dict[str, object] = {"points": state.points[seat], "target": self.box.target}
        lines = [
            Line(Text("line-points", score), f"seat/{seat}"),
            Line(Text("line-purse", {"cash": state.cash[seat]})),
            Line(Text("line-at", {"square": square})),
        ]
        if state.common.reroll[seat]:
            lines.append(Line(Text("line-reroll")))
        owner = state.common.owner
        seen = [state.square_ref(s) for s in self.box.cards.sights if owner[s] == seat]
        if seen:
            lines.append(Line(Text("line-seen", {"squares": seen})))
        for kind, id in enumerate(VEHICLES):
            for number in range(1, state.vehicles[seat][kind] + 1):
                steps = self.box.cards.vehicle_steps[kind]
                text = Text("line-vehicle", {"vehicle": Ref(id), "steps": steps})
                lines.append(Line(text, f"{id}/{number}" if own else None))
        return lines + view.card_lines(state, seat)

    def label(self, state: State, player: int, action: Action) -> Text:
        assert isinstance(state, Travel)
        return labels.label(state, player, action)

    def path(self, state: State, player: int, action: Action) -> list[str]:
        assert isinstance(state, Travel)
        return labels.path(state, player, action)

    def prompt(self, state: State, player: int) -> Text:
        assert isinstance(state, Travel)
        return labels.prompt(state, player)

    def why_not(self, state: State, player: int, thing: str) -> Reason:
        assert isinstance(state, Travel)
        return labels.why_not(state, player, thing)

    def standing(self, state: State, seat: int) -> float:
        """Points (NYT-2.4)."""
        assert isinstance(state, Travel)
        return view.standing(state, seat)

    def uses(self) -> list[tuple[str, list[str]]]:
        return [("use-seen", ["see square"]), *view.USES]

    def catalog(self) -> dict[str, object]:
        return view.catalog(self.box)
