"""A check of the ``Host`` header, against DNS rebinding.

A browser treats all pages of one host name as one origin. The owner of ``evil.example`` can point that name at this
machine, and a page of theirs could then read this server's answers. Its requests carry ``Host: evil.example``, so
requests with an unknown host name are refused.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

_LOCAL: Final = (".localhost", ".local")
"""Suffixes of names that cannot be registered publicly: this machine's, and mDNS names on the local network."""

_HOST: Final = re.compile(r"(?:\[(?P<address>[^\]]+)\]|(?P<name>[\w.-]+))(?::\d*)?", re.ASCII)


class AllowedHosts:
    """The host names of this server: the public one, the machine's own, local names, and any IP address."""

    def __init__(self, public: str | None = None) -> None:
        own = socket.gethostname().lower()
        self._known = {"localhost", own, own.partition(".")[0]} | ({public.lower()} if public else set())
        self.has = lru_cache(maxsize=64)(self._has)

    def _has(self, host: str) -> bool:
        """Whether this ``Host`` header names this server."""
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
