"""What a table refuses that no rule of a game forbids.

::

    DeadpanError
    └── HostError              refused by the host of the tables
        ├── NoSuchTable        nothing is known under this code
        ├── Forbidden          not for this participant, or not with this token
        ├── WrongMoment        not in this phase of the table
        └── TooMuch            too many, too big or too often
"""

from __future__ import annotations

from typing import Final

from deadpan.kernel.errors import DeadpanError


class HostError(DeadpanError):
    """Refused by the host of the tables."""


class NoSuchTable(HostError):
    """Nothing is known under this code."""


class Forbidden(HostError):
    """Not for this participant, or not with this token."""


class WrongMoment(HostError):
    """Not in this phase of the table."""


class TooMuch(HostError):
    """Too many, too big or too often."""


HOST_CODES: Final = frozenset(
    {
        "no-such-table", "wrong-token", "not-participant", "not-host", "not-seated", "no-such-seat", "seat-taken",
        "seat-open", "unknown-bot", "bad-nickname", "not-in-lobby", "not-playing", "not-over", "hello-first",
        "hello-again", "too-often", "too-many-tables", "too-many-participants", "too-many-visitors", "store-failed",
    }
)  # fmt: skip
"""Every code that the host raises besides the kernel's."""
