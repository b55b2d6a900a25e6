"""A chain of checksums over a log: each is computed from an entry and the checksum before it.

So the last checksum covers the whole log: a missing, altered or misplaced entry changes it, also at the end. This
detects damage; it does not protect against an attacker who can write to the store.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from deadpan.server.storage.store import Damaged

_BYTES: Final = 16


class LogHead(NamedTuple):
    """The end of a log: the number of the next entry, and the checksum of the last one."""

    next: int
    checksum: bytes

    def after(self, entry: bytes) -> LogHead:
        """The head after one more entry."""
        return LogHead(self.next + 1, blake2b(self.checksum + entry, digest_size=_BYTES).digest())


StoredHead: TypeAlias = tuple[int | None, bytes | None]
"""The head of a log in the list of tables; twice ``None`` for a log from before there were checksums."""
Row: TypeAlias = tuple[int, bytes, bytes | None]
"""The number, the bytes and the checksum of an entry."""

NO_CHECKSUMS: Final[StoredHead] = None, None


def empty_head(code: str) -> LogHead:
    """The head of an empty log. It depends on the code, so logs of different tables have different checksums."""
    return LogHead(0, blake2b(code.encode(), digest_size=_BYTES).digest())


def verified_entries(code: str, stored: StoredHead | None, rows: Iterable[Row]) -> list[bytes]:
    """The entries of a log, from its rows in order and its head in the list of tables. Raises `Damaged`."""
    if stored is None:
        raise Damaged(code, "it is not in the list of tables")
    head = empty_head(code)
    is_chained = stored != NO_CHECKSUMS
    entries = []
    for number, entry, checksum in rows:
        if number != head.next:
            raise Damaged(code, f"entry {head.next} is missing")
        if not isinstance(entry, bytes):  # SQLite stores a value of any type in a column
            raise Damaged(code, f"entry {number} was altered")
        head = head.after(entry)
        if checksum != (head.checksum if is_chained else None):
            raise Damaged(code, f"entry {number} was altered")
        entries.append(entry)
    if not entries:
        raise Damaged(code, "all its entries are missing")
    if is_chained and head != stored:
        raise Damaged(code, f"it ends before entry {head.next}, and should before {stored[0]}")
    return entries


def damaged_codes(heads: Mapping[str, StoredHead], rows: Iterable[tuple[str, int, bytes, bytes | None]]) -> list[str]:
    """The codes of all tables whose log is damaged. ``rows`` are those of all logs, ordered by code and number."""
    found = set(heads)
    for code, log in groupby(rows, itemgetter(0)):
        try:
            verified_entries(code, heads.get(code), (row[1:] for row in log))
            found.discard(code)
        except Damaged:
            found.add(code)
    return sorted(found)
