"""What the clients of a table are sent: the table itself, its game, the clocks.

The presenter changes nothing and knows nothing of `LiveTable`. It calls ``on_result`` when it has sent the result of an
answer window, and ``resume`` to learn how much of a game in the log clients may have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from deadpan.frames import Snapshot
from deadpan.server.errors import Forbidden
from deadpan.server.people import Connection, Connections
from deadpan.server.scheduling import Pace
from deadpan.server.state import (
    AnyEntry,
    Began,
    BrokenOff,
    DoorSet,
    GameEntry,
    Invited,
    Moved,
    Removed,
    Reopened,
    Resumed,
    TableState,
    TurnedAway,
)
from deadpan.server.storage import Phase
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.summary import table_json
from deadpan.server.tables.timers import TableTimers


class Presenter:
    """Sends one table and its game to the connections of the table, and keeps the timers up to date with that."""

    def __init__(
        self,
        state: TableState,
        connections: Connections,
        timers: TableTimers,
        pace: Pace,
        resume: Callable[[], Resumed],
        on_result: Callable[[int], None],
    ) -> None:
        self._state = state
        self._connections = connections
        self._timers = timers
        self._pace = pace
        self._resume = resume
        self._on_result = on_result
        self.broadcast: GameBroadcast | None = None
        """The game as far as clients know it; ``None`` in the lobby."""
        self._open_broadcast()

    @property
    def phase(self) -> Phase:
        """The phase of the table that clients know."""
        return "lobby" if self.broadcast is None else "over" if self.broadcast.is_over else "playing"

    def summary(self) -> dict[str, Any]:
        """The public state of the table, as JSON."""
        asks = None if self.broadcast is None else self.broadcast.asks()
        connected, missing = set(self._connections.participants), self._timers.missing()
        return table_json(self._state, asks, connected, self._connections.spectators, missing)

    def update(self) -> bool:
        """Start and stop timers after a change; whether the list of absent players changed."""
        return self._timers.update(self.broadcast)

    def close(self) -> None:
        """Send nothing more by itself."""
        if self.broadcast is not None:
            self.broadcast.close()

    def send_changes(self, entries: Sequence[AnyEntry]) -> None:
        """Send what entries changed that were just written, other than choices."""
        for entry in entries:
            self._disconnect(entry)
        kinds = {type(entry) for entry in entries}
        if kinds & {Began, Reopened}:
            self._open_broadcast()
        self.update()
        moved = self._connections.send_table(self.summary())
        if self.broadcast is None:
            return
        if Began in kinds:
            self.broadcast.open()
        elif BrokenOff in kinds:
            self.broadcast.break_off()
        else:
            for connection in moved:
                connection.transport.send(self.broadcast.view(self._state.seat_of(connection.participant)))
        if kinds.intersection(get_args(GameEntry)):
            self._send_clock()

    def catch_up(self, connection: Connection, stream: str | None = None, have: int | None = None) -> None:
        """Send a client the frames of the game that it misses, if it has the first ``have`` frames of a stream."""
        if self.broadcast is not None and not connection.quiet:
            for frame in self.broadcast.frames_since(self._state.seat_of(connection.participant), stream, have):
                connection.transport.send(frame)
            clock = self._timers.clock_frame(self.broadcast)
            if clock is not None:
                connection.transport.send(clock)

    def _open_broadcast(self) -> None:
        """Begin to broadcast the game that the state has, if any."""
        if self.broadcast is not None:
            self.broadcast.close()
        play = None if self._state.in_lobby else self._state.play
        if play is None:
            self.broadcast = None
        else:
            self.broadcast = GameBroadcast(
                play,
                self._resume(),
                self._state,
                self._pace,
                self._timers.clock,
                self._connections,
                self._after_sending,
            )

    def _disconnect(self, entry: AnyEntry) -> None:
        """Close the connections that an entry makes invalid."""
        match entry:
            case Removed(number):
                self._connections.disconnect(number, Forbidden("removed"))
            case TurnedAway(number):
                self._connections.disconnect(number, Forbidden("turned-away"))
            case Moved(number):
                self._connections.disconnect(number, Forbidden("moved"))
            case DoorSet() | Invited() if self._state.access.door == "closed":
                self._connections.disconnect_anonymous()
            case _:
                pass

    def _send_clock(self) -> None:
        clock = None if self.broadcast is None else self._timers.clock_frame(self.broadcast)
        if clock is not None:
            self._connections.send_game(clock)

    def _after_sending(self, result: Snapshot | None) -> None:
        """Go on after a moment of the game was sent; ``result`` is that moment if it closed an answer window."""
        if result is not None and self.phase == "playing":
            self._on_result(result.n)
        self._send_clock()
        if self.update() or self.phase == "over":
            self._connections.send_table(self.summary())
