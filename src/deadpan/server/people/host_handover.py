"""The host's role passes on when the host has been gone for a while.

A minder notices when something is due. What comes of it is asked for again when its turn to be written comes, since the
world may have changed by then.
"""

from __future__ import annotations

from deadpan.server.people.absence import WriteLater
from deadpan.server.people.connections import Connections
from deadpan.server.scheduling import Alarm, Clock
from deadpan.server.state import AnyEntry, HostPassed, TableState


class HostHandover:
    """Passes the host's role on when the host has been gone for a while and somebody else is there."""

    def __init__(
        self, state: TableState, clock: Clock, grace: float, connections: Connections, write: WriteLater
    ) -> None:
        self._state = state
        self._clock = clock
        self._grace = grace
        self._connections = connections
        self._write = write
        self._alarm: Alarm | None = None

    def update(self) -> None:
        """Look whether the host is there."""
        heir = self._heir()
        if heir is None and self._alarm is not None:
            self.close()
        elif heir is not None and self._alarm is None:
            self._alarm = self._clock.later(self._grace, self._ring)

    def close(self) -> None:
        """Stop waiting."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._write(self._pass_on)

    def _pass_on(self) -> list[AnyEntry]:
        heir = self._heir()
        return [] if heir is None else [HostPassed(heir)]

    def _heir(self) -> int | None:
        """Who would be host next, if the host is gone: those with a seat first, then those who came first.

        Never a newcomer: whoever had a seat in the game that is on, or was the last; before the first, whoever has one.
        """
        state, here = self._state, self._connections.participants
        if state.host in here:
            return None
        heirs = [number for number in here if self._is_of_this_game(number)]
        return min(heirs, key=lambda number: (state.seat_of(number) is None, number), default=None)

    def _is_of_this_game(self, number: int) -> bool:
        state = self._state
        if state.participants[number].standing != "in":
            return False
        return state.seat_of(number) is not None if state.play is None else number in state.play.seat_had
