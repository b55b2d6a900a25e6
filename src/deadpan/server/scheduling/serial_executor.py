"""Work that takes long, done beside the event loop: no table waits for somebody else's record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from deadpan.server.errors import TooMuch

P = ParamSpec("P")
T = TypeVar("T")

_MOST_WAITING: Final = 64


class SerialExecutor:
    """One thread for whatever takes long, one thing after another: the event loop keeps its half of the interpreter."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._queue = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns or raises. Raises `TooMuch` where too much lies on the desk already."""
        if self._waiting >= _MOST_WAITING:
            raise TooMuch("too-often")
        self._waiting += 1
        try:
            async with self._queue:  # of all that waits here, only the first stands in the way of what comes soon
                return await self.run_urgent(work, *args, **kwargs)
        finally:
            self._waiting -= 1

    async def run_urgent(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, never refused, and before what waits: for what a whole table needs."""
        async with self._turn:
            return await asyncio.to_thread(work, *args, **kwargs)
