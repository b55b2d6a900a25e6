"""Logs in the embedded store, a transaction at a time: read whole, appended to, deleted."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

from deadpan.server.storage.checksum_chain import NO_CHECKSUMS, Head, beginning, verified_entries
from deadpan.server.storage.store import Conflict, Damaged, Phase

HEAD: Final = "SELECT next, checksum, aside FROM tables WHERE code = ?"
ANY: Final = "SELECT 1 FROM entries WHERE code = ? LIMIT 1"
_END: Final = """
SELECT next, checksum, aside, (SELECT checksum FROM entries WHERE code = tables.code AND number = tables.next - 1)
FROM tables WHERE code = ?
"""
_LOG: Final = "SELECT number, entry, checksum FROM entries WHERE code = ? ORDER BY number"
_CHAIN: Final = "UPDATE entries SET checksum = ? WHERE code = ? AND number = ?"
_ENTER: Final = "INSERT INTO entries (code, number, entry, checksum) VALUES (?, ?, ?, ?)"
_SHELVE: Final = """
INSERT INTO tables (code, date, phase, next, checksum, lived) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (code) DO UPDATE SET date = excluded.date, phase = excluded.phase,
next = excluded.next, checksum = excluded.checksum, lived = excluded.lived
"""


class Append(NamedTuple):
    """Entries to be written, and whom to tell."""

    code: str
    number: int
    entries: Sequence[bytes]
    date: float
    phase: Phase
    uptime: float
    done: asyncio.Future[None]


def read_log(database: sqlite3.Connection, code: str, *, is_aside: bool = False) -> list[bytes]:
    """A log, of a table that is in its place or that ``is_aside``; empty if there is none. Raises `Damaged`."""
    shelved = database.execute(HEAD, (code,)).fetchone()
    rows = database.execute(_LOG, (code,)).fetchall()
    if (shelved is None and not rows) or (shelved is not None and (shelved[2] is not None) != is_aside):
        return []
    return verified_entries(code, shelved and shelved[:2], rows)


def delete_archived(database: sqlite3.Connection, code: str) -> bool:
    """Delete a table that was put aside, if it is still there and its log is whole."""
    try:
        if not read_log(database, code, is_aside=True):
            return False
    except Damaged:
        return False
    database.execute("DELETE FROM tables WHERE code = ?", (code,))
    database.execute("DELETE FROM entries WHERE code = ?", (code,))
    return True


def append_all(database: sqlite3.Connection, group: Sequence[Append]) -> list[Exception | None]:
    """Write all that was asked for in one transaction. Raises `Conflict`, `Damaged`, `sqlite3.Error`."""
    heads: dict[str, Head] = {}
    rows: list[tuple[str, int, bytes, bytes]] = []
    database.execute("BEGIN IMMEDIATE")
    try:
        for task in group:
            head = heads.get(task.code) or _head_of(database, task.code)
            if head.next != task.number:
                raise Conflict(f"entry {task.number} of {task.code}")
            for entry in task.entries:
                head = head.after(entry)
                rows.append((task.code, head.next - 1, entry, head.checksum))
            heads[task.code] = head
        last = {task.code: task for task in group}
        shelf = [(code, each.date, each.phase, *heads[code], each.uptime) for code, each in last.items()]
        database.executemany(_ENTER, rows)
        database.executemany(_SHELVE, shelf)
        database.execute("COMMIT")
    finally:
        if database.in_transaction:
            database.execute("ROLLBACK")
    return [None] * len(group)


def _head_of(database: sqlite3.Connection, code: str) -> Head:
    """The head of a log, which gets its checksums now if it has none. Raises `Conflict`, `Damaged`."""
    shelved = database.execute(_END, (code,)).fetchone()
    if shelved is None:
        if database.execute(ANY, (code,)).fetchone() is not None:
            raise Conflict(f"something is left of {code}")
        return beginning(code)
    next_, checksum, aside, last = shelved
    if aside is not None:
        raise Conflict(f"{code} was put aside")
    if next_ is None:
        return _chain(database, code)
    if checksum is None or checksum != last:
        raise Damaged(code, "its end is not what the shelf says")
    return Head(next_, checksum)


def _chain(database: sqlite3.Connection, code: str) -> Head:
    """Give checksums to a log that was written before there were any. Raises `Damaged`."""
    head, rows = beginning(code), []
    for entry in verified_entries(code, NO_CHECKSUMS, database.execute(_LOG, (code,))):
        head = head.after(entry)
        rows.append((head.checksum, code, head.next - 1))
    database.executemany(_CHAIN, rows)
    return head
