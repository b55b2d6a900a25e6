"""Ports of this machine for servers that a test starts by their number, or starts again on the same one."""

from __future__ import annotations

import fcntl
import random
import socket
import tempfile
from pathlib import Path
from typing import IO, Final

_PORTS: Final = range(20_000, 30_000)
"""Below the range of ephemeral ports, so that no connection takes one while no server listens there."""
_LOCKS: Final[list[IO[str]]] = []
"""File locks, held until this process ends."""


def free_port() -> int:
    """A free port that no other test gets before this process ends: there is a lock on a file for each port."""
    folder = Path(tempfile.gettempdir()) / "deadpan-test-ports"
    folder.mkdir(exist_ok=True)
    for port in random.sample(_PORTS, len(_PORTS)):
        lock = (folder / str(port)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            lock.close()
            continue
        _LOCKS.append(lock)
        return port
    raise AssertionError("every port is taken")
