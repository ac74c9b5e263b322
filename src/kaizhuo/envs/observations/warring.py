"""The vector of Warring States."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from kaizhuo.folders import game_file
from kaizhuo.games.warring.box import WarringBox
from kaizhuo.games.warring.edition import MOST_CAMPS, SQUARES
from kaizhuo.games.warring.view import PileView, PlayerView, WarringView
from kaizhuo.kernel import Game

from .layout import Layout, LeftOut, Seen

PHASES: Final = (
    "throw", "steps", "close", "choice", "debt", "stratagem", "choosing", "march", "over",
)  # fmt: skip
ROUNDS: Final = 10_000
SILVER: Final = 100_000
STRENGTH: Final = 100
DICE: Final = ("1", "2", "3")
PLACES: Final = tuple(str(square) for square in range(SQUARES))

LEFT_OUT: Final = LeftOut(
    follows=(
        "players.*.counties", "lands.*.owner", "lands.*.toll", "stock.camps", "stock.cities",
    ),
    fixed=("players.*.seat", "lands.*.square", "target"),
    unordered=(
        "players.*.lands", "players.*.talents", "lands", "talent_pile.known",
        "stratagem_pile.known", "stratagem.cards",
    ),
)  # fmt: skip


def layout(game: Game, players: int) -> Layout[WarringView]:
    assert isinstance(game, WarringBox)
    found: Layout[WarringView] = Layout("warring", players)
    found.left_out = LEFT_OUT
    realm = game.realm
    lands, talents = realm.land_ids, realm.talent_ids
    found.choice("phase", PHASES, lambda s: s.view.turn.phase)
    found.seat("turn", lambda s: s.view.turn.player)
    found.number("round", ROUNDS, lambda s: s.view.turn.round, capped=True)
    found.values("dice", DICE, 6, lambda s: zip(DICE, s.view.turn.dice, strict=False))
    found.number("red-die", 6, lambda s: s.view.turn.red)
    found.seat("winner", lambda s: s.view.winner)
    found.places("offer", talents, lambda s: s.view.offer)
    found.choice("king", PLACES, lambda s: PLACES[s.view.king.square])
    found.seat("king-holder", lambda s: s.view.king.holder)
    found.choice("battle", lands, lambda s: s.view.battle.land if s.view.battle else None)
    found.number("attack", STRENGTH, lambda s: s.view.battle.attack if s.view.battle else 0)
    found.number("defence", STRENGTH, lambda s: s.view.battle.defence if s.view.battle else 0)
    _pile(found, "talent", talents, lambda view: view.talent_pile)
    _pile(found, "stratagem", realm.stratagem_ids, lambda view: view.stratagem_pile)
    _open_stratagems(found, realm.stratagem_ids)
    _debt(found, game)
    found.values("camps", lands, MOST_CAMPS, lambda s: ((x.id, x.camps) for x in s.view.lands))
    found.members("cities", lands, lambda s: (land.id for land in s.view.lands if land.city))
    for at in found.each_seat():
        _player(found, game, at)
    return found


def _pile(
    found: Layout[WarringView],
    name: str,
    codes: list[str],
    pile: Callable[[WarringView], PileView],
) -> None:
    def known(seen: Seen[WarringView]) -> Iterable[tuple[str, int]]:
        return ((one.card, one.above + 1) for one in pile(seen.view).known)

    found.number(f"{name}-pile", len(codes), lambda s: pile(s.view).count)
    found.values(f"{name}-known", codes, len(codes), known)


def _open_stratagems(found: Layout[WarringView], codes: list[str]) -> None:
    found.seat("decides", lambda s: s.view.stratagem.player if s.view.stratagem else None)
    found.members("stratagems", codes, lambda s: s.view.stratagem.cards if s.view.stratagem else ())


def _debt(found: Layout[WarringView], game: WarringBox) -> None:
    reasons = re.findall(r"^(reason-[a-z-]+) =", game_file(game, "text.en.ftl"), re.MULTILINE)
    found.seat("debtor", lambda s: s.view.debt.debtor if s.view.debt else None)
    found.seat("creditor", lambda s: s.view.debt.creditor if s.view.debt else None)
    found.number("due", SILVER, lambda s: s.view.debt.amount if s.view.debt else 0, capped=True)
    found.number("missing", SILVER, lambda s: s.view.debt.missing if s.view.debt else 0,
                 capped=True)  # fmt: skip
    found.choice("debt-for", reasons, lambda s: s.view.debt.reason if s.view.debt else None)


def _player(found: Layout[WarringView], game: WarringBox, at: int) -> None:
    realm = game.realm

    def player(seen: Seen[WarringView]) -> PlayerView:
        return seen.view.players[seen.at(at)]

    found.number("silver", SILVER, lambda s: player(s).silver, capped=True)
    found.number("worth", SILVER, lambda s: player(s).worth, capped=True)
    found.choice("token", PLACES, lambda s: PLACES[player(s).square])
    found.choice("monarch", realm.monarch_ids, lambda s: player(s).monarch)
    found.members("lands", realm.land_ids, lambda s: player(s).lands)
    found.members("talents", realm.talent_ids, lambda s: player(s).talents)
    found.flag("rests", lambda s: player(s).rests)
    found.flag("out", lambda s: player(s).out)
