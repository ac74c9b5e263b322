"""What one seat may see of 禮賀臺灣: built from nothing, piece by piece."""

from __future__ import annotations

import msgspec

from kaizhuo.kernel import SPECTATOR, Action, Face, Reason, Section, State, Text

from .actions import ARM_CODES, ARMS, DIRECTIONS, LEFT
from .box import TaiwanBox
from .edition import EVENTS, MARKS, NO_EVENT
from .event_steps import Ballot, Discards, Election, Swaps
from .functions import Sharing
from .grab import UNANSWERED, Claim, Window
from .labels import label, path, prompt, why_not
from .memory import SPECTATORS, lost_sight_of
from .sections import sections
from .state import Taiwan
from .table import NO_CARD, RISING
from .turn import Turn


class Turning(msgspec.Struct):
    """Whose turn it is. ``left`` cards are still to be played, the first of them a number if
    ``number_first``. ``direction`` is the side that play goes to; clockwise is left."""

    player: int
    first: int
    round: int
    direction: str
    step: str
    left: int
    number_first: bool
    last_round: bool


class Arm(msgspec.Struct):
    """A direction or a branch: its cards from the inside out, what it takes and what it costs
    (branches are counted with the direction they hang on)."""

    id: str
    cards: list[str]
    rising: bool
    closed: bool
    takes: list[int]
    doubles: list[int]
    count: int
    cost: int
    longest: bool


class Branch(msgspec.Struct):
    """玉山: the card it lies under, and where that lies."""

    card: str
    host: str
    arm: str


class Sitting(msgspec.Struct):
    """A player: counts for all; ``known`` are cards that the observer knows to be there; the
    money is shown to its owner, and to all when everybody counts."""

    seat: int
    hand: int
    known_hand: list[str]
    pile: int
    known_pile: list[str]
    money: int | None


class Under(msgspec.Struct):
    """A card known to lie under the travel deck, and how many lie deeper."""

    card: str
    above: int


class Trace(msgspec.Struct):
    """A card that the observer has lost sight of: it lies in one of these zones."""

    card: str
    zones: list[str]


class Grabbing(msgspec.Struct):
    """An open window: who may jump in after ``number`` on ``arm``, and who has yet to answer;
    ``mine`` is the observer's own claim (a card, ``""`` for none, null before the answer)."""

    number: int
    arm: str
    placer: int
    asked: list[int]
    waiting: list[int]
    mine: str | None


class Voting(msgspec.Struct):
    """總統大選: who shows a card, who has yet to choose, and the observer's own card."""

    asked: list[int]
    waiting: list[int]
    mine: str | None


class Dealing(msgspec.Struct):
    """九份: who hands out, how many cards each seat still gets, and the next card."""

    dealer: int
    quotas: list[int]
    card: str


class Swapping(msgspec.Struct):
    """臺灣棒球: how many cards are swapped; the card laid out, for its owner only."""

    player: int
    done: int
    given: str | None


class TaiwanView(msgspec.Struct):
    """All that an observer may see."""

    turn: Turning
    event: str | None
    storm: str | None
    start: str
    arms: list[Arm]
    branch: Branch | None
    functions: list[str]
    functions_cost: int
    discard: list[str]
    deck: int
    under: list[Under]
    used_events: list[str]
    seats: list[Sitting]
    hand: list[str] | None
    pile: list[str] | None
    drawn: list[str]
    traces: list[Trace]
    window: Grabbing | None
    election: Voting | None
    sharing: Dealing | None
    swap: Swapping | None
    sheds_left: int
    winners: list[int]


def _codes(state: Taiwan, cards: list[int]) -> list[str]:
    return [state.box.cards.codes[card] for card in cards]


def _known(state: Taiwan, cards: list[int], bit: int) -> list[str]:
    return _codes(state, [card for card in cards if state.seen[card] & bit])


