"""The SQLite file of a store: its schema and migrations, and detection of a store that was lost."""

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
    # `next` and `checksum` are the head of a table's log, both NULL until the next append to a log without checksums.
    # `lived` is the uptime of the server at the last entry, `aside` the uptime when the table was archived.
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
"""The migration to each version of the schema from the one before; the first creates it."""

_MARKER_TEXT: Final = """\
Deadpan keeps its tables in this folder, in deadpan.db. This file stays here so that a server that does
not find them any more says so and stops, in place of beginning with none (docs/deploy.md).
"""


class StoreLost(StoreError):
    """There was a store here, and its file is missing or empty."""


class TablesUnlisted(StoreError):
    """There are the logs of ``count`` tables, but the list of tables is empty."""

    def __init__(self, file: Path, count: int) -> None:
        self.count = count
        super().__init__(f"{file} has the logs of {count} tables, and lists none")


class BrokenDatabase(StoreError):
    """The file is not a database, or is damaged."""


class OtherSchema(StoreError):
    """The store has a schema of another version of the software."""

    def __init__(self, file: Path, version: int) -> None:
        super().__init__(f"{file} was written by another version of the software (layout {version})")


def store_in(folder: Path) -> Path:
    """The file of the store in a data folder."""
    return folder / "deadpan.db"


def connect(file: Path) -> sqlite3.Connection:
    """A connection for writing; a commit is durable when it returns."""
    database = sqlite3.connect(file, timeout=30, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    return database


@contextmanager
def open_read_only(file: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection with a snapshot of the store. Raises `StoreError` for every failure of SQLite."""
    address = f"file:{quote(str(file.absolute()))}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=30, isolation_level=None)) as database:
            database.execute("BEGIN")
            yield database
    except sqlite3.Error as problem:
        raise (BrokenDatabase if is_damage(problem) else StoreError)(f"{file}: {problem}") from problem


def is_damage(problem: sqlite3.Error) -> bool:
    """Whether an error of SQLite says that the file is damaged, not that it is busy or may not be read."""
    code = getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF  # the primary code, without its extension
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_lost(file: Path) -> bool:
    """Whether there was a store whose file is missing or empty."""
    is_there = file.exists() and file.stat().st_size > 0
    journal = file.with_name(file.name + "-wal")
    return not is_there and (_marker(file).exists() or (journal.exists() and journal.stat().st_size > 0))


def check_store(file: Path) -> int:
    """The schema version of a store, 0 where there is none yet. Changes nothing.

    Raises `StoreLost`, `TablesUnlisted`, `BrokenDatabase`, `OtherSchema`; `StoreError` if the file cannot be read.
    """
    if is_lost(file):
        raise StoreLost(f"{file} is gone")
    if not file.exists():
        return 0
    with open_read_only(file) as database:
        version = int(database.execute("PRAGMA user_version").fetchone()[0])
        if version == 0 and _marker(file).exists():
            raise StoreLost(f"{file} is gone")
        if not 0 <= version <= SCHEMA_VERSION:
            raise OtherSchema(file, version)
        if version > 0 and database.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is None:
            count = database.execute("SELECT COUNT(DISTINCT code) FROM entries").fetchone()[0]
            if count > 0:
                raise TablesUnlisted(file, count)
    return version


def migrate(file: Path) -> None:
    """Create a store, or bring it to the current schema. Raises `StoreError` like `check_store`."""
    version = check_store(file)
    try:
        with closing(connect(file)) as database:
            if version < SCHEMA_VERSION:
                steps = "".join(_STEPS[version:])
                database.executescript(f"BEGIN; {steps} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
    except sqlite3.Error as problem:
        raise StoreError(f"{file}: {problem}") from problem
    file.chmod(0o600)
    write_marker(file)


def read_uptime(database: sqlite3.Connection) -> float:
    """The seconds that servers have run on this store, as far as they were written."""
    return float(database.execute("SELECT MAX(lived) FROM life").fetchone()[0] or 0)


def write_marker(file: Path) -> None:
    """Write the marker file, by which `is_lost` knows that there was a store."""
    marker = _marker(file)
    if not marker.exists():
        with os.fdopen(os.open(marker, os.O_WRONLY | os.O_CREAT | NO_FOLLOW, 0o600), "w") as stream:
            stream.write(_MARKER_TEXT)
        chown_to_folder_owner(marker)


def move_store(file: Path, goal: Path) -> None:
    """Move a store to another name, with the write-ahead log that SQLite keeps beside it."""
    if file.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode = DELETE")  # merges the log; if that fails, it is moved too
    for old, new in zip(files_of(file), files_of(goal), strict=True):
        if old.exists():
            old.replace(new)
    _marker(file).unlink(missing_ok=True)


def files_of(file: Path) -> list[Path]:
    """The files of a store, with a write-ahead log that was left behind: SQLite would apply it to the next store."""
    return [file.with_name(file.name + suffix) for suffix in ("-wal", "-shm", "")]


def _marker(file: Path) -> Path:
    return file.with_suffix(".kept")
