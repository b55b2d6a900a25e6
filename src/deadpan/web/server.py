"""A running server: the app on uvicorn, with the embedded store."""

from __future__ import annotations

import gc
import socket
import sys
from pathlib import Path
from typing import Final

import uvicorn

from deadpan.games import GAMES
from deadpan.host.bots import PooledBots
from deadpan.host.clock import LoopClock
from deadpan.host.host import Host
from deadpan.host.house import House, Limits, Pace
from deadpan.host.keys import SecureKeys
from deadpan.host.sqlite import SqliteStore
from deadpan.web.app import make_app
from deadpan.web.rates import WebLimits

_SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep the writer waiting for the interpreter; Python's own 5 ms is an age here."""

_COLLECTING: Final = (10_000, 10, 1_000_000)
"""When Python looks for garbage in circles: often among what is new, never by itself among all there is. With 10,000
sockets open a full search stops everything for seconds and finds next to nothing: housekeeping does it, hourly.
"""


def make_server(
    data: Path,
    *,
    host: str,
    port: int,
    public_url: str | None = None,
    pace: Pace | None = None,
    limits: Limits | None = None,
    web_limits: WebLimits | None = None,
) -> uvicorn.Server:
    """A server that keeps its tables in the folder ``data``. Raises `StoreError` if it cannot."""
    web_limits = web_limits or WebLimits()
    store = SqliteStore(data / "deadpan.db")

    def open_host() -> Host:
        house = House(GAMES, store, LoopClock(), SecureKeys(), PooledBots(), pace or Pace(), limits or Limits())
        return Host(house)

    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECTING)
    config = uvicorn.Config(
        make_app(open_host, web_limits, public_url),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=web_limits.message_bytes,
        ws_per_message_deflate=False,  # it costs more than it saves on a local network, and memory for every socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def network_address() -> str | None:
    """This machine's address as others on the network reach it, if it is on one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found
