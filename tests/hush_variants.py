"""Variants of Hush, for tests of general parts that need what Hush itself has not.

A variant that keeps the name of Hush takes its place in ``make_registry(games=WINDOWED)``. States, views and choices
are those of Hush, so the bots of Hush play every variant.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from deadpan_hush.rules import Hush
from deadpan_hush.types import Options, Play, View
from msgspec import Meta

from deadpan.kernel.rules import AnyRules, FirstAsked
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice


class WindowedHush(Hush):
    """Hush in which every question is an answer window."""

    windows = frozenset({"play"})


class LongOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of Hush, with as many cards as a test has choices."""

    copies: Annotated[int, Meta(ge=2, le=40)] = 40


class LongHush(Hush):
    """Hush without guesses: nobody is out, so it lasts until the pile is gone, a choice for each of its cards."""

    def __init__(self) -> None:
        self.options_type = LongOptions

    def legal(self, view: View) -> tuple[Choice, ...]:
        """Every card that can be played, 1 like any other."""
        return () if view.seat != view.turn or view.ended else tuple(map(Play, sorted(set(view.hand))))


class LongWindowedHush(LongHush):
    """Both of these."""

    windows = WindowedHush.windows


class AskedHush(Hush):
    """Hush whose tables are asked who begins; the answer holds for the evening."""

    first_asked = FirstAsked[View]("oldest")


def last_winner(view: View) -> Seat | None:
    """Who won a game that is over: the first of them, if several did."""
    return None if view.ended is None else view.ended.winners[0]


class Whisper(Hush):
    """Hush by another name, not for two, and begun by who won last: the other game of a table that plays several.

    The fixture ``whisper`` installs it.
    """

    name = "whisper"
    players = range(3, 5)
    first_asked = FirstAsked("won-last", last_winner)


ASKED: Final[Mapping[str, AnyRules]] = {"hush": AskedHush(), "whisper": Whisper()}
WINDOWED: Final[Mapping[str, AnyRules]] = {"hush": WindowedHush()}
LONG: Final[Mapping[str, AnyRules]] = {"hush": LongHush()}
LONG_WINDOWED: Final[Mapping[str, AnyRules]] = {"hush": LongWindowedHush()}
"""The games of a server that plays a variant in the place of Hush."""
