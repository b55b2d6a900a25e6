"""The names of this server. A page that reaches it under another one is somebody else's, however it got here.

A browser believes that all pages of one name belong together. Who owns ``evil.example`` can let it lead to this
machine, so that a page of theirs may read what it answers; what it sends as ``Host`` gives it away.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

_LOCAL: Final = (".localhost", ".local")
"""Names that no stranger can have: this machine's, and those that machines of one network give each other."""

_HOST: Final = re.compile(r"(?:\[(?P<address>[^\]]+)\]|(?P<name>[\w.-]+))(?::\d*)?", re.ASCII)


class AllowedHosts:
    """What this server is called: its public name, what this machine is called, and whatever is no name."""

    def __init__(self, public: str | None = None) -> None:
        own = socket.gethostname().lower()
        self._known = {"localhost", own, own.partition(".")[0]} | ({public.lower()} if public else set())
        self.has = lru_cache(maxsize=64)(self._has)

    def _has(self, host: str) -> bool:
        """Whether this ``Host`` is one of them."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["address"] or found["name"]).lower().rstrip(".")
        return name in self._known or name.endswith(_LOCAL) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
