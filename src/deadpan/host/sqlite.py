"""The embedded store: one SQLite file, one thread that writes.

Appends of all tables that come while a commit is under way are committed together by the next one, so the price of a
durable write (one fsync, since ``synchronous=FULL``) is shared the more, the more there is to do.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from msgspec.structs import astuple

from deadpan.host.holding import hold, let_go
from deadpan.host.store import Conflict, Phase, Shelved, StoreError

LAYOUT: Final = 1
_MOST_TOGETHER: Final = 500
_SHELF_SECONDS: Final = 3600.0
"""How old the date of a table on the shelf may grow while its log goes on: pruning counts in days."""

_CREATE: Final = """
CREATE TABLE entries (code TEXT, number INTEGER, entry BLOB NOT NULL, PRIMARY KEY (code, number)) WITHOUT ROWID;
CREATE TABLE tables (code TEXT PRIMARY KEY, date REAL NOT NULL, phase TEXT NOT NULL) WITHOUT ROWID;
"""
_FIND: Final = "SELECT 1 FROM entries WHERE code = ? AND number = ?"
_UNSHELVE: Final = "DELETE FROM tables WHERE code = ? AND date = ? AND phase = ?"


class _Append(NamedTuple):
    """Work for the writer, and whom to tell."""

    code: str
    number: int
    entries: Sequence[bytes]
    date: float
    phase: Phase
    is_news: bool
    """Whether the table's line on the shelf must be written anew."""
    done: asyncio.Future[None]


class SqliteStore:
    """Logs in an SQLite database. Raises `StoreError` if the file is none of ours."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._holding = hold(file)
        try:
            _prepare(file)
        except BaseException:
            let_go(self._holding)
            raise
        self._shelf: dict[str, tuple[float, Phase]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._work: SimpleQueue[_Append | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="deadpan-store", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(1, "deadpan-read")
        self._reading = _connect(file)

    # -- appending: the one thing that must be fast -----------------------------------------------------------------

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Add to a log, durably."""
        loop = asyncio.get_running_loop()
        self._loop = loop
        done: asyncio.Future[None] = loop.create_future()
        known = self._shelf.pop(code, None)  # until this is written, nobody knows what is on the shelf
        is_news = known is None or known[1] != phase or date - known[0] > _SHELF_SECONDS
        self._work.put(_Append(code, number, entries, date, phase, is_news, done))
        await done
        self._shelf[code] = (date, phase) if known is None or is_news else known

    def _write(self) -> None:
        database = _connect(self._file)
        last = False
        while not last:
            group: list[_Append] = []
            task = self._work.get()
            while task is not None:
                group.append(task)
                if self._work.empty() or len(group) == _MOST_TOGETHER:
                    break
                task = self._work.get()
            last = task is None
            if group:
                self._commit(database, group)
        database.close()

    def _commit(self, database: sqlite3.Connection, group: list[_Append]) -> None:
        problems: list[Exception | None]
        try:
            problems = _insert_all(database, group)
        except sqlite3.IntegrityError:  # somewhere in the group: each for itself, so that it is no one else's concern
            problems = [_insert_alone(database, task) for task in group]
        except sqlite3.Error as problem:
            problems = [StoreError(str(problem))] * len(group)
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits for the answer any more
            self._loop.call_soon_threadsafe(_settle, group, problems)

    # -- the rest ---------------------------------------------------------------------------------------------------

    async def _read(self, query: Callable[[sqlite3.Connection], list[tuple[object, ...]]]) -> list[tuple[object, ...]]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, query, self._reading)
        except sqlite3.Error as problem:
            raise StoreError(str(problem)) from problem

    async def read(self, code: str) -> list[bytes]:
        """A log."""
        rows = await self._read(
            lambda database: database.execute(
                "SELECT entry FROM entries WHERE code = ? ORDER BY number", (code,)
            ).fetchall()
        )
        return [bytes(row[0]) for row in rows]  # type: ignore[call-overload]

    async def tables(self) -> list[Shelved]:
        """Every table."""
        rows = await self._read(lambda database: database.execute("SELECT code, date, phase FROM tables").fetchall())
        return [Shelved(*row) for row in rows]  # type: ignore[arg-type]

    async def remove(self, tables: Sequence[Shelved]) -> list[str]:
        """Forget these tables."""
        for each in tables:
            self._shelf.pop(each.code, None)

        def delete(database: sqlite3.Connection) -> list[tuple[object, ...]]:
            gone: list[tuple[object, ...]] = []
            with database:
                database.execute("BEGIN IMMEDIATE")
                for each in tables:
                    if database.execute(_UNSHELVE, astuple(each)).rowcount:
                        database.execute("DELETE FROM entries WHERE code = ?", (each.code,))
                        gone.append((each.code,))
            return gone

        return [str(code) for (code,) in await self._read(delete)]

    async def close(self) -> None:
        """Write what is waiting, and close."""
        self._work.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        let_go(self._holding)


def store_in(folder: Path) -> Path:
    """The file of the store that a folder keeps."""
    return folder / "deadpan.db"


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, timeout=30, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    return database


def _prepare(file: Path) -> None:
    try:
        with closing(_connect(file)) as database:
            layout = database.execute("PRAGMA user_version").fetchone()[0]
            if layout == 0:
                database.executescript(f"BEGIN; {_CREATE} PRAGMA user_version = {LAYOUT}; COMMIT;")
    except sqlite3.Error as problem:
        raise StoreError(f"{file}: {problem}") from problem
    if layout not in (0, LAYOUT):
        raise StoreError(f"{file} was written by another version of the software (layout {layout})")
    file.chmod(0o600)


def _insert_all(database: sqlite3.Connection, group: Sequence[_Append]) -> list[Exception | None]:
    """Write all that was asked for in one transaction."""
    rows = [(task.code, number, entry) for task in group for number, entry in enumerate(task.entries, task.number)]
    shelf = [(task.code, task.date, task.phase) for task in group if task.is_news]
    database.execute("BEGIN IMMEDIATE")
    try:
        database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        if shelf:
            database.executemany("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", shelf)
        for task in group:
            if task.number and not database.execute(_FIND, (task.code, task.number - 1)).fetchone():
                raise sqlite3.IntegrityError(f"entry {task.number - 1} of {task.code} is not there")
        database.execute("COMMIT")
    except sqlite3.Error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    return [None] * len(group)


def _insert_alone(database: sqlite3.Connection, task: _Append) -> Exception | None:
    try:
        _insert_all(database, [task])
    except sqlite3.IntegrityError:
        return Conflict(f"entry {task.number} of {task.code}")
    except sqlite3.Error as problem:
        return StoreError(str(problem))
    return None


def _settle(group: list[_Append], problems: list[Exception | None]) -> None:
    for task, problem in zip(group, problems, strict=True):
        if task.done.done():
            continue  # whoever waited for it was cancelled
        if problem is None:
            task.done.set_result(None)
        else:
            task.done.set_exception(problem)
