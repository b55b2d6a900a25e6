"""What the board editor and the count of the client take for granted is what the rules say."""

from __future__ import annotations

import json
from pathlib import Path

from deadpan_ten_to_kill.rules.board_shapes import SHAPES
from deadpan_ten_to_kill.rules.options import Options
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.score import AT_LARGE, POINTS

from tests.kit import EDITIONS

CLIENT = Path(__file__).parent.parent / "client"
RULES = json.loads((CLIENT / "boards" / "rules.json").read_text("utf-8"))


def test_t1_3_the_editor_knows_how_many_tiles_there_are_and_who_allows_islands() -> None:
    assert RULES["tiles"] == TILES
    assert set(RULES["islands"]) == {each for each in EDITIONS if Options(edition=each).allows_islands}  # type: ignore[arg-type]


def test_t1_8_the_editor_has_every_preset_as_it_lies() -> None:
    drawn = {
        name: tuple((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")
        for name, rows in RULES["shapes"].items()
    }
    assert drawn == SHAPES


def test_t7_1_the_pages_count_as_the_game_does() -> None:
    facts = json.loads((CLIENT / "facts.json").read_text("utf-8"))
    assert facts == {"points": {"free": AT_LARGE, **POINTS}}
