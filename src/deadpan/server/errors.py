"""The refusals of tables and their registry, other than those of a game's rules.

::

    DeadpanError
    └── TableError             refused by a table or by the registry of tables
        ├── NoSuchTable        no table has this code
        ├── GameNotInstalled   the game of the table is not installed, or its package is broken
        ├── NoSuchGame         the table has played no game with this number
        ├── Forbidden          not allowed for this participant or with this token
        ├── WrongMoment        not possible in this phase of the table
        ├── TooMuch            a limit is exceeded: too many, too large or too often
        └── MalformedMessage   the message could not be decoded
"""

from __future__ import annotations

from deadpan.kernel.errors import DeadpanError


class TableError(DeadpanError):
    """Refused by a table or by the registry of tables."""


class NoSuchTable(TableError):
    """No table has this code."""


class GameNotInstalled(TableError):
    """The game of the table is not installed, or its package is broken."""


class NoSuchGame(TableError):
    """The table has played no game with this number."""


class Forbidden(TableError):
    """Not allowed for this participant or with this token."""


class WrongMoment(TableError):
    """Not possible in this phase of the table."""


class TooMuch(TableError):
    """A limit is exceeded: too many, too large or too often."""


class MalformedMessage(TableError):
    """The message could not be decoded."""
