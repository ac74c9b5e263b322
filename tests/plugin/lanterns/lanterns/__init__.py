"""Sky Lanterns 放天燈: a small game of dice and cards, to show how a game is added."""

import hashlib  # noqa: I001 (the long import below stays short)
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from kaizhuo.kernel import (
    ALL, Action, Deck, Edition, Face, Game, Nature, Option, PositionError, Reason, Ref, Seat, State,
    Step, Text, Value, all_but, choose, only,
)  # fmt: skip

OPTIONS = (Option("target", 12, "LN-4", low=5, high=30),)


class Lanterns(Game):
    def __init__(self, edition: Edition, chosen: dict[str, Value]) -> None:
        super().__init__(edition, chosen)
        self.id, self.min_players, self.max_players = "lanterns", 2, 4
        self.printed = tomllib.loads(edition.text)
        copies = range(1, self.printed["copies"] + 1)
        self.names = [f"{n + 1}-{copy}" for n in range(self.printed["numbers"]) for copy in copies]
        self.number_actions([Action(f"release {name}") for name in self.names])  # index: the card
        for name in self.names:
            edition.names[name] = {"en": f"lantern {name[0]}", "zh-Hant": f"{name[0]}號天燈"}

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.edition.text, self.edition.file, self.chosen))

    def empty_state(self, players: int) -> "Sky":
        hands: list[list[int]] = [[] for _ in range(players)]
        return Sky(self, players, hands, [[] for _ in hands], [], Deck(self.names, []))

    def new_state(self, players: int, nature: Nature, first: int = 0) -> "Sky":
        self.check_players(players)
        state = self.empty_state(players)
        state.deck.unknown.extend(range(len(self.names)))
        for hand in state.hands:  # LN-1
            hand.extend(nature.draw(state.deck) for _ in range(self.printed["hand"]))
        state.turn = first
        state.stack.append(Turn())
        return state

    def set_up(self, state: State, position: Mapping[str, object], nature: Nature) -> None:
        assert isinstance(state, Sky)
        zones, rest = state.zones(), list(self.names)
        for zone, value in position.items():
            if zone == "turn":
                state.turn = "ABCD".index(str(value))
                continue
            for name in str(value).split():
                if zone not in zones or name not in rest:
                    raise PositionError(f"{name!r} cannot lie in {zone!r}, or lies elsewhere")
                rest.remove(name)
                zones[zone].append(self.names.index(name))
        if "deck" not in position:  # then whatever is not named is to be drawn
            state.deck.unknown.extend(map(self.names.index, rest))
        state.stack.append(Turn())

    def inspect(self, state: State) -> dict[str, object]:
        assert isinstance(state, Sky)
        facts: dict[str, object] = {"turn": "ABCD"[state.turn]}
        for seat in range(state.players):
            facts[f"{'ABCD'[seat]}.points"] = state.points(seat)
        return facts | {zone: state.called(cards) for zone, cards in state.zones().items()}

    def face(self) -> Face:
        from .view import LanternsFace  # it imports this file

        return LanternsFace()

    def reason_over(self) -> Reason:
        return Reason("LN-4", Text("why-over"))


class Sky(State):
    """Who holds which lanterns, what flies, what fell, whose turn it is, the last wind."""

    def __init__(
        self, game: Game, players: int, hands: list[list[int]], sky: list[list[int]],
        fallen: list[int], deck: Deck, turn: int = 0, round: int = 1, wind: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(game, players)
        self.hands, self.sky, self.fallen, self.deck = hands, sky, fallen, deck
        self.turn, self.round, self.wind = turn, round, wind

    def fields(self) -> tuple[object, ...]:
        return (self.hands, self.sky, self.fallen, self.deck, self.turn, self.round, self.wind)

    def zones(self) -> dict[str, list[int]]:
        zones = {"deck": self.deck.unknown, "fallen": self.fallen}
        for seat, (hand, sky) in enumerate(zip(self.hands, self.sky, strict=True)):
            zones |= {f"{'ABCD'[seat]}.hand": hand, f"{'ABCD'[seat]}.sky": sky}
        return zones

    def called(self, cards: list[int]) -> list[str]:
        return [self.deck.names[card] for card in cards]

    def points(self, seat: int) -> int:
        return sum(int(name[0]) for name in self.called(self.sky[seat]))

    def clone(self) -> "Sky":
        hands, sky = [[*hand] for hand in self.hands], [[*cards] for cards in self.sky]
        rest = ([*self.fallen], self.deck.clone(), self.turn, self.round, self.wind)
        copy = Sky(self.game, self.players, hands, sky, *rest)
        copy.copy_stack_from(self)
        return copy

    def resample(self, player: int, nature: Nature) -> "Sky":
        copy = self.clone()
        others = [hand for seat, hand in enumerate(copy.hands) if seat != player]
        copy.deck.unknown.extend(card for hand in others for card in hand)
        copy.deck.unknown.sort()  # what is drawn must not depend on the hidden truth
        for hand in others:
            hand[:] = [nature.draw(copy.deck) for _ in hand]
        return copy

    def winners(self) -> list[int]:
        points = [self.points(seat) for seat in range(self.players)]
        return [seat for seat in range(self.players) if self.over and points[seat] == max(points)]

    def returns(self) -> list[float]:
        best = self.winners()
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(self.players)]

    def rounds(self) -> int:
        return self.round


class Turn(Step[Sky]):
    """LN-2 to LN-4: release, roll, draw, and the next player."""

    def actors(self, state: Sky) -> list[int]:
        return [state.turn]

    def legal_actions(self, state: Sky, player: int) -> list[Action]:
        hand = sorted(state.hands[player]) if player == state.turn else []
        return [state.game.actions[card] for card in hand]

    def apply(self, state: Sky, player: int, action: Action, nature: Nature) -> None:
        state.hands[player].remove(action.index)
        name, state.wind = state.deck.names[action.index], nature.roll(1)[0]
        rises = state.wind >= int(name[0])
        (state.sky[player] if rises else state.fallen).append(action.index)
        released = {"player": Seat(player), "card": Ref(name), "wind": state.wind}
        state.tell("log-rises" if rises else "log-falls", released, player, ALL)
        if state.deck.count():  # LN-3; only who drew the lantern is told which
            card = nature.draw(state.deck)
            state.hands[player].append(card)
            drawn = {"player": Seat(player), "card": Ref(state.deck.names[card])}
            state.tell("log-draws-card", drawn, player, only(player))
            state.tell("log-draws", {"player": Seat(player)}, player, all_but(player))
        if state.points(player) >= int(state.game.chosen["target"]) or not any(state.hands):
            state.over = True  # LN-4
            return
        state.turn = (player + 1) % state.players
        while not state.hands[state.turn]:
            state.turn = (state.turn + 1) % state.players
        state.round += state.turn <= player

    def default(self, state: Sky, player: int) -> Action:
        return self.legal_actions(state, player)[0]

    def why_not(self, state: Sky, player: int, action: Action) -> Reason:
        return Reason("LN-2", Text("why-hand" if player == state.turn else "why-turn"))

    def copy(self) -> "Turn":
        return Turn()

    def fields(self) -> tuple[object, ...]:
        return ()


def restore(text: str, file: str, chosen: dict[str, Value]) -> Lanterns:
    return Lanterns(Edition(text, file, hashlib.sha256(text.encode()).hexdigest()), chosen)


def load(edition: str | None = None, preset: str | None = None, **options: object) -> Lanterns:
    file = Path(edition) if edition else files(__name__).joinpath("edition.toml")
    return restore(file.read_text("utf-8"), str(file), choose(OPTIONS, {}, preset, options))
