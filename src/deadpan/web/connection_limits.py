"""What the lines of one server have in common: their limits, and how uvicorn hands them on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import uvicorn

from deadpan.web.client_address import Networks, TrustedProxies, networks
from deadpan.web.http_connections import HttpConnections
from deadpan.web.request_limits import NetworkBuckets, WebLimits


class ConnectionLimits:
    """Stands before every connection of a server."""

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
        """What the other end of a connection is counted as: nothing, where it only passes on what others say."""
        return () if self._proxies.has(address) else networks(address)


class LimitedConfig(uvicorn.Config):
    """Uvicorn's configuration, which each of its protocols is given, with the gate."""

    def __init__(self, app: Any, connection_limits: ConnectionLimits, **options: Any) -> None:
        super().__init__(app, **options)
        self.connection_limits = connection_limits
