"""The error for a broken contract: the promise, the table, the seat and the event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deadpan.kernel.decoding import shorten
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event


class ContractBroken(AssertionError):
    """A game breaks a promise of the contract."""

    def __init__(self, text: str, *, seat: Seat | str | None = "", event: Event | None = None, after: str = "") -> None:
        self.text = text
        self.seat = "" if seat == "" else seat_name(seat if not isinstance(seat, str) else None)
        self.event = "" if event is None else tag_of(event)
        self.after = after
        parts = [self.seat, f"event {self.event}" if self.event else "", text, after]
        super().__init__(": ".join(part for part in parts if part))


def seat_name(seat: Seat | None) -> str:
    """The name of a seat, or of a spectator, in a report."""
    return "a spectator" if seat is None else f"seat {seat}"


def tag_of(event: Event) -> str:
    """The tag of an event's class in JSON."""
    return str(type(event).__struct_config__.tag)


def after_events(events: Sequence[Event]) -> str:
    """The position in a game, given by the last event that the seat heard."""
    return f"after event {tag_of(events[-1])} ({brief(events[-1])})" if events else "before any event"


def brief(value: Any) -> str:
    """A value in one line."""
    return shorten(repr(value), 160)
