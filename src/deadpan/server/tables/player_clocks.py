"""Clocks: how long the seats of a game have taken, and what happens when one has nothing left.

A choice has some seconds for nothing; what goes beyond is taken from the seat's bank. Time is counted for people only,
and in the table's own time, so that nobody pays for a pause. What a question took is written with its answer; the time
of a question that was open when the server went down is nobody's.
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
    """Counts the time of one table's people, and notices when it is up: then ``on_time_up`` is called."""

    def __init__(self, state: TableState, time: Clock, on_time_up: Callable[[], None]) -> None:
        self._state = state
        self._time = time
        self._on_time_up = on_time_up
        self._question: tuple[int, int] | None = None
        """Of which game, and its serial."""
        self._alarms: dict[Seat, Alarm] = {}
        self._up: set[Seat] = set()

    def update(self, broadcast: GameBroadcast) -> None:
        """Let the clocks of those run whose question is open."""
        if not broadcast.play.settings.has_clocks:
            return
        asks = broadcast.asks()
        question = (broadcast.play.number, asks[0].serial) if asks else None
        if question != self._question:
            self.close()
            self._question = question
        running = {ask.seat: ask for ask in self._counted(broadcast)}
        for seat in [seat for seat in self._alarms if seat not in running]:
            self._alarms.pop(seat).cancel()
        for seat, ask in running.items():
            if seat not in self._alarms:
                left = broadcast.sent_at + self._allowed(broadcast, ask) - self._time.now()
                self._alarms[seat] = self._time.later(left, lambda seat=seat: self._ring(seat))  # type: ignore[misc]

    def close(self) -> None:
        """Let no clock run any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        self._up.clear()
        self._question = None

    def is_up(self, broadcast: GameBroadcast, seat: Seat) -> bool:
        """Whether a person has no time left for the question that is open."""
        asks = broadcast.asks()
        return seat in self._up and bool(asks) and self._question == (broadcast.play.number, asks[0].serial)

    def spent(self, broadcast: GameBroadcast, seat: Seat) -> int | None:
        """The milliseconds that a person has taken, were their answer given now; ``None`` where nobody counts, and for
        one who was not asked: then the question's clock begins anew.

        An answer in a window takes until its result is told, so that no bank tells how fast an answer was.
        """
        if not broadcast.play.settings.has_clocks or seat not in {ask.seat for ask in self._counted(broadcast)}:
            return None
        return round((max(self._time.now(), broadcast.closes_at) - broadcast.sent_at) * 1000)

    def frame(self, broadcast: GameBroadcast) -> bytes | None:
        """What everybody may know of the clocks: as of what was told last. ``None`` where nobody counts."""
        settings = broadcast.play.settings
        if not settings.has_clocks:
            return None
        bank = settings.game_seconds
        told: dict[str, Any] = {
            "type": "clock",
            "banks": None if bank is None else [round(max(0, bank - used / 1000), 3) for used in broadcast.latest.used],
            "choice": settings.choice_seconds,
            "asked": [ask.seat for ask in self._counted(broadcast)],
            "spent": round(self._time.now() - broadcast.sent_at, 3) if broadcast.asks() else 0,
            "paused": broadcast.play.is_paused and not broadcast.is_over,
        }
        return encode(told)

    def _counted(self, broadcast: GameBroadcast) -> list[Ask]:
        """The open questions to people who play themselves."""
        return [ask for ask in broadcast.asks() if self._state.places[ask.seat].is_played_by_person]

    def _allowed(self, broadcast: GameBroadcast, ask: Ask) -> float:
        """How long a seat may take: what is free and what it has left, and never less than an answer window lasts."""
        settings = broadcast.play.settings
        free = float(settings.choice_seconds or 0)
        if settings.game_seconds is not None:
            free += max(0.0, settings.game_seconds - broadcast.latest.used[ask.seat] / 1000)
        return max(free, broadcast.closes_at - broadcast.sent_at)

    def _ring(self, seat: Seat) -> None:
        self._up.add(seat)
        self._on_time_up()
