"""A store without a file, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from deadpan.server.storage.store import Conflict, Phase, StoredTable


class InMemoryStore:
    """A store that keeps logs in a dictionary."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._tables: dict[str, StoredTable] = {}
        self._archived: dict[str, float] = {}
        self._uptime = 0.0

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Append to a log."""
        if number != len(self._logs.get(code, ())) or code in self._archived:
            raise Conflict(f"entry {number} of {code}")
        self._logs.setdefault(code, []).extend(entries)
        self._tables[code] = StoredTable(code, date, phase, self._uptime)

    async def read(self, code: str) -> list[bytes]:
        """A copy of a log."""
        return list(self._logs[code]) if code in self._tables else []

    async def has(self, code: str) -> bool:
        """Whether there is a table with this code."""
        return code in self._tables

    async def tables(self) -> list[StoredTable]:
        """All tables that are not archived, in the order of their creation."""
        return list(self._tables.values())

    async def add_uptime(self, seconds: float) -> float:
        """Add to the uptime; the total."""
        self._uptime += seconds
        return self._uptime

    async def archive(self, tables: Sequence[StoredTable]) -> list[str]:
        """Archive these tables."""
        moved = [each.code for each in tables if self._tables.get(each.code) == each]
        for code in moved:
            del self._tables[code]
            self._archived[code] = self._uptime
        return moved

    async def touch(self, code: str) -> None:
        """Reset the age of a table."""
        self._tables[code] = replace(self._tables[code], uptime=self._uptime)

    async def delete_archived(self, before: float, most: int) -> list[str]:
        """Delete archived tables."""
        gone = [code for code, archived in self._archived.items() if archived < before][:most]
        for code in gone:
            del self._archived[code], self._logs[code]
        return gone

    async def close(self) -> None:
        """Nothing to do."""
