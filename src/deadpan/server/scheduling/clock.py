"""Time, as a thing that can be replaced: no test waits for a real clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """What time it is, and a way to be called later."""

    def now(self) -> float:
        """Seconds that only ever grow: for pauses."""

    def date(self) -> float:
        """Seconds since 1970: for what is written down."""

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call ``call`` after so many seconds."""


class LoopClock:
    """The clock of the running event loop."""

    def now(self) -> float:
        """The loop's time."""
        return asyncio.get_running_loop().time()

    def date(self) -> float:
        """The system's time."""
        return time.time()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """A timer of the loop."""
        return asyncio.get_running_loop().call_later(seconds, call)
