"""What people write, names and lines: text, and nothing but text."""

from __future__ import annotations

import unicodedata
from typing import Final

from deadpan.server.errors import TableError

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 300

_JOINERS: Final = "\u200c\u200d"
"""Format characters that words are rightly written with: some scripts, and emoji made of several."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""
_PICTURES: Final = range(0x1F000, 0x1FB00)
"""Where emoji are: those that are newer than our tables of characters as well."""
_MOST_MARKS: Final = 3
"""How many combining marks may pile up on one character."""


def clean_name(raw: str) -> str:
    """A name as it is shown to others. Raises `TableError` for what is no name."""
    name = _clean(raw, LONGEST_NAME)
    if name is None:
        raise TableError("bad-nickname", most=LONGEST_NAME)
    return name


def clean_line(raw: str) -> str:
    """A line of talk as it is shown to others. Raises `TableError` for what cannot be shown."""
    line = _clean(raw, LONGEST_LINE)
    if line is None:
        raise TableError("bad-line", most=LONGEST_LINE)
    return line


def _clean(raw: str, most: int) -> str | None:
    """Text in one line, composed (NFC) and with single spaces; ``None`` if it will not do.

    Nothing that is invisible, that changes the direction of the text around it, that breaks lines, or that towers over
    them.
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
