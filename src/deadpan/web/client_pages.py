"""Which addresses the client's page has, and the title and description that link previews show of them.

A preview tells public things only: nothing of a table or of a game, which may be closed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final

from deadpan.game.registry import registry
from deadpan.locales import Language, Words
from deadpan.locales.page_words import parts_of

_DEPTHS: Final[dict[str, tuple[int, int]]] = {
    "": (1, 1),
    "t": (2, 2),
    "tv": (2, 2),
    "replay": (1, 3),
    "how": (1, 2),
    "rules": (1, 2),
    "first": (1, 2),
    "credits": (1, 1),
    "my-games": (1, 1),
    "index.html": (1, 1),
}
"""By the first part of an address, the least and the most parts that it has."""
_HOME: Final = ("preview-home", "preview-home-text")
_TABLE: Final = ("preview-table", "preview-table-text")
PREVIEWED: Final = {"t": _TABLE, "tv": _TABLE, "replay": ("preview-replay", "preview-replay-text")}
"""By the first part of an address, the messages of the title and the description of its preview."""
_TITLE: Final = re.compile(rb"<title>[^<]*</title>")
_DESCRIPTION: Final = re.compile(rb'<meta name="description"[^>]*>')


def has_page(path: str) -> bool:
    """Whether the client has a page at this address; a page that a game adds has the name of a part of its words."""
    parts = path.rstrip("/").split("/")
    least, most = _DEPTHS.get(parts[0], (1, 1))
    return (parts[0] in _DEPTHS or parts[0] in _added_pages()) and least <= len(parts) <= most


def _added_pages() -> Iterable[str]:
    return {part for installed in registry().games.values() for part in parts_of(installed.words)}


@cache
def with_preview(page: bytes, path: str, lang: Language) -> bytes:
    """The client's page with the title and the description for link previews; ``path`` is the first part of it."""
    title, text = (escape(Words(lang).say(message)) for message in PREVIEWED.get(path, _HOME))
    tags = (
        f'<meta name="description" content="{text}" /><meta property="og:type" content="website" />'
        f'<meta property="og:site_name" content="Deadpan" /><meta property="og:title" content="{title}" />'
        f'<meta property="og:description" content="{text}" />'
    )
    named = _TITLE.sub(lambda _: f"<title>{title}</title>".encode(), page, count=1)
    return _DESCRIPTION.sub(lambda _: tags.encode(), named, count=1)
