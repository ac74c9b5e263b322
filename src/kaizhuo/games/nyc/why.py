"""Why an action is not allowed: the clause, and a sentence (the page's "why not?")."""

from __future__ import annotations

from kaizhuo.kernel.core import Action
from kaizhuo.kernel.text import Reason, Text

from .actions import (
    Build,
    BuildWith,
    Buy,
    End,
    ExtraWith,
    Fund,
    Go,
    GoOn,
    Reroll,
    Ride,
    Roll,
    Sell,
    Send,
    Site,
    StopSelling,
    Swap,
    SwapTops,
    Take,
    Ticket,
    Use,
)
from .edition import BANK
from .state import Nyc


def by_mode(state: Nyc, bank: str, travel: str) -> str:
    """The clause of the game that is being played."""
    return bank if state.box.mode == BANK else travel


def out_of_place(state: Nyc, asked: int, player: int, action: Action) -> Reason:
    """For an action that does not answer the question that is open now."""
    if player != asked:
        if state.out[player]:
            return Reason(by_mode(state, "NYB-4.2.b", "NYT-4.3"), Text("why-out"))
        return Reason(by_mode(state, "NYB-2.0", "NYT-2.1"), Text("why-not-your-turn"))
    match action:
        case Roll():
            return Reason(by_mode(state, "NYB-2.1", "NYT-2.1.A"), Text("why-roll"))
        case GoOn() | Reroll():
            return Reason(by_mode(state, "NYB-2.2", "NYT-2.2"), Text("why-throw"))
        case Fund():
            return Reason(by_mode(state, "NYB-2.3.S.B", "NYT-2.3.S"), Text("why-guild"))
        case Swap():
            return Reason(by_mode(state, "NYB-2.3.S.C.1", "NYT-2.3.S"), Text("why-station"))
        case Send():
            return Reason(by_mode(state, "NYB-2.3.C.1", "NYT-2.3.C.1"), Text("why-chance"))
        case Use():
            return why_not_card(state, player, action.card)
        case Buy():
            return Reason("NYB-2.3.P.A", Text("why-buy"))
        case Build() | BuildWith() | ExtraWith():
            return Reason("NYB-2.3.P.C.1", Text("why-build"))
        case Site():
            return Reason("NYB-X.09", Text("why-site"))
        case Sell() | StopSelling():
            return Reason("NYB-4.1.B", Text("why-sell"))
        case Ride() | Go():
            return Reason("NYT-2.1", Text("why-roll"))
        case SwapTops():
            return why_not_card(state, player, state.box.card_called("blog"))
        case Ticket() | Take():
            return Reason("NYT-2.3.C.4", Text("why-ticket"))
        case End():
            return Reason("NYB-2.0", Text("why-answer-first"))
    return Reason(by_mode(state, "NYB-2.0", "NYT-2.1"), Text("why-answer-first"))


def why_not_card(state: Nyc, player: int, card: int) -> Reason:
    """Why an experience card is of no use to a player at this moment."""
    if card in state.common.fresh[player]:
        return Reason(by_mode(state, "NYB-2.3.S.A.2", "NYT-2.3.S"), Text("why-fresh"))
    if not state.holds(player, card):
        return Reason(by_mode(state, "NYB-2.3.S.A.2", "NYT-2.3.S"), Text("why-no-card"))
    return Reason(
        state.box.effects[card].clause, Text("why-card-moment", {"card": state.card_ref(card)})
    )
