"""Looking after a store from outside: is it whole, a copy of it while it is used, and such a copy put back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from msgspec import Struct

from deadpan.host.holding import NO_LINKS, give_to_owner, held
from deadpan.host.sqlite import LAYOUT
from deadpan.host.store import StoreError

_TORN: Final = """
SELECT code FROM entries GROUP BY code HAVING COUNT(*) <> MAX(number) + 1 OR MIN(number) <> 0
UNION SELECT code FROM entries WHERE code NOT IN (SELECT code FROM tables)
UNION SELECT code FROM tables WHERE code NOT IN (SELECT code FROM entries)
"""
"""The tables whose log has a hole, or is there only by half."""


class Examined(Struct, frozen=True):
    """What an examination of a store found."""

    layout: int
    tables: int = 0
    faults: tuple[str, ...] = ()
    """What SQLite finds broken in the file, in its own words."""
    torn: tuple[str, ...] = ()
    """The codes of tables whose log is not whole."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing is wrong."""
        return self.layout == LAYOUT and not self.faults and not self.torn


def examine(file: Path) -> Examined:
    """Read a store through and through; it may be in use. Raises `StoreError` where it cannot be read at all."""
    with reading(file) as database:
        layout = database.execute("PRAGMA user_version").fetchone()[0]
        try:
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(10)")]
            faults = tuple(fault for fault in found if fault != "ok")
            if layout != LAYOUT or faults:
                return Examined(layout, faults=faults)
            tables = database.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return Examined(layout, tables, torn=tuple(row[0] for row in database.execute(_TORN)))
        except sqlite3.DatabaseError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:  # without what makes it more precise
                raise
            return Examined(layout, faults=(str(problem),))


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A store to be read and not touched. Raises `StoreError` for whatever fails meanwhile."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True, timeout=30)) as database:
            yield database
    except sqlite3.Error as problem:
        raise StoreError(str(problem)) from problem


def back_up(store: Path, copy: Path) -> Examined:
    """Copy a store as it is at one moment, though a server goes on writing to it.

    The copy is examined, and stands under its name only if it is whole; what stood there before is gone then. Raises
    `StoreError`, and `OSError`.
    """
    _expect(store)
    with held(store), _copied(store, copy) as (part, examined):
        part.replace(copy)
        return examined


def restore(copy: Path, store: Path, aside: Path | None = None) -> Examined:
    """Put a copy in the place of a store; one that is there goes ``aside``, whatever its state.

    Raises `StoreError` if the copy is not whole, `InUse` if a server runs on the store, `FileExistsError` if there is
    a store and no place for it to go; then nothing has changed.
    """
    _expect(copy)
    store.parent.mkdir(parents=True, exist_ok=True)
    with held(store, alone=True):
        if aside is None and any(file.exists() for file in _files_of(store)):
            raise FileExistsError(str(store))
        with _copied(copy, store) as (part, examined):
            give_to_owner(part)
            if aside is not None:
                _put_aside(store, aside)
            part.replace(store)
            return examined


def _expect(file: Path) -> None:
    if not file.exists():
        raise StoreError(f"{file} is not there")


@contextmanager
def _copied(source: Path, goal: Path) -> Iterator[tuple[Path, Examined]]:
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
        if not examined.is_whole:
            raise Damaged(source, examined)
        with open(part, "rb") as stream:
            os.fsync(stream.fileno())
        yield part, examined
    finally:
        part.unlink(missing_ok=True)


class Damaged(StoreError):
    """A store that is not whole, and what is wrong with it."""

    def __init__(self, file: Path, examined: Examined) -> None:
        self.examined = examined
        layout = () if examined.layout == LAYOUT else (f"its layout is {examined.layout}, not {LAYOUT}",)
        torn = tuple(f"the log of {code} is not whole" for code in examined.torn)
        super().__init__(f"{file}: {(*layout, *examined.faults, *torn)[0]}")


def _put_aside(store: Path, aside: Path) -> None:
    """Move a store out of the way, with what SQLite keeps beside it and has not yet brought in."""
    if store.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(store)) as database:
            database.execute("PRAGMA journal_mode = DELETE")  # brings it in; where that fails, it is moved along
    for file, goal in zip(_files_of(store), _files_of(aside), strict=True):
        if file.exists():
            file.replace(goal)


def _files_of(store: Path) -> list[Path]:
    """The files of a store: also a journal that lost it, which the next store there would take for its own."""
    return [store.with_name(store.name + suffix) for suffix in ("-wal", "-shm", "")]
