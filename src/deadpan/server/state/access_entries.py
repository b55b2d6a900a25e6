"""The entries of a table's log about access: who may join, who may take a seat, which tokens are valid."""

from __future__ import annotations

from typing import Literal, TypeAlias

from deadpan.kernel.seats import Seat
from deadpan.server.state.entry import Entry

Door: TypeAlias = Literal["open", "knock", "closed"]
"""Who may join without an invitation: everybody, those who are let in when they knock, or nobody."""


class DoorSet(Entry, frozen=True):
    """The host chose who may join without an invitation."""

    door: Door


class Invited(Entry, frozen=True):
    """A new invitation replaced the one before. Its holders may join."""

    invitation: str


class LetIn(Entry, frozen=True):
    """A participant who knocked was let in."""

    participant: int


class TurnedAway(Entry, frozen=True):
    """A participant who knocked was turned away. Their token is not valid any more."""

    participant: int


class PutOut(Entry, frozen=True):
    """A participant was removed from a game and a bot has their seat. They watch, and may be taken back."""

    participant: int
    level: str


class TakenBack(Entry, frozen=True):
    """A participant who was put out was taken back, into their seat if a bot still has it."""

    participant: int


class AskedFor(Entry, frozen=True):
    """A participant asked for the seat of a bot during a game."""

    participant: int
    seat: Seat


class Consented(Entry, frozen=True):
    """Participant ``by`` agreed that another one gets the seat they asked for."""

    participant: int
    by: int


class Declined(Entry, frozen=True):
    """A participant does not get the seat they asked for: ``by`` refused, or they withdrew the request themselves."""

    participant: int
    by: int


class Ticketed(Entry, frozen=True):
    """A participant got a ticket for another device: its fingerprint, and until when it is valid (since 1970)."""

    participant: int
    key: str
    until: float


class Exchanged(Entry, frozen=True):
    """A participant got a new token with this fingerprint. The old one is valid until the new one is used."""

    participant: int
    key: str


class Moved(Entry, frozen=True):
    """The new token of a participant was used for the first time: the old one is not valid any more."""

    participant: int


DoorEntry: TypeAlias = DoorSet | Invited | LetIn | TurnedAway | Ticketed | Exchanged | Moved
SeatEntry: TypeAlias = PutOut | TakenBack | AskedFor | Consented | Declined
"""The entries that change who plays in a game, or may come to play in it."""
