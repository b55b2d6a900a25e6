"""First games: a record with lessons, for games that bring one.

The file (`Game.lesson`) is ``{"seat", "lessons", "record"}``: a whole game from an explicit set-up to its end, the
learner's seat, and the lessons. The message of a lesson is found by its ``id``, among the words that the game's package
has for the browser.
"""

from __future__ import annotations

from functools import cache

from deadpan.game import game_called, registry
from deadpan.lessons.guided import BadLesson, Guided, Lesson, read_guided

__all__ = ["BadLesson", "Guided", "Lesson", "games_with_lessons", "guided", "lesson_text", "read_guided"]


def games_with_lessons() -> list[str]:
    """The installed games that bring a first game, by name."""
    return [name for name, installed in registry().games.items() if installed.game.lesson is not None]


def lesson_text(game: str) -> bytes:
    """The file of a game's guided game as it is in the package. Raises `KeyError` if there is none."""
    lesson = game_called(game).lesson
    if lesson is None:
        raise KeyError(game)
    return lesson.read_bytes()


@cache
def guided(game: str) -> Guided:
    """The guided game of an installed game. Raises `KeyError` if there is none."""
    return read_guided(lesson_text(game))
