"""What one server and one client may take of each other, counted by address: by household, where that has many."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from deadpan.host.buckets import Bucket, Rate
from deadpan.host.errors import TooMuch

__all__ = ["Addresses", "Bucket", "Rate", "WebLimits"]


class WebLimits(Struct, frozen=True):
    """What one server and one client may take of each other."""

    sockets: int = 5_000
    """Open sockets in all."""
    sockets_per_address: int = 200
    message_bytes: int = 16_384
    """The longest message, and the longest body of a request."""
    record_bytes: int = 1_048_576
    """The longest body of a request that brings a record."""
    backlog_bytes: int = 4_000_000
    """What may wait for a client that does not read; then it is hung up on, and can come back."""
    hello_seconds: float = 10.0
    """How long a socket may stay silent before its first message."""
    messages: Rate = Rate(20, 40)
    """Messages on one socket."""
    socket_bytes: Rate = Rate(400_000, 1_000_000)
    """Bytes that come on one socket: more than there are in its messages, each as long as may be."""
    socket_frames: Rate = Rate(100, 400)
    """Frames that come on one socket: parts of messages, pings and pongs."""
    fragments: int = 64
    """Frames of one message."""
    closing_seconds: float = 1.0
    """How long a connection is still there that the server has closed."""
    head_bytes: int = 16_384
    """The longest head of a request, with its address."""
    head_seconds: float = 10.0
    """In which a head must have come; and a body, once there is a head."""
    body_seconds: float = 20.0
    taking_seconds: float = 20.0
    """For which one may take nothing of an answer."""
    requests: Rate = Rate(20, 100)
    """Requests and new sockets from one address."""
    creations: Rate = Rate(0.5, 30)
    """Tables and participants made from one address."""
    tables: Rate = Rate(200 / 86_400, 200)
    """Tables made from one address. They are kept for a while, and there is room for so many in all."""
    records: Rate = Rate(2, 20)
    """Records brought from one address, and fetched: to read or write one can take a while."""
    reviews: Rate = Rate(4, 40)
    """Looks back at records from one address."""


_SWEEP: Final = 1_000


class Addresses:
    """One bucket for each household, forgotten when it is full again."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, household: str) -> None:
        """Count one from this household. Raises `TooMuch`."""
        if not self.may(household):
            raise TooMuch("too-often")

    def may(self, household: str) -> bool:
        """Count one from this household; whether there was one left to count."""
        now = self._now()
        bucket = self._buckets.get(household)
        if bucket is None:
            if len(self._buckets) >= _SWEEP:
                self._sweep(now)
            bucket = self._buckets[household] = Bucket(self._rate, now)
        return bucket.take(now)

    def _sweep(self, now: float) -> None:
        for household in [household for household, bucket in self._buckets.items() if bucket.is_full(now)]:
            del self._buckets[household]
        while len(self._buckets) >= 100 * _SWEEP:
            self._buckets.popitem(last=False)
