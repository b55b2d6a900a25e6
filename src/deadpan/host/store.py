"""Where the logs of tables are kept: the narrow door to a database.

All a store must do is append to logs durably and read them back. It knows nothing of games, seats or secrets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

Phase: TypeAlias = Literal["lobby", "playing", "over"]


class Shelved(Struct, frozen=True):
    """What is known of a table without reading its log: its code, when it was last written to, its phase then.

    A table at which no person ever made a choice lies here as a lobby.
    """

    code: str
    date: float
    phase: Phase


class StoreError(Exception):
    """The store could not do what was asked; nothing of it was written."""


class Conflict(StoreError):
    """Somebody else has written there: the code is taken, or the log went on without us or is gone."""


class Store(Protocol):
    """Logs of tables, by code."""

    async def append(self, code: str, number: int, entries: Sequence[bytes], date: float, phase: Phase) -> None:
        """Write entries ``number``, ``number + 1``, … of a table's log, all or none; number 0 makes the table.

        When this returns they are safe: they survive the loss of the process and of the machine's power. Raises
        `Conflict` where one of these numbers is written already, or the one before them is not; `StoreError` for
        anything else.
        """

    async def read(self, code: str) -> list[bytes]:
        """A table's log, oldest first; empty if there is no such table."""

    async def tables(self) -> list[Shelved]:
        """Every table."""

    async def remove(self, tables: Sequence[Shelved]) -> list[str]:
        """Forget these tables, but for any that was written to since it looked like this; the codes of those gone."""

    async def close(self) -> None:
        """Finish what was begun, and close."""
