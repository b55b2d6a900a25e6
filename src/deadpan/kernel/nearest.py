"""Known words in the order in which an error suggests them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher


def closest_first(wanted: str, known: Iterable[str]) -> list[str]:
    """The known words, the most similar to ``wanted`` first; equally similar ones keep their order."""
    return sorted(known, key=lambda each: -SequenceMatcher(None, wanted.lower(), each.lower()).ratio())
