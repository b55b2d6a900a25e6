"""The timers of a table: bots choose, time runs out, absent players are replaced, the host's role passes on.

The timers decide and write nothing. When something is due they call ``choose`` or ``write``, which `LiveTable` gives
them; it computes the entries under its lock, because the state may have changed meanwhile.
"""

from __future__ import annotations

from deadpan.kernel.seats import Seat
from deadpan.server.people import AbsenceTimers, Connections, HostHandover, Missing, WriteLater
from deadpan.server.scheduling import BotRunner, Clock, Pace, PausableClock
from deadpan.server.state import TableState
from deadpan.server.tables.bot_turns import BotScheduler, BotTurn, Chooser
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.player_clocks import PlayerClocks


class TableTimers:
    """All timers of one table. `clock` stops while the game is paused and while no client is connected."""

    def __init__(
        self,
        state: TableState,
        connections: Connections,
        clock: Clock,
        pace: Pace,
        bots: BotRunner,
        choose: Chooser,
        write: WriteLater,
    ) -> None:
        self.clock = PausableClock(clock)
        self._connections = connections
        self._player_clocks = PlayerClocks(state, self.clock, self._on_time_up)
        self._bots = BotScheduler(state, bots, pace, self.clock, self._player_clocks, choose, connections.queue_key)
        self._absence = AbsenceTimers(state, self.clock, connections, write)
        self._host_handover = HostHandover(state, clock, pace.host_absence, connections, write)
        self._broadcast: GameBroadcast | None = None
        self._is_closed = False

    @property
    def is_bot_choosing(self) -> bool:
        """Whether the choice of a bot is being written."""
        return self._bots.is_busy

    @property
    def absent(self) -> frozenset[Seat]:
        """The seats whose players are waited for."""
        return self._absence.seats

    def missing(self) -> tuple[Missing, ...]:
        """The seats whose players are waited for, and how long each still has."""
        return self._absence.missing()

    def wait_longer(self, seat: Seat) -> None:
        """Wait longer for the player of a seat. Raises `WrongMoment`."""
        self._absence.extend(seat)

    def is_time_up(self, broadcast: GameBroadcast, seat: Seat) -> bool:
        """Whether a player has no time left for the open question."""
        return self._player_clocks.is_up(broadcast, seat)

    def time_spent(self, broadcast: GameBroadcast, seat: Seat) -> int | None:
        """The milliseconds that an answer given now has taken; ``None`` where time is not counted."""
        return self._player_clocks.spent(broadcast, seat)

    def clock_frame(self, broadcast: GameBroadcast) -> bytes | None:
        """The frame that shows the players' clocks; ``None`` where time is not counted."""
        return self._player_clocks.frame(broadcast)

    def is_open(self, broadcast: GameBroadcast, turn: BotTurn) -> bool:
        """Whether a bot's turn is still to be taken."""
        return turn in self._bots.turns(broadcast)

    def update(self, broadcast: GameBroadcast | None) -> bool:
        """Start and stop timers after a change; whether the list of absent players changed.

        ``broadcast`` is the game as clients know it. Without connections, no timer of the game runs.
        """
        if self._is_closed:
            return False
        is_watched = len(self._connections) > 0
        self.clock.run(is_watched and not (broadcast is not None and broadcast.is_paused))
        self._host_handover.update()
        self._broadcast = broadcast if is_watched else None
        if self._broadcast is not None:
            self._player_clocks.update(self._broadcast)
            self._bots.update(self._broadcast)
        return self._absence.update(() if self._broadcast is None else self._broadcast.asks())

    def close(self) -> None:
        """Stop all timers for good."""
        self._is_closed = True
        self._player_clocks.close()
        self._bots.close()
        self._absence.close()
        self._host_handover.close()

    def _on_time_up(self) -> None:
        self.update(self._broadcast)
