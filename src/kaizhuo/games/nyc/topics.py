"""What is being decided: one word for every kind of question."""

from __future__ import annotations

from typing import Any

from kaizhuo.kernel.core import Step
from kaizhuo.parts.purse import Collection

from .squares import Contribution, Designation, Offer, Transfer
from .state import Nyc
from .throw import Throw
from .turn import AGAIN, Turn


def shared_topic(step: Step[Any]) -> str:
    """The word for a question that both games ask; ``decide`` for any other."""
    match step:
        case Turn():
            return "again" if step.phase == AGAIN else "roll"
        case Throw():
            return "throw"
        case Contribution():
            return "guild"
        case Transfer():
            return "station"
        case Designation():
            return "chance"
        case Collection():
            return "debt"
        case Offer():
            return "offer"
    return "decide"


def top_of(state: Nyc) -> Step[Any]:
    """The question that is open now."""
    return state.stack[-1]
