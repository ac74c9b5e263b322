"""``kaizhuo replay`` and ``kaizhuo verify``: recorded games."""

from __future__ import annotations

from typing import Annotated

import typer

from kaizhuo import lab
from kaizhuo.kernel import (
    SPECTATOR,
    EditionError,
    Game,
    IllegalAction,
    KaizhuoError,
    Record,
    RecordError,
    UnknownAction,
)
from kaizhuo.language import Language, reason_of
from kaizhuo.registry import games

from .asking import EditionFile, Lang, read_text
from .words import choose_language, complain, language, listed, out, print_error, say, words_of

RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=say("help-arg-record"))]


def _read(file: str, edition: str | None) -> tuple[Record, Game]:
    text = read_text(file)
    if edition is not None:
        read_text(edition)
    try:
        record = Record.parse(text)
        id = record.header.get("game")
        if isinstance(id, str) and id not in games():
            complain("error-game", game=id, known=listed(games()))
        game = lab.game_of_record(record, edition)
    except lab.OtherEdition:
        complain("error-edition-of-record", file=file, edition=edition or "standard")
    except EditionError:
        raise
    except RecordError as error:
        complain("error-record", file=file, reason=_why(error))
    return record, game


def _why(error: KaizhuoError, words: Language | None = None) -> str:
    """What is wrong, with the sentence of the rules where they do not allow a move."""
    match error:
        case IllegalAction() if words is not None:
            told = words.render(error.text).rstrip(".。")
            return say("play-because", text=told, clause=error.clause)
        case UnknownAction():
            return say("record-no-action", code=error.code)
        case RecordError(move=int(move), __cause__=KaizhuoError() as cause):
            return say("record-move", move=move, reason=_why(cause, words))
        case RecordError():
            reason = reason_of(error, language())
            return say("record-line", line=error.line, reason=reason) if error.line else reason
    return str(error)


def names_of(record: Record, players: int) -> list[str]:
    """The players' names as the record has them."""
    seats = record.header.get("seats")
    given = seats if isinstance(seats, list) else []
    names = [str(name) for name in given[:players]]
    return names + [f"#{seat + 1}" for seat in range(len(names), players)]


def replay(
    record: RecordFile,
    seat: Annotated[int | None, typer.Option(help=say("help-opt-seat"))] = None,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game from its log."""
    tag = choose_language(lang)
    read, game = _read(record, edition)
    try:
        state = read.replay(game, journal=True)
    except RecordError as error:
        complain("error-record", file=record, reason=_why(error, words_of(game, tag)))
    if seat is not None and not 1 <= seat <= state.players:
        complain("error-seat", seat=str(seat), players=state.players)
    observer = SPECTATOR if seat is None else seat - 1
    words = words_of(game, tag)
    names = names_of(read, state.players)
    out.print(say("replay-title", title=words.say("title"), players=state.players), style="bold")
    for event in state.journal or []:
        if event.is_for(observer):
            out.print(words.render(event.text, observer, names), markup=False)
    if not state.is_terminal():
        out.print(say("replay-unfinished"), style="dim")


def verify(record: RecordFile, edition: EditionFile = None, lang: Lang = None) -> None:
    """Compare every outcome of chance with what the revealed seed gives."""
    tag = choose_language(lang)
    read, game = _read(record, edition)
    try:
        verdict = lab.verify(read, game)
    except RecordError as error:
        complain("error-record", file=record, reason=_why(error, words_of(game, tag)))
    if not verdict.honest:
        print_error(
            say(
                "verify-bad",
                move=verdict.move,
                recorded=verdict.recorded,
                drawn=verdict.drawn,
            )
        )
        raise typer.Exit(1)
    out.print(say("verify-good", outcomes=verdict.outcomes, moves=verdict.moves))
    out.print(say("verify-commitment", commitment=verdict.commitment), style="dim")
