"""A rate limit for log lines, so that a client cannot fill the log: a few lines of each kind a minute, then the number
of those left out.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

MOST: Final = 10
"""Lines of a kind in a minute."""
_MINUTE: Final = 60.0
_MOST_KINDS: Final = 200
"""Beyond this number, all new kinds count as one: some software logs what a client sent it."""
_OTHERS: Final = "anything else"
_DECIDED: Final = "few_of_a_kind"
"""The attribute of a record that says whether it is written."""

log = logging.getLogger(__name__)


class _Kind(Struct):
    """What was logged of one kind in the minute that began at ``since``."""

    name: str
    said: str
    since: float
    count: int = 0


class LogRateLimit(logging.Filter):
    """Lets through a few lines a minute of each kind: the logger, the level and the unformatted message."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[tuple[str, int, str], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written. The first one that is not schedules the line that reports the number left out."""
        if record.name == __name__:
            return True
        decided: bool | None = record.__dict__.get(_DECIDED)
        if decided is None:  # no other handler has decided about this record yet
            decided = record.__dict__[_DECIDED] = self._may(record)
        return decided

    def _may(self, record: logging.LogRecord) -> bool:
        now = self._now()
        kind = self._kind(record, now)
        if now - kind.since >= _MINUTE:
            self.tell(kind)
            kind.since = now
        kind.count += 1
        if kind.count == MOST + 1:
            self._tell_later(kind)
        return kind.count <= MOST

    def tell(self, kind: _Kind) -> None:
        """Log how many lines of a kind were left out, if any, and reset the count."""
        left_out, kind.count = kind.count - MOST, 0
        if left_out > 0:
            log.warning("%d more lines of %s were left out: %s", left_out, kind.name, kind.said)

    def _kind(self, record: logging.LogRecord, now: float) -> _Kind:
        said = str(record.msg).strip().partition("\n")[0][:100]
        key = record.name, record.levelno, said
        if key not in self._kinds and len(self._kinds) >= _MOST_KINDS:
            key = _OTHERS, 0, _OTHERS
        return self._kinds.setdefault(key, _Kind(key[0], key[2], now))

    def _tell_later(self, kind: _Kind) -> None:
        """Report at the end of the minute even if nothing else is logged; without an event loop, at the next line."""
        try:
            asyncio.get_running_loop().call_later(_MINUTE, self.tell, kind)
        except RuntimeError:
            return


def limit_logs() -> None:
    """Apply the limit to every handler of the root logger."""
    few = LogRateLimit()
    for handler in logging.getLogger().handlers:
        handler.addFilter(few)
