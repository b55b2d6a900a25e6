"""The file of the embedded store: made, brought up to date, and missed where it was there and is gone."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from deadpan.server.storage.file_lock import NO_FOLLOW, chown_to_folder_owner
from deadpan.server.storage.store import StoreError

SCHEMA_VERSION: Final = 2
_STEPS: Final = (
    """
CREATE TABLE entries (code TEXT, number INTEGER, entry BLOB NOT NULL, PRIMARY KEY (code, number)) WITHOUT ROWID;
CREATE TABLE tables (code TEXT PRIMARY KEY, date REAL NOT NULL, phase TEXT NOT NULL) WITHOUT ROWID;
""",
    # `next` and `checksum` are the head of a table's log, both NULL until something is written to it that has none yet.
    # `lived` is how long the server had lived at the last entry, `aside` the same for when the table was put aside.
    """
ALTER TABLE entries ADD COLUMN checksum BLOB;
ALTER TABLE tables ADD COLUMN next INTEGER;
ALTER TABLE tables ADD COLUMN checksum BLOB;
ALTER TABLE tables ADD COLUMN lived REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN aside REAL;
CREATE TABLE life (lived REAL NOT NULL);
INSERT INTO life VALUES (0);
""",
)
"""What makes each layout out of the one before; the first out of nothing."""

_KEPT: Final = """\
Deadpan keeps its tables in this folder, in deadpan.db. This file stays here so that a server that does
not find them any more says so and stops, in place of beginning with none (docs/deploy.md).
"""


class StoreLost(StoreError):
    """There was a store, and there is none any more."""


class TablesUnlisted(StoreError):
    """The logs of ``count`` tables are there, but not one line of the shelf that lists them."""

    def __init__(self, file: Path, count: int) -> None:
        self.count = count
        super().__init__(f"{file} has the logs of {count} tables, and lists none")


class BrokenDatabase(StoreError):
    """The file is not a database, or a damaged one."""


class OtherSchema(StoreError):
    """The store was written by another version of the software."""

    def __init__(self, file: Path, layout: int) -> None:
        super().__init__(f"{file} was written by another version of the software (layout {layout})")


def store_in(folder: Path) -> Path:
    """The file of the store that a folder keeps."""
    return folder / "deadpan.db"


def connect(file: Path) -> sqlite3.Connection:
    """A store to be written to: what was committed is on the disk."""
    database = sqlite3.connect(file, timeout=30, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    return database


@contextmanager
def open_read_only(file: Path) -> Iterator[sqlite3.Connection]:
    """A store as it is at one moment, to be read and not touched. Raises `StoreError` for whatever fails meanwhile."""
    address = f"file:{quote(str(file.absolute()))}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=30, isolation_level=None)) as database:
            database.execute("BEGIN")
            yield database
    except sqlite3.Error as problem:
        raise (BrokenDatabase if is_damage(problem) else StoreError)(f"{file}: {problem}") from problem


def is_damage(problem: sqlite3.Error) -> bool:
    """Whether what SQLite says is about the file, and not about the moment or the right to read it."""
    code = getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF  # without what makes it more precise
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_lost(file: Path) -> bool:
    """Whether there was a store of which no file is left, or an empty one."""
    is_there = file.exists() and file.stat().st_size > 0
    journal = file.with_name(file.name + "-wal")
    return not is_there and (_mark(file).exists() or (journal.exists() and journal.stat().st_size > 0))


def check_store(file: Path) -> int:
    """The layout of a store, 0 where there is none yet; nothing is changed.

    Raises `StoreLost`, `TablesUnlisted`, `BrokenDatabase`, `OtherSchema`; `StoreError` where it cannot be read.
    """
    if is_lost(file):
        raise StoreLost(f"{file} is gone")
    if not file.exists():
        return 0
    with open_read_only(file) as database:
        layout = int(database.execute("PRAGMA user_version").fetchone()[0])
        if layout == 0 and _mark(file).exists():
            raise StoreLost(f"{file} is gone")
        if not 0 <= layout <= SCHEMA_VERSION:
            raise OtherSchema(file, layout)
        if layout > 0 and database.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is None:
            count = database.execute("SELECT COUNT(DISTINCT code) FROM entries").fetchone()[0]
            if count > 0:
                raise TablesUnlisted(file, count)
    return layout


def migrate(file: Path) -> None:
    """Create a store, or bring it to the current schema. Raises `StoreError` like `check_store`."""
    layout = check_store(file)
    try:
        with closing(connect(file)) as database:
            if layout < SCHEMA_VERSION:
                steps = "".join(_STEPS[layout:])
                database.executescript(f"BEGIN; {steps} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
    except sqlite3.Error as problem:
        raise StoreError(f"{file}: {problem}") from problem
    file.chmod(0o600)
    write_marker(file)


def read_uptime(database: sqlite3.Connection) -> float:
    """For how many seconds a server has lived on this store, as far as that is written."""
    return float(database.execute("SELECT MAX(lived) FROM life").fetchone()[0] or 0)


def write_marker(file: Path) -> None:
    """Leave a mark that there is a store here, for when it is gone."""
    mark = _mark(file)
    if not mark.exists():
        with os.fdopen(os.open(mark, os.O_WRONLY | os.O_CREAT | NO_FOLLOW, 0o600), "w") as stream:
            stream.write(_KEPT)
        chown_to_folder_owner(mark)


def move_store(file: Path, aside: Path) -> None:
    """Move a store out of the way, with what SQLite keeps beside it and has not yet brought in."""
    if file.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode = DELETE")  # brings it in; where that fails, it is moved along
    for there, goal in zip(files_of(file), files_of(aside), strict=True):
        if there.exists():
            there.replace(goal)
    _mark(file).unlink(missing_ok=True)


def files_of(file: Path) -> list[Path]:
    """The files of a store: also a journal that lost it, which the next store there would take for its own."""
    return [file.with_name(file.name + suffix) for suffix in ("-wal", "-shm", "")]


def _mark(file: Path) -> Path:
    return file.with_suffix(".kept")
