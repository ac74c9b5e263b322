"""What everybody has lawfully seen and could remember, and drawing anew what a seat cannot know.

For every card, ``seen`` holds the observers (bits; bit 6 is everybody else in the room) who know
exactly in which zone it lies. Where hidden cards were mixed, observers know less: a *trace* says
that for some observers a card lies in one of several zones. Cards without either may lie
anywhere that nobody has looked at.

A trace is one number: ``card | observers << 7 | zones << 14``.

After an exchange of counted cards (HT-E.14) everybody also knows how many of them there can be in
a zone at most: a ``Limit``.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from kaizhuo.kernel.chance import Nature

if TYPE_CHECKING:
    from .state import Taiwan

SPECTATORS: Final = 1 << 6
EVERYONE: Final = (1 << 7) - 1

DECK: Final = 1 << 12
"""Zones as bits: hand p is ``1 << p``, pile p ``1 << 6 + p``, then the travel deck."""
DRAWN: Final = 1 << 13
"""The two cards of which one is being chosen (HT-E.10)."""
ZONES: Final = 14

_WHO: Final = 7
_WHERE: Final = 14
_CARD_BITS: Final = (1 << 7) - 1


def hand_zone(player: int) -> int:
    return 1 << player


def pile_zone(player: int) -> int:
    return 1 << (6 + player)


def all_zones(players: int) -> int:
    """Wherever a card can lie unseen."""
    return ((1 << players) - 1) * (1 + (1 << 6)) | DECK | DRAWN


def trace_card(trace: int) -> int:
    return trace & _CARD_BITS


def trace_observers(trace: int) -> int:
    return trace >> _WHO & EVERYONE


def trace_zones(trace: int) -> int:
    return trace >> _WHERE


def _trace(card: int, observers: int, zones: int) -> int:
    return card | observers << _WHO | zones << _WHERE


class Limit:
    """Of these cards at most ``most`` lie unseen in a zone. Never changes once made."""

    def __init__(self, cards: list[int], zone: int, most: int) -> None:
        self.cards: Final = cards
        self.zone: Final = zone
        self.most: Final = most

    def __repr__(self) -> str:
        return f"Limit({self.cards!r}, {self.zone}, {self.most})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Limit, (self.cards, self.zone, self.most))


def reveal(state: Taiwan, card: int, zone: int = 0) -> None:
    """Everybody sees the card, in the zone where it lay so far, and where it goes."""
    state.seen[card] = EVERYONE
    if state.traces:
        forget(state, card, EVERYONE)
    if state.limits:
        kept: list[Limit] = []
        for limit in state.limits:
            if card not in limit.cards:
                kept.append(limit)
                continue
            rest = [other for other in limit.cards if other != card]
            most = limit.most - 1 if limit.zone == zone else limit.most
            if rest:
                kept.append(Limit(rest, limit.zone, most))
        state.limits = kept


def raise_limits(state: Taiwan, zone: int, by: int) -> None:
    """So many unseen cards came into a zone from another one."""
    state.limits = [
        Limit(limit.cards, limit.zone, limit.most + by) if limit.zone == zone else limit
        for limit in state.limits
    ]


def drop_limits(state: Taiwan, zones: int) -> None:
    """Nobody can tell any more what these zones hold at most."""
    state.limits = [limit for limit in state.limits if not limit.zone & zones]


def forget(state: Taiwan, card: int, observers: int) -> None:
    """These observers need no trace of the card any more: they know exactly."""
    kept: list[int] = []
    for trace in state.traces:
        if trace_card(trace) == card:
            left = trace_observers(trace) & ~observers
            if left:
                kept.append(_trace(card, left, trace_zones(trace)))
        else:
            kept.append(trace)
    state.traces = kept


def learn(state: Taiwan, card: int, player: int) -> None:
    """One player sees the card where it comes to lie."""
    state.seen[card] |= 1 << player
    if state.traces:
        forget(state, card, 1 << player)


def spread(state: Taiwan, source: int, target: int) -> None:
    """A hidden card went from one zone to another: traces follow both ways it may have been."""
    if not state.traces:
        return
    everywhere = all_zones(state.players)
    kept: list[int] = []
    for trace in state.traces:
        zones = trace_zones(trace)
        if zones & source:
            zones |= target
        if zones != everywhere:
            kept.append(_trace(trace_card(trace), trace_observers(trace), zones))
    state.traces = kept


def pass_on_piles(state: Taiwan, seats: list[int]) -> None:
    """Some cards of these players' piles go one seat to the left, all at the same time; only
    their owners will know which (HT-E.16)."""
    kept: list[int] = []
    for trace in state.traces:
        zones = trace_zones(trace)
        for seat in seats:
            if trace_zones(trace) & pile_zone(seat):
                zones |= pile_zone((seat + 1) % state.players)
        kept.append(_trace(trace_card(trace), trace_observers(trace), zones))
    state.traces = kept
    for seat in seats:
        zones = pile_zone(seat) | pile_zone((seat + 1) % state.players)
        raise_limits(state, pile_zone((seat + 1) % state.players), len(state.piles[seat]) // 2)
        blur(state, state.piles[seat], 1 << seat, zones)


def vacate(state: Taiwan, zone: int) -> None:
    """A zone is empty: no trace leads there any more."""
    if not state.traces:
        return
    kept: list[int] = []
    for trace in state.traces:
        zones = trace_zones(trace) & ~zone
        if zones:
            kept.append(_trace(trace_card(trace), trace_observers(trace), zones))
    state.traces = kept
    settle_traces(state)


def settle_traces(state: Taiwan) -> None:
    """A trace of one zone is knowledge (but not within the deck, where places differ)."""
    kept: list[int] = []
    for trace in state.traces:
        zones = trace_zones(trace)
        if zones & (zones - 1) == 0 and zones < DECK:
            state.seen[trace_card(trace)] |= trace_observers(trace)
        else:
            kept.append(trace)
    state.traces = sorted(kept)


def blur(state: Taiwan, cards: list[int], keep: int, zones: int) -> None:
    """Cards were mixed: all but the observers in ``keep`` know only that each lies in ``zones``."""
    for card in cards:
        lost = state.seen[card] & ~keep
        if lost:
            state.seen[card] &= keep
            state.traces.append(_trace(card, lost, zones))
    state.traces.sort()


def rule_out(state: Taiwan, player: int, cards: list[int]) -> None:
    """It came out that none of these cards is in a player's hand."""
    zones = all_zones(state.players) & ~hand_zone(player)
    for card in cards:
        unaware = EVERYONE & ~state.seen[card]
        if unaware:
            state.traces.append(_trace(card, unaware, zones))
    state.traces.sort()


