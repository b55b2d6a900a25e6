"""An append-only history of choices and what they told, which shares its past."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event, Told

Entry: TypeAlias = tuple[Seat, Choice, tuple[Told, ...]]
"""A seat, its choice, and what was told then."""


class History:
    """What happened since the opening. Adding a choice returns a new history that shares all earlier entries.

    Not a `Struct`: a chain of a hundred thousand links must be dropped and pickled without recursion.
    """

    __slots__ = ("before", "count", "entry", "opening")

    def __init__(self, opening: tuple[Told, ...], before: History | None = None, entry: Entry | None = None) -> None:
        self.opening = opening
        """What was told before the first choice."""
        self.before = before
        self.entry = entry
        self.count: int = 0 if before is None else before.count + 1
        """The number of choices made."""

    def added(self, seat: Seat, choice: Choice, told: tuple[Told, ...]) -> History:
        """This history with one more choice."""
        return History(self.opening, self, (seat, choice, told))

    @property
    def told_last(self) -> tuple[Told, ...]:
        """What was told with the last choice, or at the opening."""
        return self.opening if self.entry is None else self.entry[2]

    def heard_last(self, seat: Seat | None) -> list[Event]:
        """The part of that which a seat was told."""
        return [event for each in self.told_last if (event := each.heard_by(seat)) is not None]

    def entries(self) -> list[Entry]:
        """Every choice in order."""
        found: list[Entry] = []
        node: History | None = self
        while node is not None and node.entry is not None:
            found.append(node.entry)
            node = node.before
        found.reverse()
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History) or self.count != other.count:
            return False
        return self is other or (self.opening == other.opening and self.entries() == other.entries())

    def __hash__(self) -> int:
        return hash((self.count, self.entry))

    def __repr__(self) -> str:
        return f"<History of {self.count} choices>"

    def __reduce__(self) -> tuple[Any, ...]:
        return history_of, (self.opening, self.entries())


def history_of(opening: tuple[Told, ...], entries: Iterable[Entry]) -> History:
    """The history of an opening and these choices."""
    history = History(opening)
    for entry in entries:
        history = history.added(*entry)
    return history
