"""The count (T7)."""

from __future__ import annotations

from typing import Final

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.state import Facts

POINTS: Final = {"target": 1, "arrest": 1, "hitman": 3, "innocent": -1, "police": -1337}
"""T7.1: the points for each kind of trophy."""
AT_LARGE: Final = 2
"""T7.1: the points for a hitman that was neither killed, arrested nor lost."""


def scores(facts: Facts) -> tuple[int, ...]:
    """The current points of every seat."""
    return tuple(
        sum(trophy.points for trophy in trophies) + (AT_LARGE if loss is None else 0)
        for trophies, loss in zip(facts.trophies, facts.losses, strict=True)
    )


def winners(facts: Facts) -> tuple[Seat, ...]:
    """T7.2: the seats with most points; a tie goes to the seat that never lost the hitman or lost it last."""
    points = scores(facts)

    def rank(seat: Seat) -> tuple[int, float]:
        loss = facts.losses[seat]
        return points[seat], float("inf") if loss is None else loss.order

    best = max(rank(seat) for seat in range(len(points)))
    return tuple(seat for seat in range(len(points)) if rank(seat) == best)
