"""A bot plays on for a player who is missing.

A minder notices when something is due. What comes of it is asked for again when its turn to be written comes, since the
world may have changed by then.
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
    """A seat that is waited for, and for how many seconds more."""

    seat: int
    left: float


class Countdown(Struct):
    """Until when a seat is waited for."""

    due: float
    alarm: Alarm


class AbsenceTimers:
    """Waits for players who are asked and gone, while another player is there; then a bot plays on."""

    def __init__(self, state: TableState, time: Clock, connections: Connections, write: WriteLater) -> None:
        self._state = state
        self._time = time
        self._connections = connections
        self._write = write
        self._countdowns: dict[Seat, Countdown] = {}

    def update(self, asks: Sequence[Ask]) -> bool:
        """Look who of those who are asked is missing; whether that changed."""
        gone = self._gone(asks)
        before = list(self._countdowns)
        for seat in [seat for seat in before if seat not in gone]:
            self._countdowns.pop(seat).alarm.cancel()
        for seat in gone:
            if seat not in self._countdowns:
                self._wait(seat, self._time.now() + self._state.settings.patience)
        return before != list(self._countdowns)

    def missing(self) -> tuple[Missing, ...]:
        """Who is waited for, and for how long still."""
        now = self._time.now()
        return tuple(Missing(seat, round(max(0.0, each.due - now), 1)) for seat, each in self._countdowns.items())

    @property
    def seats(self) -> frozenset[Seat]:
        """Who is waited for."""
        return frozenset(self._countdowns)

    def extend(self, seat: Seat) -> None:
        """Wait longer for a seat. Raises `WrongMoment`."""
        countdown = self._countdowns.get(seat)
        if countdown is None:
            raise WrongMoment("not-missing")
        countdown.alarm.cancel()
        self._wait(seat, countdown.due + self._state.settings.patience)

    def close(self) -> None:
        """Wait for nobody."""
        self.update(())

    def _wait(self, seat: Seat, due: float) -> None:
        alarm = self._time.later(due - self._time.now(), lambda: self._write(lambda: self._stand_in(seat, due)))
        self._countdowns[seat] = Countdown(due, alarm)

    def _stand_in(self, seat: Seat, due: float) -> list[AnyEntry]:
        """What comes of a countdown, if it was neither extended nor given up since it rang."""
        countdown = self._countdowns.get(seat)
        if countdown is None or countdown.due != due:
            return []
        return [StoodIn(seat, usual_level(self._state.game.name))]

    def _gone(self, asks: Sequence[Ask]) -> list[Seat]:
        """The seats that are asked while nobody is there to answer."""
        places, here = self._state.places, set(self._connections.participants)
        if not any(place.participant in here for place in places):
            return []
        return [
            ask.seat
            for ask in asks
            if places[ask.seat].is_played_by_person and places[ask.seat].participant not in here
        ]
