"""Open HTTP connections that are no WebSockets, counted as soon as they are accepted, before a byte is read."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from deadpan.web.client_address import Networks
from deadpan.web.request_limits import NetworkBuckets, WebLimits

log = logging.getLogger(__name__)


class HttpConnection(Protocol):
    """An open connection."""

    @property
    def is_idle(self) -> bool:
        """Whether no request on it waits for a response."""

    def abort(self) -> None:
        """Close it without a response."""


class HttpConnections:
    """All open connections, oldest first."""

    def __init__(self, limits: WebLimits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._arrivals = NetworkBuckets(limits.arrivals, now)
        self._all: dict[HttpConnection, Networks] = {}
        self._by_network: dict[str, dict[HttpConnection, None]] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: HttpConnection, networks: Networks) -> bool:
        """Count a new connection; returns whether it may stay. A connection of a trusted proxy has no networks.

        Where the client's network has too many, its oldest idle connection is closed; where there are too many in all,
        the oldest idle one of all. Players at a table use a WebSocket, which is never closed for this.
        """
        if networks and not self._arrivals.may(networks):
            return False
        if networks and self._is_crowded(networks) and not self._end_one(self._by_network[networks[0].name]):
            return False
        if len(self._all) >= self._limits.connections and not self._end_one(self._all):
            log.warning("%d connections are open, and none of them is idle: no room for another", len(self._all))
            return False
        self._all[connection] = networks
        self._counts.update(network.name for network in networks)
        if networks:
            self._by_network.setdefault(networks[0].name, {})[connection] = None
        return True

    def remove(self, connection: HttpConnection) -> None:
        """Stop counting a connection that was closed or became a WebSocket."""
        networks = self._all.pop(connection, ())
        for network in networks:
            self._counts[network.name] -= 1
            if not self._counts[network.name]:
                del self._counts[network.name]
        if networks:
            same_network = self._by_network[networks[0].name]
            del same_network[connection]
            if not same_network:
                del self._by_network[networks[0].name]

    def _is_crowded(self, networks: Networks) -> bool:
        most = self._limits.connections_per_address
        return any(self._counts[network.name] >= most * network.share for network in networks)

    def _end_one(self, connections: Iterable[HttpConnection]) -> bool:
        """Close the oldest idle connection that is not a proxy's; returns whether there was one."""
        idle = next((each for each in connections if each.is_idle and self._all[each]), None)
        if idle is None:
            return False
        self.remove(idle)
        idle.abort()
        return True
