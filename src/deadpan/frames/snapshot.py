"""A game after some number of choices: the input of a frame."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from deadpan.kernel.types import Told

REMEMBERED: Final = 64
"""How many of the latest snapshots of a game are remembered for clients that missed them."""


class Snapshot(Struct, frozen=True):
    """The state of a game after ``n`` choices, and the events of the last choice (at 0: of the opening).

    Unlike `Play`, it does not hold the whole history: a server keeps many games in memory.
    """

    n: int
    state: Any
    told: tuple[Told, ...]
    used: tuple[int, ...] = ()
    """Milliseconds that each seat has used of its time for the whole game, where time is counted."""
