"""Where the logs of tables are kept: the narrow door to a database.

All a store must do is append to logs durably, read them back whole or say that they are not, and keep tables aside that
nobody uses any more. It knows nothing of games, seats or secrets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

Phase: TypeAlias = Literal["lobby", "playing", "over"]


class StoredTable(Struct, frozen=True):
    """What is known of a table without reading its log: its code, and when it was last written to and its phase then.

    ``date`` is what the system's clock said, for people to read. ``lived`` is how long the server had lived: by that a
    table grows old. A table at which no person ever made a choice lies here as a lobby.
    """

    code: str
    date: float
    phase: Phase
    uptime: float = 0.0


class StoreError(Exception):
    """The store could not do what was asked; nothing of it was written."""


class Conflict(StoreError):
    """Somebody else has written there: the code is taken, or the log went on without us or is gone."""


class Damaged(StoreError):
    """What is kept of a table is not whole. It is left as it is."""

    def __init__(self, code: str, what: str) -> None:
        self.code = code
        super().__init__(what)


class Store(Protocol):
    """Logs of tables, by code."""

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Write entries ``number``, ``number + 1``, … of a table's log, all or none; number 0 makes the table.

        When this returns they are safe: they survive the loss of the process and of the machine's power. Raises
        `Conflict` where one of these numbers is written already, the one before them is not, or the table was put
        aside; `StoreError` for anything else.
        """

    async def read(self, code: str) -> list[bytes]:
        """A table's log, oldest first; empty if there is no such table. Raises `Damaged` if it is not whole."""

    async def has(self, code: str) -> bool:
        """Whether anything is kept of such a table, whole or not; what was put aside does not count."""

    async def tables(self) -> list[StoredTable]:
        """Every table."""

    async def add_uptime(self, seconds: float) -> float:
        """The server has uptime for so much longer; how long that is in all, over all its runs, in seconds."""

    async def archive(self, tables: Sequence[StoredTable]) -> list[str]:
        """Keep these tables where nobody finds them, but for any that was written to since it looked like this.

        The codes of those that were put aside. They stay taken.
        """

    async def touch(self, code: str) -> None:
        """Let a table be as old as if it had just been written to."""

    async def delete_archived(self, before: float, most: int) -> list[str]:
        """Delete tables that were put aside before the server had uptime for so long, at most so many; their codes.

        One whose log is not whole stays.
        """

    async def close(self) -> None:
        """Finish what was begun, and close."""
