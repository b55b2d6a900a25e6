"""The players' clocks: the time that each seat has used, and a callback when it has none left.

Each choice has some free seconds; time beyond is taken from the bank of the seat. Time is counted for people only, by
the clock of the table, which stops in a pause. The time for a question is written with its answer; if the server stops
while a question is open, its time is not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deadpan.frames import encode
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask
from deadpan.server.scheduling import Alarm, Clock
from deadpan.server.state import TableState
from deadpan.server.tables.broadcast import GameBroadcast


class PlayerClocks:
    """Counts the time of the people at one table, and calls ``on_time_up`` when a seat has none left."""

    def __init__(self, state: TableState, time: Clock, on_time_up: Callable[[], None]) -> None:
        self._state = state
        self._time = time
        self._on_time_up = on_time_up
        self._question: tuple[int, int] | None = None
        """The number of the game and the serial of the question that the timers are for."""
        self._alarms: dict[Seat, Alarm] = {}
        self._up: set[Seat] = set()

    def update(self, broadcast: GameBroadcast) -> None:
        """Start and stop the timers of seats after a change."""
        if not broadcast.play.settings.has_clocks:
            return
        asks = broadcast.asks()
        question = (broadcast.play.number, asks[0].serial) if asks else None
        if question != self._question:
            self.close()
            self._question = question
        running = {ask.seat: ask for ask in self._timed_asks(broadcast)}
        for seat in [seat for seat in self._alarms if seat not in running]:
            self._alarms.pop(seat).cancel()
        for seat, ask in running.items():
            if seat not in self._alarms:
                left = broadcast.sent_at + self._allowed(broadcast, ask) - self._time.now()
                self._alarms[seat] = self._time.later(left, lambda seat=seat: self._on_alarm(seat))  # type: ignore[misc]

    def close(self) -> None:
        """Stop all timers."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        self._up.clear()
        self._question = None

    def is_up(self, broadcast: GameBroadcast, seat: Seat) -> bool:
        """Whether a person has no time left for the open question."""
        asks = broadcast.asks()
        return seat in self._up and bool(asks) and self._question == (broadcast.play.number, asks[0].serial)

    def spent(self, broadcast: GameBroadcast, seat: Seat) -> int | None:
        """The milliseconds that a person has used if they answer now; ``None`` if that is not counted.

        An answer in a window counts until its result is sent, so that a bank does not show how fast the answer was.
        """
        if not broadcast.play.settings.has_clocks or seat not in {ask.seat for ask in self._timed_asks(broadcast)}:
            return None
        return round((max(self._time.now(), broadcast.closes_at) - broadcast.sent_at) * 1000)

    def frame(self, broadcast: GameBroadcast) -> bytes | None:
        """The frame that shows the clocks as of the latest snapshot sent; ``None`` where time is not counted."""
        settings = broadcast.play.settings
        if not settings.has_clocks:
            return None
        bank = settings.game_seconds
        told: dict[str, Any] = {
            "type": "clock",
            "banks": None if bank is None else [round(max(0, bank - used / 1000), 3) for used in broadcast.latest.used],
            "choice": settings.choice_seconds,
            "asked": [ask.seat for ask in self._timed_asks(broadcast)],
            "spent": round(self._time.now() - broadcast.sent_at, 3) if broadcast.asks() else 0,
            "paused": broadcast.play.is_paused and not broadcast.is_over,
        }
        return encode(told)

    def _timed_asks(self, broadcast: GameBroadcast) -> list[Ask]:
        """The open questions to seats that people play."""
        return [ask for ask in broadcast.asks() if self._state.places[ask.seat].is_played_by_person]

    def _allowed(self, broadcast: GameBroadcast, ask: Ask) -> float:
        """The seconds that a seat has: the free time and the rest of its bank, at least the answer window."""
        settings = broadcast.play.settings
        free = float(settings.choice_seconds or 0)
        if settings.game_seconds is not None:
            free += max(0.0, settings.game_seconds - broadcast.latest.used[ask.seat] / 1000)
        return max(free, broadcast.closes_at - broadcast.sent_at)

    def _on_alarm(self, seat: Seat) -> None:
        self._up.add(seat)
        self._on_time_up()
