"""People and places: who came to a table, and who sits where."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from deadpan.kernel.seats import Seat

BOT_NAMES: Final = ("Alder", "Birch", "Cedar", "Elm", "Hazel", "Linden", "Rowan", "Yew")

Standing: TypeAlias = Literal["in", "knocking", "out"]
"""One of the table, waiting to be let in, or put out of its game."""


class Ticket(Struct, frozen=True):
    """What is kept of a ticket to another device: its fingerprint, and until when it is good."""

    key: str
    until: float


class Participant(Struct):
    """Somebody who came to the table with a name."""

    number: int
    name: str
    key: str
    standing: Standing = "in"
    is_ticketed: bool = True
    """Whether the token moves to other devices by tickets alone; one of before stood in links, and is exchanged."""
    next_key: str | None = None
    """The fingerprint of a token that takes the place of this one when it is used."""
    ticket: Ticket | None = None
    tickets: int = 0
    """How many tickets they ever got."""
    is_muted: bool = False
    is_removed: bool = False
    """Shown the door: the token proves nothing any more."""
    moves: int = 0
    """How often they have taken another name or seat."""
    said: int = 0
    """How many lines they have said."""


class SeatAssignment(Struct):
    """A seat, and who sits there: a participant, a bot of some level, or nobody.

    With both, a bot plays on for the participant, whose seat it stays.
    """

    participant: int | None = None
    level: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.participant is None and self.level is None

    @property
    def is_played_by_person(self) -> bool:
        """Whether it is a person who chooses here."""
        return self.participant is not None and self.level is None


class SeatClaim(Struct):
    """A participant who asked for a seat in a game, and who agreed to that."""

    seat: int
    agreed: set[int]


def bot_name(seat: Seat) -> str:
    """What a bot in a seat is called."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
