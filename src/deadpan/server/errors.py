"""What a table refuses that no rule of a game forbids.

::

    DeadpanError
    └── TableError             refused by the host of the tables
        ├── NoSuchTable        nothing is known under this code
    ├── GameNotInstalled   the table needs a game that cannot be played here now
        ├── NoSuchGame         the table has played no game of this number
        ├── Forbidden          not for this participant, or not with this token
        ├── WrongMoment        not in this phase of the table
        ├── TooMuch            too many, too big or too often
        └── MalformedMessage   not a message at all
"""

from __future__ import annotations

from deadpan.kernel.errors import DeadpanError


class TableError(DeadpanError):
    """Refused by the host of the tables."""


class NoSuchTable(TableError):
    """Nothing is known under this code."""


class GameNotInstalled(TableError):
    """The table needs a game that is not installed here, or whose package is broken."""


class NoSuchGame(TableError):
    """The table has played no game of this number."""


class Forbidden(TableError):
    """Not for this participant, or not with this token."""


class WrongMoment(TableError):
    """Not in this phase of the table."""


class TooMuch(TableError):
    """Too many, too big or too often."""


class MalformedMessage(TableError):
    """Not a message at all."""
