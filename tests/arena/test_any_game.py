"""The arena and the study of a game that brings only rules and words."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadpan.arena.match import Match
from deadpan.arena.questions import questions_for
from deadpan.arena.runner import play_matches
from deadpan.arena.scoring import placings
from deadpan.game import Game
from tests.cli.command import deadpan

pytestmark = pytest.mark.slow


def test_the_arena_plays_it(hush: Game) -> None:
    ran = deadpan("arena", "hush", "--bots", "sampler,random", "--deals", "3", "--playouts", "30")
    assert ran.status == 0, ran.err
    assert ran.out.count("sampler") == 1


def test_worker_processes_find_it(hush: Game) -> None:
    match = Match(game="hush", bots=("random", "random", "random"), deals=2, seed="s")
    alone, together = play_matches([match], jobs=1)[0], play_matches([match], jobs=2)[0]
    assert [result.scores for result in alone] == [result.scores for result in together]


def test_its_points_have_one_source_and_winners_come_first(hush: Game) -> None:
    result = play_matches([Match(game="hush", bots=("random", "random"), deals=1, seed="s")])[0][0]
    assert [row["points"] for row in result.sources] == list(result.scores)
    assert placings(hush, [0, 0, 1], (2,), ()) == [2.5, 2.5, 1]


def test_a_study_varies_the_players_and_every_option_with_a_few_values(hush: Game) -> None:
    asked = questions_for("hush", 4)
    assert [(question.title, [case.label for case in question.cases]) for question in asked] == [
        ("The game as it is", ["as usual"]),
        ("Number of players", ["2 players", "3 players", "4 players"]),
        ("Highest card", ["4", "5", "6", "7", "8", "9"]),
        ("Copies", ["2", "3", "4"]),
    ]
    assert {case.players for question in asked if question.option for case in question.cases} == {4}


def test_a_study_writes_its_page(hush: Game, tmp_path: Path) -> None:
    ran = deadpan("study", "hush", "--deals", "2", "--bot", "random", "--report", tmp_path)
    assert ran.status == 0, ran.err
    assert "Highest card" in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_a_study_uses_a_level_that_the_game_has(hush: Game) -> None:
    ran = deadpan("study", "hush", "--deals", "2", "--playouts", "1", "--players", "2")
    assert ran.status == 0, ran.err
