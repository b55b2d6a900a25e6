"""The options that a study of this game varies, and its placings."""

from __future__ import annotations

from deadpan_au_pire_tu_meurs import GAME
from deadpan_au_pire_tu_meurs.rules.events import Eliminated
from deadpan_au_pire_tu_meurs.study_questions import points_by_source
from msgspec.structs import fields

from deadpan.arena.questions import questions_for
from deadpan.arena.scoring import placings
from deadpan.kernel.types import tell_each


def test_a_study_varies_every_option_of_the_rules() -> None:
    """Except ``first``, since every study measures the first seat, and the notebook, which only helps people."""
    asked = {question.option for question in questions_for(GAME.name, 4)} - {""}
    assert asked == {field.name for field in fields(GAME.rules.options_type)} - {"first", "notebook"}


def test_players_with_equal_points_are_placed_by_how_long_they_stayed() -> None:
    told = tell_each(Eliminated(2, "accused"), Eliminated(0, "reckoning"))
    assert placings(GAME, [0, 0, 0, 1], (3,), told) == [3, 2, 4, 1]
    assert points_by_source(None, told, 4) == [
        {"reckoning": 1.0},
        {"survived": 1.0},
        {"accused": 1.0},
        {"survived": 1.0},
    ]
