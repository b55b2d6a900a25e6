"""Limits and rates of the web server, counted by the networks that contain a client's address."""

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
    """How much the server serves in all, and how much one client may use."""

    sockets: int = 5_000
    """Open WebSockets in all."""
    sockets_per_address: int = 200
    connections: int = 1_000
    """Open plain HTTP connections in all."""
    connections_per_address: int = 100
    arrivals: Rate = Rate(20, 200)
    """New connections from one address."""
    reserve: float = 0.2
    """The share of all sockets and tables that is reserved for networks with few of them."""
    message_bytes: int = 16_384
    """The longest message, and the longest body of a request."""
    record_bytes: int = 1_048_576
    """The longest body of a request that brings a record."""
    backlog_bytes: int = 4_000_000
    """The longest backlog of a client that does not read. Beyond it the client is disconnected, and can reconnect."""
    backlog_bytes_per_address: int = 16_000_000
    """The longest backlog of all clients of one address together."""
    hello_seconds: float = 10.0
    """The timeout of the first message of a socket."""
    messages: Rate = Rate(20, 40)
    """Messages on one socket."""
    socket_bytes: Rate = Rate(400_000, 1_000_000)
    """Bytes that arrive on one socket: more than its messages have, each of the greatest length."""
    socket_frames: Rate = Rate(100, 400)
    """WebSocket frames that arrive on one socket: fragments of messages, pings and pongs."""
    free_frames: Rate = Rate(1, 8)
    """Frames of each socket that do not count for its address, so that neighbours cannot use up its share."""
    frames: Rate = Rate(100, 400)
    """Frames that arrive from one address beyond those."""
    fragments: int = 64
    """The most fragments of one message."""
    closing_seconds: float = 1.0
    """How long the server waits for the client's part of a closing handshake."""
    head_bytes: int = 16_384
    """The longest head of a request, with its address."""
    head_seconds: float = 10.0
    """The timeout of a request head, and of a body after it."""
    body_seconds: float = 20.0
    taking_seconds: float = 20.0
    """The write timeout: how long a client may read nothing of a response."""
    views: Rate = Rate(200_000, 1_000_000)
    """Bytes of whole views sent to one address on request; they cost more the longer a game is."""
    requests: Rate = Rate(20, 100)
    """Requests and new sockets from one address."""
    refused_seconds: float = 1.0
    """How long a connection is not read after a request over the rate limit."""
    misses: Rate = Rate(1 / 6, 30)
    """Unknown table codes from one address. Beyond it, that address finds no table at all."""
    creations: Rate = Rate(0.5, 30)
    """Tables and participants created from one address."""
    tables: Rate = Rate(200 / 86_400, 200)
    """Tables created from one address in a day: they are stored for long, and their number is limited."""
    records: Rate = Rate(2, 20)
    """Records sent or fetched from one address: reading or writing one is slow."""
    reviews: Rate = Rate(4, 40)
    """Reviews of records for one address."""


_MOST: Final = 100_000
"""The most networks of one width that are remembered. Beyond it, the one used longest ago is forgotten."""
_SWEEP: Final = 3
"""How many full buckets are dropped at most when a network is added."""


class NetworkBuckets:
    """A token bucket for each network, larger for wider networks. Full buckets are dropped."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[int, OrderedDict[str, TokenBucket]] = {}
        """By the share of a network, then by its name, the one used longest ago first."""

    def take(self, networks: Networks) -> None:
        """Take one token from the buckets of all these networks. Raises `TooMuch`."""
        if not self.may(networks):
            raise TooMuch("too-often")

    def may(self, networks: Networks) -> bool:
        """Take one token from the buckets of all these networks if each has one; returns whether they had."""
        now = self._now()
        buckets = [self._bucket(network, now) for network in networks]
        if not all(bucket.has(now) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.owe(1)
        return True

    def has(self, networks: Networks) -> bool:
        """Whether the buckets of all these networks have a token. Nothing is taken."""
        now = self._now()
        return all(self._bucket(network, now).has(now) for network in networks)

    def owe(self, networks: Networks, count: float) -> None:
        """Take this many tokens afterwards, even if the buckets go below zero."""
        now = self._now()
        for network in networks:
            self._bucket(network, now).owe(count)

    def taken(self, network: Network) -> float:
        """How many tokens are missing from a full bucket."""
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
        """Drop a few buckets that are full again. The time does not depend on how many there are."""
        for _ in range(min(_SWEEP, len(buckets))):
            name, bucket = next(iter(buckets.items()))
            if not bucket.is_full(now) and len(buckets) < _MOST:
                break
            del buckets[name]
