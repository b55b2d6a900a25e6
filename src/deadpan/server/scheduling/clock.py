"""Clocks and timers, as an interface: tests use a clock that they move by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A timer that was set and can be cancelled."""

    def cancel(self) -> None:
        """Cancel the timer. Does nothing if it has fired."""


class Clock(Protocol):
    """A source of time and of timers."""

    def now(self) -> float:
        """Monotonic time in seconds, for durations."""

    def date(self) -> float:
        """Wall-clock time in seconds since 1970, for what is stored."""

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call ``call`` after some seconds."""


class LoopClock:
    """The clock of the running event loop."""

    def now(self) -> float:
        """The time of the loop."""
        return asyncio.get_running_loop().time()

    def date(self) -> float:
        """The time of the system."""
        return time.time()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """A timer of the loop."""
        return asyncio.get_running_loop().call_later(seconds, call)
