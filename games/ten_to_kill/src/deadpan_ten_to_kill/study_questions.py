"""The options that a study of 10' to Kill varies, and the points of a game by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deadpan.arena.questions import Question, varied, varied_players
from deadpan.kernel.types import Told
from deadpan_ten_to_kill.rules.score import AT_LARGE
from deadpan_ten_to_kill.rules.view import View

_BOARDS: Final = ("square", "ring", "cross", "boulevard", "staircase", "archipelago", "random", "built")

QUESTIONS: Final[tuple[Question, ...]] = (
    varied_players((2, 3, 4)),
    varied("Editions", "edition", "fr", "proto", "en", "pl"),
    varied("Sniper tiles", "sniper_tiles", 0, 4, 8, 12, 16),
    varied("Policemen", "police", 0, 1, 2, 4, 8),
    varied("Boards", "board", *_BOARDS),
    varied("Suspects", "suspects", "announced", "silent"),
    varied("Mistakes", "mistakes", "refused", "lenient", "strict"),
    varied("Last round", "max_rounds", 2, 4, 6, None),
)
"""Every option of the rules but two: every study measures the advantage of the first seat, and the case file only
helps people."""


def points_by_source(view: View, told: Sequence[Told], seats: int) -> list[dict[str, float]]:
    """For each seat, its points by source (T7.1)."""
    facts = view.table.facts
    found: list[dict[str, float]] = []
    for trophies, loss in zip(facts.trophies, facts.losses, strict=True):
        row: dict[str, float] = {}
        for trophy in trophies:
            row[trophy.kind] = row.get(trophy.kind, 0.0) + trophy.points
        if loss is None:
            row["at large"] = AT_LARGE
        found.append(row)
    return found
