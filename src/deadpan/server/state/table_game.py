"""One game at a table: all about it that everybody may know, or that its seat knows already.

Where it stands is not here, since that can be ahead of what was told: see `deadpan.server.state.written_game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from deadpan.frames import Snapshot
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.server.state.log_entries import Began
from deadpan.server.state.seats import SeatAssignment, SeatClaim
from deadpan.server.state.settings import Settings


class Resumed(NamedTuple):
    """How a game is told that was read from its log."""

    told: tuple[Snapshot, ...]
    """What everybody may know, the last moment last."""
    held: Snapshot | None
    """The result of an answer window that was not told for sure."""


class TableGame:
    """One game at the table and the people who play it."""

    def __init__(
        self, game: AnyRules, number: int, began: Began, places: Sequence[SeatAssignment], settings: Settings
    ) -> None:
        self.game = game
        self.number = number
        self.began = began
        self.seats = len(places)
        self.settings = settings
        self.seat_had = {place.participant: seat for seat, place in enumerate(places) if place.participant is not None}
        """The seat of everybody who has had one in this game: they know its secrets, and may not have another."""
        self.claims: dict[int, SeatClaim] = {}
        """By participant, which bot's seat they ask for."""
        self.declined: dict[int, int] = {}
        """By participant, how often they were declined."""
        self.is_played_on = began.played_on
        """Whether whoever made the table may know the whole of it already."""
        self.is_paused = False
        self.is_broken_off = False
        self.agreed: set[Seat] = set()
        """The seats that would end the game here."""
        self.made: dict[tuple[Seat, str], int] = {}
        """By seat and id, which choice it was: what is sent again counts once."""

    @property
    def people(self) -> tuple[int | None, ...]:
        """The participant who had each seat last, whoever plays for them now."""
        owners = {seat: number for number, seat in self.seat_had.items()}
        return tuple(owners.get(seat) for seat in range(self.seats))
