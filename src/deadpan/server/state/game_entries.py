"""The entries of a table's log about its games: their beginning, choices, players and end."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from deadpan.kernel.seats import Seat
from deadpan.server.state.entry import Entry

BreakReason: TypeAlias = Literal["consent", "length"]
"""Why a game was broken off: the players agreed, or it had too many choices."""


class Began(Entry, frozen=True):
    """A game began. ``setup`` is the complete deal, because the deal from a seed may change with the version.

    ``played_on``: it continues a record, which the maker of the table may know.
    """

    options: dict[str, Any]
    seed: str
    setup: dict[str, Any]
    bot_seed: str
    played_on: bool = False


class Chose(Entry, frozen=True):
    """A seat made a choice; ``id`` is the id that its client gave it, ``by`` what made the choice.

    ``"clock"``: a bot, because the player's time was up. ``"stand-in"``: the safe choice in place of a bot that failed.
    ``"record"``: the record that is continued. ``spent``: the milliseconds that a person used, where time is counted.
    """

    seat: Seat
    choice: dict[str, Any]
    id: str | None = None
    by: Literal["person", "bot", "stand-in", "clock", "record"] = "person"
    spent: int | None = None


class ResultTold(Entry, frozen=True):
    """The result of an answer window was sent: that of choice number ``n`` of the game."""

    n: int


class Paused(Entry, frozen=True):
    """The game was paused or resumed."""

    on: bool


class StoodIn(Entry, frozen=True):
    """A bot plays for the person in a seat, who is absent or asked for it."""

    seat: Seat
    level: str = "normal"


class CameBack(Entry, frozen=True):
    """The person in a seat plays again, in place of the bot."""

    seat: Seat


class TookOver(Entry, frozen=True):
    """A participant took the seat of a bot during a game."""

    participant: int
    seat: Seat


class Voted(Entry, frozen=True):
    """A seat voted to end the game here, or took that vote back."""

    seat: Seat
    agree: bool


class BrokenOff(Entry, frozen=True):
    """The game ended without an outcome.

    ``told`` is the number of choices that clients know, if the answer to the open question was held back: that answer
    is dropped. ``because`` is ``None`` in logs that are older than this field.
    """

    told: int | None = None
    because: BreakReason | None = None


class Reopened(Entry, frozen=True):
    """The table became a lobby again after a game."""
