"""Talents that look at cards: what is seen is told to nobody else."""

from __future__ import annotations

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.text import Seat, all_but, only

from .piles import look
from .state import Warring


def look_at_talents(state: Warring, player: int, count: int, nature: Nature) -> None:
    """The player sees the top talents of the pile, which stay there."""
    seen = look(state.talent_pile, count, player, nature)
    if state.journal is not None and seen:
        cards: list[object] = [state.talent_ref(card) for card in seen]
        _tell(state, player, "log-look-talents", cards)


def look_at_stratagems(state: Warring, player: int, count: int, nature: Nature) -> None:
    """The player sees the top stratagems of the pile, which stay there."""
    seen = look(state.stratagem_pile, count, player, nature)
    if state.journal is not None and seen:
        cards: list[object] = [state.stratagem_ref(card) for card in seen]
        _tell(state, player, "log-look-stratagems", cards)


def _tell(state: Warring, player: int, id: str, cards: list[object]) -> None:
    counted: dict[str, object] = {"player": Seat(player), "count": len(cards)}
    state.tell(id, counted, player, all_but(player))
    shown: dict[str, object] = {"player": Seat(player), "cards": cards}
    state.tell("log-looked", shown, player, only(player))
