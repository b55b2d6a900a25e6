"""The embedded store: one SQLite file, one thread that writes.

Appends of all tables that come while a commit is under way are committed together by the next one, so the price of a
durable write (one fsync, since ``synchronous=FULL``) is shared the more, the more there is to do. Each entry is written
with its checksum, and in the same transaction the shelf gets the head of the log.
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

_MOST_TOGETHER: Final = 500
_LIFE_SECONDS: Final = 600.0
"""How much of the server's life may be forgotten if it is killed. No table is any older for that."""

_LIVE: Final = "UPDATE life SET lived = ?"
_ASIDE: Final = "UPDATE tables SET aside = ? WHERE code = ? AND date = ? AND phase = ? AND lived = ? AND aside IS NULL"
_RENEW: Final = "UPDATE tables SET lived = ? WHERE code = ? AND aside IS NULL"
_LONG_ASIDE: Final = "SELECT code FROM tables WHERE aside < ? ORDER BY aside"


class SqliteStore:
    """Logs in an SQLite database, this server's alone. Raises `StoreError` if it cannot be."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._holding = [acquire_as_server(file)]
        try:
            self._holding.append(acquire(file))
            migrate(file)
            self._reading = connect(file)
            self._uptime = self._uptime_written = read_uptime(self._reading)
        except BaseException:
            self._let_go()
            raise
        self._loop: asyncio.AbstractEventLoop | None = None
        self._work: SimpleQueue[Append | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="deadpan-store", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(1, "deadpan-read")

    # -- appending: the one thing that must be fast -----------------------------------------------------------------

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Add to a log, durably."""
        loop = asyncio.get_running_loop()
        self._loop = loop
        done: asyncio.Future[None] = loop.create_future()
        self._work.put(Append(code, number, entries, date, phase, self._uptime, done))
        await done

    def _write(self) -> None:
        database = connect(self._file)
        last = False
        while not last:
            group: list[Append] = []
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

    def _commit(self, database: sqlite3.Connection, group: list[Append]) -> None:
        problems: list[Exception | None]
        try:
            problems = append_all(database, group)
        except (sqlite3.IntegrityError, StoreError):  # somewhere in the group: each for itself, no one else's concern
            problems = [_insert_alone(database, task) for task in group]
        except sqlite3.Error as problem:
            problems = [StoreError(str(problem))] * len(group)
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits for the answer any more
            self._loop.call_soon_threadsafe(_settle, group, problems)

    # -- the rest ---------------------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T], *, writes: bool = False) -> T:
        """Have something done in one transaction, beside the event loop. Raises `StoreError`."""
        loop = asyncio.get_running_loop()
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        try:
            return await loop.run_in_executor(self._readers, _in_one, self._reading, begin, work)
        except sqlite3.Error as problem:
            raise StoreError(str(problem)) from problem

    async def read(self, code: str) -> list[bytes]:
        """A log, if it is whole."""
        return await self._do(lambda database: read_log(database, code))

    async def has(self, code: str) -> bool:
        """Whether there is something in a log, or a line about it on the shelf."""

        def look(database: sqlite3.Connection) -> bool:
            kept = database.execute(HEAD, (code,)).fetchone()
            return kept[2] is None if kept else database.execute(ANY, (code,)).fetchone() is not None

        return await self._do(look)

    async def tables(self) -> list[StoredTable]:
        """Every table."""
        query = "SELECT code, date, phase, lived FROM tables WHERE aside IS NULL"
        return await self._do(lambda database: [StoredTable(*row) for row in database.execute(query)])

    async def add_uptime(self, seconds: float) -> float:
        """So much longer. It is written down now and then."""
        self._uptime += seconds
        if self._uptime - self._uptime_written >= _LIFE_SECONDS:
            await self._write_life()
        return self._uptime

    async def _write_life(self) -> None:
        uptime = self._uptime
        await self._do(lambda database: database.execute(_LIVE, (uptime,)), writes=True)
        self._uptime_written = uptime

    async def archive(self, tables: Sequence[StoredTable]) -> list[str]:
        """Mark these tables."""
        uptime = self._uptime

        def mark(database: sqlite3.Connection) -> list[str]:
            asked = [(uptime, each.code, each.date, each.phase, each.uptime) for each in tables]
            return [each[1] for each in asked if database.execute(_ASIDE, each).rowcount]

        return await self._do(mark, writes=True)

    async def touch(self, code: str) -> None:
        """Note down its age."""
        uptime = self._uptime
        await self._do(lambda database: database.execute(_RENEW, (uptime, code)), writes=True)

    async def delete_archived(self, before: float, most: int) -> list[str]:
        """Delete what was put aside long ago: each table in a transaction of its own, so that no choice waits long."""
        old = await self._do(lambda database: database.execute(_LONG_ASIDE, (before,)).fetchall())
        gone: list[str] = []
        for (code,) in old:
            if len(gone) == most:
                break
            if await self._do(partial(delete_archived, code=code), writes=True):
                gone.append(code)
        return gone

    async def close(self) -> None:
        """Write what is waiting, and close."""
        self._work.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._writer.join)
        with suppress(StoreError):  # a table will be the younger for it, no more
            await self._write_life()
        self._readers.shutdown()
        self._reading.close()
        self._let_go()

    def _let_go(self) -> None:
        for each in self._holding:
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


def _insert_alone(database: sqlite3.Connection, task: Append) -> Exception | None:
    try:
        append_all(database, [task])
    except StoreError as problem:
        return problem
    except sqlite3.IntegrityError:
        return Conflict(f"entry {task.number} of {task.code}")
    except sqlite3.Error as problem:
        return StoreError(str(problem))
    return None


def _settle(group: list[Append], problems: list[Exception | None]) -> None:
    for task, problem in zip(group, problems, strict=True):
        if task.done.done():
            continue  # whoever waited for it was cancelled
        if problem is None:
            task.done.set_result(None)
        else:
            task.done.set_exception(problem)
