"""Raises RLIMIT_NOFILE: each socket is a file descriptor, and default limits are low."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Final, NamedTuple

RESERVED: Final = 64
"""File descriptors for everything else: the store, the bots' processes, and connections that are being refused."""
_PLAIN: Final = 4
"""If descriptors are short, one connection in this many may be a plain HTTP connection."""

log = logging.getLogger(__name__)


class ConnectionCapacity(NamedTuple):
    """How many connections fit into the limit of open files."""

    sockets: int
    connections: int
    """Plain HTTP connections, which are no WebSockets."""


def raise_open_file_limit(sockets: int, connections: int) -> ConnectionCapacity:
    """Raise the limit of open files for so many connections, if allowed; returns how many fit."""
    wanted = ConnectionCapacity(sockets, connections)
    if sys.platform == "win32":  # sockets are no files on Windows, and have no such limit
        return wanted
    import resource

    may, at_most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = sockets + connections + RESERVED
    if may != resource.RLIM_INFINITY and may < files:
        more = files if at_most == resource.RLIM_INFINITY else min(files, at_most)
        with suppress(OSError):  # some systems refuse even the hard limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, at_most))
            may = more
    if may == resource.RLIM_INFINITY or may >= files:
        return wanted
    left = max(0, may - RESERVED)
    plain = min(connections, max(1, left // _PLAIN))
    capacity = ConnectionCapacity(max(1, min(sockets, left - plain)), plain)
    log.warning("only %d files may be open: room for %d sockets of %d", may, capacity.sockets, sockets)
    return capacity
