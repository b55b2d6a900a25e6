"""Connections that are no sockets: counted as soon as they are made, before a byte of them was read."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from deadpan.web.client_address import Networks
from deadpan.web.request_limits import NetworkBuckets, WebLimits

log = logging.getLogger(__name__)


class HttpConnection(Protocol):
    """One of them."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing was asked on it that waits for its answer."""

    def give_up(self) -> None:
        """End it, without a word."""


class HttpConnections:
    """All of them, in the order in which they came."""

    def __init__(self, limits: WebLimits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._arrivals = NetworkBuckets(limits.arrivals, now)
        self._all: dict[HttpConnection, Networks] = {}
        self._households: dict[str, dict[HttpConnection, None]] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._all)

    def come(self, connection: HttpConnection, networks: Networks) -> bool:
        """Count one; whether it may stay. A proxy that is trusted is in no network.

        One idle connection of the same household has to go where that has too many, and the oldest of all where there
        are too many in all. Who is at a table has a socket, which is never among them.
        """
        if networks and not self._arrivals.may(networks):
            return False
        if networks and self._is_crowded(networks) and not self._end_one(self._households[networks[0].name]):
            return False
        if len(self._all) >= self._limits.connections and not self._end_one(self._all):
            log.warning("%d connections are open, and none of them is idle: no room for another", len(self._all))
            return False
        self._all[connection] = networks
        self._counts.update(network.name for network in networks)
        if networks:
            self._households.setdefault(networks[0].name, {})[connection] = None
        return True

    def go(self, connection: HttpConnection) -> None:
        """One is gone, or is a socket now."""
        networks = self._all.pop(connection, ())
        for network in networks:
            self._counts[network.name] -= 1
            if not self._counts[network.name]:
                del self._counts[network.name]
        if networks:
            household = self._households[networks[0].name]
            del household[connection]
            if not household:
                del self._households[networks[0].name]

    def _is_crowded(self, networks: Networks) -> bool:
        most = self._limits.connections_per_address
        return any(self._counts[network.name] >= most * network.share for network in networks)

    def _end_one(self, connections: Iterable[HttpConnection]) -> bool:
        """End the oldest that is idle and no proxy's; whether there was one."""
        idle = next((each for each in connections if each.is_idle and self._all[each]), None)
        if idle is None:
            return False
        self.go(idle)
        idle.give_up()
        return True
