"""The game at a table as it goes on: what was told of it, and all that happens by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from deadpan.frames import Snapshot
from deadpan.server.errors import Forbidden
from deadpan.server.people import AbsenceTimers, Act, Connection, Connections, HostHandover
from deadpan.server.scheduling import PausableClock
from deadpan.server.services import Services
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
from deadpan.server.tables.bot_turns import BotScheduler, Chooser
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.player_clocks import PlayerClocks
from deadpan.server.tables.summary import table_json


class Presenter:
    """What the visitors of a table see. It changes nothing: what comes due is given to ``choose`` and ``act``.

    ``resume`` says how the game is told that the log has. ``on_result`` is called when the result of an answer window
    is told, with the number of the choice.
    """

    def __init__(
        self,
        state: TableState,
        services: Services,
        connections: Connections,
        choose: Chooser,
        act: Act,
        resume: Callable[[], Resumed],
        on_result: Callable[[int], None],
    ) -> None:
        self._state = state
        self._services = services
        self._connections = connections
        self._resume = resume
        self._on_result = on_result
        self._time = PausableClock(services.clock)
        self.clocks = PlayerClocks(state, self._time, self._on_time_up)
        self.bots = BotScheduler(state, services, self._time, self.clocks, choose, connections.payer)
        self.missing = AbsenceTimers(state, self._time, connections, act)
        self._host_handover = HostHandover(state, services, connections, act)
        self._is_closed = False
        self.broadcast: GameBroadcast | None = None
        self.set()

    @property
    def phase(self) -> Phase:
        """What is going on, as far as it was told."""
        return "lobby" if self.broadcast is None else "over" if self.broadcast.is_over else "playing"

    @property
    def is_paused(self) -> bool:
        """Whether the game is interrupted."""
        return self.broadcast is not None and self.broadcast.play.is_paused and not self.broadcast.is_over

    @property
    def told_of_held(self) -> int | None:
        """How many choices were told, where the answer to the last question is held back."""
        return self.broadcast.moment.n if self.broadcast is not None and self.broadcast.is_held else None

    def set(self) -> None:
        """Set the stage for the game that the ledger has, or for none."""
        if self.broadcast is not None:
            self.broadcast.close()
        play = None if self._state.in_lobby else self._state.play
        if play is None:
            self.broadcast = None
        else:
            told = self._told
            self.broadcast = GameBroadcast(
                play, self._resume(), self._state, self._services, self._time, self._connections, told
            )

    def summary(self) -> dict[str, Any]:
        """What everybody may know of this table."""
        asks = None if self.broadcast is None else self.broadcast.asks()
        here, missing = set(self._connections.participants), self.missing.missing()
        return table_json(self._state, asks, here, self._connections.spectators, missing)

    def mind(self) -> bool:
        """See to what happens by itself; whether somebody is missing now who was not, or the other way round.

        A table that nobody visits stands still.
        """
        if self._is_closed:
            return False
        self._time.run(bool(len(self._connections)) and not self.is_paused)
        self._host_handover.mind()
        broadcast = self.broadcast if len(self._connections) else None
        if broadcast is not None:
            self.clocks.mind(broadcast)
            self.bots.mind(broadcast)
        return self.missing.mind(() if broadcast is None else broadcast.asks())

    def close(self) -> None:
        """Let nothing happen any more."""
        self._is_closed = True
        if self.broadcast is not None:
            self.broadcast.close()
        self.clocks.close()
        self.bots.close()
        self.missing.close()
        self._host_handover.close()

    # -- telling ----------------------------------------------------------------------------------------------------

    def tell(self, entries: Sequence[AnyEntry]) -> None:
        """Tell what was changed around the game, and go on from there."""
        for entry in entries:
            self._show_out(entry)
        kinds = {type(entry) for entry in entries}
        if kinds & {Began, Reopened}:
            self.set()
        self.mind()
        moved = self._connections.announce(self.summary())
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
            self.tell_clock()

    def _show_out(self, entry: AnyEntry) -> None:
        """Close the lines of those who may not stay as what they came."""
        match entry:
            case Removed(number):
                self._connections.show_out(number, Forbidden("removed"))
            case TurnedAway(number):
                self._connections.show_out(number, Forbidden("turned-away"))
            case Moved(number):
                self._connections.show_out(number, Forbidden("moved"))
            case DoorSet() | Invited() if self._state.access.door == "closed":
                self._connections.show_out_strangers()
            case _:
                pass

    def catch_up(self, connection: Connection, stream: str | None = None, have: int | None = None) -> None:
        """Tell a visitor what it is missing of the game, who has the first ``have`` frames of a stream."""
        if self.broadcast is not None and not connection.quiet:
            for frame in self.broadcast.since(self._state.seat_of(connection.participant), stream, have):
                connection.transport.send(frame)
            clock = self.clocks.frame(self.broadcast)
            if clock is not None:
                connection.transport.send(clock)

    def tell_clock(self) -> None:
        """Tell everybody how much time there is."""
        clock = None if self.broadcast is None else self.clocks.frame(self.broadcast)
        if clock is not None:
            self._connections.tell_of_the_game(clock)

    def _told(self, result: Snapshot | None) -> None:
        """A moment of the game was told: on with it. That the ``result`` of a window was, is written."""
        if result is not None and self.phase == "playing":
            self._on_result(result.n)
        self.tell_clock()
        if self.mind() or self.phase == "over":
            self._connections.announce(self.summary())

    def _on_time_up(self) -> None:
        self.mind()
