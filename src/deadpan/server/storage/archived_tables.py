"""Archived tables: listing them, and bringing one back, also while a server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from deadpan.server.storage.file_lock import locked
from deadpan.server.storage.schema import SCHEMA_VERSION, check_store, connect, open_read_only, read_uptime
from deadpan.server.storage.sqlite_log import read_log
from deadpan.server.storage.store import StoreError

_LIST: Final = "SELECT code, date, aside FROM tables WHERE aside IS NOT NULL ORDER BY date DESC"
_UNARCHIVE: Final = "UPDATE tables SET aside = NULL, lived = ? WHERE code = ?"


class ArchivedTable(Struct, frozen=True):
    """An archived table: the date of its last entry, and the seconds of uptime since it was archived."""

    code: str
    date: float
    since: float


class NotArchived(StoreError):
    """There is no archived table with this code."""


def archived_tables_in(store: Path) -> list[ArchivedTable]:
    """The archived tables of a store, the last used first. Raises `StoreError`."""
    if check_store(store) < SCHEMA_VERSION:
        return []
    with open_read_only(store) as database:
        uptime = read_uptime(database)
        return [
            ArchivedTable(code, date, max(0.0, uptime - archived)) for code, date, archived in database.execute(_LIST)
        ]


def unarchive(store: Path, code: str) -> None:
    """Bring an archived table back, with its age reset. Raises `NotArchived`, `Damaged`, `StoreError`."""
    if check_store(store) < SCHEMA_VERSION:
        raise NotArchived(code)
    try:
        with locked(store), closing(connect(store)) as database:
            database.execute("BEGIN IMMEDIATE")
            if not read_log(database, code, is_archived=True):
                raise NotArchived(code)
            database.execute(_UNARCHIVE, (read_uptime(database), code))
            database.execute("COMMIT")
    except sqlite3.Error as problem:
        raise StoreError(str(problem)) from problem
