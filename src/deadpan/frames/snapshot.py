"""A game at one moment, as its frames are made from it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from deadpan.kernel.types import Told

REMEMBERED: Final = 64
"""How many of the last told moments of a game are at hand for those who missed them."""


class Snapshot(Struct, frozen=True):
    """A game after ``n`` choices, and what the last of them (at 0: the opening) made happen.

    Not a `Play`: that holds all that was ever told, and a server keeps many games in memory.
    """

    n: int
    state: Any
    told: tuple[Told, ...]
    used: tuple[int, ...] = ()
    """Milliseconds that each seat has taken by then beyond what its choices may take, where time is counted."""
