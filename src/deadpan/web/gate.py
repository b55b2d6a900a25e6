"""What the lines of one server have in common: their limits, and how uvicorn hands them on."""

from __future__ import annotations

from typing import Any

import uvicorn

from deadpan.web.rates import WebLimits


class Gate:
    """Stands before every connection of a server."""

    def __init__(self, limits: WebLimits | None = None) -> None:
        self.limits = limits or WebLimits()


class GatedConfig(uvicorn.Config):
    """Uvicorn's configuration, which each of its protocols is given, with the gate."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, **options)
        self.gate = gate
