"""Room for sockets: every one of them is an open file, and systems are stingy with those by default."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Final

RESERVED: Final = 200
"""Files for everything else: the store, the bots' processes, and requests that come and go."""

log = logging.getLogger(__name__)


def make_room(sockets: int) -> int:
    """Let this process open as many files as so many sockets need, if it may; for how many sockets there is room."""
    if sys.platform == "win32":  # sockets are no files there, and nobody counts them
        return sockets
    import resource

    may, at_most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + RESERVED
    if may != resource.RLIM_INFINITY and may < wanted:
        more = wanted if at_most == resource.RLIM_INFINITY else min(wanted, at_most)
        with suppress(OSError):  # some are not allowed even what is theirs
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, at_most))
            may = more
    room = sockets if may == resource.RLIM_INFINITY else max(1, min(sockets, may - RESERVED))
    if room < sockets:
        log.warning("only %d files may be open: room for %d sockets of %d", may, room, sockets)
    return room
