"""What was worked out from logs, kept in case it is asked for again or gone on from."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar
from weakref import ref

from deadpan.kernel.event_log import EventLog

Value = TypeVar("Value")

MOST: Final = 1024
"""Enough for everybody at more than a hundred tables that are played at once, in some 10 MB."""


class LogCache(Generic[Value]):
    """The latest findings, each for as long as there is the log that it was found in.

    A finding must not hold on to its log itself, or neither would ever go.
    """

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[int, Hashable], tuple[ref[EventLog], Value]] = OrderedDict()

    def get(self, log: EventLog, what: Hashable) -> Value | None:
        """What was found of this very log."""
        kept = self._found.get((id(log), what))
        return None if kept is None else kept[1]

    def put(self, log: EventLog, what: Hashable, value: Value) -> None:
        """Keep a finding, as the latest."""
        key = id(log), what
        self._found.pop(key, None)
        self._found[key] = ref(log, lambda _: self._found.pop(key, None)), value
        if len(self._found) > MOST:
            self._found.popitem(last=False)

    def cache_clear(self) -> None:
        """Forget everything."""
        self._found.clear()
