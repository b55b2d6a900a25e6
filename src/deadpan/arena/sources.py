"""Where points come from and who came in where, read off what was told at the table.

Games tell their stories in their own events; this is the one place in the arena that knows some of them by name.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import to_builtins

from deadpan.kernel.play import Told
from deadpan.kernel.seats import Seat

AT_LARGE = "at large"
SURVIVED = "survived"


def points_by_source(view: Any, told: Sequence[Told], seats: int) -> list[dict[str, float]]:
    """For each seat, the points by what they were for."""
    found: list[dict[str, float]] = [{} for _ in range(seats)]
    facts = getattr(view.table, "facts", None)
    if facts is not None:  # trophies in front of the players (T7.1)
        for seat, (trophies, loss) in enumerate(zip(facts.trophies, facts.losses, strict=True)):
            for trophy in trophies:
                found[seat][trophy.kind] = found[seat].get(trophy.kind, 0.0) + trophy.points
            if loss is None:
                found[seat][AT_LARGE] = 2.0
        return found
    for seat, how in _eliminations(told):
        found[seat][how] = 1.0
    for row in found:
        if not row:
            row[SURVIVED] = 1.0
    return found


def placings(scores: Sequence[int], winners: Collection[Seat], told: Sequence[Told]) -> list[float]:
    """For each seat, the place it came in, from 1; those who are equal share the places between them.

    Winners first, then by points, then by who stayed in the game longest.
    """
    fell = {seat: number for number, (seat, _) in enumerate(_eliminations(told))}
    last = len(scores)
    keys = [(seat in winners, scores[seat], fell.get(seat, last)) for seat in range(len(scores))]
    return [
        1 + sum(other > key for other in keys) + (sum(other == key for other in keys) - 1) / 2 for key in keys
    ]  # fmt: skip


def _eliminations(told: Sequence[Told]) -> list[tuple[Seat, str]]:
    """Who was put out of the game and how, in order."""
    found = []
    for each in told:
        raw = to_builtins(each.event) if type(each.event).__name__ == "Eliminated" else None
        if raw is not None:
            found.append((raw["seat"], raw["how"]))
    return found
