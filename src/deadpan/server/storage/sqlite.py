"""The store of a server: one SQLite file, with one thread that writes.

Group commit: appends that are requested during a commit are committed together by the next one, so the cost of a
durable write (one fsync, because of ``synchronous=FULL``) is shared under load. Each entry is written with its
checksum, and the list of tables gets the head of the log in the same transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeVar

from deadpan.server.storage.file_lock import acquire, acquire_as_server, release
from deadpan.server.storage.schema import connect, migrate, read_uptime
from deadpan.server.storage.sqlite_log import ANY, HEAD, Append, append_all, delete_archived, read_log
from deadpan.server.storage.store import Conflict, Phase, StoredTable, StoreError

T = TypeVar("T")

_MOST_IN_GROUP: Final = 500
_UPTIME_SECONDS: Final = 600.0
"""How often the uptime is written: that much is lost if the server is killed, which makes no table older."""

_SET_UPTIME: Final = "UPDATE life SET lived = ?"
_ARCHIVE: Final = (
    "UPDATE tables SET aside = ? WHERE code = ? AND date = ? AND phase = ? AND lived = ? AND aside IS NULL"
)
_TOUCH: Final = "UPDATE tables SET lived = ? WHERE code = ? AND aside IS NULL"
_OLD_ARCHIVED: Final = "SELECT code FROM tables WHERE aside < ? ORDER BY aside"


class SqliteStore:
    """A store in an SQLite database that only this server uses. Raises `StoreError` if it cannot be opened."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._locks = [acquire_as_server(file)]
        try:
            self._locks.append(acquire(file))
            migrate(file)
            self._reading = connect(file)
            self._uptime = self._uptime_written = read_uptime(self._reading)
        except BaseException:
            self._release_locks()
            raise
        self._loop: asyncio.AbstractEventLoop | None = None
        self._requests: SimpleQueue[Append | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="deadpan-store", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(1, "deadpan-read")

    # -- appending: on the path of every choice ------------------------------------------------------------------------

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Append to a log, durably."""
        loop = asyncio.get_running_loop()
        self._loop = loop
        done: asyncio.Future[None] = loop.create_future()
        self._requests.put(Append(code, number, entries, date, phase, self._uptime, done))
        await done

    def _write(self) -> None:
        database = connect(self._file)
        last = False
        while not last:
            group: list[Append] = []
            request = self._requests.get()
            while request is not None:
                group.append(request)
                if self._requests.empty() or len(group) == _MOST_IN_GROUP:
                    break
                request = self._requests.get()
            last = request is None
            if group:
                self._commit(database, group)
        database.close()

    def _commit(self, database: sqlite3.Connection, group: list[Append]) -> None:
        problems: list[Exception | None]
        try:
            problems = append_all(database, group)
        except (sqlite3.IntegrityError, StoreError):  # one of the group is at fault: execute each alone
            problems = [_insert_alone(database, request) for request in group]
        except sqlite3.Error as problem:
            problems = [StoreError(str(problem))] * len(group)
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nothing waits for the result
            self._loop.call_soon_threadsafe(_settle, group, problems)

    # -- everything else --------------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T], *, writes: bool = False) -> T:
        """Run ``work`` in one transaction, in a thread. Raises `StoreError`."""
        loop = asyncio.get_running_loop()
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        try:
            return await loop.run_in_executor(self._readers, _in_one, self._reading, begin, work)
        except sqlite3.Error as problem:
            raise StoreError(str(problem)) from problem

    async def read(self, code: str) -> list[bytes]:
        """The log of a table. Raises `Damaged`."""
        return await self._do(lambda database: read_log(database, code))

    async def has(self, code: str) -> bool:
        """Whether there are entries of a table, or a line in the list of tables."""

        def exists(database: sqlite3.Connection) -> bool:
            listed = database.execute(HEAD, (code,)).fetchone()
            return listed[2] is None if listed else database.execute(ANY, (code,)).fetchone() is not None

        return await self._do(exists)

    async def tables(self) -> list[StoredTable]:
        """All tables that are not archived."""
        query = "SELECT code, date, phase, lived FROM tables WHERE aside IS NULL"
        return await self._do(lambda database: [StoredTable(*row) for row in database.execute(query)])

    async def add_uptime(self, seconds: float) -> float:
        """Add to the uptime; the total. It is written every ten minutes."""
        self._uptime += seconds
        if self._uptime - self._uptime_written >= _UPTIME_SECONDS:
            await self._write_uptime()
        return self._uptime

    async def _write_uptime(self) -> None:
        uptime = self._uptime
        await self._do(lambda database: database.execute(_SET_UPTIME, (uptime,)), writes=True)
        self._uptime_written = uptime

    async def archive(self, tables: Sequence[StoredTable]) -> list[str]:
        """Archive these tables, by a mark in the list of tables."""
        uptime = self._uptime

        def archive_all(database: sqlite3.Connection) -> list[str]:
            asked = [(uptime, each.code, each.date, each.phase, each.uptime) for each in tables]
            return [each[1] for each in asked if database.execute(_ARCHIVE, each).rowcount]

        return await self._do(archive_all, writes=True)

    async def touch(self, code: str) -> None:
        """Reset the age of a table."""
        uptime = self._uptime
        await self._do(lambda database: database.execute(_TOUCH, (uptime, code)), writes=True)

    async def delete_archived(self, before: float, most: int) -> list[str]:
        """Delete archived tables, each in its own transaction, so that no append waits long."""
        old = await self._do(lambda database: database.execute(_OLD_ARCHIVED, (before,)).fetchall())
        gone: list[str] = []
        for (code,) in old:
            if len(gone) == most:
                break
            if await self._do(partial(delete_archived, code=code), writes=True):
                gone.append(code)
        return gone

    async def close(self) -> None:
        """Execute the requests that wait, and close."""
        self._requests.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._writer.join)
        with suppress(StoreError):  # then tables are younger by that much, which does no harm
            await self._write_uptime()
        self._readers.shutdown()
        self._reading.close()
        self._release_locks()

    def _release_locks(self) -> None:
        for each in self._locks:
            release(each)


def _in_one(database: sqlite3.Connection, begin: str, work: Callable[[sqlite3.Connection], T]) -> T:
    database.execute(begin)
    try:
        done = work(database)
        database.execute("COMMIT")
        return done
    finally:
        if database.in_transaction:
            database.execute("ROLLBACK")


def _insert_alone(database: sqlite3.Connection, request: Append) -> Exception | None:
    try:
        append_all(database, [request])
    except StoreError as problem:
        return problem
    except sqlite3.IntegrityError:
        return Conflict(f"entry {request.number} of {request.code}")
    except sqlite3.Error as problem:
        return StoreError(str(problem))
    return None


def _settle(group: list[Append], problems: list[Exception | None]) -> None:
    for request, problem in zip(group, problems, strict=True):
        if request.done.done():
            continue  # the caller was cancelled
        if problem is None:
            request.done.set_result(None)
        else:
            request.done.set_exception(problem)
