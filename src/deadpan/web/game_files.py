"""Serves the files of the games' screens from the packages of the games.

An address is ``/games/NAME/HASH/FILE``. The hash covers the whole folder, so browsers may cache every file for ever,
and the modules of one screen import each other by relative addresses. All files are read at startup, and a request is
looked up by its whole address: no path from a request reaches a file system.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from deadpan.game.registry import InstalledGame
from deadpan.web.file_responses import FOREVER, CachedFile, cached_file, file_response
from deadpan.web.static_files import media_type_of

MODULE: Final = "screen.js"
"""The file of a screen that the page imports."""
_HASH_LENGTH: Final = 16


class GameFiles:
    """Every file of every game's screen, by its address."""

    def __init__(self, games: Mapping[str, InstalledGame]) -> None:
        self._pages: dict[str, CachedFile] = {}
        self.screens: dict[str, str] = {}
        """The address of each game's module."""
        self.icons: dict[str, str] = {}
        """The address of each game's icon."""
        for name, installed in games.items():
            screen, icon = installed.game.screen, installed.game.icon
            if screen is not None and (screen / MODULE).is_file():
                self.screens[name] = self._add(name, _read(screen)) + MODULE
            if icon is not None:
                self.icons[name] = self._add(name, {"icon.svg": icon.read_bytes()}) + "icon.svg"

    def find(self, address: str) -> CachedFile | None:
        """The file at an address."""
        return self._pages.get(address)

    def _add(self, game: str, found: Mapping[str, bytes]) -> str:
        """Add the files of a game; returns the prefix of their addresses."""
        digest = sha256()
        for path, body in sorted(found.items()):
            digest.update(b"%d %s %d " % (len(path), path.encode(), len(body)) + body)
        under = f"/games/{game}/{digest.hexdigest()[:_HASH_LENGTH]}/"
        for path, body in found.items():
            self._pages[under + path] = cached_file(body, media_type_of(path), FOREVER)
        return under


def _read(folder: Traversable, under: str = "") -> dict[str, bytes]:
    """The files below a folder by path, without Python files and hidden files."""
    found: dict[str, bytes] = {}
    for file in folder.iterdir():
        if file.name.startswith((".", "__")) or file.name.endswith(".py"):
            continue
        if file.is_dir():
            found |= _read(file, f"{under}{file.name}/")
        else:
            found[under + file.name] = file.read_bytes()
    return found


@get("/games/{path:path}", include_in_schema=False)
async def game_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of a game's screen."""
    files: GameFiles = request.app.state.game_files
    page = files.find(request.scope["path"])
    if page is None:
        raise NotFoundException
    return file_response(page, request)
