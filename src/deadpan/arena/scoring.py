"""The place of each seat in a finished game, and its points by source."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from deadpan.game import Game
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Told


def points_by_source(game: Game, view: Any, scores: Sequence[int], told: Sequence[Told]) -> Sequence[dict[str, float]]:
    """For each seat its points by source, as the game reports them; otherwise its total.

    ``view`` is a spectator's at the end of the game.
    """
    if game.points_by_source is None:
        return [{"points": float(points)} for points in scores]
    return game.points_by_source(view, told, len(scores))


def placings(game: Game, scores: Sequence[int], winners: Collection[Seat], told: Sequence[Told]) -> list[float]:
    """For each seat its place from 1; seats that tie share the places between them.

    Winners come first, then points decide, then the game's own tie-break.
    """
    equal: Sequence[Any] = [0] * len(scores) if game.placing_key is None else game.placing_key(told, len(scores))
    keys = [(seat in winners, points, equal[seat]) for seat, points in enumerate(scores)]
    return [1 + sum(other > key for other in keys) + (sum(other == key for other in keys) - 1) / 2 for key in keys]
