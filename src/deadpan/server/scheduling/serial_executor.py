"""A one-thread executor with a limited queue, for slow work that needs no process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from deadpan.server.errors import TooMuch

P = ParamSpec("P")
T = TypeVar("T")

_MOST_WAITING: Final = 64


class SerialExecutor:
    """Runs slow jobs one at a time in a thread, so that at most one competes with the event loop for the GIL."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._queue = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job. Raises what it raises, and `TooMuch` if the queue is full."""
        if self._waiting >= _MOST_WAITING:
            raise TooMuch("too-often")
        self._waiting += 1
        try:
            async with self._queue:  # only the head of this queue can delay an urgent job
                return await self.run_urgent(work, *args, **kwargs)
        finally:
            self._waiting -= 1

    async def run_urgent(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job before those that wait in the queue; never refused. For loading a table."""
        async with self._turn:
            return await asyncio.to_thread(work, *args, **kwargs)