def _arm(state: Taiwan, arm: int) -> Arm:
    direction = arm < DIRECTIONS
    money = state.box.cards.money
    return Arm(
        id=ARM_CODES[arm],
        cards=_codes(state, state.arms[arm]),
        rising=state.senses[arm] == RISING,
        closed=state.closed(arm),
        takes=[number for number in range(1, 16) if state.takes[arm] >> number & 1],
        doubles=[number for number in range(1, 16) if state.doubles[arm] >> number & 1],
        count=state.size(arm) if direction else len(state.arms[arm]),
        cost=state.cost(arm) if direction else sum(money[card] for card in state.arms[arm]),
        longest=arm in state.longest(),
    )


def _branch(state: Taiwan) -> Branch | None:
    if state.host == NO_CARD:
        return None
    codes = state.box.cards.codes
    return Branch(codes[state.box.yushan], codes[state.host], ARM_CODES[state.trunk()])


def _sitting(state: Taiwan, seat: int, observer: int, bit: int) -> Sitting:
    return Sitting(
        seat=seat,
        hand=len(state.hands[seat]),
        known_hand=_known(state, state.hands[seat], bit),
        pile=len(state.piles[seat]),
        known_pile=_known(state, state.piles[seat], bit),
        money=state.money_of(seat) if seat == observer or state.over else None,
    )


def _under(state: Taiwan, bit: int) -> list[Under]:
    layers = state.deck.under
    return [
        Under(state.box.cards.codes[layer[0]], len(layers) - 1 - at)
        for at, layer in enumerate(layers)
        if state.seen[layer[0]] & bit
    ]


def _traces(state: Taiwan, bit: int) -> list[Trace]:
    names = [f"hand/{seat}" for seat in range(6)] + [f"pile/{seat}" for seat in range(6)]
    names += ["deck", "drawn"]
    return [
        Trace(
            state.box.cards.codes[card],
            [name for at, name in enumerate(names) if zones >> at & 1],
        )
        for card, zones in lost_sight_of(state, bit).items()
    ]


def _window(state: Taiwan, observer: int) -> Grabbing | None:
    top = state.stack[-1]
    if not isinstance(top, Window):
        return None
    mine: str | None = None
    asked: list[int] = []
    for claim in top.questions:
        assert isinstance(claim, Claim)
        asked.append(claim.player)
        if claim.player == observer and claim.card != UNANSWERED:
            mine = state.box.cards.codes[claim.card] if claim.card != NO_CARD else ""
    arm = ARM_CODES[top.arm]
    return Grabbing(top.number, arm, top.placer, asked, top.actors(state), mine)


def _election(state: Taiwan, observer: int) -> Voting | None:
    top = state.stack[-1]
    if not isinstance(top, Election):
        return None
    mine: str | None = None
    asked: list[int] = []
    for ballot in top.questions:
        assert isinstance(ballot, Ballot)
        asked.append(ballot.player)
        if ballot.player == observer and ballot.card != NO_CARD:
            mine = state.box.cards.codes[ballot.card]
    return Voting(asked, top.actors(state), mine)


def _swap(state: Taiwan, observer: int) -> Swapping | None:
    top = state.stack[-1]
    if not isinstance(top, Swaps):
        return None
    mine = top.player == observer and top.given != NO_CARD
    given = state.box.cards.codes[top.given] if mine else None
    return Swapping(top.player, top.done, given)


def _sharing(state: Taiwan) -> Dealing | None:
    top = state.stack[-1]
    if not isinstance(top, Sharing):
        return None
    return Dealing(top.player, top.quotas, state.box.cards.codes[state.discard[-1]])


def _turning(state: Taiwan) -> Turning:
    top = state.stack[-1]
    actors = state.actors()
    return Turning(
        player=actors[0] if len(actors) == 1 else state.actor,
        first=state.first,
        round=state.round,
        direction="left" if state.direction == LEFT else "right",
        step="over" if state.over else type(top).__name__.lower(),
        left=top.left if isinstance(top, Turn) else state.left,
        number_first=isinstance(top, Turn) and top.number_first,
        last_round=state.is_last_round(),
    )


