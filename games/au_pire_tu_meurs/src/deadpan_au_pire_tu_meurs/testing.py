"""The test plan of the game: options that together reach every rule."""

from __future__ import annotations

from typing import Final

from deadpan.game.test_plan import TestPlan

PLAN: Final = TestPlan(
    options=(
        {},
        {
            "hand_size": 3,
            "jouvence_years": 5,
            "notebook": "manual",
            "duel_prize": "life",
            "accuse": "any-time",
            "rest": True,
        },
        {"spectres_after_sudden_death": False, "max_turns": 60, "first": 0, "duel_prize": "either", "shown": "number"},
    )
)
