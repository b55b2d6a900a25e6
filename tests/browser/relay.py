"""A TCP relay between browser and server that can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_BITE = 65536


class Relay:
    """Forwards every connection to a port of this machine, until it is cut."""

    def __init__(self, goal: int) -> None:
        self._goal = goal
        self._open = True
        self._ends: set[socket.socket] = set()
        self._dead: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        """Close every connection, and accept no new one."""
        self._open = False
        for end in list(self._ends):
            _hang_up(end)

    def deaden(self) -> None:
        """Drop all data on the open connections without closing them; new connections work."""
        self._dead |= self._ends

    def mend(self) -> None:
        """Accept new connections again."""
        self._open = True

    def close(self) -> None:
        """Close the relay and its connections."""
        self.cut()
        self._door.close()

    def _welcome(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:
                return
            if not self._open:
                _hang_up(caller)
                continue
            server = socket.create_connection(("127.0.0.1", self._goal))
            self._ends |= {caller, server}
            for one, other in ((caller, server), (server, caller)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(_BITE):
                if one not in self._dead:
                    other.sendall(data)
        for end in (one, other):
            self._ends.discard(end)
            _hang_up(end)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def relay_to(port: int) -> Iterator[Relay]:
    """A relay to a port, closed afterwards."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
