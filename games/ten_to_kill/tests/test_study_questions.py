"""The options that a study of this game varies, and its points by source."""

from __future__ import annotations

from deadpan_ten_to_kill import GAME
from msgspec.structs import fields

from deadpan.arena.match import Match
from deadpan.arena.questions import questions_for
from deadpan.arena.runner import play_matches


def test_a_study_varies_every_option_of_the_rules() -> None:
    """Except ``first``, since every study measures the first seat, and the case file, which only helps people."""
    asked = {question.option for question in questions_for(GAME.name, 4)} - {""}
    assert asked == {field.name for field in fields(GAME.rules.options_type)} - {"first", "case_file"}


def test_t7_1_the_sources_of_points_add_up_to_the_points() -> None:
    match = Match(game=GAME.name, bots=("greedy", "greedy", "random"), deals=2, seed="sources")
    for result in play_matches([match])[0]:
        assert [sum(row.values()) for row in result.sources] == list(result.scores)
