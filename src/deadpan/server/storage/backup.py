"""Looking after a store from outside: is it whole, a copy of it while it is used, such a copy put back, a table too."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from deadpan.server.storage.checksum_chain import damaged
from deadpan.server.storage.file_lock import NO_LINKS, give_to_owner, held
from deadpan.server.storage.schema import (
    LAYOUT,
    Broken,
    Emptied,
    Gone,
    files_of,
    is_damage,
    is_gone,
    look,
    put_aside,
    reading,
    remember,
)
from deadpan.server.storage.store import StoreError


class Examined(Struct, frozen=True):
    """What an examination of a store found."""

    layout: int
    tables: int = 0
    aside: int = 0
    """How many more tables were put aside."""
    faults: tuple[str, ...] = ()
    """What SQLite finds broken in the file, in its own words."""
    torn: tuple[str, ...] = ()
    """The codes of tables whose log is not whole."""

    @property
    def is_known(self) -> bool:
        """Whether this version can read the store."""
        return 0 < self.layout <= LAYOUT

    @property
    def is_whole(self) -> bool:
        """Whether nothing is wrong."""
        return self.is_known and not self.faults and not self.torn

    @property
    def is_emptied(self) -> bool:
        """Whether there are logs, and not one line of the shelf that lists them."""
        return not self.tables and not self.aside and bool(self.torn)


def examine(file: Path) -> Examined:
    """Read a store through and through; it may be in use. Raises `StoreError` where it cannot be read at all."""
    with reading(file) as database:
        layout = database.execute("PRAGMA user_version").fetchone()[0]
        try:
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(10)")]
            faults = tuple(fault for fault in found if fault != "ok")
            if not 0 < layout <= LAYOUT or faults:
                return Examined(layout, faults=faults)
            # The first layout had no checksums.
            head, checksum = ("next, checksum, aside", "checksum") if layout > 1 else ("NULL, NULL, NULL", "NULL")
            shelf = database.execute(f"SELECT code, {head} FROM tables").fetchall()
            rows = database.execute(f"SELECT code, number, entry, {checksum} FROM entries ORDER BY code, number")
            torn = damaged({code: (next_, last) for code, next_, last, _ in shelf}, rows)
            aside = sum(each[3] is not None for each in shelf)
            return Examined(layout, len(shelf) - aside, aside, torn=tuple(torn))
        except sqlite3.DatabaseError as problem:
            if not is_damage(problem):
                raise
            return Examined(layout, faults=(str(problem),))


def back_up(store: Path, copy: Path, *, damaged_too: bool = False) -> Examined:
    """Copy a store as it is at one moment, though a server goes on writing to it.

    The copy is examined, and stands under its name only if it is whole; what stood there before is gone then. With
    ``damaged_too`` the logs of tables need not be. Raises `StoreError`, and `OSError`.
    """
    if is_gone(store):
        raise Gone(f"{store} is gone")
    _expect(store)
    with held(store), _copied(store, copy, damaged_too) as (part, examined):
        part.replace(copy)
        return examined


def restore(copy: Path, store: Path, aside: Path | None = None, *, damaged_too: bool = False) -> Examined:
    """Put a copy in the place of a store; one that is there goes ``aside``, whatever its state.

    Raises `StoreError` if the copy is not whole (but for the logs of tables, with ``damaged_too``), `InUse` if a server
    runs on the store, `FileExistsError` if there is a store and no place for it to go; then nothing has changed.
    """
    _expect(copy)
    store.parent.mkdir(parents=True, exist_ok=True)
    with held(store, alone=True):
        if aside is None and any(file.exists() for file in files_of(store)):
            raise FileExistsError(str(store))
        with _copied(copy, store, damaged_too) as (part, examined):
            give_to_owner(part)
            if aside is not None:
                put_aside(store, aside)
            part.replace(store)
            remember(store)
            return examined


def begin_anew(store: Path, aside: Path) -> bool:
    """Let a server begin with no tables where a store is lost; what is left of it goes ``aside``. Whether any was.

    Raises `StillThere` if the store can be served, and then nothing has changed; `StoreError`.
    """
    store.parent.mkdir(parents=True, exist_ok=True)
    with held(store, alone=True):
        try:
            layout = look(store)
        except (Gone, Emptied, Broken):
            is_left = any(file.exists() for file in files_of(store))
            put_aside(store, aside)
            return is_left
        if layout > 0:
            with reading(store) as database:
                count = database.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            if count > 0:
                raise StillThere(store, count)
        return False


class StillThere(StoreError):
    """A store that was said to be lost has ``count`` tables."""

    def __init__(self, file: Path, count: int) -> None:
        self.count = count
        super().__init__(f"{file} has {count} tables")


def _expect(file: Path) -> None:
    if not file.exists():
        raise StoreError(f"{file} is not there")


@contextmanager
def _copied(source: Path, goal: Path, damaged_too: bool) -> Iterator[tuple[Path, Examined]]:
    """A whole copy of a store beside where it shall stand: one file that needs no other.

    Whoever wants it takes it away; else it goes. Raises `StoreError`, and `OSError`.
    """
    if goal.exists() and goal.samefile(source):
        raise StoreError(f"{goal} is no copy of itself")
    part = goal.with_name(goal.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS, 0o600))  # for nobody else's eyes
    try:
        with reading(source) as original, closing(sqlite3.connect(part)) as database:
            original.backup(database)  # in one go: what is written meanwhile waits for nobody
            database.execute("PRAGMA journal_mode = DELETE")
        examined = examine(part)
        if not examined.is_known or examined.faults or (examined.torn and not damaged_too):
            raise NotWhole(source, examined)
        with open(part, "rb") as stream:
            os.fsync(stream.fileno())
        yield part, examined
    finally:
        part.unlink(missing_ok=True)


class NotWhole(StoreError):
    """A store that is not whole, and what is wrong with it."""

    def __init__(self, file: Path, examined: Examined) -> None:
        self.file = file
        self.examined = examined
        layout = () if examined.is_known else (f"its layout is {examined.layout}, not {LAYOUT}",)
        torn = tuple(f"the log of {code} is not whole" for code in examined.torn)
        super().__init__(f"{file}: {(*layout, *examined.faults, *torn)[0]}")
