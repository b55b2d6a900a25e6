"""Logs in the SQLite database: reading, appending and deleting, each within one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

from deadpan.server.storage.checksum_chain import NO_CHECKSUMS, LogHead, empty_head, verified_entries
from deadpan.server.storage.store import Conflict, Damaged, Phase

HEAD: Final = "SELECT next, checksum, aside FROM tables WHERE code = ?"
ANY: Final = "SELECT 1 FROM entries WHERE code = ? LIMIT 1"
_END: Final = """
SELECT next, checksum, aside, (SELECT checksum FROM entries WHERE code = tables.code AND number = tables.next - 1)
FROM tables WHERE code = ?
"""
_LOG: Final = "SELECT number, entry, checksum FROM entries WHERE code = ? ORDER BY number"
_SET_CHECKSUM: Final = "UPDATE entries SET checksum = ? WHERE code = ? AND number = ?"
_INSERT: Final = "INSERT INTO entries (code, number, entry, checksum) VALUES (?, ?, ?, ?)"
_LIST_TABLE: Final = """
INSERT INTO tables (code, date, phase, next, checksum, lived) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (code) DO UPDATE SET date = excluded.date, phase = excluded.phase,
next = excluded.next, checksum = excluded.checksum, lived = excluded.lived
"""


class Append(NamedTuple):
    """A request to append entries, with the future that is resolved when they are written."""

    code: str
    number: int
    entries: Sequence[bytes]
    date: float
    phase: Phase
    uptime: float
    done: asyncio.Future[None]


def read_log(database: sqlite3.Connection, code: str, *, is_archived: bool = False) -> list[bytes]:
    """The log of a table; empty if there is no such table that is archived or not, as asked. Raises `Damaged`."""
    listed = database.execute(HEAD, (code,)).fetchone()
    rows = database.execute(_LOG, (code,)).fetchall()
    if (listed is None and not rows) or (listed is not None and (listed[2] is not None) != is_archived):
        return []
    return verified_entries(code, listed and listed[:2], rows)


def delete_archived(database: sqlite3.Connection, code: str) -> bool:
    """Delete an archived table, if it is still archived and its log is intact."""
    try:
        if not read_log(database, code, is_archived=True):
            return False
    except Damaged:
        return False
    database.execute("DELETE FROM tables WHERE code = ?", (code,))
    database.execute("DELETE FROM entries WHERE code = ?", (code,))
    return True


def append_all(database: sqlite3.Connection, group: Sequence[Append]) -> list[Exception | None]:
    """Execute requests in one transaction. Raises `Conflict`, `Damaged`, `sqlite3.Error`, and then none is executed."""
    heads: dict[str, LogHead] = {}
    rows: list[tuple[str, int, bytes, bytes]] = []
    database.execute("BEGIN IMMEDIATE")
    try:
        for request in group:
            head = heads.get(request.code) or _head_of(database, request.code)
            if head.next != request.number:
                raise Conflict(f"entry {request.number} of {request.code}")
            for entry in request.entries:
                head = head.after(entry)
                rows.append((request.code, head.next - 1, entry, head.checksum))
            heads[request.code] = head
        last = {request.code: request for request in group}
        listed = [(code, each.date, each.phase, *heads[code], each.uptime) for code, each in last.items()]
        database.executemany(_INSERT, rows)
        database.executemany(_LIST_TABLE, listed)
        database.execute("COMMIT")
    finally:
        if database.in_transaction:
            database.execute("ROLLBACK")
    return [None] * len(group)


def _head_of(database: sqlite3.Connection, code: str) -> LogHead:
    """The head of a log; a log without checksums gets them here. Raises `Conflict`, `Damaged`."""
    listed = database.execute(_END, (code,)).fetchone()
    if listed is None:
        if database.execute(ANY, (code,)).fetchone() is not None:
            raise Conflict(f"entries of {code} are left")
        return empty_head(code)
    next_, checksum, archived, last = listed
    if archived is not None:
        raise Conflict(f"{code} is archived")
    if next_ is None:
        return _add_checksums(database, code)
    if checksum is None or checksum != last:
        raise Damaged(code, "its end does not match the list of tables")
    return LogHead(next_, checksum)


def _add_checksums(database: sqlite3.Connection, code: str) -> LogHead:
    """Add checksums to a log from before there were any. Raises `Damaged`."""
    head, rows = empty_head(code), []
    for entry in verified_entries(code, NO_CHECKSUMS, database.execute(_LOG, (code,))):
        head = head.after(entry)
        rows.append((head.checksum, code, head.next - 1))
    database.executemany(_SET_CHECKSUM, rows)
    return head
