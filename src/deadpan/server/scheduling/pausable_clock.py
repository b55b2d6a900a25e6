"""A clock that can be stopped: that of a game, which stops in a pause and while no client is connected."""

from __future__ import annotations

from collections.abc import Callable

from deadpan.server.scheduling.clock import Alarm, Clock


class PausableClock:
    """A clock that stops and starts together with all its timers. It is stopped at first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._stopped_for = 0.0
        """The seconds for which it was stopped so far."""
        self._stopped_at: float | None = clock.now()
        self._alarms: list[_Alarm] = []

    @property
    def is_running(self) -> bool:
        """Whether the clock runs."""
        return self._stopped_at is None

    def now(self) -> float:
        """Seconds, not counting those in which the clock was stopped."""
        return (self._clock.now() if self._stopped_at is None else self._stopped_at) - self._stopped_for

    def date(self) -> float:
        """Wall-clock time in seconds since 1970; it does not stop."""
        return self._clock.date()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call ``call`` after some seconds of this clock."""
        alarm = _Alarm(self.now() + seconds, call, self._alarms)
        if self.is_running:
            alarm.set(seconds, self._clock)
        return alarm

    def run(self, on: bool) -> None:
        """Start or stop the clock and its timers."""
        if on and self._stopped_at is not None:
            self._stopped_for += self._clock.now() - self._stopped_at
            self._stopped_at = None
            now = self.now()
            for alarm in list(self._alarms):
                alarm.set(alarm.due - now, self._clock)
        elif not on and self._stopped_at is None:
            self._stopped_at = self._clock.now()
            for alarm in self._alarms:
                alarm.unset()


class _Alarm:
    """A timer that is set in the underlying clock only while the pausable clock runs."""

    def __init__(self, due: float, call: Callable[[], None], others: list[_Alarm]) -> None:
        self.due = due
        self._call = call
        self._set: Alarm | None = None
        self._others = others
        others.append(self)

    def set(self, seconds: float, clock: Clock) -> None:
        self._set = clock.later(max(0.0, seconds), self._fire)

    def unset(self) -> None:
        if self._set is not None:
            self._set.cancel()
            self._set = None

    def cancel(self) -> None:
        self.unset()
        if self in self._others:
            self._others.remove(self)

    def _fire(self) -> None:
        self._others.remove(self)
        self._call()
