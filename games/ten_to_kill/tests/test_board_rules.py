"""The constants of the client's board editor and count agree with the rules."""

from __future__ import annotations

import json
from pathlib import Path

from deadpan_ten_to_kill.rules.board_shapes import SHAPES
from deadpan_ten_to_kill.rules.options import Options
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.score import AT_LARGE, POINTS

from games.ten_to_kill.tests.kit import EDITIONS

CLIENT = Path(__file__).parent.parent / "client"
RULES = json.loads((CLIENT / "boards" / "rules.json").read_text("utf-8"))


def test_t1_3_the_editor_knows_the_number_of_tiles_and_the_editions_with_islands() -> None:
    assert RULES["tiles"] == TILES
    assert set(RULES["islands"]) == {each for each in EDITIONS if Options(edition=each).allows_islands}  # type: ignore[arg-type]


def test_t1_8_the_editor_has_the_presets_of_the_rules() -> None:
    drawn = {
        name: tuple((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")
        for name, rows in RULES["shapes"].items()
    }
    assert drawn == SHAPES


def test_t7_1_the_client_has_the_points_of_the_rules() -> None:
    facts = json.loads((CLIENT / "facts.json").read_text("utf-8"))
    assert facts == {"points": {"free": AT_LARGE, **POINTS}}
