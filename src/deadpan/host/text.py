"""Names that people give themselves: text, and nothing but text."""

from __future__ import annotations

import unicodedata
from typing import Final

from deadpan.host.errors import HostError

LONGEST_NAME: Final = 24

_JOINERS: Final = "\u200c\u200d"
"""Format characters that names are rightly written with: some scripts, and emoji made of several."""
_MOST_MARKS: Final = 3
"""How many combining marks may pile up on one character."""


def clean_name(raw: str) -> str:
    """A name as it is shown to others. Raises `HostError` for what is no name.

    Composed (NFC) and with single spaces. Nothing that is invisible, that changes the direction of the text around it,
    that breaks lines, or that towers over them.
    """
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    marks = 0
    for char in name:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > _MOST_MARKS or (kind.startswith("C") and char not in _JOINERS) or kind in ("Zl", "Zp"):
            raise HostError("bad-nickname", most=LONGEST_NAME)
    if not 0 < len(name) <= LONGEST_NAME or not name.strip(_JOINERS):
        raise HostError("bad-nickname", most=LONGEST_NAME)
    return name
