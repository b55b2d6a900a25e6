"""The time of a game: it stands still while the game is interrupted, and while nobody is there."""

from __future__ import annotations

from collections.abc import Callable

from deadpan.server.scheduling.clock import Alarm, Clock


class PausableClock:
    """A clock that can be stopped, with every alarm that was set by it. It stands still until it is started."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._behind = 0.0
        """For how long it has stood still so far."""
        self._stopped_at: float | None = clock.now()
        self._alarms: list[_Alarm] = []

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._stopped_at is None

    def now(self) -> float:
        """Seconds that grow while time passes."""
        return (self._clock.now() if self._stopped_at is None else self._stopped_at) - self._behind

    def date(self) -> float:
        """Seconds since 1970, which do not stand still."""
        return self._clock.date()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call ``call`` when so many seconds have passed here."""
        alarm = _Alarm(self.now() + seconds, call, self._alarms)
        if self.is_running:
            alarm.set(seconds, self._clock)
        return alarm

    def run(self, on: bool) -> None:
        """Let time pass, or stand still."""
        if on and self._stopped_at is not None:
            self._behind += self._clock.now() - self._stopped_at
            self._stopped_at = None
            now = self.now()
            for alarm in list(self._alarms):
                alarm.set(alarm.due - now, self._clock)
        elif not on and self._stopped_at is None:
            self._stopped_at = self._clock.now()
            for alarm in self._alarms:
                alarm.unset()


class _Alarm:
    """A call that is due at some time of the table."""

    def __init__(self, due: float, call: Callable[[], None], others: list[_Alarm]) -> None:
        self.due = due
        self._call = call
        self._set: Alarm | None = None
        self._others = others
        others.append(self)

    def set(self, seconds: float, clock: Clock) -> None:
        self._set = clock.later(max(0.0, seconds), self._ring)

    def unset(self) -> None:
        if self._set is not None:
            self._set.cancel()
            self._set = None

    def cancel(self) -> None:
        self.unset()
        if self in self._others:
            self._others.remove(self)

    def _ring(self) -> None:
        self._others.remove(self)
        self._call()
