"""The limits that all connections of one server share, and how uvicorn passes them to its protocols."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import uvicorn

from deadpan.web.client_address import Networks, TrustedProxies, networks
from deadpan.web.http_connections import HttpConnections
from deadpan.web.request_limits import NetworkBuckets, WebLimits


class ConnectionLimits:
    """The state of all limits that count over connections."""

    def __init__(
        self,
        limits: WebLimits | None = None,
        proxies: TrustedProxies | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or WebLimits()
        self.connections = HttpConnections(self.limits, now)
        self.frames = NetworkBuckets(self.limits.frames, now)
        self._proxies = proxies or TrustedProxies()

    def networks(self, address: str) -> Networks:
        """The networks that the peer of a connection is counted by: none for a trusted proxy."""
        return () if self._proxies.has(address) else networks(address)


class LimitedConfig(uvicorn.Config):
    """Uvicorn's configuration, which every protocol instance receives, with the shared limits added."""

    def __init__(self, app: Any, connection_limits: ConnectionLimits, **options: Any) -> None:
        super().__init__(app, **options)
        self.connection_limits = connection_limits
