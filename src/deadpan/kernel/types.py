"""The shapes of play: choices, asks, events, and what a step gives back."""

from __future__ import annotations

import re
from typing import Any, Generic, TypeVar

from msgspec import Struct, to_builtins

from deadpan.kernel.event_type import EventType
from deadpan.kernel.seats import EVERYONE, Audience, Seat

S = TypeVar("S")


def kebab(name: str) -> str:
    """``BlowSeen`` as ``blow-seen``: how a class is named in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Choice(Struct, frozen=True, gc=False, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """Something a seat decides to do. Named by an imperative: `Kill`."""


class Event(
    Struct, metaclass=EventType, frozen=True, gc=False, tag_field="event", tag=kebab, forbid_unknown_fields=True
):
    """Something that happened. Named by a past: `Killed`. Each kind says who may hear it (see `event_type`)."""


def audience_of(event: Event) -> Audience:
    """Who may hear this event, by what its class says."""
    listeners = type(event).__to__
    if listeners is None:
        return EVERYONE
    seats: set[Seat] = set()
    for name in listeners:
        value = getattr(event, name)
        if isinstance(value, int):
            seats.add(value)
        elif value:  # a field may hold several seats, or nobody
            seats.update(value)
    return Audience(frozenset(seats))


class Ask(Struct, frozen=True, gc=False):
    """An open question to one seat.

    ``serial`` counts the choices made so far: an answer that names another serial came too late.
    """

    seat: Seat
    kind: str
    serial: int


class Told(Struct, frozen=True, gc=False):
    """An event and who learns it.

    ``truth`` is the same event whole, where what is told leaves a part out: nobody learns it before the game is over.
    """

    event: Event
    to: Audience
    truth: Event | None = None

    def heard_by(self, seat: Seat | None) -> Event | None:
        """What ``seat`` (``None``: a spectator) learns of it."""
        return self.event if self.to.hears(seat) else None

    @property
    def whole(self) -> Event:
        """What really happened, for the record."""
        return self.event if self.truth is None else self.truth


def tell(event: Event, truth: Event | None = None) -> Told:
    """An event, told to those who may hear it."""
    return Told(event, audience_of(event), truth)


def tell_each(*events: Event) -> tuple[Told, ...]:
    """These events, each told to those who may hear it."""
    return tuple(Told(event, audience_of(event)) for event in events)


class Step(Struct, Generic[S], frozen=True, gc=False):
    """The state after something happened, and what happened."""

    state: S
    told: tuple[Told, ...]


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended: points by seat, who won (sharing where several did), and the rule that ended it."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str


def choice_json(seat: Seat, choice: Choice) -> dict[str, Any]:
    """A choice as it stands in a record and travels on the wire."""
    return {"seat": seat, **to_builtins(choice)}
