"""This game in the arena, and what a study of it asks."""

from __future__ import annotations

from pathlib import Path

import pytest
from deadpan_ten_to_kill import GAME
from deadpan_ten_to_kill.study_questions import QUESTIONS
from msgspec.structs import replace

from deadpan.arena.match import Match
from deadpan.arena.matrix import matrix_matches, matrix_of
from deadpan.arena.questions import usual_questions
from deadpan.arena.runner import play_matches
from deadpan.bots import Budget
from tests.cli.command import deadpan

SMALL = Match(
    game="ten-to-kill", bots=("detective", "greedy", "random"), deals=3, seed="small", budget=Budget(playouts=4)
)


def test_a_matrix_has_every_bot_against_every_other() -> None:
    names = ("greedy", "random")
    matches = matrix_matches(replace(SMALL, deals=2), names, 3)
    found = matrix_of(names, matches, play_matches(matches))
    assert [[share is None for share in row] for row in found.shares] == [[True, False], [False, True]]
    assert found.shares[0][1] is not None
    assert found.shares[0][1].mean == 1.0


def test_a_study_writes_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadpan_ten_to_kill.study_questions.QUESTIONS", QUESTIONS[5:6])
    ran = deadpan("study", "ten-to-kill", "--deals", "2", "--bot", "greedy", "--players", "3", "--report", tmp_path)
    assert ran.status == 0, ran.err
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    for title in ("Seat advantage", "Length of games", "How often each way of scoring decides", "Suspects"):
        assert title in page
    assert "  silent  " in ran.out


def test_values_that_cannot_be_played_are_not_studied() -> None:
    """The options of 10' to Kill, without what its package says about studies."""
    asked = {question.option: [case.label for case in question.cases] for question in usual_questions(GAME.rules, 3)}
    assert asked["suspects"] == ["announced", "silent"]
    assert "first" not in asked
    for option, labels in asked.items():
        assert len(set(labels)) == len(labels), option
