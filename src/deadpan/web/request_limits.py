"""What one server and one client may take of each other, counted by the networks that a client is in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from deadpan.server.errors import TooMuch
from deadpan.server.limits import Rate, TokenBucket
from deadpan.web.client_address import Network, Networks

__all__ = ["NetworkBuckets", "TokenBucket", "Rate", "WebLimits"]


class WebLimits(Struct, frozen=True):
    """What one server and one client may take of each other."""

    sockets: int = 5_000
    """Open sockets in all."""
    sockets_per_address: int = 200
    connections: int = 1_000
    """Open connections that are no sockets, in all."""
    connections_per_address: int = 100
    arrivals: Rate = Rate(20, 200)
    """New connections from one address."""
    reserve: float = 0.2
    """The part of all sockets, and of all tables, that is kept for newcomers: networks with few of them."""
    message_bytes: int = 16_384
    """The longest message, and the longest body of a request."""
    record_bytes: int = 1_048_576
    """The longest body of a request that brings a record."""
    backlog_bytes: int = 4_000_000
    """What may wait for a client that does not read; then it is hung up on, and can come back."""
    backlog_bytes_per_address: int = 16_000_000
    """What may wait for all clients of one address together."""
    hello_seconds: float = 10.0
    """How long a socket may stay silent before its first message."""
    messages: Rate = Rate(20, 40)
    """Messages on one socket."""
    socket_bytes: Rate = Rate(400_000, 1_000_000)
    """Bytes that come on one socket: more than there are in its messages, each as long as may be."""
    socket_frames: Rate = Rate(100, 400)
    """Frames that come on one socket: parts of messages, pings and pongs."""
    free_frames: Rate = Rate(1, 8)
    """Those of them that do not count for the address: so that nobody is silenced by a neighbour."""
    frames: Rate = Rate(100, 400)
    """Frames that come from one address, besides."""
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
    views: Rate = Rate(200_000, 1_000_000)
    """Bytes that one address is told because it asked: whole views, which cost more the longer a game lasts."""
    requests: Rate = Rate(20, 100)
    """Requests and new sockets from one address."""
    refused_seconds: float = 1.0
    """How long nothing more is read of one whose request came too often."""
    misses: Rate = Rate(1 / 6, 30)
    """Codes from one address under which there is no table. Whoever has used them up finds none any more."""
    creations: Rate = Rate(0.5, 30)
    """Tables and participants made from one address."""
    tables: Rate = Rate(200 / 86_400, 200)
    """Tables made from one address. They are kept for a while, and there is room for so many in all."""
    records: Rate = Rate(2, 20)
    """Records brought from one address, and fetched: to read or write one can take a while."""
    reviews: Rate = Rate(4, 40)
    """Looks back at records from one address."""


_MOST: Final = 100_000
"""Networks of one width that are remembered. With more of them the one that was quiet for longest is forgotten."""
_SWEEP: Final = 3
"""How many are looked at, whether they can be forgotten, when a new one comes."""


class NetworkBuckets:
    """One bucket for each network, wider ones of a larger size; forgotten when it is full again."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[int, OrderedDict[str, TokenBucket]] = {}
        """By the share of a network, and its name. The one that was quiet for longest is the first."""

    def take(self, networks: Networks) -> None:
        """Count one from these networks. Raises `TooMuch`."""
        if not self.may(networks):
            raise TooMuch("too-often")

    def may(self, networks: Networks) -> bool:
        """Count one from these networks, if all of them have one left; whether that is so."""
        now = self._now()
        buckets = [self._bucket(network, now) for network in networks]
        if not all(bucket.has(now) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.owe(1)
        return True

    def has(self, networks: Networks) -> bool:
        """Whether all of these networks have something left. Nothing is counted."""
        now = self._now()
        return all(self._bucket(network, now).has(now) for network in networks)

    def owe(self, networks: Networks, count: float) -> None:
        """Count what was taken already: it may be more than was left."""
        now = self._now()
        for network in networks:
            self._bucket(network, now).owe(count)

    def taken(self, network: Network) -> float:
        """How much of its share is missing now."""
        bucket = self._bucket(network, self._now())
        return self._rate.at_once * network.share - bucket.level

    def _bucket(self, network: Network, now: float) -> TokenBucket:
        buckets = self._buckets.setdefault(network.share, OrderedDict())
        bucket = buckets.get(network.name)
        if bucket is None:
            self._sweep(buckets, now)
            rate = Rate(self._rate.per_second * network.share, self._rate.at_once * network.share)
            bucket = buckets[network.name] = TokenBucket(rate, now)
        else:
            buckets.move_to_end(network.name)
            bucket.fill(now)
        return bucket

    def _sweep(self, buckets: OrderedDict[str, TokenBucket], now: float) -> None:
        """Forget who has been quiet for long. However many there are, it takes the same time."""
        for _ in range(min(_SWEEP, len(buckets))):
            name, bucket = next(iter(buckets.items()))
            if not bucket.is_full(now) and len(buckets) < _MOST:
                break
            del buckets[name]
