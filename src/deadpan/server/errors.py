"""What a table refuses that no rule of a game forbids.

::

    DeadpanError
    └── HostError              refused by the host of the tables
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


class HostError(DeadpanError):
    """Refused by the host of the tables."""


class NoSuchTable(HostError):
    """Nothing is known under this code."""


class GameNotInstalled(HostError):
    """The table needs a game that is not installed here, or whose package is broken."""


class NoSuchGame(HostError):
    """The table has played no game of this number."""


class Forbidden(HostError):
    """Not for this participant, or not with this token."""


class WrongMoment(HostError):
    """Not in this phase of the table."""


class TooMuch(HostError):
    """Too many, too big or too often."""


class MalformedMessage(HostError):
    """Not a message at all."""
