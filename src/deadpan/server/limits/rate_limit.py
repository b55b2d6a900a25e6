"""How often is too often: buckets that fill with time."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from deadpan.server.errors import TooMuch


class Rate(Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    per_second: float
    at_once: float


class TokenBucket:
    """Holds what may still be done; it fills with time, up to its size."""

    __slots__ = ("_level", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.at_once
        self._seen = now

    @property
    def level(self) -> float:
        """What was left when somebody last looked."""
        return self._level

    def fill(self, now: float) -> None:
        """Let in what has come since somebody last looked."""
        self._level = min(self._rate.at_once, self._level + (now - self._seen) * self._rate.per_second)
        self._seen = now

    def take(self, now: float, count: float = 1) -> bool:
        """Take so much out, if it is left."""
        if not self.has(now, count):
            return False
        self._level -= count
        return True

    def has(self, now: float, count: float = 1) -> bool:
        """Whether so much is left."""
        self.fill(now)
        return self._level >= count

    def owe(self, count: float) -> None:
        """Take out what was used already, left or not."""
        self._level -= count

    def is_full(self, now: float) -> bool:
        """Whether it is as if nothing had ever been taken."""
        return self._level + (now - self._seen) * self._rate.per_second >= self._rate.at_once


class ParticipantRateLimits:
    """One bucket for each participant of a table."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[int, TokenBucket] = {}

    def take(self, who: int) -> None:
        """Count one thing that participant ``who`` does. Raises `TooMuch`."""
        now = self._now()
        if not self._buckets.setdefault(who, TokenBucket(self._rate, now)).take(now):
            raise TooMuch("too-often")
