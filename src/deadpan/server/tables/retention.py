"""Reads logs for the registry, closes damaged tables, and archives and deletes old ones."""

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
    """Reads, archives and deletes tables.

    The age of a table is counted in uptime of the server, by a monotonic clock, so a wrong date makes no table older.
    """

    def __init__(self, store: Store, clock: Clock, limits: Limits, games: Container[str]) -> None:
        self._store = store
        self._clock = clock
        self._limits = limits
        self._games = games
        self._damaged: set[str] = set()
        self._uptime_counted_until = self._pruned_at = clock.now()

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
        """Close a damaged table for as long as the server runs; the error for those who request it.

        Nothing is written to it, and it is not pruned.
        """
        self._damaged.add(problem.code)
        log.error("table %s is damaged and stays closed, as it is: %s", problem.code, problem)
        return TableError("damaged-table")

    async def add_uptime(self) -> float:
        """Add the time since the last call to the uptime in the store; the total. Raises `StoreError`."""
        now = self._clock.now()
        since, self._uptime_counted_until = now - self._uptime_counted_until, now
        return await self._store.add_uptime(since)

    async def prune(self, known: int, is_used: Callable[[str], bool]) -> list[str]:
        """Archive tables that were not used for long, and delete old archived ones; the codes of the archived.

        This happens once an hour, not in the first hour, and for a few tables at a time: ``known`` is the number of all
        tables. Raises `StoreError`.
        """
        uptime, now = await self.add_uptime(), self._clock.now()
        if now - self._pruned_at < _HOUR:
            return []
        self._pruned_at = now
        store, limits = self._store, self._limits
        most = max(limits.archived_each_hour, known // 100)
        gone = await store.delete_archived(uptime - limits.keep_archived, most)
        if gone:
            log.info("%d tables were deleted that were archived long ago", len(gone))
        old = [each for each in await store.tables() if uptime - each.uptime > self._max_age(each)]
        old = [each for each in old if each.code not in self._damaged and not is_used(each.code)]
        old = sorted(old, key=lambda each: each.uptime)[:most]
        intact = [each for each in old if await self._may_archive(each.code)]
        moved = await store.archive([each for each in intact if not is_used(each.code)])
        if moved:
            log.info("%d old tables were archived", len(moved))
        return moved

    async def _may_archive(self, code: str) -> bool:
        """Whether a table is intact and its games are installed; if they are not, its age is reset."""
        try:
            lines = await self.read(code)
        except TableError:
            return False
        if all(name in self._games for name in games_named(lines)):
            return True
        await self._store.touch(code)
        return False

    def _max_age(self, listed: StoredTable) -> float:
        limits = self._limits
        return {"lobby": limits.keep_lobby, "playing": limits.keep_playing, "over": limits.keep_over}[listed.phase]
