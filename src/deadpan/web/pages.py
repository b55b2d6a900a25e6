"""The browser client as files: read once, served from memory, kept by browsers for ever where names are hashed."""

from __future__ import annotations

import gzip
import mimetypes
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

PLAIN_PAGE: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Deadpan</title></head>
<body><h1>Deadpan</h1><p>The server runs, but the browser client was not built into this package.
Programs can play all the same: see <a href="/api/docs">the interface</a>.</p></body></html>
"""
_FOREVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class Page(Struct, frozen=True):
    """A file in memory."""

    body: bytes
    packed: bytes | None
    """The same for browsers that unpack it, where that saves anything."""
    media_type: str
    tag: str
    caching: str


class Pages:
    """Every file of the client, by its path."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = files("deadpan.web") / "static" if folder is None else folder
        self._pages: dict[str, Page] = {}
        if folder.is_dir():
            self._read(folder, "")
        self._home = self._pages.get("index.html") or _page("index.html", PLAIN_PAGE)

    def find(self, path: str) -> Page | None:
        """The page at a path. Any that is not a file's belongs to the client, which finds its own way."""
        found = self._pages.get(path)
        if found is not None or path.startswith(("assets/", "api/")):
            return found
        return self._home

    def _read(self, folder: Traversable, under: str) -> None:
        for file in folder.iterdir():
            if file.is_dir():
                self._read(file, f"{under}{file.name}/")
            else:
                with suppress(FileNotFoundError):  # a build is replacing them: the next start will have them all
                    self._pages[under + file.name] = _page(under + file.name, file.read_bytes())


@cache  # packing takes a while, and tests start many apps in one process
def _page(path: str, body: bytes) -> Page:
    suffix = path[path.rfind(".") :]
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    caching = _FOREVER if path.startswith("assets/") else "no-cache"
    packed = gzip.compress(body, mtime=0)
    worth_it = len(packed) < 0.9 * len(body)
    return Page(body, packed if worth_it else None, media_type, sha256(body).hexdigest()[:32], caching)


def _unpacks(accepted: str) -> bool:
    """Whether a browser says that it takes gzip."""
    offers = (offer.replace(" ", "").lower() for offer in accepted.split(","))
    return any(offer.startswith("gzip") and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or the client itself."""
    pages: Pages = request.app.state.pages
    page = pages.find(request.scope["path"].lstrip("/"))
    if page is None:
        raise NotFoundException
    packed = page.packed if _unpacks(request.headers.get("accept-encoding", "")) else None
    tag = page.tag if packed is None else f"{page.tag}-gzip"
    headers = {"etag": f'"{tag}"', "cache-control": page.caching}
    if page.packed is not None:
        headers["vary"] = "accept-encoding"
    # A proxy that compresses makes a tag weak (W/"…"): it will do.
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(page.body if packed is None else packed, headers=headers, media_type=page.media_type)