def rotate(state: Taiwan, side: int) -> None:
    """All hands travelled one seat; who passed a hand on knows what his neighbour now holds."""
    players = state.players
    kept: list[int] = []
    for trace in state.traces:
        zones = trace_zones(trace)
        turned = zones & ~((1 << players) - 1)
        for seat in range(players):
            if zones & hand_zone(seat):
                turned |= hand_zone((seat + side) % players)
        kept.append(_trace(trace_card(trace), trace_observers(trace), turned))
    state.traces = kept
    turned_limits: list[Limit] = []
    for limit in state.limits:
        zone = limit.zone
        for seat in range(players):
            if limit.zone == hand_zone(seat):
                zone = hand_zone((seat + side) % players)
        turned_limits.append(Limit(limit.cards, zone, limit.most))
    state.limits = turned_limits
    for seat in range(players):
        for card in state.hands[seat]:
            learn(state, card, seat)
    state.traces.sort()


def lost_sight_of(state: Taiwan, observers: int) -> dict[int, int]:
    """The cards that an observer (a bit) knows to lie in one of several zones, in order."""
    found: dict[int, int] = {}
    for trace in state.traces:
        if trace_observers(trace) & observers:
            card = trace_card(trace)
            found[card] = found.get(card, -1) & trace_zones(trace)
    return {card: found[card] for card in sorted(found)}


# -- drawing anew --------------------------------------------------------------------------------


