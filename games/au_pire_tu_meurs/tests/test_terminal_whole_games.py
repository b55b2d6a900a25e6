"""Whole games in the terminal, by keyboard and by mouse, in every language."""

from __future__ import annotations

import pytest

from deadpan.locales import LANGUAGES, Language
from deadpan.terminal.local_game import LocalGame
from tests.terminal.person import a_local_game
from tests.terminal.whole_games import (
    check_the_choices_on_screen,
    play_by_keyboard,
    play_by_mouse,
    play_on_the_smallest_screen,
)

pytestmark = pytest.mark.slow

GAME = "au-pire-tu-meurs"


def short_game() -> LocalGame:
    """A game with options that end it soon."""
    return a_local_game(GAME, max_turns=8, hand_size=4)


every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_a_game_is_played_by_keyboard(lang: Language) -> None:
    play_by_keyboard(short_game(), lang)


@every_language
def test_a_game_is_played_by_mouse(lang: Language) -> None:
    play_by_mouse(short_game(), lang)


def test_a_game_is_played_on_the_smallest_screen() -> None:
    play_on_the_smallest_screen(short_game())


def test_the_choices_on_screen_are_the_legal_ones() -> None:
    check_the_choices_on_screen(short_game())
