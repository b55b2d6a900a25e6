"""Where points come from and who came in where. This is the one place in the arena that knows the games apart."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from deadpan_au_pire_tu_meurs.rules.events import Eliminated
from deadpan_ten_to_kill.rules.score import AT_LARGE
from deadpan_ten_to_kill.rules.view import View as ViewOfTenToKill

from deadpan.kernel.play import Told
from deadpan.kernel.seats import Seat


def points_by_source(view: Any, told: Sequence[Told], seats: int) -> list[dict[str, float]]:
    """For each seat, the points by what they were for; in a game without points, how its player ended."""
    found: list[dict[str, float]] = [{} for _ in range(seats)]
    if isinstance(view, ViewOfTenToKill):  # T7.1
        facts = view.table.facts
        for row, trophies, loss in zip(found, facts.trophies, facts.losses, strict=True):
            for trophy in trophies:
                row[trophy.kind] = row.get(trophy.kind, 0.0) + trophy.points
            if loss is None:
                row["at large"] = AT_LARGE
        return found
    for out in _eliminations(told):
        found[out.seat][out.how] = 1.0
    for row in found:
        if not row:
            row["survived"] = 1.0
    return found


def placings(scores: Sequence[int], winners: Collection[Seat], told: Sequence[Told]) -> list[float]:
    """For each seat, the place it came in, from 1; those who are equal share the places between them.

    Winners first, then by points, then by who stayed in the game longest.
    """
    fell = {out.seat: number for number, out in enumerate(_eliminations(told))}
    last = len(scores)
    keys = [(seat in winners, scores[seat], fell.get(seat, last)) for seat in range(len(scores))]
    return [1 + sum(other > key for other in keys) + (sum(other == key for other in keys) - 1) / 2 for key in keys]


def _eliminations(told: Sequence[Told]) -> list[Eliminated]:
    """Who was put out of the game and how, in order (A6.2, A4.5, A8.2)."""
    return [each.event for each in told if isinstance(each.event, Eliminated)]
