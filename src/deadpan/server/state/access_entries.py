"""The entries of a table's log about who may come in, sit down, and be whom on which device."""

from __future__ import annotations

from typing import Literal, TypeAlias

from deadpan.kernel.seats import Seat
from deadpan.server.state.entry import Entry

Door: TypeAlias = Literal["open", "knock", "closed"]
"""Who may come without an invitation: everybody, whoever is let in when they knock, or nobody."""


class DoorSet(Entry, frozen=True):
    """It was settled who may come."""

    door: Door


class Invited(Entry, frozen=True):
    """There is an invitation now: whoever has it may come in. It takes the place of the one before."""

    invitation: str


class LetIn(Entry, frozen=True):
    """Somebody who knocked may come in."""

    participant: int


class TurnedAway(Entry, frozen=True):
    """Somebody who knocked may not. Their token is worth nothing any more."""

    participant: int


class PutOut(Entry, frozen=True):
    """A participant was removed from a game: a bot has their seat. They look on, and may be taken back."""

    participant: int
    level: str


class TakenBack(Entry, frozen=True):
    """A participant who was put out is one of the table again, in their seat if a bot still has it."""

    participant: int


class AskedFor(Entry, frozen=True):
    """A participant asked for the seat of a bot, in the middle of a game."""

    participant: int
    seat: Seat


class Consented(Entry, frozen=True):
    """``by`` agreed that a participant takes the seat they asked for."""

    participant: int
    by: int


class Declined(Entry, frozen=True):
    """A participant does not get the seat they asked for: ``by`` is against it, or they think better of it."""

    participant: int
    by: int


class Ticketed(Entry, frozen=True):
    """A participant got a ticket to another device; ``key`` is its fingerprint, ``until`` in seconds since 1970."""

    participant: int
    key: str
    until: float


class Exchanged(Entry, frozen=True):
    """A participant got a new token, with this fingerprint. The old one is good until the new one is used."""

    participant: int
    key: str


class Moved(Entry, frozen=True):
    """A participant's new token was used for the first time: the old one is worth nothing any more."""

    participant: int


DoorEntry: TypeAlias = DoorSet | Invited | LetIn | TurnedAway | Ticketed | Exchanged | Moved
SeatEntry: TypeAlias = PutOut | TakenBack | AskedFor | Consented | Declined
"""What changes who plays, or may come to play, in a game."""
