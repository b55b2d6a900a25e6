"""Looking after a store from outside: is it whole, a copy of it while it is used, such a copy put back, a table too."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from deadpan.server.storage.checksum_chain import damaged
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
    """What an examination of a store found."""

    schema_version: int
    tables: int = 0
    archived: int = 0
    """How many more tables were put aside."""
    faults: tuple[str, ...] = ()
    """What SQLite finds broken in the file, in its own words."""
    damaged: tuple[str, ...] = ()
    """The codes of tables whose log is not whole."""

    @property
    def is_known(self) -> bool:
        """Whether this version can read the store."""
        return 0 < self.schema_version <= SCHEMA_VERSION

    @property
    def is_whole(self) -> bool:
        """Whether nothing is wrong."""
        return self.is_known and not self.faults and not self.damaged

    @property
    def has_only_unlisted_tables(self) -> bool:
        """Whether there are logs, and not one line of the shelf that lists them."""
        return not self.tables and not self.archived and bool(self.damaged)


def examine(file: Path) -> StoreReport:
    """Read a store through and through; it may be in use. Raises `StoreError` where it cannot be read at all."""
    with open_read_only(file) as database:
        layout = database.execute("PRAGMA user_version").fetchone()[0]
        try:
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(10)")]
            faults = tuple(fault for fault in found if fault != "ok")
            if not 0 < layout <= SCHEMA_VERSION or faults:
                return StoreReport(layout, faults=faults)
            # The first layout had no checksums.
            head, checksum = ("next, checksum, aside", "checksum") if layout > 1 else ("NULL, NULL, NULL", "NULL")
            shelf = database.execute(f"SELECT code, {head} FROM tables").fetchall()
            rows = database.execute(f"SELECT code, number, entry, {checksum} FROM entries ORDER BY code, number")
            torn = damaged({code: (next_, last) for code, next_, last, _ in shelf}, rows)
            aside = sum(each[3] is not None for each in shelf)
            return StoreReport(layout, len(shelf) - aside, aside, damaged=tuple(torn))
        except sqlite3.DatabaseError as problem:
            if not is_damage(problem):
                raise
            return StoreReport(layout, faults=(str(problem),))


def back_up(store: Path, copy: Path, *, damaged_too: bool = False) -> StoreReport:
    """Copy a store as it is at one moment, though a server goes on writing to it.

    The copy is examined, and stands under its name only if it is whole; what stood there before is gone then. With
    ``damaged_too`` the logs of tables need not be. Raises `StoreError`, and `OSError`.
    """
    if is_lost(store):
        raise StoreLost(f"{store} is gone")
    _expect(store)
    with locked(store), _copied(store, copy, damaged_too) as (part, examined):
        part.replace(copy)
        return examined


def restore(copy: Path, store: Path, aside: Path | None = None, *, damaged_too: bool = False) -> StoreReport:
    """Put a copy in the place of a store; one that is there goes ``aside``, whatever its state.

    Raises `StoreError` if the copy is not whole (but for the logs of tables, with ``damaged_too``), `InUse` if a server
    runs on the store, `FileExistsError` if there is a store and no place for it to go; then nothing has changed.
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
    """Let a server begin with no tables where a store is lost; what is left of it goes ``aside``. Whether any was.

    Raises `StoreNotEmpty` if the store can be served, and then nothing has changed; `StoreError`.
    """
    store.parent.mkdir(parents=True, exist_ok=True)
    with locked(store, alone=True):
        try:
            layout = check_store(store)
        except (StoreLost, TablesUnlisted, BrokenDatabase):
            is_left = any(file.exists() for file in files_of(store))
            move_store(store, aside)
            return is_left
        if layout > 0:
            with open_read_only(store) as database:
                count = database.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            if count > 0:
                raise StoreNotEmpty(store, count)
        return False


class StoreNotEmpty(StoreError):
    """A store that was said to be lost has ``count`` tables."""

    def __init__(self, file: Path, count: int) -> None:
        self.count = count
        super().__init__(f"{file} has {count} tables")


def _expect(file: Path) -> None:
    if not file.exists():
        raise StoreError(f"{file} is not there")


@contextmanager
def _copied(source: Path, goal: Path, damaged_too: bool) -> Iterator[tuple[Path, StoreReport]]:
    """A whole copy of a store beside where it shall stand: one file that needs no other.

    Whoever wants it takes it away; else it goes. Raises `StoreError`, and `OSError`.
    """
    if goal.exists() and goal.samefile(source):
        raise StoreError(f"{goal} is no copy of itself")
    part = goal.with_name(goal.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW, 0o600))  # for nobody else's eyes
    try:
        with open_read_only(source) as original, closing(sqlite3.connect(part)) as database:
            original.backup(database)  # in one go: what is written meanwhile waits for nobody
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
    """A store that is not whole, and what is wrong with it."""

    def __init__(self, file: Path, examined: StoreReport) -> None:
        self.file = file
        self.examined = examined
        layout = () if examined.is_known else (f"its layout is {examined.schema_version}, not {SCHEMA_VERSION}",)
        torn = tuple(f"the log of {code} is not whole" for code in examined.damaged)
        super().__init__(f"{file}: {(*layout, *examined.faults, *torn)[0]}")
