"""What every game shares: positions, moves, chance, decks, records. Standard library only."""

from .chance import HashRandom, Nature, Replay, Scripted, commitment
from .core import Action, Parallel, State, Step
from .deck import Deck
from .errors import (
    EditionError,
    IllegalAction,
    KaizhuoError,
    OptionError,
    PositionError,
    RecordError,
    UnknownAction,
    UnknownGame,
)
from .game import Edition, Face, Game, Option, Value, choose
from .record import Move, Record, new_record
from .text import (
    ALL,
    SPECTATOR,
    Event,
    Line,
    Reason,
    Ref,
    Seat,
    Section,
    Text,
    all_but,
    only,
)

__all__ = [
    "ALL",
    "SPECTATOR",
    "Action",
    "Deck",
    "Edition",
    "EditionError",
    "Event",
    "Face",
    "Game",
    "HashRandom",
    "IllegalAction",
    "KaizhuoError",
    "Line",
    "Move",
    "Nature",
    "Option",
    "OptionError",
    "Parallel",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Ref",
    "Replay",
    "Scripted",
    "Seat",
    "Section",
    "State",
    "Step",
    "Text",
    "UnknownAction",
    "UnknownGame",
    "Value",
    "all_but",
    "choose",
    "commitment",
    "new_record",
    "only",
]
