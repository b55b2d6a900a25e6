"""What the lines of one server have in common: their limits, and how uvicorn hands them on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import uvicorn

from deadpan.web.callers import Networks, Proxies, networks
from deadpan.web.connections import Connections
from deadpan.web.rates import Addresses, WebLimits


class Gate:
    """Stands before every connection of a server."""

    def __init__(
        self,
        limits: WebLimits | None = None,
        proxies: Proxies | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or WebLimits()
        self.connections = Connections(self.limits, now)
        self.frames = Addresses(self.limits.frames, now)
        self._proxies = proxies or Proxies()

    def networks(self, address: str) -> Networks:
        """What the other end of a connection is counted as: nothing, where it only passes on what others say."""
        return () if self._proxies.has(address) else networks(address)


class GatedConfig(uvicorn.Config):
    """Uvicorn's configuration, which each of its protocols is given, with the gate."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, **options)
        self.gate = gate
