"""The files of the browser client, read once and served from memory. Hashed names are cached for ever."""

from __future__ import annotations

import mimetypes
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from deadpan.web.client_pages import PREVIEWED, has_page, with_preview
from deadpan.web.error_bodies import liked_language
from deadpan.web.file_responses import ASK_AGAIN, FOREVER, CachedFile, cached_file, file_response

PLAIN_PAGE: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Deadpan</title></head>
<body><h1>Deadpan</h1><p>The server runs, but the browser client was not built into this package.
Programs can play all the same: see <a href="/api/docs">the interface</a>.</p></body></html>
"""
_TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class StaticFiles:
    """Every file of the client, by its path."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = files("deadpan.web") / "static" if folder is None else folder
        self._pages: dict[str, CachedFile] = {}
        if folder.is_dir():
            self._read(folder, "")
        self.home = self._pages.get("index.html") or _page("index.html", PLAIN_PAGE)

    def find(self, path: str) -> CachedFile | None:
        """The file at a path. Any other path gets the client's page, which routes by itself."""
        found = self._pages.get(path)
        if found is not None or path.startswith(("assets/", "api/")):
            return found
        return self.home

    def _read(self, folder: Traversable, under: str) -> None:
        for file in folder.iterdir():
            if file.is_dir():
                self._read(file, f"{under}{file.name}/")
            else:
                with suppress(FileNotFoundError):  # a build is replacing the files: they are complete at the next start
                    self._pages[under + file.name] = _page(under + file.name, file.read_bytes())


def _page(path: str, body: bytes) -> CachedFile:
    return cached_file(body, media_type_of(path), FOREVER if path.startswith("assets/") else ASK_AGAIN)


def media_type_of(path: str) -> str:
    """The media type of a file, by its suffix."""
    return _TYPES.get(path[path.rfind(".") :]) or mimetypes.guess_type(path)[0] or "application/octet-stream"


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or its page."""
    static_files: StaticFiles = request.app.state.static_files
    path = request.scope["path"].lstrip("/")
    page = static_files.find(path)
    if page is None:
        raise NotFoundException
    if page is not static_files.home:
        return file_response(page, request)
    lang = liked_language(request.headers.get("accept-language", ""))
    is_known, first = has_page(path), path.split("/")[0]
    body = with_preview(page.body, first if is_known and first in PREVIEWED else "", lang)
    if not is_known:
        return Response(body, status_code=404, media_type=page.media_type)  # the page leads home
    response = file_response(cached_file(body, page.media_type, page.caching), request)
    response.headers["vary"] = "accept-encoding, accept-language"
    return response
