"""One game at a table: its players, votes and claims, without its position.

The position in the log can be ahead of what clients know, so it is kept apart: see `deadpan.server.state.written_game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from deadpan.frames import Snapshot
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.server.state.access_entries import AskedFor, Consented, Declined
from deadpan.server.state.game_entries import Began, BreakReason, BrokenOff, Paused, Voted
from deadpan.server.state.seats import SeatAssignment, SeatClaim
from deadpan.server.state.settings import Settings


class Resumed(NamedTuple):
    """Which part of a game in the log may be sent to clients that connect."""

    sent: tuple[Snapshot, ...]
    """The snapshots that clients may know, the latest last."""
    held: Snapshot | None
    """The result of an answer window that was perhaps not sent yet."""


class TableGame:
    """One game at a table and the people who play it."""

    def __init__(
        self, game: AnyRules, number: int, began: Began, places: Sequence[SeatAssignment], settings: Settings
    ) -> None:
        self.game = game
        self.number = number
        self.began = began
        self.seats = len(places)
        self.settings = settings
        self.seat_had = {place.participant: seat for seat, place in enumerate(places) if place.participant is not None}
        """By participant, the seat that they had in this game. They know its secrets, so they may have no other."""
        self.claims: dict[int, SeatClaim] = {}
        """By participant, the bot's seat that they ask for."""
        self.declined: dict[int, int] = {}
        """By participant, how often their requests were declined."""
        self.is_played_on = began.played_on
        """Whether it continues a record, which the maker of the table may know."""
        self.is_paused = False
        self.broken_off_because: BreakReason | None = None
        self.agreed: set[Seat] = set()
        """The seats that voted to end the game here."""
        self.made: dict[tuple[Seat, str], int] = {}
        """By seat and id, the number of a choice. A choice that is sent again counts once."""

    @property
    def people(self) -> tuple[int | None, ...]:
        """By seat, the participant who had it last, also if a bot plays for them now."""
        owners = {seat: number for number, seat in self.seat_had.items()}
        return tuple(owners.get(seat) for seat in range(self.seats))

    @property
    def is_broken_off(self) -> bool:
        """Whether the game ended without an outcome."""
        return self.broken_off_because is not None

    def break_off(self, entry: BrokenOff) -> None:
        """Note why the game ended. In logs without the reason, a game in which no seat agreed was too long."""
        self.broken_off_because = entry.because or ("consent" if self.agreed else "length")

    def apply(self, entry: AskedFor | Consented | Declined | Paused | Voted) -> None:
        """Apply an entry that concerns only this game."""
        match entry:
            case AskedFor(number, seat):
                self.claims[number] = SeatClaim(seat, set())
            case Consented(number, by):
                self.claims[number].agreed.add(by)
            case Declined(number, by):
                self.withdraw(number)
                if by != number:
                    self.declined[number] = self.declined.get(number, 0) + 1
            case Paused(on):
                self.is_paused = on
            case Voted(seat, agree):
                (self.agreed.add if agree else self.agreed.discard)(seat)
            case _:
                assert_never(entry)

    def take_seat(self, participant: int, seat: Seat) -> None:
        """Give a seat to a participant."""
        self.seat_had.pop(participant, None)  # the order of this dictionary says who had a seat last
        self.seat_had[participant] = seat
        self.agreed.discard(seat)
        for number in [number for number, claim in self.claims.items() if claim.seat == seat]:
            del self.claims[number]
        self.withdraw(participant)

    def withdraw(self, participant: int) -> None:
        """Remove a participant's claim to a seat, and their consent to the claims of others."""
        self.claims.pop(participant, None)
        for claim in self.claims.values():
            claim.agreed.discard(participant)
