"""A lock per key: work on one key is serialised, work on different keys runs concurrently."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class KeyedLock(Generic[K]):
    """One asyncio lock per key, dropped when nothing holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: dict[K, asyncio.Lock] = {}
        self._users: dict[K, int] = {}

    def __contains__(self, key: K) -> bool:
        """Whether the lock of a key is held."""
        return key in self._users

    @asynccontextmanager
    async def hold(self, key: K) -> AsyncIterator[None]:
        """Acquire the lock of a key for a block."""
        self._users[key] = self._users.get(key, 0) + 1
        try:
            async with self._locks.setdefault(key, asyncio.Lock()):
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._locks[key]
