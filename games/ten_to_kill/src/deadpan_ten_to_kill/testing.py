"""The test plan of the game: options that together reach every rule."""

from __future__ import annotations

from typing import Final

from deadpan.game.test_plan import TestPlan

PLAN: Final = TestPlan(
    options=(
        {},
        {"edition": "proto", "mistakes": "lenient", "first": 1},
        {"edition": "fr", "board": "built", "suspects": "silent", "case_file": "manual"},
        {"edition": "pl", "board": "archipelago", "mistakes": "strict", "max_rounds": 9, "sniper_tiles": 16},
        {"board": "random", "police": 1, "case_file": "off"},
        {"edition": "fr", "board": "ring", "police": 0, "max_rounds": 30},
    )
)
