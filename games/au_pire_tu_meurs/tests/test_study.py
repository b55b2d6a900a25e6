"""What a study of this game varies and counts."""

from __future__ import annotations

from deadpan_au_pire_tu_meurs import GAME
from deadpan_au_pire_tu_meurs.rules.events import Eliminated
from deadpan_au_pire_tu_meurs.study import points_by_source
from msgspec.structs import fields

from deadpan.arena.questions import questions_for
from deadpan.arena.scoring import placings
from deadpan.kernel.types import tell_each


def test_a_study_varies_every_option_of_the_rules() -> None:
    """Who begins is asked of every table, and the notebook is a help for people."""
    asked = {question.option for question in questions_for(GAME.name, 4)} - {""}
    assert asked == {field.name for field in fields(GAME.rules.options_type)} - {"first", "notebook"}


def test_whoever_stays_longer_comes_in_before_those_with_as_many_points() -> None:
    told = tell_each(Eliminated(2, "accused"), Eliminated(0, "reckoning"))
    assert placings(GAME, [0, 0, 0, 1], (3,), told) == [3, 2, 4, 1]
    assert points_by_source(None, told, 4) == [
        {"reckoning": 1.0},
        {"survived": 1.0},
        {"accused": 1.0},
        {"survived": 1.0},
    ]
