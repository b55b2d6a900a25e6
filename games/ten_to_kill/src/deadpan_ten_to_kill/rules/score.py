"""The count (T7)."""

from __future__ import annotations

from typing import Final

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.state import Facts

POINTS: Final = {"target": 1, "arrest": 1, "hitman": 3, "innocent": -1, "police": -1337}
"""T7.1: what each trophy counts."""
AT_LARGE: Final = 2
"""T7.1: for a hitman neither killed, arrested nor lost."""


def scores(facts: Facts) -> tuple[int, ...]:
    """The points of every seat as they stand."""
    return tuple(
        sum(trophy.points for trophy in trophies) + (AT_LARGE if loss is None else 0)
        for trophies, loss in zip(facts.trophies, facts.losses, strict=True)
    )


def winners(facts: Facts) -> tuple[Seat, ...]:
    """T7.2: most points; of those tied, who lost the hitman last or never; those tied in that too share."""
    points = scores(facts)

    def rank(seat: Seat) -> tuple[int, float]:
        loss = facts.losses[seat]
        return points[seat], float("inf") if loss is None else loss.order

    best = max(rank(seat) for seat in range(len(points)))
    return tuple(seat for seat in range(len(points)) if rank(seat) == best)
