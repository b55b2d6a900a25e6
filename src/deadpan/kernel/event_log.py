"""What was told, in order: a list that grows without being copied.

A `EventLog` is immutable: adding to one gives a new one that shares everything before. So the next view costs the same
however long the game has lasted, and two lines of play can branch off one history.

A table keeps one public log, and one log for each seat of what only some were told. A private entry is numbered by
how many public ones came before it, so that a seat's two logs merge into what it heard, in order, and the numbers
say nothing about what others were told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from deadpan.kernel.types import Event, Told


class EventLog:
    """Numbered events, oldest first."""

    __slots__ = ("__weakref__", "before", "event", "number")

    def __init__(self, before: EventLog | None = None, event: Event | None = None, number: int = -1) -> None:
        self.before = before
        self.event = event
        self.number = number

    def entries(self) -> list[tuple[int, Event]]:
        """Every event with its number, oldest first."""
        found: list[tuple[int, Event]] = []
        node: EventLog | None = self
        while node is not None and node.event is not None:
            found.append((node.number, node.event))
            node = node.before
        found.reverse()
        return found

    def __iter__(self) -> Iterator[Event]:
        return (event for _, event in self.entries())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventLog) and (self is other or self.entries() == other.entries())

    def __hash__(self) -> int:
        return hash((self.number, self.event))

    def __repr__(self) -> str:
        return f"Log({self.entries()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # As a flat list: a chain of ten thousand links is deeper than the recursion of pickle and copy.
        return log_of, (self.entries(),)


EMPTY = EventLog()


def log_of(entries: Iterable[tuple[int, Event]]) -> EventLog:
    """The log that holds these numbered events."""
    log = EMPTY
    for number, event in entries:
        log = EventLog(log, event, number)
    return log


def remember(
    public: EventLog, private: tuple[EventLog, ...], told: Iterable[Told]
) -> tuple[EventLog, tuple[EventLog, ...]]:
    """The two kinds of log after these events were told."""
    for each in told:
        if each.to.seats is None:
            public = EventLog(public, each.event, public.number + 1)
        else:
            kept = list(private)
            for seat in each.to.seats:
                kept[seat] = EventLog(kept[seat], each.event, public.number + 1)
            private = tuple(kept)
    return public, private


def heard(public: EventLog, private: EventLog = EMPTY) -> list[Event]:
    """Everything that reached one who hears the public log and this private one, in order."""
    aside = private.entries()
    if not aside:
        return list(public)
    told: list[Event] = []
    next_aside = 0
    for number, event in public.entries():
        while next_aside < len(aside) and aside[next_aside][0] <= number:
            told.append(aside[next_aside][1])
            next_aside += 1
        told.append(event)
    told.extend(event for _, event in aside[next_aside:])
    return told
