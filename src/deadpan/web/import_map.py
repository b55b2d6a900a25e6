"""The page's import map: the only inline script, allowed in the content security policy by its hash.

It maps ``deadpan/client``, which the screens of games import, to the file of this build. Browsers accept an import map
only inline.
"""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files
from typing import Final

_MAP: Final = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


def built_page() -> bytes:
    """The built page of the client; empty if it was not built."""
    file = files("deadpan.web") / "static" / "index.html"
    return file.read_bytes() if file.is_file() else b""


def map_hashes(page: bytes) -> str:
    """The hashes of the page's import maps for a content security policy, each preceded by a space."""
    return "".join(f" 'sha256-{b64encode(sha256(found).digest()).decode()}'" for found in _MAP.findall(page))
