"""A balance report in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from kaizhuo.kernel import Game
from kaizhuo.lab.intervals import Share
from kaizhuo.language import Language, house_file
from kaizhuo.registry import load

from .figures import Figures


class Words:
    """The sentences of a report in one language."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        texts = [house_file("kaizhuo.lab.balance", f"text.{language}.ftl")]
        self._words = Language(language, game, texts)

    def say(self, id: str, **args: object) -> str:
        """A message of the report or of the game."""
        return self._words.say(id, **args)

    def measure(self) -> str:
        """What a lead is measured by in this game."""
        own = self._words.has("standing-measure")
        return self.say("standing-measure" if own else "balance-measure-other")

    def is_standard(self, game: Game) -> bool:
        """Whether a game is played with the edition that it comes with."""
        return game.edition.hash == load(game.id).edition.hash

    def heading(self, id: str) -> str:
        """A heading of uses; its id where the game has no such message."""
        return self._words.say(id)

    def percent(self, part: float, places: int = 1) -> str:
        """A share in per cent, as the language writes it."""
        space = "\N{NO-BREAK SPACE}" if self.language == "en" else ""
        return f"{100 * part:.{places}f}{space}%"

    def between(self, found: Share, places: int = 1) -> str:
        """An interval of per cent."""
        return f"{100 * found.low:.{places}f}–{self.percent(found.high, places)}"

    def number(self, value: float) -> str:
        """A number without needless decimals, in groups of three."""
        return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"

    # -- the summary --------------------------------------------------------------------------

    def summary(self, editions: Sequence[Figures]) -> list[tuple[str, list[str]]]:
        """What a reader in a hurry takes home: under each edition's name, and compared."""
        found = [
            (
                one.label,
                [
                    self._first_seat(one),
                    *self._other_seats(one),
                    self._length(one),
                    *self._leads(one),
                    self._stalls(one),
                ],
            )
            for one in editions
        ]
        if len(editions) == 2:
            found.append((self.say("balance-compared"), self.comparison(*editions)))
        return found

    def _first_seat(self, one: Figures) -> str:
        first = one.seats[0]
        how = (
            "none"
            if not first.surely_differs(one.fair)
            else ("ahead" if first.share > one.fair else "behind")
        )
        return self.say(
            "balance-sum-first",
            how=how,
            share=self.percent(first.share),
            between=self.between(first),
            fair=self.percent(one.fair),
        )

    def _other_seats(self, one: Figures) -> list[str]:
        return [
            self.say(
                "balance-sum-seat",
                seat=seat,
                how="ahead" if found.share > one.fair else "behind",
                share=self.percent(found.share),
                between=self.between(found),
            )
            for seat, found in enumerate(one.seats, 1)
            if seat > 1 and found.surely_differs(one.fair)
        ]

    def _length(self, one: Figures) -> str:
        return self.say(
            "balance-sum-length",
            rounds=self.number(one.of("rounds").median),
            rounds95=self.number(one.of("rounds").p95),
            decisions=self.number(round(one.of("decisions").median)),
        )

    def _leads(self, one: Figures) -> list[str]:
        if not one.lead_changes or not one.decided or not one.decided[1].of:
            return []
        half = one.decided[1]
        return [
            self.say(
                "balance-sum-leads",
                changes=self.number(one.of("lead_changes").median),
                share=self.percent(half.share, 0),
                between=self.between(half, 0),
            )
        ]

    def _stalls(self, one: Figures) -> str:
        return self.say(
            "balance-sum-stalls",
            unfinished=one.unfinished,
            draws=one.draws,
            count=one.games,
            games=self.number(one.games),
            share=self.percent(one.unfinished / one.games),
            longest=max(one.standstill) if one.standstill else -1,
        )

    def comparison(self, one: Figures, other: Figures) -> list[str]:
        """What differs between two editions by more than chance explains."""
        found = []
        for seat, (here, there) in enumerate(zip(one.seats, other.seats, strict=True), 1):
            if _surely_differ(here, there):
                found.append(
                    self.say(
                        "balance-differ-seat",
                        seat=seat,
                        here=self.percent(here.share),
                        there=self.percent(there.share),
                        one=one.label,
                        other=other.label,
                    )
                )
        if not found:
            found.append(self.say("balance-differ-no-seat"))
        mean_here, mean_there = (_mean(edition.rounds) for edition in (one, other))
        found.append(
            self.say(
                "balance-differ-length",
                here=f"{mean_here:.1f}",
                there=f"{mean_there:.1f}",
                one=one.label,
                other=other.label,
            )
        )
        return found


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def _surely_differ(one: Share, other: Share) -> bool:
    """Whether 0 lies outside the 95 % interval of the difference (Newcombe 1998, method 10)."""
    apart = one.share - other.share
    below = ((one.share - one.low) ** 2 + (other.high - other.share) ** 2) ** 0.5
    above = ((one.high - one.share) ** 2 + (other.share - other.low) ** 2) ** 0.5
    return not apart - below <= 0 <= apart + above
