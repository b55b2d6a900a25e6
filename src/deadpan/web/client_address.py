"""Who is calling: the address that limits count by, seen through the proxies that we trust and no others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from litestar.connection import ASGIConnection
from msgspec import Struct

from deadpan.server.scheduling import Payer

Relayed: TypeAlias = Literal["no", "trusted", "untrusted"]
_LEVELS: Final = {4: ((32, 1), (24, 16)), 6: ((64, 1), (56, 4), (48, 16))}
"""By version: how much of an address names a network, and how many households it may have, as far as limits go. Whoever
has a /64 has all the 2⁶⁴ addresses that begin like it, and many have a /56 or a /48 to themselves.
"""


class Network(NamedTuple):
    """A network that a caller is in."""

    name: str
    share: int
    """How many times as much as a household it may take."""


Networks: TypeAlias = tuple[Network, ...]
"""Those that a caller is in, the narrowest first, which is a household."""


class Caller(Struct, frozen=True):
    """Where a request or a socket comes from."""

    address: str
    relayed: Relayed = "no"
    """Whether somebody in between said whom they speak for, and whether we believe them."""


class TrustedProxies:
    """The machines in front of the server whose word is taken for who is calling.

    Anybody can write an ``X-Forwarded-For``, so it counts only as far as it was written by one of these: from its end,
    each address is what the machine behind it saw. Raises `ValueError` for what is no address and no network.
    """

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = tuple(ip_network(each.strip()) for each in trusted)

    def caller(self, nearest: str, forwarded: Sequence[str]) -> Caller:
        """Who calls, where ``nearest`` is the other end of the connection and ``forwarded`` what the headers say."""
        hops = [hop for line in forwarded for hop in line.split(",")]
        if not hops:
            return Caller(nearest)
        address = _read(nearest)
        if address is None or not self._trusts(address):
            return Caller(nearest, "untrusted")
        for hop in reversed(hops):
            before = _read(hop)
            if before is None:
                break  # not an address: whatever stands before it is no better
            address = before
            if not self._trusts(address):
                break
        return Caller(str(address), "trusted")

    def has(self, address: str) -> bool:
        """Whether this is the address of one of them."""
        read = _read(address)
        return read is not None and self._trusts(read)

    def _trusts(self, address: IPv4Address | IPv6Address) -> bool:
        return any(_holds(network, address) for network in self._networks)


def networks_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Networks:
    """What a request or a socket is counted as. The guard has seen to it that its client is who really calls."""
    return networks(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def networks(address: str) -> Networks:
    """What an address is counted as: a household, and wider networks, since one person may have many of those."""
    read = _read(address)
    if read is None:
        return (Network(address, 1),)
    number, bits = int(read), read.max_prefixlen
    return tuple(Network(f"{number >> (bits - length):x}/{length}", share) for length, share in _LEVELS[read.version])


def payer(networks: Networks) -> Payer:
    """Who pays where several wait: the widest network, and the household in it."""
    return tuple(dict.fromkeys((networks[-1].name, networks[0].name)))


def is_near(address: str) -> bool:
    """Whether an address is this machine's own."""
    read = _read(address)
    return read is not None and read.is_loopback


def _read(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is dressed up as IPv6 is what it is."""
    try:
        address = ip_address(text.strip())
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _holds(network: IPv4Network | IPv6Network, address: IPv4Address | IPv6Address) -> bool:
    return network.version == address.version and address in network
