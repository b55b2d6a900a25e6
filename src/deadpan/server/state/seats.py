"""The participants of a table, and who has which seat."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from deadpan.kernel.seats import Seat

BOT_NAMES: Final = ("Alder", "Birch", "Cedar", "Elm", "Hazel", "Linden", "Rowan", "Yew")

Standing: TypeAlias = Literal["in", "knocking", "out"]
"""A participant of the table, one who waits to be let in, or one who was put out of a game."""


class Ticket(Struct, frozen=True):
    """The fingerprint of a ticket for another device, and until when it is valid (in seconds since 1970)."""

    key: str
    until: float


class Participant(Struct):
    """A person who joined the table. ``key`` is the fingerprint of their token."""

    number: int
    name: str
    key: str
    standing: Standing = "in"
    is_ticketed: bool = True
    """Whether the token moves to other devices only by tickets. Older tokens are in links, and can be exchanged."""
    next_key: str | None = None
    """The fingerprint of a new token, which replaces this one when it is first used."""
    ticket: Ticket | None = None
    tickets: int = 0
    """How many tickets they got in all."""
    is_muted: bool = False
    is_removed: bool = False
    """Removed from the table: the token is not valid any more."""
    moves: int = 0
    """How often they have changed their name or seat."""
    said: int = 0
    """How many chat lines they have written."""


class SeatAssignment(Struct):
    """Who has a seat: a participant, a bot of some level, or nobody.

    With both, a bot plays for the participant, who keeps the seat.
    """

    participant: int | None = None
    level: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat."""
        return self.participant is None and self.level is None

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person plays in the seat, not a bot for them."""
        return self.participant is not None and self.level is None


class SeatClaim(Struct):
    """The request of a participant for a seat during a game, and the participants who agreed."""

    seat: int
    agreed: set[int]


def bot_name(seat: Seat) -> str:
    """The name of a bot in a seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
