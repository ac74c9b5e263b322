"""The box of both games: an edition, the action table, and what the options say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kaizhuo.kernel.game import Game, Option, Value

from .actions import MAX_PLAYERS, Moves
from .edition import BANK, CHANCE, GUIDE, GUILD, MODES, NONE, START, STATION, NycEdition

if TYPE_CHECKING:
    from .experience import Experience
    from .squares import SquareRule

LEAST_PLAYERS: Final = 3
THROWN: Final = "thrown"
SEATED: Final = "seated"

SHARED_OPTIONS: Final = (
    Option("order", THROWN, "NYA-02", choices=(THROWN, SEATED)),
    Option("round_limit", 0, "NYA-31", low=0, high=10_000),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class NycBox(Game):
    """The components and options of one of the two games.

    ``effects`` are the experience cards at work, by card number; ``rules`` what the squares do,
    by kind of square, and ``rules_at`` by square.
    """

    def __init__(self, edition: NycEdition, chosen: dict[str, Value], mode: int) -> None:
        super().__init__(edition, chosen)
        self.id = f"nyc-{MODES[mode]}"
        self.rules_version = "1"
        self.min_players = LEAST_PLAYERS
        self.max_players = MAX_PLAYERS
        self.cards: Final = edition
        self.mode: Final = mode
        self.dice: Final = 2 if mode == BANK else 1
        self.moves: Final = Moves(edition, mode)
        self.number_actions(self.moves.table)
        self.effects: list[Experience] = []
        self.rules: list[SquareRule] = []
        self.rules_at: list[SquareRule] = []
        self.pile_codes: list[str] = [card.id for card in edition.experience[mode]]
        self.start: Final = edition.corner(START)
        self.guild: Final = edition.corner(GUILD)
        self.station: Final = edition.corner(STATION)
        self.guide: Final = edition.corner(GUIDE)
        self.is_chance: list[bool] = [kind == CHANCE for kind in edition.kind]
        self.seated: Final = chosen["order"] == SEATED
        limit = chosen["round_limit"]
        self.round_limit: Final = limit if isinstance(limit, int) else 0
        self.target = 0

    def card_called(self, effect: str) -> int:
        """The number of the experience card with an effect; ``NONE`` if the edition lacks it."""
        for number, card in enumerate(self.cards.experience[self.mode]):
            if card.effect == effect:
                return number
        return NONE
