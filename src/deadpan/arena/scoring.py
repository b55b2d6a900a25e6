"""Which place each seat of a game came in, and where its points come from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from deadpan.game import Game
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Told


def points_by_source(game: Game, view: Any, scores: Sequence[int], told: Sequence[Told]) -> Sequence[dict[str, float]]:
    """For each seat, the points by what they were for, as the game has it; all of them, if it does not say.

    ``view`` is a spectator's, of the end.
    """
    if game.points_by_source is None:
        return [{"points": float(points)} for points in scores]
    return game.points_by_source(view, told, len(scores))


def placings(game: Game, scores: Sequence[int], winners: Collection[Seat], told: Sequence[Told]) -> list[float]:
    """For each seat, the place it came in, from 1; those who are equal share the places between them.

    Winners first, then by points, then as the game tells those apart who are equal in both.
    """
    equal: Sequence[Any] = [0] * len(scores) if game.placing_key is None else game.placing_key(told, len(scores))
    keys = [(seat in winners, points, equal[seat]) for seat, points in enumerate(scores)]
    return [1 + sum(other > key for other in keys) + (sum(other == key for other in keys) - 1) / 2 for key in keys]
