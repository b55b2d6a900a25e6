"""The base class of the entries of a table's log."""

from __future__ import annotations

from msgspec import Struct

from deadpan.kernel.types import kebab


class Entry(Struct, frozen=True, gc=False, tag_field="entry", tag=kebab, omit_defaults=True):
    """Something that happened at a table. Its classes are named in the past tense, like events."""
