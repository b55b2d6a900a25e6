"""The server process: the app on uvicorn, with the embedded store."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from msgspec.structs import replace

from deadpan.game import GAMES, registry
from deadpan.kernel.decoding import shorten
from deadpan.server.limits import Limits, SecureCredentials
from deadpan.server.scheduling import LoopClock, Pace, ProcessBotRunner
from deadpan.server.storage import SqliteStore, store_in
from deadpan.server.tables import Services, TableRegistry
from deadpan.web.app import make_app
from deadpan.web.client_address import TrustedProxies
from deadpan.web.connection_limits import ConnectionLimits, LimitedConfig
from deadpan.web.http_protocol import HttpProtocol
from deadpan.web.open_files import raise_open_file_limit
from deadpan.web.request_limits import WebLimits
from deadpan.web.socket_protocol import SocketProtocol
from deadpan.web.systemd import tell_systemd

_SWITCH_SECONDS: Final = 0.0005
"""The interpreter's switch interval in seconds: how long the event loop can keep the store's writer thread waiting for
the GIL. Python's default of 5 ms is too long.
"""

_COLLECTING: Final = (10_000, 10, 1_000_000)
"""Thresholds of the garbage collector: often for young objects, never automatically for all. With 10,000 open sockets a
full collection stops the process for seconds and frees next to nothing, so housekeeping runs one every hour.
"""

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn's server, with notifications to systemd and a distinction between SIGINT and SIGTERM."""

    was_interrupted = False
    """Whether SIGINT stopped it."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until a signal. Raises `KeyboardInterrupt` after SIGINT; SIGTERM ends the process.

        After stopping, uvicorn raises the signal again with the previous handler. A shell starts background jobs with
        SIGINT ignored, and with that handler the process would exit as if it had not been interrupted.
        """
        if threading.current_thread() is not threading.main_thread():  # other threads get no signals
            super().run(sockets)
            return
        before = signal.signal(signal.SIGINT, self.handle_exit)  # at once, not only when the event loop runs
        try:
            super().run(sockets)
        finally:
            signal.signal(signal.SIGINT, before)
        if self.was_interrupted:
            raise KeyboardInterrupt

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note SIGINT, and stop."""
        self.was_interrupted |= sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then notify systemd."""
        await super().startup(sockets)
        if self.started:
            tell_systemd("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify systemd, then stop."""
        tell_systemd("STOPPING=1")
        await super().shutdown(sockets)


def make_server(
    data: Path,
    *,
    host: str,
    port: int,
    public_url: str | None = None,
    trusted: Sequence[str] = (),
    pace: Pace | None = None,
    limits: Limits | None = None,
    web_limits: WebLimits | None = None,
) -> Server:
    """A server that stores its tables in the folder ``data``. Raises `StoreError` if it cannot.

    ``trusted`` are the addresses of trusted proxies; raises `ValueError` if one is not an address.
    """
    proxies = TrustedProxies(trusted)
    web_limits = web_limits or WebLimits()
    capacity = raise_open_file_limit(web_limits.sockets, web_limits.connections)
    web_limits = replace(web_limits, sockets=capacity.sockets, connections=capacity.connections)
    store = SqliteStore(store_in(data))
    for broken in registry().broken:
        whose = f"{broken.distribution} {broken.version}"
        log.warning("the game %s of the package %s cannot be loaded: %s", broken.name, whose, shorten(broken.reason))

    def open_table_registry() -> TableRegistry:
        services = Services(
            GAMES, store, LoopClock(), SecureCredentials(), ProcessBotRunner(), pace or Pace(), limits or Limits()
        )
        return TableRegistry(services)

    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECTING)
    config = LimitedConfig(
        make_app(open_table_registry, web_limits, public_url, proxies),
        ConnectionLimits(web_limits, proxies),
        host=host,
        port=port,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=web_limits.message_bytes,
        ws_per_message_deflate=False,  # costs more than it saves on a local network, and memory for every socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # uvicorn would believe every local process; `TrustedProxies` decides
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config)


def network_address() -> str | None:
    """This machine's address on its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation; connecting UDP sends nothing
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found
