"""Variants of Hush, for tests of general parts that need features that Hush does not have.

A variant with the name of Hush replaces it, as in ``make_registry(games=WINDOWED)``. States, views and choices are
those of Hush, so the bots of Hush play every variant.
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
    """The options of Hush with more copies of each card, so that a game has enough choices for a test."""

    copies: Annotated[int, Meta(ge=2, le=40)] = 40


class LongHush(Hush):
    """Hush without guesses: no player is eliminated, so a game has one choice for each card of the pile."""

    def __init__(self) -> None:
        self.options_type = LongOptions

    def legal(self, view: View) -> tuple[Choice, ...]:
        """Every card in the hand, a 1 too."""
        return () if view.seat != view.turn or view.ended else tuple(map(Play, sorted(set(view.hand))))


class LongWindowedHush(LongHush):
    """`LongHush` in which every question is an answer window."""

    windows = WindowedHush.windows


class AskedHush(Hush):
    """Hush whose tables are asked for the first player; the answer is kept for all games of the table."""

    first_asked = FirstAsked[View]("oldest")


def last_winner(view: View) -> Seat | None:
    """The winner of a finished game, or the first of several winners."""
    return None if view.ended is None else view.ended.winners[0]


class Whisper(Hush):
    """Hush with another name, for three or four players; the last winner begins. For tables that play two games.

    The fixture ``whisper`` installs it.
    """

    name = "whisper"
    players = range(3, 5)
    first_asked = FirstAsked("won-last", last_winner)


ASKED: Final[Mapping[str, AnyRules]] = {"hush": AskedHush(), "whisper": Whisper()}
WINDOWED: Final[Mapping[str, AnyRules]] = {"hush": WindowedHush()}
LONG: Final[Mapping[str, AnyRules]] = {"hush": LongHush()}
LONG_WINDOWED: Final[Mapping[str, AnyRules]] = {"hush": LongWindowedHush()}
"""The games of a server that plays a variant instead of Hush."""
