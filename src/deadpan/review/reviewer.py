"""What a review knows of a game that is not that game's rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.review.replayed_game import ReplayedGame


class Insight(Struct, frozen=True):
    """What a seat could know at some moment, by the seat it is about; ``None`` for itself.

    ``proved`` is certain, whatever help the table had agreed on; ``likely`` is what the bots would have believed.
    """

    proved: Sequence[Any]
    likely: Sequence[Any]


class Mark(Struct, frozen=True):
    """A moment, after ``n`` choices, when a seat was asked and what it could prove was not put to use.

    ``choice`` is the deed: where it would have been sure to score, the one that was left undone; else the one that was
    done in spite of what was certain. ``whom`` is the seat that it is about, if it is about one.
    """

    n: int
    seat: Seat
    kind: str
    choice: Choice
    whom: Seat | None = None


class Reviewer(Protocol):
    """Looks back at one game."""

    @property
    def help(self) -> str | None:
        """The option that says how much of the certain is shown to players, if there is one."""

    def insight(self, view: Any) -> Insight:
        """What the seat of a view (``None``: everybody who looks on) could know."""

    def missed(self, again: ReplayedGame) -> list[Mark]:
        """The deductions that were there and missed, in order."""


class NoReview:
    """The reviewer of a game that brings none: it proves, believes and misses nothing."""

    help: Final = None

    def insight(self, view: Any) -> Insight:
        """Nothing about anybody."""
        return Insight((), ())

    def missed(self, again: ReplayedGame) -> list[Mark]:
        """Nothing."""
        return []
