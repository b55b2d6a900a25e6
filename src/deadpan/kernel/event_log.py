"""An append-only log of what was told, which shares its past.

An `EventLog` is immutable: adding an event returns a new log that shares all earlier entries. So a new view costs the
same however long the game is, and two continuations can share one history.

A game has one public log, and for each seat a private log of what only some seats were told. A private entry is
numbered by how many public ones precede it. So the two logs of a seat can be merged in order, and the numbers reveal
nothing about what others were told.
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
        # As a flat list: pickle and copy recurse, and a chain of ten thousand links exceeds the recursion limit.
        return log_of, (self.entries(),)


EMPTY = EventLog()


def log_of(entries: Iterable[tuple[int, Event]]) -> EventLog:
    """The log of these numbered events."""
    log = EMPTY
    for number, event in entries:
        log = EventLog(log, event, number)
    return log


def remember(
    public: EventLog, private: tuple[EventLog, ...], told: Iterable[Told]
) -> tuple[EventLog, tuple[EventLog, ...]]:
    """The public log and the private logs after these events were told."""
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
    """Every event in the public log and this private one, in order."""
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
