"""The options that a study of Au pire tu meurs varies, and how its players are eliminated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deadpan.arena.questions import Question, varied, varied_players
from deadpan.kernel.types import Told
from deadpan_au_pire_tu_meurs.rules.events import Eliminated

QUESTIONS: Final[tuple[Question, ...]] = (
    varied_players(range(3, 9)),
    varied("Years of a Jouvence", "jouvence_years", 0, 5, 10, 15, 20),
    varied("Cards in hand", "hand_size", 3, 5, 7),
    varied("Spectres after Mort Subite", "spectres_after_sudden_death", True, False),
    varied("A duel's prize", "duel_prize", "hand", "life", "either"),
    varied("Accusing", "accuse", "own-turn", "any-time"),
    varied("Spectres that may rest", "rest", False, True),
    varied("Last turn", "max_turns", 12, 24, 48, 1000),
    varied("What is shown", "shown", "cards", "number"),
)
"""Every option of the rules but two: every study measures the advantage of the first seat, and the notebook only helps
people."""


def points_by_source(view: object, told: Sequence[Told], seats: int) -> list[dict[str, float]]:
    """For each seat, how its player was eliminated, or that it survived; this game has no points."""
    found: list[dict[str, float]] = [{} for _ in range(seats)]
    for out in _eliminations(told):
        found[out.seat][out.how] = 1.0
    return [row or {"survived": 1.0} for row in found]


def placing_key(told: Sequence[Told], seats: int) -> list[int]:
    """For each seat, the order of its elimination; survivors have the highest number."""
    fell = {out.seat: number for number, out in enumerate(_eliminations(told))}
    return [fell.get(seat, seats) for seat in range(seats)]


def _eliminations(told: Sequence[Told]) -> list[Eliminated]:
    """The eliminations in order (A6.2, A4.5, A8.2)."""
    return [each.event for each in told if isinstance(each.event, Eliminated)]
