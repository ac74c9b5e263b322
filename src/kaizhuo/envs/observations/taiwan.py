"""The vector of 禮賀臺灣."""

from __future__ import annotations

from typing import Final

from kaizhuo.games.taiwan.actions import ARM_CODES, DIRECTIONS
from kaizhuo.games.taiwan.box import TaiwanBox
from kaizhuo.games.taiwan.drawing import Choice
from kaizhuo.games.taiwan.eating import Clearing, Lottery, Spare
from kaizhuo.games.taiwan.edition import EVENTS, LARGEST, MARKS
from kaizhuo.games.taiwan.event_steps import Discards, Election, Pause, Swaps
from kaizhuo.games.taiwan.functions import Sharing
from kaizhuo.games.taiwan.grab import Window
from kaizhuo.games.taiwan.placing import Removal
from kaizhuo.games.taiwan.turn import Turn
from kaizhuo.games.taiwan.view import Sitting, TaiwanView
from kaizhuo.kernel import Game

from .layout import Layout, LeftOut, Seen

ASKING: Final = (
    Turn, Choice, Spare, Lottery, Clearing, Swaps, Discards, Pause, Election, Sharing, Window,
    Removal,
)  # fmt: skip
STEPS: Final = (*(step.__name__.lower() for step in ASKING), "over")
ROUNDS: Final = 100
NUMBERS: Final = tuple(str(number) for number in range(1, LARGEST + 1))
NO_CARD: Final = "none"

LEFT_OUT: Final = LeftOut(
    follows=("arms.*.count", "arms.*.cost", "functions_cost", "branch.card"),
    fixed=("start", "arms.*.id", "seats.*.seat"),
    unordered=(
        "arms.*.takes", "arms.*.doubles", "under", "used_events", "seats.*.known_hand",
        "seats.*.known_pile", "hand", "pile", "drawn", "traces", "traces.*.zones",
        "window.asked", "window.waiting", "election.asked", "election.waiting", "winners",
    ),
)  # fmt: skip


def layout(game: Game, players: int) -> Layout[TaiwanView]:
    assert isinstance(game, TaiwanBox)
    cards = game.cards
    codes = cards.codes
    found: Layout[TaiwanView] = Layout("taiwan", players)
    found.left_out = LEFT_OUT
    found.choice("step", STEPS, lambda seen: seen.view.turn.step)
    found.seat("turn", lambda seen: seen.view.turn.player)
    found.seat("first", lambda seen: seen.view.turn.first)
    found.number("round", ROUNDS, lambda seen: seen.view.turn.round, capped=True)
    found.choice("direction", ("left", "right"), lambda seen: seen.view.turn.direction)
    found.number("cards-left", len(codes), lambda seen: seen.view.turn.left)
    found.flag("number-first", lambda seen: seen.view.turn.number_first)
    found.flag("last-round", lambda seen: seen.view.turn.last_round)
    found.choice("event", EVENTS, lambda seen: seen.view.event)
    found.members("used-events", EVENTS, lambda seen: seen.view.used_events)
    found.choice("storm", MARKS, lambda seen: seen.view.storm)
    found.seats("winners", lambda seen: seen.view.winners)
    found.members("hand", codes, lambda seen: seen.view.hand)
    found.members("pile", codes, lambda seen: seen.view.pile)
    found.members("drawn", codes, lambda seen: seen.view.drawn)
    found.number("sheds-left", len(codes), lambda seen: seen.view.sheds_left)
    for code in found.each(ARM_CODES):
        _arm(found, codes, ARM_CODES.index(code))
    branch = [f"{code}@{arm}" for arm in ARM_CODES[:DIRECTIONS] for code in codes]
    found.choice("branch", branch, lambda seen: _host(seen.view))
    found.places("functions", codes, lambda seen: reversed(seen.view.functions))
    found.places("discard", codes, lambda seen: reversed(seen.view.discard))
    found.number("deck", len(codes), lambda seen: seen.view.deck)
    found.values(
        "under", codes, len(codes), lambda seen: ((u.card, u.above + 1) for u in seen.view.under)
    )
    worth = sum(cards.money)
    for at in found.each_seat():
        _seat(found, codes, worth, at)
    _traces(found, codes)
    _questions(found, codes)
    return found


