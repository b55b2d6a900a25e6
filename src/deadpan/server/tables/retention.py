"""Keeping the tables of one server: those that are damaged are closed, those that nobody uses any more put aside."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container
from typing import Final

from deadpan.server.errors import TableError
from deadpan.server.limits import Limits
from deadpan.server.scheduling import Clock
from deadpan.server.state import games_named
from deadpan.server.storage import Damaged, Store, StoredTable, StoreError

_HOUR: Final = 3600.0

log = logging.getLogger(__name__)


class Retention:
    """Reads what is in the store and keeps it in order.

    Tables grow old by how long the server lives, which a clock says that nobody can set. A wrong date makes no table
    older.
    """

    def __init__(self, store: Store, clock: Clock, limits: Limits, games: Container[str]) -> None:
        self._store = store
        self._clock = clock
        self._limits = limits
        self._games = games
        self._damaged: set[str] = set()
        self._uptime_until = self._pruned_at = clock.now()

    async def read(self, code: str) -> list[bytes]:
        """The log of a table; empty if there is none. Raises `TableError`."""
        if code in self._damaged:
            raise TableError("damaged-table")
        try:
            return await self._store.read(code)
        except Damaged as problem:
            raise self.quarantine(problem) from problem
        except StoreError as problem:
            log.error("table %s could not be read: %s", code, problem)
            raise TableError("store-failed") from problem

    def quarantine(self, problem: Damaged) -> TableError:
        """Close a table whose log is not whole, for as long as the server runs; what is said to who asks for it.

        Nothing is written there, and it is not pruned.
        """
        self._damaged.add(problem.code)
        log.error("table %s is damaged and stays closed, as it is: %s", problem.code, problem)
        return TableError("damaged-table")

    async def add_uptime(self) -> float:
        """Let the server be as old as it is, for how many seconds it has uptime in all. Raises `StoreError`."""
        now = self._clock.now()
        since, self._uptime_until = now - self._uptime_until, now
        return await self._store.add_uptime(since)

    async def prune(self, known: int, is_used: Callable[[str], bool]) -> list[str]:
        """Put aside those tables that nobody has written to for very long; their codes. Raises `StoreError`.

        That is done once an hour, not in the first, and for a few at a time: ``known`` is how many tables there are.
        """
        uptime, now = await self.add_uptime(), self._clock.now()
        if now - self._pruned_at < _HOUR:
            return []
        self._pruned_at = now
        store, limits = self._store, self._limits
        most = max(limits.archived_each_hour, known // 100)
        gone = await store.delete_archived(uptime - limits.keep_archived, most)
        if gone:
            log.info("%d tables were deleted that had been put aside long ago", len(gone))
        old = [each for each in await store.tables() if uptime - each.uptime > self._kept(each)]
        old = [each for each in old if each.code not in self._damaged and not is_used(each.code)]
        old = sorted(old, key=lambda each: each.uptime)[:most]
        whole = [each for each in old if await self._may_go(each.code)]
        moved = await store.archive([each for each in whole if not is_used(each.code)])
        if moved:
            log.info("%d old tables were put aside", len(moved))
        return moved

    async def _may_go(self, code: str) -> bool:
        """Whether a table is whole, and could have been used: one whose game is not installed begins its time anew."""
        try:
            lines = await self.read(code)
        except TableError:
            return False
        if all(name in self._games for name in games_named(lines)):
            return True
        await self._store.touch(code)
        return False

    def _kept(self, shelved: StoredTable) -> float:
        limits = self._limits
        return {"lobby": limits.keep_lobby, "playing": limits.keep_playing, "over": limits.keep_over}[shelved.phase]
