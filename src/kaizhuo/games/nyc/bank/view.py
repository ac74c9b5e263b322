"""What everybody may see of the bank game, built from nothing."""

from __future__ import annotations

import msgspec

from kaizhuo.games.nyc import view
from kaizhuo.games.nyc.edition import NONE, SIGHT
from kaizhuo.kernel import SPECTATOR, Action, Face, Line, Reason, Ref, Seat, Section, State, Text

from . import labels
from .box import BankBox
from .state import Bank


class PlayerView(msgspec.Struct):
    """One player; ``lands`` are the ids of the squares owned, ``markers`` those at home,
    ``reroll`` the right to throw again on the next turn."""

    seat: int
    cash: int
    square: str | None
    out: bool
    lands: list[str]
    markers: int
    cards: list[str]
    fresh: list[str]
    reroll: bool


class LandView(msgspec.Struct):
    """A land that somebody owns; ``toll`` is what its floors earn, without any cards."""

    square: str
    owner: int
    floors: int
    toll: int


class BankView(view.CommonView):
    """The table of the bank game."""

    players: list[PlayerView]
    lands: list[LandView]


class BankFace(Face):
    """How the bank game is shown."""

    def __init__(self, box: BankBox) -> None:
        self.box = box

    def view(self, state: State, observer: int) -> BankView:
        assert isinstance(state, Bank)
        codes = self.box.cards.codes
        lands = [
            LandView(codes[square], state.common.owner[square], state.floors[square],
                     self._toll(state, square))
            for square in self.box.cards.sights
            if state.common.owner[square] != NONE
        ]  # fmt: skip
        return BankView(
            **view.common_view(state, labels.topic(state)),
            players=[self._player(state, seat) for seat in range(state.players)],
            lands=lands,
        )

    def _player(self, state: Bank, seat: int) -> PlayerView:
        codes = self.box.pile_codes
        return PlayerView(
            seat=seat,
            cash=state.cash[seat],
            square=view.at(state, seat),
            out=state.out[seat],
            lands=[self.box.cards.codes[square] for square in state.lands(seat)],
            markers=state.markers_left(seat),
            cards=[codes[card] for card in state.common.held[seat]],
            fresh=[codes[card] for card in state.common.fresh[seat]],
            reroll=state.common.reroll[seat],
        )

    def _toll(self, state: Bank, square: int) -> int:
        return self.box.cards.tolls[square][state.floors[square] - 1]

    # -- words ----------------------------------------------------------------------------

    def sections(self, state: State, observer: int) -> list[Section]:
        assert isinstance(state, Bank)
        found = [Section(Text("zone-table"), view.table_lines(state))]
        seat = state.common.turn if observer == SPECTATOR else observer
        ahead = view.ahead_section(state, seat, lambda square: self._describe(state, square))
        if ahead is not None:
            found.append(ahead)
        for seat in range(state.players):
            title = Text("zone-player", {"player": Seat(seat)})
            found.append(Section(title, self._player_lines(state, seat)))
        return found

    def _describe(self, state: Bank, square: int) -> Text:
        cards = self.box.cards
        if cards.kind[square] != SIGHT:
            return view.plain_square(state, square)
        owner = state.common.owner[square]
        if owner == NONE:
            return Text("square-for-sale", {"amount": cards.price[square]})
        args: dict[str, object] = {
            "player": Seat(owner), "floors": state.floors[square],
            "amount": self._toll(state, square),
        }  # fmt: skip
        return Text("square-owned", args)

    def _player_lines(self, state: Bank, seat: int) -> list[Line]:
        name = f"seat/{seat}"
        if state.out[seat]:
            return [Line(Text("line-out"), name)]
        square = state.square_ref(state.common.position[seat])
        money: dict[str, object] = {"cash": state.cash[seat], "target": self.box.target}
        lines = [
            Line(Text("line-cash", money), name),
            Line(Text("line-at", {"square": square})),
            Line(Text("line-markers", {"count": state.markers_left(seat)})),
        ]
        if state.common.reroll[seat]:
            lines.append(Line(Text("line-reroll")))
        cards = self.box.cards
        for land in state.lands(seat):
            args: dict[str, object] = {
                "square": state.square_ref(land), "color": Ref(cards.color_ids[cards.color[land]]),
                "floors": state.floors[land], "toll": self._toll(state, land),
                "build": cards.build[land], "sale": cards.sale[land],
            }  # fmt: skip
            lines.append(Line(Text("line-land", args), f"sq/{land}"))
        return lines + view.card_lines(state, seat)

    def label(self, state: State, player: int, action: Action) -> Text:
        assert isinstance(state, Bank)
        return labels.label(state, player, action)

    def path(self, state: State, player: int, action: Action) -> list[str]:
        assert isinstance(state, Bank)
        return labels.path(state, player, action)

    def prompt(self, state: State, player: int) -> Text:
        assert isinstance(state, Bank)
        return labels.prompt(state, player)

    def why_not(self, state: State, player: int, thing: str) -> Reason:
        assert isinstance(state, Bank)
        return labels.why_not(state, player, thing)

    def standing(self, state: State, seat: int) -> float:
        """Cash (NYB-2.4)."""
        assert isinstance(state, Bank)
        return view.standing(state, seat)

    def uses(self) -> list[tuple[str, list[str]]]:
        return [
            ("use-bought", ["buy square", "buyout square"]),
            ("use-built", ["build square"]),
            ("use-tolls", ["toll square"]),
            *view.USES,
        ]

    def catalog(self) -> dict[str, object]:
        return view.catalog(self.box)
