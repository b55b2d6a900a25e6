"""Whole games of a game without a board of its own, by mouse in every language, and on the smallest screen."""

from __future__ import annotations

import pytest

from deadpan.locales import LANGUAGES, Language
from tests.terminal.person import a_local_game
from tests.terminal.whole_games import (
    check_the_choices_on_screen,
    play_by_mouse,
    play_on_the_smallest_screen,
)

pytestmark = pytest.mark.slow

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_a_game_is_played_by_mouse(lang: Language) -> None:
    play_by_mouse(a_local_game("hush"), lang)


def test_a_game_is_played_on_the_smallest_screen() -> None:
    play_on_the_smallest_screen(a_local_game("hush"))


def test_the_choices_on_screen_are_the_legal_ones() -> None:
    check_the_choices_on_screen(a_local_game("hush"))
