"""Whole games in the terminal, by keyboard and by mouse, in every language and on every board."""

from __future__ import annotations

import pytest

from deadpan.locales import LANGUAGES, Language
from deadpan.terminal.local_game import LocalGame
from tests.terminal.person import Person, a_local_game, plays
from tests.terminal.whole_games import (
    check_the_choices_on_screen,
    check_the_end,
    play_by_keyboard,
    play_by_mouse,
    play_on_the_smallest_screen,
)

pytestmark = pytest.mark.slow

GAME = "ten-to-kill"


def short_game() -> LocalGame:
    """A game with options that end it soon."""
    return a_local_game(GAME, max_rounds=2, police=3)


every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_a_game_is_played_by_keyboard(lang: Language) -> None:
    play_by_keyboard(short_game(), lang)


@every_language
def test_a_game_is_played_by_mouse(lang: Language) -> None:
    play_by_mouse(short_game(), lang)


def test_a_game_is_played_on_the_smallest_screen() -> None:
    play_on_the_smallest_screen(short_game())


@pytest.mark.parametrize("board", ["built", "archipelago", "boulevard", "staircase", "ring", "random"])
def test_a_game_is_played_on_every_board(board: str) -> None:
    async def test(person: Person) -> None:
        while not person.is_over:
            await person.press("enter")
        check_the_end(person, "en")

    plays(a_local_game(GAME, max_rounds=1, board=board), test, size=(80, 24))


def test_the_choices_on_screen_are_the_legal_ones() -> None:
    check_the_choices_on_screen(short_game())
