"""The chain of checksums that a log is kept with: each is made from an entry and from the checksum before it.

So the checksum of the last entry stands for the whole log. Where an entry is missing, altered or out of place, also at
the end, the chain does not lead to it. This finds damage; it does not stop whoever may write to the store.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from deadpan.server.storage.store import Damaged

_BYTES: Final = 16


class Head(NamedTuple):
    """How a log ends: the number that its next entry will have, and the checksum of its last one."""

    next: int
    checksum: bytes

    def after(self, entry: bytes) -> Head:
        """The same with one more entry."""
        return Head(self.next + 1, blake2b(self.checksum + entry, digest_size=_BYTES).digest())


Kept: TypeAlias = tuple[int | None, bytes | None]
"""The head of a log as the shelf has it; twice ``None`` for a log that was written before there were checksums."""
Row: TypeAlias = tuple[int, bytes, bytes | None]
"""A number, an entry, a checksum."""

NO_CHECKSUMS: Final[Kept] = None, None


def beginning(code: str) -> Head:
    """The head of a log with nothing in it. Logs of two tables have no checksum in common."""
    return Head(0, blake2b(code.encode(), digest_size=_BYTES).digest())


def verified_entries(code: str, kept: Kept | None, rows: Iterable[Row]) -> list[bytes]:
    """The entries of a log, by its rows in order and what the shelf has of it. Raises `Damaged` if it is not whole."""
    if kept is None:
        raise Damaged(code, "the shelf does not have it")
    head = beginning(code)
    is_chained = kept != NO_CHECKSUMS
    entries = []
    for number, entry, checksum in rows:
        if number != head.next:
            raise Damaged(code, f"entry {head.next} is missing")
        if not isinstance(entry, bytes):  # SQLite keeps whatever is put there
            raise Damaged(code, f"entry {number} was altered")
        head = head.after(entry)
        if checksum != (head.checksum if is_chained else None):
            raise Damaged(code, f"entry {number} was altered")
        entries.append(entry)
    if not entries:
        raise Damaged(code, "all its entries are missing")
    if is_chained and head != kept:
        raise Damaged(code, f"it ends before entry {head.next}, and should before {kept[0]}")
    return entries


def damaged(shelf: Mapping[str, Kept], rows: Iterable[tuple[str, int, bytes, bytes | None]]) -> list[str]:
    """The codes of all tables whose log is not whole. The rows of all logs come by code and number."""
    found = set(shelf)
    for code, log in groupby(rows, itemgetter(0)):
        try:
            verified_entries(code, shelf.get(code), (row[1:] for row in log))
            found.discard(code)
        except Damaged:
            found.add(code)
    return sorted(found)
