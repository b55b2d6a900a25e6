"""A store that forgets when the process ends: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence

from deadpan.host.store import Conflict, Phase, Shelved


class MemoryStore:
    """Logs in a dictionary."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._shelf: dict[str, Shelved] = {}

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Add to a log."""
        if number != len(self._logs.get(code, ())):
            raise Conflict(f"entry {number} of {code}")
        self._logs.setdefault(code, []).extend(entries)
        self._shelf[code] = Shelved(code, date, phase)

    async def read(self, code: str) -> list[bytes]:
        """A copy of a log."""
        return list(self._logs.get(code, ()))

    async def tables(self) -> list[Shelved]:
        """Every table, in the order they were made."""
        return list(self._shelf.values())

    async def remove(self, tables: Sequence[Shelved]) -> list[str]:
        """Forget these tables."""
        gone = [each.code for each in tables if self._shelf.get(each.code) == each]
        for code in gone:
            del self._logs[code], self._shelf[code]
        return gone

    async def close(self) -> None:
        """Nothing to do."""
