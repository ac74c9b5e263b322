"""The conversation with the person at the terminal: show, ask, answer."""

from __future__ import annotations

import re
import sys
from typing import Final

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text as Styled

from kaizhuo.kernel import Action, Text, UnknownAction
from kaizhuo.language import Language, MissingText, game_file, join

from .seating import TerminalTable
from .words import complain, out, say

LEFT: Final = "left"
OVER: Final = "over"

_CLAUSE: Final = re.compile(r"^[-*] \*\*([A-Z]{2,4}-[0-9A-Za-z.\-]+)\*\*")
_MOST_RULES = 8
_MOST_THINGS = 4


class Talk:
    """Shows the table to one person and carries out what they type."""

    def __init__(self, table: TerminalTable, words: Language) -> None:
        self.table: Final = table
        self.words: Final = words
        self._told = 0
        self._last_told = 0
        self._choices: list[Action] = []
        self._shown: dict[str, list[str]] = {}

    # -- the whole game -------------------------------------------------------------------

    def until_the_end(self) -> str:
        """Play until the game is over or the person leaves; says which."""
        table = self.table
        while not table.state.is_terminal():
            if table.programs_act():
                continue
            self._tell_news()
            self._show_table()
            if not self._answer():
                return LEFT
        self._tell_news()
        self._show_table()
        winners = table.state.winners()
        if table.me in winners:
            out.print(say("play-over-won"), style="bold green")
        elif winners:
            names = join([table.names[seat] for seat in winners], self.words.language)
            out.print(say("play-over-lost", winners=names), style="bold", markup=False)
        else:
            out.print(say("play-over-draw"), style="bold")
        return OVER

    def _answer(self) -> bool:
        """Ask until the person has moved or taken back; ``False`` when they leave."""
        self._show_choices()
        while True:
            typed = self._read()
            if typed is None or typed.lower() in ("q", "quit", "exit"):
                return False
            if typed.isdecimal():
                if self._do_number(typed):
                    return True
            elif typed and self._command(typed):
                return True

    def _read(self) -> str | None:
        out.print(say("play-ask") + " > ", end="", style="bold green")
        if sys.stdin is not None and sys.stdout is not None:
            try:
                return input().strip()
            except EOFError:
                if sys.stdin.isatty():
                    out.print()
                    return None
        out.print()
        complain("error-terminal")

    def _do_number(self, typed: str) -> bool:
        if len(typed) > 6 or not 1 <= int(typed) <= len(self._choices):
            most = len(self._choices)
            out.print(say("play-not-a-choice", given=typed[:20], most=most), markup=False)
            return False
        self.table.act(self._choices[int(typed) - 1])
        return True

    def _command(self, typed: str) -> bool:
        """Carry out a word; whether the table has changed."""
        if typed.startswith(("?", "？")):
            self._why(typed[1:].strip())
            return False
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "h" | "help":
                self._help()
            case "t":
                self._show_table(whole=True)
                self._show_choices()
            case "l":
                self._tell(self._last_told)
            case "r":
                self._rules(rest.strip())
            case "d":
                action = self.table.state.default(self.table.me)
                label = self._label(action)
                self.table.act(action)
                out.print(say("play-decided", what=label), style="dim", markup=False)
                return True
            case "u":
                if self.table.take_back():
                    self._told = min(self._told, len(self.table.log))
                    out.print(say("play-undone"), style="dim")
                    return True
                out.print(say("play-cannot-undo"))
            case _:
                most = len(self._choices)
                out.print(say("play-not-a-choice", given=typed[:40], most=most), markup=False)
        return False

    # -- showing --------------------------------------------------------------------------

    def _tell_news(self) -> None:
        if len(self.table.log) > self._told:
            out.print()
            self._tell(self._told)
            self._last_told = self._told
            self._told = len(self.table.log)

    def _tell(self, since: int) -> None:
        table = self.table
        for event in table.log[since:]:
            line = self._words(event.text)
            style = "" if event.player == table.me else "cyan"
            out.print(Padding(Styled(line, style=style), (0, 0, 0, 2), expand=False))

    def _show_table(self, whole: bool = False) -> None:
        """The table in words; only what looks different from last time, unless ``whole``."""
        table = self.table
        out.print()
        for section in table.game.face().sections(table.state, table.me):
            title = self._words(section.title)
            lines = [self._words(line.text) for line in section.lines]
            if not whole and self._shown.get(title) == lines:
                continue
            self._shown[title] = lines
            out.print(Styled(title, style="bold"))
            for line in lines:
                out.print(Padding(Styled(line), (0, 0, 0, 2), expand=False))

    def _words(self, text: Text) -> str:
        return self.words.render(text, self.table.me, self.table.names)

    def _show_choices(self) -> None:
        """Number what can be done, grouped by the thing one would touch first."""
        table = self.table
        face = table.game.face()
        groups: dict[str, list[Action]] = {}
        for action in table.state.legal_actions(table.me):
            start = face.path(table.state, table.me, action)[0]
            groups.setdefault(start, []).append(action)
        self._choices = [action for group in groups.values() for action in group]
        out.print()
        prompt = face.prompt(table.state, table.me)
        out.print(Styled(self._words(prompt), style="bold yellow"))
        number = 0
        wide = len(str(len(self._choices)))
        for thing, actions in groups.items():
            several = len(actions) > 1
            if several:
                out.print(
                    Padding(Styled(self._name_of(thing), style="dim"), (0, 0, 0, 2), expand=False)
                )
            for action in actions:
                number += 1
                line = Styled(f"{number:>{wide}}", style="bold green")
                line.append(f"  {self._label(action)}", style="default")
                out.print(Padding(line, (0, 0, 0, 4 if several else 2), expand=False))

    def _label(self, action: Action) -> str:
        table = self.table
        return self._words(table.game.face().label(table.state, table.me, action))

    def _name_of(self, thing: str) -> str:
        if thing in self.table.game.edition.names:
            return self.words.name(thing)
        return say("play-group-other")

    def _help(self) -> None:
        for name in ("number", "table", "log", "why", "rules", "undo", "decide", "quit"):
            out.print(f"  {say(f'play-help-{name}')}", markup=False)

    # -- asking back ----------------------------------------------------------------------

    def _why(self, word: str) -> None:
        """Why what is called so cannot be done, or with which number it can."""
        if not word:
            self._help()
            return
        table = self.table
        state, face = table.state, table.game.face()
        numbers = [
            str(number)
            for number, action in enumerate(self._choices, 1)
            if word == action.code or _within(word, self._label(action))
        ]
        if numbers:
            out.print(say("play-can", numbers=join(numbers, self.words.language)))
        reasons: dict[str, None] = {}
        for thing in self._things_called(word):
            reason = face.why_not(state, table.me, thing)
            text = self._words(reason.text)
            reasons[self._because(thing, text, reason.clause)] = None
        for line in list(reasons)[:_MOST_THINGS]:
            out.print(f"  {line}", markup=False)
        if not numbers and not reasons:
            out.print(say("play-nothing-called", word=word), markup=False)

    def _because(self, thing: str, text: str, clause: str) -> str:
        if thing not in self.table.game.edition.names:
            return say("play-because", text=text, clause=clause)
        return say("play-because-of", thing=self.words.name(thing), text=text, clause=clause)

    def _things_called(self, word: str) -> list[str]:
        """Things on the table (and codes of actions) that are called so and cannot be used."""
        table = self.table
        face = table.game.face()
        usable = {face.path(table.state, table.me, action)[0] for action in self._choices}
        found: list[str] = []
        for section in face.sections(table.state, table.me):
            for line in section.lines:
                if line.thing is None or line.thing in usable or line.thing in found:
                    continue
                text = self._words(line.text)
                if word == line.thing or _within(word, text):
                    found.append(line.thing)
        try:
            action = table.game.action(word)
        except UnknownAction:
            return found or self._components_called(word)
        return found if action in self._choices else [*found, word]

    def _components_called(self, word: str) -> list[str]:
        """Components that lie nowhere in sight, one of each name."""
        by_name: dict[str, str] = {}
        for ref in self.table.game.edition.names:
            name = self.words.name(ref)
            if _within(word, name):
                by_name[name] = ref
        return list(by_name.values())

    def _rules(self, word: str) -> None:
        try:
            book = game_file(self.table.game, f"rules.{self.words.language}.md")
        except MissingText:
            book = ""
        if not word:
            with out.pager(styles=True):
                out.print(Markdown(book))
            return
        found = [line for line in book.splitlines() if _CLAUSE.match(line) and _within(word, line)]
        for line in found[:_MOST_RULES]:
            out.print(Markdown(line))
        if not found:
            out.print(say("play-no-rule", word=word), markup=False)


def _within(word: str, text: str) -> bool:
    return word.casefold() in text.casefold()
