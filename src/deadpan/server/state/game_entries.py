"""The entries of a table's log about its games: how they begin, what is chosen, who plays, how they end."""

from __future__ import annotations

from typing import Any, Literal

from deadpan.kernel.seats import Seat
from deadpan.server.state.entry import Entry


class Began(Entry, frozen=True):
    """A game began. ``setup`` is the deal itself: what a seed deals may change with the version.

    ``played_on``: it is the game of a record, which whoever brought it knows.
    """

    options: dict[str, Any]
    seed: str
    setup: dict[str, Any]
    bot_seed: str
    played_on: bool = False


class Chose(Entry, frozen=True):
    """A seat made a choice; ``id`` is what its client called it, ``by`` who really chose.

    By ``"clock"``: a bot did, since the seat's time was up. By ``"stand-in"``: nobody, a bot having failed. By
    ``"record"``: whoever did in the record that is played on. ``spent``: the milliseconds that a person took for it,
    where time is counted.
    """

    seat: Seat
    choice: dict[str, Any]
    id: str | None = None
    by: Literal["person", "bot", "stand-in", "clock", "record"] = "person"
    spent: int | None = None


class ResultTold(Entry, frozen=True):
    """The result of an answer window was told: the game's choice number ``n``."""

    n: int


class Paused(Entry, frozen=True):
    """The game was interrupted, or goes on."""

    on: bool


class StoodIn(Entry, frozen=True):
    """A bot plays on for the person in a seat, who went missing or wants it so."""

    seat: Seat
    level: str = "normal"


class CameBack(Entry, frozen=True):
    """The person in a seat plays again."""

    seat: Seat


class TookOver(Entry, frozen=True):
    """A participant took the seat of a bot in the middle of a game."""

    participant: int
    seat: Seat


class Voted(Entry, frozen=True):
    """A seat would have the game end here, or no longer would."""

    seat: Seat
    agree: bool


class BrokenOff(Entry, frozen=True):
    """The game ended without a count: by common consent, or because it would not end by itself.

    ``told`` is how many of its choices were told by then, where an answer was held back: it stays untold.
    """

    told: int | None = None


class Reopened(Entry, frozen=True):
    """After a game, the table is a lobby again."""
