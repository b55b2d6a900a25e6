"""Who is calling: the address that limits count by, seen through the proxies that we trust and no others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, Literal, TypeAlias

from litestar.connection import ASGIConnection
from msgspec import Struct

Relayed: TypeAlias = Literal["no", "trusted", "untrusted"]
_HOUSEHOLD: Final = 64
"""How much of an IPv6 address names a household: whoever has one has all the 2⁶⁴ that begin like it."""


class Caller(Struct, frozen=True):
    """Where a request or a socket comes from."""

    address: str
    relayed: Relayed = "no"
    """Whether somebody in between said whom they speak for, and whether we believe them."""


class Proxies:
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

    def _trusts(self, address: IPv4Address | IPv6Address) -> bool:
        return any(_holds(network, address) for network in self._networks)


def household_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What a request or a socket is counted as. The guard has seen to it that its client is who really calls."""
    return household(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What an address is counted as: itself, or the network that one household has where it is of IPv6."""
    read = _read(address)
    if isinstance(read, IPv6Address):
        return str(ip_network((read, _HOUSEHOLD), strict=False))
    return address if read is None else str(read)


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
