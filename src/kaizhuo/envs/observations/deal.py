"""The vector of Monopoly Deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kaizhuo.games.deal.box import DealBox
from kaizhuo.games.deal.charge import KIND_NAMES
from kaizhuo.games.deal.edition import ACTION, HOTEL, HOUSE, RAINBOW, WILD
from kaizhuo.games.deal.turn import FREE_MOVES, PLAYS
from kaizhuo.games.deal.view import ChargeView, DealView, PlayerView, TargetView
from kaizhuo.kernel import Game

from .layout import Layout, LeftOut, Seen

PHASES: Final = ("play", "give", "charge", "shed", "over")
STATUSES: Final = ("asked", "refused", "paying", "done", "free")
ROUNDS: Final = 10_000
MILLIONS: Final = 500
"""More than the dearest rent of any edition, doubled twice."""

LEFT_OUT: Final = LeftOut(
    follows=(
        "players.*.columns.*.complete", "players.*.columns.*.rent", "players.*.draws_five",
        "charge.targets.*.paid_total", "payable.*.card", "payable.*.value", "owed",
    ),
    fixed=("players.*.seat", "players.*.columns.*.size"),
    unordered=(
        "players.*.bank", "players.*.columns", "players.*.columns.*.cards", "players.*.loose",
        "players.*.sets", "hand", "under", "known", "known.*.cards", "charge.cards",
        "charge.take", "charge.targets", "charge.targets.*.paid", "charge.targets.*.refusals",
        "payable",
    ),
)  # fmt: skip


def layout(game: Game, players: int) -> Layout[DealView]:
    assert isinstance(game, DealBox)
    found: Layout[DealView] = Layout("deal", players)
    found.left_out = LEFT_OUT
    codes = game.cards.codes
    found.choice("phase", PHASES, lambda seen: seen.view.turn.phase)
    found.seat("turn", lambda seen: seen.view.turn.player)
    found.number("round", ROUNDS, lambda seen: seen.view.turn.number, capped=True)
    found.number("plays-left", PLAYS, lambda seen: seen.view.turn.plays_left)
    found.number("moves-left", FREE_MOVES, lambda seen: seen.view.turn.moves_left)
    found.seat("winner", lambda seen: seen.view.winner)
    found.members("hand", codes, lambda seen: seen.view.hand)
    found.number("draw-pile", len(codes), lambda seen: seen.view.draw_pile)
    found.values(
        "under", codes, len(codes), lambda seen: ((u.card, u.above + 1) for u in seen.view.under)
    )
    found.places("discard", codes, lambda seen: reversed(seen.view.discard))
    _players(found, game)
    _charge(found, game)
    return found


def _players(found: Layout[DealView], game: DealBox) -> None:
    cards = game.cards
    codes = cards.codes
    spots = [
        f"{code}@{cards.color_ids[color]}"
        for card, code in enumerate(codes)
        if cards.is_property(card)
        for color in cards.colors[card]
    ]
    spots += [
        f"{code}@{color}"
        for card, code in enumerate(codes)
        if cards.kind[card] == ACTION and cards.effect[card] in (HOUSE, HOTEL)
        for color in cards.color_ids
    ]
    for at in found.each_seat():
        _player(found, game, spots, at)
    for at in found.each_seat(1):
        _known(found, codes, at)


def _player(found: Layout[DealView], game: DealBox, spots: list[str], at: int) -> None:
    cards = game.cards
    rainbows = [code for card, code in enumerate(cards.codes) if cards.kind[card] == RAINBOW]
    most = 1 + sum(kind in (WILD, RAINBOW) for kind in cards.kind)

    def player(seen: Seen[DealView]) -> PlayerView:
        return seen.view.players[seen.at(at)]

    found.number("cards-held", cards.count(), lambda seen: player(seen).hand)
    found.number("money", sum(cards.value), lambda seen: player(seen).bank_total)
    found.members("bank", cards.codes, lambda seen: player(seen).bank)
    found.members("sets", cards.color_ids, lambda seen: player(seen).sets)
    found.members("loose", rainbows, lambda seen: player(seen).loose)
    found.values("columns", spots, most, lambda seen: _spots(player(seen)))


def _spots(player: PlayerView) -> Iterable[tuple[str, int]]:
    for column in player.columns:
        number = 1 + int(column.id.rpartition("/")[2])
        for card in (*column.cards, column.house, column.hotel):
            if card is not None:
                yield f"{card}@{column.color}", number


def _known(found: Layout[DealView], codes: list[str], at: int) -> None:
    def known(seen: Seen[DealView]) -> Iterable[str]:
        seat = seen.at(at)
        return next((one.cards for one in seen.view.known if one.seat == seat), ())

    found.members("known", codes, known)


def _charge(found: Layout[DealView], game: DealBox) -> None:
    codes = game.cards.codes

    def charge(seen: Seen[DealView]) -> ChargeView:
        return seen.view.charge or _NOTHING

    found.seat("actor", lambda seen: seen.view.charge.actor if seen.view.charge else None)
    found.choice("kind", KIND_NAMES, lambda seen: charge(seen).kind or None)
    found.members("played", codes, lambda seen: charge(seen).cards)
    found.choice("color", game.cards.color_ids, lambda seen: charge(seen).color)
    found.number("amount", MILLIONS, lambda seen: charge(seen).amount)
    found.members("take", codes, lambda seen: charge(seen).take)
    found.choice("give", codes, lambda seen: charge(seen).give)
    for at in found.each_seat():
        _target(found, codes, at)


def _target(found: Layout[DealView], codes: list[str], at: int) -> None:
    def target(seen: Seen[DealView]) -> TargetView:
        charge = seen.view.charge
        seat = seen.at(at)
        targets = charge.targets if charge else ()
        return next((one for one in targets if one.seat == seat), _NOBODY)

    found.choice("status", STATUSES, lambda seen: target(seen).status or None)
    found.seat("answers", lambda seen: target(seen).asked)
    found.number("due", MILLIONS, lambda seen: target(seen).due)
    found.members("paid", codes, lambda seen: target(seen).paid)
    found.members("refusals", codes, lambda seen: target(seen).refusals)


_NOTHING: Final = ChargeView(-1, "", [], None, 0, [], None, [])
_NOBODY: Final = TargetView(-1, 0, [], 0, "", None, [])
