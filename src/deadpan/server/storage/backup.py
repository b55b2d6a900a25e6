"""Backups of a store: examining it, copying it while a server uses it, restoring a copy, starting over."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from deadpan.server.storage.checksum_chain import damaged_codes
from deadpan.server.storage.file_lock import NO_FOLLOW, chown_to_folder_owner, locked
from deadpan.server.storage.schema import (
    SCHEMA_VERSION,
    BrokenDatabase,
    StoreLost,
    TablesUnlisted,
    check_store,
    files_of,
    is_damage,
    is_lost,
    move_store,
    open_read_only,
    write_marker,
)
from deadpan.server.storage.store import StoreError


class StoreReport(Struct, frozen=True):
    """The result of examining a store."""

    schema_version: int
    tables: int = 0
    archived: int = 0
    """How many more tables are archived."""
    faults: tuple[str, ...] = ()
    """What the integrity check of SQLite reports."""
    damaged: tuple[str, ...] = ()
    """The codes of tables whose log is damaged."""

    @property
    def is_known(self) -> bool:
        """Whether this version of the software can read the store."""
        return 0 < self.schema_version <= SCHEMA_VERSION

    @property
    def is_whole(self) -> bool:
        """Whether nothing is damaged."""
        return self.is_known and not self.faults and not self.damaged

    @property
    def has_only_unlisted_tables(self) -> bool:
        """Whether there are logs, and the list of tables is empty."""
        return not self.tables and not self.archived and bool(self.damaged)


def examine(file: Path) -> StoreReport:
    """Examine a whole store, which may be in use. Raises `StoreError` if it cannot be read at all."""
    with open_read_only(file) as database:
        version = database.execute("PRAGMA user_version").fetchone()[0]
        try:
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(10)")]
            faults = tuple(fault for fault in found if fault != "ok")
            if not 0 < version <= SCHEMA_VERSION or faults:
                return StoreReport(version, faults=faults)
            # The first version of the schema has no checksums.
            head, checksum = ("next, checksum, aside", "checksum") if version > 1 else ("NULL, NULL, NULL", "NULL")
            listed = database.execute(f"SELECT code, {head} FROM tables").fetchall()
            rows = database.execute(f"SELECT code, number, entry, {checksum} FROM entries ORDER BY code, number")
            torn = damaged_codes({code: (next_, last) for code, next_, last, _ in listed}, rows)
            archived = sum(each[3] is not None for each in listed)
            return StoreReport(version, len(listed) - archived, archived, damaged=tuple(torn))
        except sqlite3.DatabaseError as problem:
            if not is_damage(problem):
                raise
            return StoreReport(version, faults=(str(problem),))


def back_up(store: Path, copy: Path, *, damaged_too: bool = False) -> StoreReport:
    """Copy a snapshot of a store while a server may write to it.

    The copy is examined, and gets its name only if it is intact; it replaces an older copy. With
    ``damaged_too`` the logs of tables may be damaged. Raises `StoreError` and `OSError`.
    """
    if is_lost(store):
        raise StoreLost(f"{store} is gone")
    _expect(store)
    with locked(store), _copied(store, copy, damaged_too) as (part, examined):
        part.replace(copy)
        return examined


def restore(copy: Path, store: Path, aside: Path | None = None, *, damaged_too: bool = False) -> StoreReport:
    """Replace a store by a copy; the present store is moved to ``aside``, whatever its state.

    Raises `StoreError` if the copy is damaged (with ``damaged_too``, the logs of tables may be), `InUse` if a server
    uses the store, `FileExistsError` if there is a store and no ``aside``; then nothing has changed.
    """
    _expect(copy)
    store.parent.mkdir(parents=True, exist_ok=True)
    with locked(store, alone=True):
        if aside is None and any(file.exists() for file in files_of(store)):
            raise FileExistsError(str(store))
        with _copied(copy, store, damaged_too) as (part, examined):
            chown_to_folder_owner(part)
            if aside is not None:
                move_store(store, aside)
            part.replace(store)
            write_marker(store)
            return examined


def start_empty(store: Path, aside: Path) -> bool:
    """Prepare a folder whose store is lost for an empty one; whether anything was left, which is moved to ``aside``.

    Raises `StoreNotEmpty` if the store has tables, and then nothing has changed; `StoreError`.
    """
    store.parent.mkdir(parents=True, exist_ok=True)
    with locked(store, alone=True):
        try:
            version = check_store(store)
        except (StoreLost, TablesUnlisted, BrokenDatabase):
            is_left = any(file.exists() for file in files_of(store))
            move_store(store, aside)
            return is_left
        if version > 0:
            with open_read_only(store) as database:
                count = database.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            if count > 0:
                raise StoreNotEmpty(store, count)
        return False


class StoreNotEmpty(StoreError):
    """The store that was to be replaced by an empty one has ``count`` tables."""

    def __init__(self, file: Path, count: int) -> None:
        self.count = count
        super().__init__(f"{file} has {count} tables")


def _expect(file: Path) -> None:
    if not file.exists():
        raise StoreError(f"{file} is not there")


@contextmanager
def _copied(source: Path, goal: Path, damaged_too: bool) -> Iterator[tuple[Path, StoreReport]]:
    """An intact copy of a store in one file beside ``goal``, and its report.

    The caller renames the file; otherwise it is deleted. Raises `StoreError` and `OSError`.
    """
    if goal.exists() and goal.samefile(source):
        raise StoreError(f"{goal} is no copy of itself")
    part = goal.with_name(goal.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW, 0o600))  # readable for this user alone
    try:
        with open_read_only(source) as original, closing(sqlite3.connect(part)) as database:
            original.backup(database)  # in one step, which does not block the server
            database.execute("PRAGMA journal_mode = DELETE")
        examined = examine(part)
        if not examined.is_known or examined.faults or (examined.damaged and not damaged_too):
            raise StoreDamaged(source, examined)
        with open(part, "rb") as stream:
            os.fsync(stream.fileno())
        yield part, examined
    finally:
        part.unlink(missing_ok=True)


class StoreDamaged(StoreError):
    """The store is damaged, as the report says."""

    def __init__(self, file: Path, examined: StoreReport) -> None:
        self.file = file
        self.examined = examined
        version = () if examined.is_known else (f"its layout is {examined.schema_version}, not {SCHEMA_VERSION}",)
        torn = tuple(f"the log of {code} is not whole" for code in examined.damaged)
        super().__init__(f"{file}: {(*version, *examined.faults, *torn)[0]}")
