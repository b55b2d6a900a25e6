"""Turns by name: what is about one thing is done one after another, what is about different things is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class KeyedLock(Generic[K]):
    """A queue for each name. One that nobody stands in is forgotten."""

    def __init__(self) -> None:
        self._locks: dict[K, asyncio.Lock] = {}
        self._here: dict[K, int] = {}

    def __contains__(self, name: K) -> bool:
        """Whether it is somebody's turn, or somebody waits for it."""
        return name in self._here

    def count(self, name: K) -> int:
        """How many stand in this queue, with the one whose turn it is."""
        return self._here.get(name, 0)

    @property
    def total(self) -> int:
        """How many stand in all queues together."""
        return sum(self._here.values())

    @asynccontextmanager
    async def hold(self, name: K) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        self._here[name] = self.count(name) + 1
        try:
            async with self._locks.setdefault(name, asyncio.Lock()):
                yield
        finally:
            self._here[name] -= 1
            if not self._here[name]:
                del self._here[name], self._locks[name]
