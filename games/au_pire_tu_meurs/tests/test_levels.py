"""The bots of this game by level."""

from __future__ import annotations

from deadpan_au_pire_tu_meurs import GAME

from deadpan.bots import bot_for, difficulties_of, levels_of, usual_level


def test_the_levels_and_the_difficulties_that_people_are_offered() -> None:
    assert levels_of(GAME.name) == (
        "random", "sampler", "greedy", "detective", "searcher", "easy", "normal", "hard",
    )  # fmt: skip
    assert difficulties_of(GAME.name) == ("easy", "normal", "hard")
    assert usual_level(GAME.name) == "normal"


def test_the_hard_bot_is_the_searcher() -> None:
    assert bot_for(GAME.name, "hard") == bot_for(GAME.name, "searcher")
