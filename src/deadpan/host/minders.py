"""What happens to people at a table by itself: the host's role passes on, and a bot plays on for one who is missing.

A minder notices when something is due. What comes of it is asked for again when its turn to be written comes, since the
world may have changed by then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from deadpan.bots import usual_level
from deadpan.host.clock import Alarm, Clock
from deadpan.host.entries import AnyEntry, HostPassed, StoodIn
from deadpan.host.errors import WrongMoment
from deadpan.host.house import House
from deadpan.host.ledger import Ledger
from deadpan.host.showing import Showing
from deadpan.host.summary import Missing
from deadpan.host.visitors import Visitors
from deadpan.kernel.seats import Seat

Act: TypeAlias = Callable[[Callable[[], list[AnyEntry]]], None]
"""Have something written, in its turn."""


class HostMinder:
    """Passes the host's role on when the host has been gone for a while and somebody else is there."""

    def __init__(self, ledger: Ledger, house: House, visitors: Visitors, act: Act) -> None:
        self._ledger = ledger
        self._house = house
        self._visitors = visitors
        self._act = act
        self._alarm: Alarm | None = None

    def mind(self) -> None:
        """Look whether the host is there."""
        heir = self._heir()
        if heir is None and self._alarm is not None:
            self.close()
        elif heir is not None and self._alarm is None:
            self._alarm = self._house.clock.later(self._house.pace.host_grace, self._ring)

    def close(self) -> None:
        """Stop waiting."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._act(self._pass_on)

    def _pass_on(self) -> list[AnyEntry]:
        heir = self._heir()
        return [] if heir is None else [HostPassed(heir)]

    def _heir(self) -> int | None:
        """Who would be host next, if the host is gone: those with a seat first, then those who came first.

        Never a newcomer: whoever had a seat in the game that is on, or was the last; before the first, whoever has one.
        """
        ledger, here = self._ledger, self._visitors.participants
        if ledger.host in here:
            return None
        heirs = [number for number in here if self._is_of_this_game(number)]
        return min(heirs, key=lambda number: (ledger.seat_of(number) is None, number), default=None)

    def _is_of_this_game(self, number: int) -> bool:
        ledger = self._ledger
        if ledger.participants[number].standing != "in":
            return False
        return ledger.seat_of(number) is not None if ledger.play is None else number in ledger.play.seat_had


class Countdown(Struct):
    """Until when a seat is waited for."""

    due: float
    alarm: Alarm


class MissingMinder:
    """Waits for players who are asked and gone, while another player is there; then a bot plays on."""

    def __init__(self, ledger: Ledger, time: Clock, visitors: Visitors, act: Act) -> None:
        self._ledger = ledger
        self._time = time
        self._visitors = visitors
        self._act = act
        self._countdowns: dict[Seat, Countdown] = {}

    def mind(self, showing: Showing | None) -> bool:
        """Look who is missing; whether that changed."""
        gone = [] if showing is None else self._gone(showing)
        before = list(self._countdowns)
        for seat in [seat for seat in before if seat not in gone]:
            self._countdowns.pop(seat).alarm.cancel()
        for seat in gone:
            if seat not in self._countdowns:
                self._wait(seat, self._time.now() + self._ledger.settings.patience)
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
        self._wait(seat, countdown.due + self._ledger.settings.patience)

    def close(self) -> None:
        """Wait for nobody."""
        self.mind(None)

    def _wait(self, seat: Seat, due: float) -> None:
        alarm = self._time.later(due - self._time.now(), lambda: self._act(lambda: self._stand_in(seat, due)))
        self._countdowns[seat] = Countdown(due, alarm)

    def _stand_in(self, seat: Seat, due: float) -> list[AnyEntry]:
        """What comes of a countdown, if it was neither extended nor given up since it rang."""
        countdown = self._countdowns.get(seat)
        if countdown is None or countdown.due != due:
            return []
        return [StoodIn(seat, usual_level(self._ledger.game.name))]

    def _gone(self, showing: Showing) -> list[Seat]:
        """The seats that are asked while nobody is there to answer."""
        places, here = self._ledger.places, set(self._visitors.participants)
        if not any(place.participant in here for place in places):
            return []
        return [
            ask.seat
            for ask in showing.asks()
            if places[ask.seat].is_played_by_person and places[ask.seat].participant not in here
        ]
