"""The timer that makes another participant the host when the host stays disconnected."""

from __future__ import annotations

from deadpan.server.people.absence import WriteLater
from deadpan.server.people.connections import Connections
from deadpan.server.scheduling import Alarm, Clock
from deadpan.server.state import AnyEntry, HostPassed, TableState


class HostHandover:
    """Hands the role of the host to another participant after ``grace`` seconds without the host."""

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
        """Start or stop the timer after a change."""
        successor = self._successor()
        if successor is None and self._alarm is not None:
            self.close()
        elif successor is not None and self._alarm is None:
            self._alarm = self._clock.later(self._grace, self._on_alarm)

    def close(self) -> None:
        """Stop the timer."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _on_alarm(self) -> None:
        self._alarm = None
        self._write(self._entries)

    def _entries(self) -> list[AnyEntry]:
        successor = self._successor()
        return [] if successor is None else [HostPassed(successor)]

    def _successor(self) -> int | None:
        """The next host, if the host is disconnected: those with a seat first, then by the order of joining.

        Only players of the present or last game qualify; before the first game, those who have a seat.
        """
        state, connected = self._state, self._connections.participants
        if state.host in connected:
            return None
        candidates = [number for number in connected if self._qualifies(number)]
        return min(candidates, key=lambda number: (state.seat_of(number) is None, number), default=None)

    def _qualifies(self, number: int) -> bool:
        state = self._state
        if state.participants[number].standing != "in":
            return False
        return state.seat_of(number) is not None if state.play is None else number in state.play.seat_had
