"""The page's import map: the one script that stands in the page itself, and may run by its hash.

It leads ``deadpan/client``, which the screens of games import, to the file of this build. A map cannot be a file of
its own: browsers take it from the page alone.
"""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files
from typing import Final

_MAP: Final = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


def built_page() -> bytes:
    """The page of the client that was built into this package; nothing if none was."""
    file = files("deadpan.web") / "static" / "index.html"
    return file.read_bytes() if file.is_file() else b""


def map_hashes(page: bytes) -> str:
    """What a content security policy calls the import maps of a page: each after a space."""
    return "".join(f" 'sha256-{b64encode(sha256(found).digest()).decode()}'" for found in _MAP.findall(page))
