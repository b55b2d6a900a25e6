"""The protocol of a game's reviewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.review.replayed_game import ReplayedGame


class Insight(Struct, frozen=True):
    """What a seat could know at some moment, by the seat it is about; ``None`` for itself.

    ``proved`` is certain, whatever help the table's options gave; ``likely`` is what bots would have believed.
    """

    proved: Sequence[Any]
    likely: Sequence[Any]


class Mark(Struct, frozen=True):
    """A moment, after ``n`` choices, when a seat was asked and did not use what it could prove.

    ``choice`` is the one that would have been certain to score and was not made, or the one that was made although it
    was certain to fail. ``whom`` is the seat that it is about, if any.
    """

    n: int
    seat: Seat
    kind: str
    choice: Choice
    whom: Seat | None = None


class Reviewer(Protocol):
    """Reviews games of one kind."""

    @property
    def help(self) -> str | None:
        """The option that sets how much of the certain knowledge players are shown, if there is one."""

    def insight(self, view: Any) -> Insight:
        """What the seat of a view (``None``: a spectator) could know."""

    def missed(self, again: ReplayedGame) -> list[Mark]:
        """The deductions that players missed, in order."""


class NoReview:
    """The reviewer of a game that brings none: it proves, estimates and misses nothing."""

    help: Final = None

    def insight(self, view: Any) -> Insight:
        """Nothing about any seat."""
        return Insight((), ())

    def missed(self, again: ReplayedGame) -> list[Mark]:
        """Nothing."""
        return []
