"""The client's address, by which limits count: read from ``X-Forwarded-For`` only behind trusted proxies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from litestar.connection import ASGIConnection
from msgspec import Struct

from deadpan.server.scheduling import QueueKey

Relayed: TypeAlias = Literal["no", "trusted", "untrusted"]
_LEVELS: Final = {4: ((32, 1), (24, 16)), 6: ((64, 1), (56, 4), (48, 16))}
"""By IP version: the prefix lengths that are counted, each with how many times the single limit it gets. A whole /64
usually belongs to one customer, and many customers have a /56 or a /48, so addresses are never counted one by one.
"""


class Network(NamedTuple):
    """A network prefix that contains the client's address."""

    name: str
    share: int
    """How many times the limit of the narrowest network this one gets."""


Networks: TypeAlias = tuple[Network, ...]
"""All prefixes that contain a client's address, the narrowest first."""


class Caller(Struct, frozen=True):
    """The origin of a request or a socket."""

    address: str
    relayed: Relayed = "no"
    """Whether the request came with ``X-Forwarded-For``, and whether a trusted proxy sent it."""


class TrustedProxies:
    """The proxies in front of the server whose ``X-Forwarded-For`` is believed.

    Any client can send that header, so it counts only as far as trusted proxies wrote it: read from its end, each
    address is what the proxy behind it saw. Raises `ValueError` for what is neither an address nor a network.
    """

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = tuple(ip_network(each.strip()) for each in trusted)

    def caller(self, nearest: str, forwarded: Sequence[str]) -> Caller:
        """The client, given the peer address of the connection and the values of ``X-Forwarded-For``."""
        hops = [hop for line in forwarded for hop in line.split(",")]
        if not hops:
            return Caller(nearest)
        address = _read(nearest)
        if address is None or not self._trusts(address):
            return Caller(nearest, "untrusted")
        for hop in reversed(hops):
            before = _read(hop)
            if before is None:
                break  # not an address: nothing before it can be trusted either
            address = before
            if not self._trusts(address):
                break
        return Caller(str(address), "trusted")

    def has(self, address: str) -> bool:
        """Whether this is the address of a trusted proxy."""
        read = _read(address)
        return read is not None and self._trusts(read)

    def _trusts(self, address: IPv4Address | IPv6Address) -> bool:
        return any(_holds(network, address) for network in self._networks)


def networks_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Networks:
    """The networks that a request or a socket is counted by. The middleware has already set the real client."""
    return networks(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def networks(address: str) -> Networks:
    """The networks that an address is counted by, the narrowest first."""
    read = _read(address)
    if read is None:
        return (Network(address, 1),)
    number, bits = int(read), read.max_prefixlen
    return tuple(Network(f"{number >> (bits - length):x}/{length}", share) for length, share in _LEVELS[read.version])


def queue_key(networks: Networks) -> QueueKey:
    """The key of the client in a `FairQueue`: the widest network, and the narrowest in it."""
    return tuple(dict.fromkeys((networks[-1].name, networks[0].name)))


def is_near(address: str) -> bool:
    """Whether this is a loopback address."""
    read = _read(address)
    return read is not None and read.is_loopback


def _read(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 in IPv6 notation counts as IPv4."""
    try:
        address = ip_address(text.strip())
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _holds(network: IPv4Network | IPv6Network, address: IPv4Address | IPv6Address) -> bool:
    return network.version == address.version and address in network
