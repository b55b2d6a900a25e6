"""The spaces that a language wants, set when its messages are read; the sources have plain ones."""

from __future__ import annotations

import re
from typing import Final

_NARROW: Final = re.compile(" (?=[?!;»])|(?<=«) ")
_WIDE: Final = re.compile(" (?=:)")


def typeset(text: str, lang: str) -> str:
    """A Fluent text with the no-break spaces of French punctuation; a text in another language as it is.

    The page does the same (``inFrench`` in ``client/src/words/fluent.ts``).
    """
    return _WIDE.sub("\u00a0", _NARROW.sub("\u202f", text)) if lang == "fr" else text