class _Redeal:
    """Puts the cards that one player cannot know into the places the player cannot see."""

    def __init__(self, state: Taiwan, player: int, nature: Nature) -> None:
        self.state = state
        self.bit = 1 << player
        self.nature = nature
        self.room: list[int] = [0] * ZONES
        """zone -> places still to fill"""
        self.given: list[list[int]] = [[] for _ in range(ZONES)]
        """zone -> the cards put there"""
        self.pool: list[int] = []
        self.allowed: dict[int, int] = {}
        self.news: list[int] = []
        """who knows a card in its new place: ``card | observers << 7``"""

    def run(self) -> None:
        state = self.state
        for seat in range(state.players):
            self._hide(seat, state.hands[seat])
            self._hide(6 + seat, state.piles[seat])
        self._hide(12, state.deck.unknown)
        for layer in state.deck.under:
            self._hide(12, layer)
        self._hide(13, state.drawn)
        self.pool.sort()
        self.allowed = lost_sight_of(state, self.bit)
        if self.allowed:
            self._place_traced()
        for zone in range(ZONES):
            for _ in range(self.room[zone]):
                self.given[zone].append(self._any(self.pool))
        self._put_back()

    def _hide(self, zone: int, cards: list[int]) -> None:
        seen = self.state.seen
        for card in cards:
            if not seen[card] & self.bit:
                self.room[zone] += 1
                self.pool.append(card)

    def _any(self, cards: list[int]) -> int:
        at = self.nature.below(len(cards))
        card = cards[at]
        cards[at] = cards[len(cards) - 1]
        cards.pop()
        return card

    def _place_traced(self) -> None:
        """Cards with traces first, each where its trace allows; whoever finds every place taken
        pushes another one on (an augmenting path), so that a dealing is found if there is one."""
        traced = [card for card in self.pool if card in self.allowed]
        self.pool = [card for card in self.pool if card not in self.allowed]
        while traced:
            card = self._any(traced)
            rooms = [self._room(card, zone) for zone in range(ZONES)]
            total = sum(rooms)
            if total == 0:
                if not self._push(card, []):
                    raise RuntimeError("what a seat remembers fits no dealing of the cards")
                continue
            at = self.nature.below(total)
            for zone in range(ZONES):
                if at < rooms[zone]:
                    self._give(zone, card)
                    break
                at -= rooms[zone]

    def _full(self, card: int, zone: int) -> list[int]:
        """The cards whose limit keeps this one out of a zone; nothing if no limit does."""
        for limit in self.state.limits:
            if limit.zone == 1 << zone and card in limit.cards:
                inside = [other for other in self.given[zone] if other in limit.cards]
                if len(inside) >= limit.most:
                    return inside
        return []

    def _shut(self, card: int, zone: int) -> bool:
        for limit in self.state.limits:
            if limit.zone == 1 << zone and card in limit.cards and limit.most <= 0:
                return True
        return False

    def _room(self, card: int, zone: int) -> int:
        """How many places of a zone are open to a card."""
        if not self.allowed[card] >> zone & 1 or self._shut(card, zone):
            return 0
        return 0 if self._full(card, zone) else self.room[zone]

    def _give(self, zone: int, card: int) -> None:
        self.room[zone] -= 1
        self.given[zone].append(card)

    def _take_back(self, zone: int, card: int) -> None:
        self.room[zone] += 1
        self.given[zone].remove(card)

    def _push(self, card: int, moved: list[int]) -> bool:
        """Make room for a card by moving others on, none of them twice."""
        moved.append(card)
        for zone in range(ZONES):
            if self._room(card, zone) > 0:
                self._give(zone, card)
                return True
        for zone in range(ZONES):
            if not self.allowed[card] >> zone & 1 or self._shut(card, zone):
                continue
            in_the_way = self._full(card, zone)
            for other in in_the_way if in_the_way else self.given[zone].copy():
                if other in moved:
                    continue
                self._take_back(zone, other)
                if self._room(card, zone) > 0:
                    self._give(zone, card)
                    if self._push(other, moved):
                        return True
                    self._take_back(zone, card)
                self._give(zone, other)
        return False

    def _put_back(self) -> None:
        state = self.state
        for seat in range(state.players):
            self._refill(state.hands[seat], self.given[seat], 1 << seat)
            self._refill(state.piles[seat], self.given[6 + seat], 1 << seat)
        owner = 1 << state.drawer if state.drawn else 0
        self._refill(state.drawn, self.given[13], owner)
        rest = sorted(self.given[12])
        deck = state.deck
        for layer in deck.under:
            hidden = [card for card in layer if not state.seen[card] & self.bit]
            masks = sorted([state.seen[card] for card in hidden])
            for at, card in enumerate(hidden):
                layer.remove(card)
                drawn = self._any(rest)
                layer.append(drawn)
                self.news.append(drawn | masks[at] << _WHO)
        for card in rest:
            self.news.append(card)
        deck.unknown = rest
        deck.put_in_order()
        state.events.put_in_order()
        for note in self.news:
            state.seen[note & _CARD_BITS] = note >> _WHO
        self.news.clear()
        kept = self.bit | SPECTATORS
        state.traces = [
            _trace(trace_card(trace), trace_observers(trace) & kept, trace_zones(trace))
            for trace in state.traces
            if trace_observers(trace) & kept
        ]
        state.traces.sort()
        remembered = [trace_card(trace) for trace in state.traces]
        limits: list[Limit] = []
        for limit in state.limits:
            cards = [card for card in limit.cards if card in remembered]
            if cards:
                limits.append(Limit(cards, limit.zone, limit.most))
        state.limits = limits

    def _refill(self, cards: list[int], given: list[int], seen: int) -> None:
        for card in cards.copy():
            if not self.state.seen[card] & self.bit:
                cards.remove(card)
        for card in given:
            insort(cards, card)
            self.news.append(card | seen << _WHO)


def redeal(state: Taiwan, player: int, nature: Nature) -> None:
    """Draw anew, in place, all that ``player`` cannot know. Which cards are put where depends on
    chance and on what the player knows alone, and every dealing that contradicts nothing the
    player has seen can come out."""
    _Redeal(state, player, nature).run()
