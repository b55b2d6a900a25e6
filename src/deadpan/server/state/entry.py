"""What every entry of a table's log is made from."""

from __future__ import annotations

from msgspec import Struct

from deadpan.kernel.types import kebab


class Entry(Struct, frozen=True, gc=False, tag_field="entry", tag=kebab, omit_defaults=True):
    """Something that happened at a table. Named by a past, like an event."""
