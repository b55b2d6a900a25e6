"""Timers for absent players: a bot plays for a player who is asked and stays disconnected.

When a timer fires, the entries are computed again under the table's lock, because the state may have changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from deadpan.bots import usual_level
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask
from deadpan.server.errors import WrongMoment
from deadpan.server.people.connections import Connections
from deadpan.server.scheduling import Alarm, Clock
from deadpan.server.state import AnyEntry, StoodIn, TableState

WriteLater: TypeAlias = Callable[[Callable[[], list[AnyEntry]]], None]
"""Takes a function that computes entries, calls it under the lock of the table, and writes what it returns."""


class Missing(Struct, frozen=True):
    """A seat whose player is absent, and the seconds until a bot plays."""

    seat: int
    left: float


class Countdown(Struct):
    """The timer of a seat whose player is absent."""

    due: float
    alarm: Alarm


class AbsenceTimers:
    """Waits for players who are asked and disconnected, while another player is connected; then a bot plays."""

    def __init__(self, state: TableState, time: Clock, connections: Connections, write: WriteLater) -> None:
        self._state = state
        self._time = time
        self._connections = connections
        self._write = write
        self._countdowns: dict[Seat, Countdown] = {}

    def update(self, asks: Sequence[Ask]) -> bool:
        """Start and stop timers after a change; whether the list of absent players changed."""
        absent = self._absent_seats(asks)
        before = list(self._countdowns)
        for seat in [seat for seat in before if seat not in absent]:
            self._countdowns.pop(seat).alarm.cancel()
        for seat in absent:
            if seat not in self._countdowns:
                self._wait(seat, self._time.now() + self._state.settings.patience)
        return before != list(self._countdowns)

    def missing(self) -> tuple[Missing, ...]:
        """The seats whose players are absent, and the seconds until a bot plays."""
        now = self._time.now()
        return tuple(Missing(seat, round(max(0.0, each.due - now), 1)) for seat, each in self._countdowns.items())

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats whose players are absent."""
        return frozenset(self._countdowns)

    def extend(self, seat: Seat) -> None:
        """Wait longer for the player of a seat. Raises `WrongMoment`."""
        countdown = self._countdowns.get(seat)
        if countdown is None:
            raise WrongMoment("not-missing")
        countdown.alarm.cancel()
        self._wait(seat, countdown.due + self._state.settings.patience)

    def close(self) -> None:
        """Stop all timers."""
        self.update(())

    def _wait(self, seat: Seat, due: float) -> None:
        alarm = self._time.later(due - self._time.now(), lambda: self._write(lambda: self._stand_in(seat, due)))
        self._countdowns[seat] = Countdown(due, alarm)

    def _stand_in(self, seat: Seat, due: float) -> list[AnyEntry]:
        """The entries of a timer that fired, if it was not extended or stopped since."""
        countdown = self._countdowns.get(seat)
        if countdown is None or countdown.due != due:
            return []
        return [StoodIn(seat, usual_level(self._state.game.name))]

    def _absent_seats(self, asks: Sequence[Ask]) -> list[Seat]:
        """The seats that are asked and whose players are disconnected, if another player is connected."""
        places, connected = self._state.places, set(self._connections.participants)
        if not any(place.participant in connected for place in places):
            return []
        return [
            ask.seat
            for ask in asks
            if places[ask.seat].is_played_by_person and places[ask.seat].participant not in connected
        ]
