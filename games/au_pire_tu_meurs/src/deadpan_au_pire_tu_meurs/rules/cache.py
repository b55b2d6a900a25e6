"""An LRU cache of values that are computed from logs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar
from weakref import ref

from deadpan.kernel.event_log import EventLog

Value = TypeVar("Value")

MOST: Final = 1024
"""The number of entries: enough for all seats of more than a hundred active tables, in about 10 MB."""


class LogCache(Generic[Value]):
    """The latest values by log and key, with weak references to the logs: an entry is dropped with its log.

    A value must not refer to its log itself, or neither would be freed.
    """

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[int, Hashable], tuple[ref[EventLog], Value]] = OrderedDict()

    def get(self, log: EventLog, what: Hashable) -> Value | None:
        """The value stored for this log object and key, if any."""
        kept = self._found.get((id(log), what))
        return None if kept is None else kept[1]

    def put(self, log: EventLog, what: Hashable, value: Value) -> None:
        """Store a value as the most recent one, and drop the oldest if the cache is full."""
        key = id(log), what
        self._found.pop(key, None)
        self._found[key] = ref(log, lambda _: self._found.pop(key, None)), value
        if len(self._found) > MOST:
            self._found.popitem(last=False)

    def cache_clear(self) -> None:
        """Drop every value."""
        self._found.clear()
