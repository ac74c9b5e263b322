"""What one seat may see, and how it is called."""

from kaizhuo.kernel import SPECTATOR, Action, Face, Line, Reason, Ref, Seat, Section, State, Text

from . import Sky


class LanternsFace(Face):
    def view(self, state: State, observer: int) -> object:
        assert isinstance(state, Sky)
        seen = None if observer == SPECTATOR else state.called(sorted(state.hands[observer]))
        return {
            "turn": state.turn,
            "wind": state.wind,
            "hand": seen,
            "hands": [len(hand) for hand in state.hands],
            "sky": [state.called(cards) for cards in state.sky],
            "fallen": state.called(state.fallen),
            "deck": state.deck.count(),
        }

    def sections(self, state: State, observer: int) -> list[Section]:
        assert isinstance(state, Sky)
        sky = [
            Text("line-sky", {"player": Seat(at), "points": state.points(at), "hand": len(hand)})
            for at, hand in enumerate(state.hands)
        ]
        piles = Text("line-pile", {"pile": state.deck.count(), "fallen": len(state.fallen)})
        found = [Section(Text("zone-sky"), [Line(text) for text in (*sky, piles)])]
        if observer != SPECTATOR:
            names = state.called(sorted(state.hands[observer]))
            hand = [Line(Text("line-card", {"card": Ref(name)}), name) for name in names]
            found.insert(0, Section(Text("zone-hand"), hand))
        return found

    def label(self, state: State, player: int, action: Action) -> Text:
        return Text("do-release", {"card": Ref(action.code.split()[1])})

    def path(self, state: State, player: int, action: Action) -> list[str]:
        return [action.code.split()[1]]

    def prompt(self, state: State, player: int) -> Text:
        return Text("ask-release")

    def why_not(self, state: State, player: int, thing: str) -> Reason:
        if state.is_terminal():
            return state.game.reason_over()
        return state.stack[-1].why_not(state, player, state.game.actions[0])

    def catalog(self) -> dict[str, object]:
        return {}