def view(state: Taiwan, observer: int) -> TaiwanView:
    """What ``observer`` (a seat, or ``SPECTATOR``) may see, and what he could remember."""
    bit = SPECTATORS if observer == SPECTATOR else 1 << observer
    top = state.stack[-1]
    seated = observer != SPECTATOR
    money = state.box.cards.money
    return TaiwanView(
        turn=_turning(state),
        event=None if state.event == NO_EVENT else EVENTS[state.event],
        storm=None if state.storm < 0 else MARKS[state.storm],
        start=state.box.cards.start_code,
        arms=[_arm(state, arm) for arm in range(ARMS)],
        branch=_branch(state),
        functions=_codes(state, state.functions),
        functions_cost=sum(money[card] for card in state.functions),
        discard=_codes(state, state.discard),
        deck=state.deck.count(),
        under=_under(state, bit),
        used_events=[EVENTS[event] for event in state.used],
        seats=[_sitting(state, seat, observer, bit) for seat in range(state.players)],
        hand=_codes(state, state.hands[observer]) if seated else None,
        pile=_codes(state, state.piles[observer]) if seated else None,
        drawn=_known(state, state.drawn, bit),
        traces=_traces(state, bit),
        window=_window(state, observer),
        election=_election(state, observer),
        sharing=_sharing(state),
        swap=_swap(state, observer),
        sheds_left=top.left if isinstance(top, Discards) else 0,
        winners=state.winners(),
    )


class TaiwanFace(Face):
    """Everything 禮賀臺灣 shows to people and programs."""

    def __init__(self, box: TaiwanBox) -> None:
        self.box = box

    def view(self, state: State, observer: int) -> TaiwanView:
        assert isinstance(state, Taiwan)
        return view(state, observer)

    def sections(self, state: State, observer: int) -> list[Section]:
        assert isinstance(state, Taiwan)
        return sections(state, observer)

    def label(self, state: State, player: int, action: Action) -> Text:
        assert isinstance(state, Taiwan)
        return label(state, action)

    def path(self, state: State, player: int, action: Action) -> list[str]:
        assert isinstance(state, Taiwan)
        return path(state, action)

    def prompt(self, state: State, player: int) -> Text:
        assert isinstance(state, Taiwan)
        return prompt(state, player)

    def why_not(self, state: State, player: int, thing: str) -> Reason:
        assert isinstance(state, Taiwan)
        return why_not(state, player, thing)

    def standing(self, state: State, seat: int) -> float:
        """The less money the better, then the fewer eaten cards (HT-3.b, HTA-12)."""
        assert isinstance(state, Taiwan)
        return -state.money_of(seat) - len(state.piles[seat]) / 1000

    def uses(self) -> list[tuple[str, list[str]]]:
        functions = (
            "play", "turn-round", "puppet", "fireworks", "bear", "geomancy-left",
            "geomancy-right", "lantern", "yushan", "cover",
        )  # fmt: skip
        return [
            ("use-functions", [f"{what} card" for what in functions]),
            ("use-placed", ["place card"]),
            ("use-eaten", ["eat cards"]),
            ("use-grabbed", ["grab card"]),
        ]

    def catalog(self) -> dict[str, object]:
        """Names, colours, cards and events as they are printed."""
        ed = self.box.cards
        cards: dict[str, object] = {}
        for card, code in enumerate(ed.codes):
            color = ed.color[card]
            cards[code] = {
                "kind": "number" if ed.number[card] else "function",
                "number": ed.number[card] or None,
                "color": ed.color_ids[color] if color >= 0 else None,
                "red": ed.red[card],
                "money": ed.money[card],
                "mark": MARKS[ed.mark[card]],
                "effect": ed.effect_name(card),
                "source": ed.sources[code],
            }
        colors = [
            {"id": id, "money": ed.color_money[at], "symbol": ed.symbols[at],
             "letter": ed.letters[at]}
            for at, id in enumerate(ed.color_ids)
        ]  # fmt: skip
        return {
            "names": ed.names,
            "start": {"id": ed.start_code, "number": ed.start_number},
            "colors": colors,
            "cards": cards,
            "events": [{"id": EVENTS[event]} for event in ed.events],
            "left_out": [{"id": code, "needs": ed.needs[code]} for code in ed.needs],
            "arms": list(ARM_CODES),
        }
