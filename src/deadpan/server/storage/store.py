"""The interface of a store for the logs of tables.

A store appends to logs durably, reads them back and detects damage, and archives tables that are not used any more. It
also lists the tables, with their phase and age, so that nobody has to read logs for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

Phase: TypeAlias = Literal["lobby", "playing", "over"]


class StoredTable(Struct, frozen=True):
    """A line in the list of tables: the code, and when the last entry was written and the phase then.

    ``date`` is the time of the system's clock, for people to read. ``uptime`` is how long the server had run in all,
    which determines the age of a table. A table at which no person ever made a choice is listed as a lobby.
    """

    code: str
    date: float
    phase: Phase
    uptime: float = 0.0


class StoreError(Exception):
    """The store could not do what was requested; nothing was written."""


class Conflict(StoreError):
    """The expected entry number does not match: the code is taken, or the log was extended, archived or deleted."""


class Damaged(StoreError):
    """The log of a table is damaged. It is left as it is."""

    def __init__(self, code: str, what: str) -> None:
        self.code = code
        super().__init__(what)


class Store(Protocol):
    """Append-only logs of tables, by code."""

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Write entries ``number``, ``number + 1``, … of a table's log, all or none; number 0 makes the table.

        When this returns, they survive a crash of the process and a loss of power. Raises `Conflict` if one of these
        numbers is written already, the number before them is not, or the table was archived; `StoreError` for anything
        else.
        """

    async def read(self, code: str) -> list[bytes]:
        """The log of a table, oldest entry first; empty if there is no such table. Raises `Damaged`."""

    async def has(self, code: str) -> bool:
        """Whether there is a table with this code, damaged or not. Archived tables do not count."""

    async def tables(self) -> list[StoredTable]:
        """All tables that are not archived."""

    async def add_uptime(self, seconds: float) -> float:
        """Add to the time that the server has run; the total over all runs, in seconds."""

    async def archive(self, tables: Sequence[StoredTable]) -> list[str]:
        """Archive these tables, except those that were written to since they were listed; the codes of the archived.

        An archived table is not found any more, but its code stays taken.
        """

    async def touch(self, code: str) -> None:
        """Reset the age of a table, as if it had just been written to."""

    async def delete_archived(self, before: float, most: int) -> list[str]:
        """Delete tables that were archived before the uptime was ``before``, at most ``most`` of them; their codes.

        A table whose log is damaged is not deleted.
        """

    async def close(self) -> None:
        """Finish the writes that were requested, and close."""
