"""The types of play: choices, asks, events, steps and outcomes."""

from __future__ import annotations

import re
from typing import Any, Generic, TypeVar

from msgspec import Struct, to_builtins

from deadpan.kernel.event_type import EventType
from deadpan.kernel.seats import EVERYONE, Audience, Seat

S = TypeVar("S")


def kebab(name: str) -> str:
    """``BlowSeen`` as ``blow-seen``: the tag of a class in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Choice(Struct, frozen=True, gc=False, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """A decision of a seat. Its class is named by an imperative: `Kill`."""


class Event(
    Struct, metaclass=EventType, frozen=True, gc=False, tag_field="event", tag=kebab, forbid_unknown_fields=True
):
    """Something that happened. Its class is named by a past participle: `Killed`, and declares its audience
    (`event_type`).
    """


def audience_of(event: Event) -> Audience:
    """Who may hear this event, as its class declares."""
    listeners = type(event).__to__
    if listeners is None:
        return EVERYONE
    seats: set[Seat] = set()
    for name in listeners:
        value = getattr(event, name)
        if isinstance(value, int):
            seats.add(value)
        elif value:  # a field may hold several seats, or none
            seats.update(value)
    return Audience(frozenset(seats))


class Ask(Struct, frozen=True, gc=False):
    """An open question to one seat.

    ``serial`` is the number of choices made so far. An answer with another serial is to an earlier question.
    """

    seat: Seat
    kind: str
    serial: int


class Told(Struct, frozen=True, gc=False):
    """An event and its audience.

    ``truth`` is the complete event, if part of it is withheld from everybody until the game is over.
    """

    event: Event
    to: Audience
    truth: Event | None = None

    def heard_by(self, seat: Seat | None) -> Event | None:
        """The event as told to ``seat`` (``None``: a spectator), if it is."""
        return self.event if self.to.hears(seat) else None

    @property
    def whole(self) -> Event:
        """The complete event, for the record."""
        return self.event if self.truth is None else self.truth


def tell(event: Event, truth: Event | None = None) -> Told:
    """An event, told to the audience that its class declares."""
    return Told(event, audience_of(event), truth)


def tell_each(*events: Event) -> tuple[Told, ...]:
    """These events, each told to the audience that its class declares."""
    return tuple(Told(event, audience_of(event)) for event in events)


class Step(Struct, Generic[S], frozen=True, gc=False):
    """The state after a choice or the opening, and what was told."""

    state: S
    told: tuple[Told, ...]


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended: points by seat, the winners (several share the win), and the rule that ended it."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str


def choice_json(seat: Seat, choice: Choice) -> dict[str, Any]:
    """A choice as JSON values, as in records and in messages."""
    return {"seat": seat, **to_builtins(choice)}
