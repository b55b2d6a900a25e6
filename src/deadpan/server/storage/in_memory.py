"""A store that forgets when the process ends: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from deadpan.server.storage.store import Conflict, Phase, StoredTable


class InMemoryStore:
    """Logs in a dictionary."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._shelf: dict[str, StoredTable] = {}
        self._aside: dict[str, float] = {}
        self._uptime = 0.0

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Add to a log."""
        if number != len(self._logs.get(code, ())) or code in self._aside:
            raise Conflict(f"entry {number} of {code}")
        self._logs.setdefault(code, []).extend(entries)
        self._shelf[code] = StoredTable(code, date, phase, self._uptime)

    async def read(self, code: str) -> list[bytes]:
        """A copy of a log."""
        return list(self._logs[code]) if code in self._shelf else []

    async def has(self, code: str) -> bool:
        """Whether there is such a table."""
        return code in self._shelf

    async def tables(self) -> list[StoredTable]:
        """Every table, in the order they were made."""
        return list(self._shelf.values())

    async def add_uptime(self, seconds: float) -> float:
        """So much longer."""
        self._uptime += seconds
        return self._uptime

    async def archive(self, tables: Sequence[StoredTable]) -> list[str]:
        """Keep these tables where nobody finds them."""
        moved = [each.code for each in tables if self._shelf.get(each.code) == each]
        for code in moved:
            del self._shelf[code]
            self._aside[code] = self._uptime
        return moved

    async def touch(self, code: str) -> None:
        """Let it be written to now."""
        self._shelf[code] = replace(self._shelf[code], uptime=self._uptime)

    async def delete_archived(self, before: float, most: int) -> list[str]:
        """Delete what was put aside."""
        gone = [code for code, aside in self._aside.items() if aside < before][:most]
        for code in gone:
            del self._aside[code], self._logs[code]
        return gone

    async def close(self) -> None:
        """Nothing to do."""
