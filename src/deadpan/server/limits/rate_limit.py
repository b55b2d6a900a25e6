"""Rate limits by token buckets."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from deadpan.server.errors import TooMuch


class Rate(Struct, frozen=True):
    """A rate: how many a second in the long run, and how many at once."""

    per_second: float
    at_once: float


class TokenBucket:
    """A token bucket: it fills with time, up to its size, and each action takes tokens out."""

    __slots__ = ("_level", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.at_once
        self._seen = now

    @property
    def level(self) -> float:
        """How many tokens were left at the last update."""
        return self._level

    def fill(self, now: float) -> None:
        """Add the tokens of the time since the last update."""
        self._level = min(self._rate.at_once, self._level + (now - self._seen) * self._rate.per_second)
        self._seen = now

    def take(self, now: float, count: float = 1) -> bool:
        """Take tokens, if that many are left; whether they were taken."""
        if not self.has(now, count):
            return False
        self._level -= count
        return True

    def has(self, now: float, count: float = 1) -> bool:
        """Whether that many tokens are left."""
        self.fill(now)
        return self._level >= count

    def owe(self, count: float) -> None:
        """Take tokens for something already done; the level may become negative."""
        self._level -= count

    def is_full(self, now: float) -> bool:
        """Whether the bucket is full, so that it need not be kept."""
        return self._level + (now - self._seen) * self._rate.per_second >= self._rate.at_once


class ParticipantRateLimits:
    """A token bucket for each participant of a table."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[int, TokenBucket] = {}

    def take(self, who: int) -> None:
        """Take a token of participant ``who``. Raises `TooMuch`."""
        now = self._now()
        if not self._buckets.setdefault(who, TokenBucket(self._rate, now)).take(now):
            raise TooMuch("too-often")
