"""A clock for tests: time passes only when a test advances it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Alarm:
    """A scheduled call of a `HandClock`."""

    def __init__(self, due: float, call: Callable[[], None]) -> None:
        self.due = due
        self.call = call
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class HandClock:
    """A clock for tests: time passes only when a test advances it."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self._now

    def date(self) -> float:
        return 1_700_000_000 + self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(self._now + seconds, call)
        self._alarms.append(alarm)
        return alarm

    @property
    def next_due(self) -> float | None:
        """The time of the next scheduled call."""
        return min((alarm.due for alarm in self._alarms if not alarm.is_off), default=None)

    async def advance(self, seconds: float) -> None:
        """Advance the time, and run every call that is due by then."""
        end = self._now + seconds
        await settle()
        while (due := self.next_due) is not None and due <= end:
            self._now = max(self._now, due)
            for alarm in [alarm for alarm in self._alarms if not alarm.is_off and alarm.due <= due]:
                self._alarms.remove(alarm)
                alarm.call()
            await settle()
        self._now = end


async def settle() -> None:
    """Run the event loop until nothing is left to run now."""
    ready: Any = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # the loop's own list of what is due
    await asyncio.sleep(0)
    for _ in range(1000):
        if not ready:
            break
        await asyncio.sleep(0)
