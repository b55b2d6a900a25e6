"""Room for connections: every one of them is an open file, and systems are stingy with those by default."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Final, NamedTuple

RESERVED: Final = 64
"""Files for everything else: the store, the bots' processes, and connections that are just being refused."""
_PLAIN: Final = 4
"""Where files run short, one connection in so many may be no socket."""

log = logging.getLogger(__name__)


class ConnectionCapacity(NamedTuple):
    """For how many there is room."""

    sockets: int
    connections: int
    """Those that are no sockets."""


def raise_open_file_limit(sockets: int, connections: int) -> ConnectionCapacity:
    """Let this process open as many files as so many need, if it may; for how many there is room."""
    wanted = ConnectionCapacity(sockets, connections)
    if sys.platform == "win32":  # sockets are no files there, and nobody counts them
        return wanted
    import resource

    may, at_most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = sockets + connections + RESERVED
    if may != resource.RLIM_INFINITY and may < files:
        more = files if at_most == resource.RLIM_INFINITY else min(files, at_most)
        with suppress(OSError):  # some are not allowed even what is theirs
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, at_most))
            may = more
    if may == resource.RLIM_INFINITY or may >= files:
        return wanted
    left = max(0, may - RESERVED)
    plain = min(connections, max(1, left // _PLAIN))
    capacity = ConnectionCapacity(max(1, min(sockets, left - plain)), plain)
    log.warning("only %d files may be open: room for %d sockets of %d", may, capacity.sockets, sockets)
    return capacity
