"""Records that were written out, kept at hand: to write one, its whole game is played again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from deadpan.server.scheduling import KeyedLock
from deadpan.server.state import RenderedRecord

_MOST_BYTES: Final = 32_000_000
"""What is kept at hand: the games of some hundred tables, as long as any."""


class RecordCache:
    """The records that were asked for last, as many as there is room for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, RenderedRecord] = OrderedDict()
        self._size = 0
        self._writing: KeyedLock[Hashable] = KeyedLock()

    async def get(self, key: Hashable, write: Callable[[], Awaitable[RenderedRecord]]) -> RenderedRecord:
        """The record that ``key`` stands for. Where it is not at hand it is written, once for all who ask meanwhile."""
        async with self._writing.hold(key):
            written = self._kept.get(key)
            if written is None:
                written = await write()
                self._keep(key, written)
            else:
                self._kept.move_to_end(key)
            return written

    def _keep(self, key: Hashable, written: RenderedRecord) -> None:
        self._kept[key] = written
        self._size += len(written.text)
        while self._size > _MOST_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1].text)
