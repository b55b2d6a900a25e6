"""Cleaning of text that people write: names and chat lines."""

from __future__ import annotations

import unicodedata
from typing import Final

from deadpan.server.errors import TableError

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 300

_JOINERS: Final = "\u200c\u200d"
"""Format characters that are allowed, because some scripts and composed emoji need them."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are invisible."""
_PICTURES: Final = range(0x1F000, 0x1FB00)
"""The range of emoji, with those that are newer than Python's Unicode tables."""
_MOST_MARKS: Final = 3
"""How many combining marks one character may have."""


def clean_name(raw: str) -> str:
    """A name in the form that is shown. Raises `TableError` if it is not acceptable."""
    name = _clean(raw, LONGEST_NAME)
    if name is None:
        raise TableError("bad-nickname", most=LONGEST_NAME)
    return name


def clean_line(raw: str) -> str:
    """A chat line in the form that is shown. Raises `TableError` if it is not acceptable."""
    line = _clean(raw, LONGEST_LINE)
    if line is None:
        raise TableError("bad-line", most=LONGEST_LINE)
    return line


def _clean(raw: str, most: int) -> str | None:
    """Text in one line, composed (NFC) and with single spaces; ``None`` if it is not acceptable.

    It must not be invisible, change the direction of other text, break lines, or have many marks on a character.
    """
    text = " ".join(unicodedata.normalize("NFC", raw).split())
    marks, shows = 0, False
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        is_plain = not kind.startswith("C") or char in _JOINERS or (kind == "Cn" and ord(char) in _PICTURES)
        if marks > _MOST_MARKS or not is_plain or kind in ("Zl", "Zp") or char in _BLANKS:
            return None
        shows = shows or kind[0] in "LNPS" or kind == "Cn"
    return text if shows and len(text) <= most else None