def _arm(found: Layout[TaiwanView], codes: list[str], arm: int) -> None:
    found.places("arm", codes, lambda seen: seen.view.arms[arm].cards)
    found.flag("arm-rising", lambda seen: seen.view.arms[arm].rising)
    found.flag("arm-closed", lambda seen: seen.view.arms[arm].closed)
    found.flag("arm-longest", lambda seen: seen.view.arms[arm].longest)
    found.members("arm-takes", NUMBERS, lambda seen: map(str, seen.view.arms[arm].takes))
    found.members("arm-doubles", NUMBERS, lambda seen: map(str, seen.view.arms[arm].doubles))


def _host(view: TaiwanView) -> str | None:
    return f"{view.branch.host}@{view.branch.arm}" if view.branch else None


def _seat(found: Layout[TaiwanView], codes: list[str], worth: int, at: int) -> None:
    def sitting(seen: Seen[TaiwanView]) -> Sitting:
        return seen.view.seats[seen.at(at)]

    found.number("cards-held", len(codes), lambda seen: sitting(seen).hand)
    found.members("known-hand", codes, lambda seen: sitting(seen).known_hand)
    found.number("pile-size", len(codes), lambda seen: sitting(seen).pile)
    found.members("known-pile", codes, lambda seen: sitting(seen).known_pile)
    found.flag("money-known", lambda seen: sitting(seen).money is not None)
    found.number("money", worth, lambda seen: sitting(seen).money)


def _traces(found: Layout[TaiwanView], codes: list[str]) -> None:
    for zone in ("deck", "drawn"):
        _trace(found, codes, zone)
    for at in found.each_seat():
        for zone in ("hand", "pile"):
            _trace(found, codes, zone, at)


def _trace(found: Layout[TaiwanView], codes: list[str], zone: str, at: int | None = None) -> None:
    def traced(seen: Seen[TaiwanView]) -> list[str]:
        name = zone if at is None else f"{zone}/{seen.at(at)}"
        return [trace.card for trace in seen.view.traces if name in trace.zones]

    found.members(f"trace-{zone}", codes, traced)


def _questions(found: Layout[TaiwanView], codes: list[str]) -> None:
    mine = (NO_CARD, *codes)
    found.choice("window-number", NUMBERS, lambda s: str(s.view.window.number) if s.view.window
                 else None)  # fmt: skip
    found.choice("window-arm", ARM_CODES, lambda s: s.view.window.arm if s.view.window else None)
    found.seat("window-placer", lambda s: s.view.window.placer if s.view.window else None)
    found.seats("window-asked", lambda s: s.view.window.asked if s.view.window else ())
    found.seats("window-waiting", lambda s: s.view.window.waiting if s.view.window else ())
    found.choice("window-mine", mine, lambda s: _claim(s.view))
    found.seats("election-asked", lambda s: s.view.election.asked if s.view.election else ())
    found.seats("election-waiting", lambda s: s.view.election.waiting if s.view.election else ())
    found.choice(
        "election-mine", codes, lambda s: s.view.election.mine if s.view.election else None
    )
    found.seat("sharing-dealer", lambda s: s.view.sharing.dealer if s.view.sharing else None)
    found.choice("sharing-card", codes, lambda s: s.view.sharing.card if s.view.sharing else None)
    for at in found.each_seat():
        _quota(found, len(codes), at)
    found.seat("swap-player", lambda s: s.view.swap.player if s.view.swap else None)
    found.number("swap-done", len(codes), lambda s: s.view.swap.done if s.view.swap else 0)
    found.choice("swap-given", codes, lambda s: s.view.swap.given if s.view.swap else None)


def _claim(view: TaiwanView) -> str | None:
    if view.window is None or view.window.mine is None:
        return None
    return view.window.mine or NO_CARD


def _ballot(view: TaiwanView) -> str | None:
    return view.election.mine if view.election else None


def _quota(found: Layout[TaiwanView], most: int, at: int) -> None:
    def quota(seen: Seen[TaiwanView]) -> int:
        return seen.view.sharing.quotas[seen.at(at)] if seen.view.sharing else 0

    found.number("sharing-quota", most, quota)
