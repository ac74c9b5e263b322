"""The vectors of both games of 嘻哈紐約客."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from kaizhuo.games.nyc.bank.box import BankBox
from kaizhuo.games.nyc.bank.view import BankView, LandView
from kaizhuo.games.nyc.bank.view import PlayerView as BankPlayer
from kaizhuo.games.nyc.box import NycBox
from kaizhuo.games.nyc.edition import FLOORS, VEHICLES
from kaizhuo.games.nyc.travel.box import TravelBox
from kaizhuo.games.nyc.travel.view import PlayerView as TravelPlayer
from kaizhuo.games.nyc.travel.view import TravelView, ZoneView
from kaizhuo.games.nyc.view import CommonView, DueView, PileView
from kaizhuo.kernel import Game

from .layout import Layout, LeftOut, Seen

SHARED: Final = ("roll", "again", "throw", "guild", "station", "chance", "debt", "offer", "decide")
BANK_PHASES: Final = (
    *SHARED, "buy", "build", "extra", "buyout", "site", "fares", "stopover", "over",
)  # fmt: skip
TRAVEL_PHASES: Final = (*SHARED, "tickets", "take", "over")
ROUNDS: Final = 10_000
MONEY: Final = 100_000
POINTS: Final = 1_000
BANK: Final = "bank"

COMMON_UNORDERED: Final = (
    "turn.asked", "chance.under.*", "pile.under.*", "debt.dues", "players.*.cards",
    "players.*.fresh",
)  # fmt: skip
LEFT_OUT_BANK: Final = LeftOut(
    follows=("players.*.lands.*", "lands.*.toll"),
    fixed=("target", "players.*.seat"),
    unordered=(*COMMON_UNORDERED, "players.*.lands", "lands"),
)
LEFT_OUT_TRAVEL: Final = LeftOut(
    fixed=("target", "players.*.seat", "zones.*.id"),
    unordered=(*COMMON_UNORDERED, "players.*.seen"),
)

C = TypeVar("C", bound=CommonView)


def bank_layout(game: Game, players: int) -> Layout[BankView]:
    """The bank game's."""
    assert isinstance(game, BankBox)
    found: Layout[BankView] = Layout("nyc-bank", players)
    found.left_out = LEFT_OUT_BANK
    _common(found, game, BANK_PHASES)
    for at in found.each_seat():
        _bank_player(found, game, at)
    codes = game.cards.codes
    sights = [codes[square] for square in game.cards.sights]
    for at in found.each_seat():
        _bank_lands(found, sights, at)
    floors = FLOORS + 1
    found.values("floors", sights, floors, lambda s: ((x.square, x.floors) for x in s.view.lands))
    return found


def travel_layout(game: Game, players: int) -> Layout[TravelView]:
    """The travel game's."""
    assert isinstance(game, TravelBox)
    found: Layout[TravelView] = Layout("nyc-travel", players)
    found.left_out = LEFT_OUT_TRAVEL
    _common(found, game, TRAVEL_PHASES)
    for at in found.each_seat():
        _travel_player(found, game, at)
    cards = game.cards
    for id in found.each(cards.zone_ids):
        _zone(found, game, cards.zone_ids.index(id))
    found.values("bank-vehicles", VEHICLES, max(cards.vehicle_count), lambda s: s.view.bank.items())
    found.number("unseen", len(cards.sights), lambda s: s.view.unseen)
    return found


def _common(found: Layout[C], game: NycBox, phases: tuple[str, ...]) -> None:
    cards = game.cards
    chances = cards.chance_codes
    found.choice("phase", phases, lambda s: s.view.turn.phase)
    found.seat("turn", lambda s: s.view.turn.player)
    found.number("round", ROUNDS, lambda s: s.view.turn.round, capped=True)
    found.seats("asked", lambda s: s.view.turn.asked)
    found.flag("extra", lambda s: s.view.turn.extra)
    found.flag("rerolls", lambda s: s.view.turn.reroll)
    found.values("dice", ("1", "2"), 6, lambda s: _numbered(s.view.dice))
    found.seat("thrower", lambda s: s.view.thrower)
    found.number("fund", MONEY, lambda s: s.view.fund, capped=True)
    found.number("chance-pile", len(chances), lambda s: s.view.chance.count)
    found.values("chance-under", chances, len(chances), lambda s: _layers(s.view.chance))
    codes = game.pile_codes
    found.number("experience-pile", len(codes), lambda s: s.view.pile.count)
    found.values("experience-under", codes, len(codes), lambda s: _layers(s.view.pile))
    found.flag("debt", lambda s: s.view.debt is not None)
    found.seat("creditor", lambda s: s.view.debt.creditor if s.view.debt else None)
    for at in found.each_seat():
        _due(found, at)
    found.choice("card", chances, lambda s: s.view.card)
    found.choice("square", cards.codes, lambda s: s.view.square)
    found.seat("winner", lambda s: s.view.winner)


