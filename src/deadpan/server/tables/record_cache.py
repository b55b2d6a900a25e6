"""An LRU cache of rendered records. Rendering replays the whole game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from deadpan.server.scheduling import KeyedLock
from deadpan.server.state import RenderedRecord

_MOST_BYTES: Final = 32_000_000
"""The size of the cache: some hundred of the longest records."""


class RecordCache:
    """The records that were requested last, up to a total size."""

    def __init__(self) -> None:
        self._records: OrderedDict[Hashable, RenderedRecord] = OrderedDict()
        self._size = 0
        self._rendering: KeyedLock[Hashable] = KeyedLock()

    async def get(self, key: Hashable, render: Callable[[], Awaitable[RenderedRecord]]) -> RenderedRecord:
        """The record with this key. If it is not cached it is rendered, once for all concurrent requests."""
        async with self._rendering.hold(key):
            record = self._records.get(key)
            if record is None:
                record = await render()
                self._keep(key, record)
            else:
                self._records.move_to_end(key)
            return record

    def _keep(self, key: Hashable, record: RenderedRecord) -> None:
        self._records[key] = record
        self._size += len(record.text)
        while self._size > _MOST_BYTES:
            self._size -= len(self._records.popitem(last=False)[1].text)