def _numbered(values: Iterable[int]) -> Iterable[tuple[str, int]]:
    return ((str(at), value) for at, value in enumerate(values, 1))


def _layers(pile: PileView) -> Iterable[tuple[str, int]]:
    return ((card, depth) for depth, layer in enumerate(pile.under, 1) for card in layer)


def _due(found: Layout[C], at: int) -> None:
    def due(seen: Seen[C]) -> DueView:
        seat = seen.at(at)
        dues = seen.view.debt.dues if seen.view.debt else ()
        return next((one for one in dues if one.seat == seat), _NO_DUE)

    def place(seen: Seen[C]) -> int:
        return seen.view.order.index(seen.at(at)) + 1

    found.number("order", found.players, place)
    found.number("due", MONEY, lambda seen: due(seen).amount, capped=True)
    found.number("missing", MONEY, lambda seen: due(seen).missing, capped=True)


_NO_DUE: Final = DueView(-1, 0, 0)


def _bank_player(found: Layout[BankView], game: BankBox, at: int) -> None:
    def player(seen: Seen[BankView]) -> BankPlayer:
        return seen.view.players[seen.at(at)]

    found.number("cash", MONEY, lambda s: player(s).cash, capped=True)
    found.choice("token", game.cards.codes, lambda s: player(s).square)
    found.flag("out", lambda s: player(s).out)
    found.number("markers", len(game.cards.sights), lambda s: player(s).markers)
    found.members("cards", game.pile_codes, lambda s: player(s).cards)
    found.members("fresh", game.pile_codes, lambda s: player(s).fresh)
    found.flag("reroll", lambda s: player(s).reroll)


def _bank_lands(found: Layout[BankView], sights: list[str], at: int) -> None:
    def owned(seen: Seen[BankView]) -> list[str]:
        owner = seen.at(at)
        return [land.square for land in seen.view.lands if _is_of(land, owner)]

    found.members("lands", sights, owned)


def _is_of(land: LandView, owner: int) -> bool:
    return land.owner == owner


def _travel_player(found: Layout[TravelView], game: TravelBox, at: int) -> None:
    cards = game.cards
    sights = [cards.codes[square] for square in cards.sights]

    def player(seen: Seen[TravelView]) -> TravelPlayer:
        return seen.view.players[seen.at(at)]

    found.number("cash", MONEY, lambda s: player(s).cash, capped=True)
    found.number("points", POINTS, lambda s: player(s).points, capped=True)
    found.choice("token", cards.codes, lambda s: player(s).square)
    found.members("seen", sights, lambda s: player(s).seen)
    found.values(
        "vehicles", VEHICLES, max(cards.vehicle_count), lambda s: player(s).vehicles.items()
    )
    found.members("cards", game.pile_codes, lambda s: player(s).cards)
    found.members("fresh", game.pile_codes, lambda s: player(s).fresh)
    found.flag("reroll", lambda s: player(s).reroll)


def _zone(found: Layout[TravelView], game: TravelBox, zone: int) -> None:
    cards = game.cards
    sights = [cards.codes[square] for square in cards.sights]

    def shown(seen: Seen[TravelView]) -> ZoneView:
        return seen.view.zones[zone]

    found.choice("hot", sights, lambda s: shown(s).hot)
    found.number("hot-points", POINTS, lambda s: shown(s).points, capped=True)
    found.number("hot-left", cards.zone_size[zone], lambda s: shown(s).left)
