"""First games: for a game that brings one, a record with lessons attached.

The file (`Game.lesson`) is ``{"seat", "lessons", "record"}``: a whole game from a spelt-out set-up to its count, the
learner's seat, and what the learner is told along the way. The words of a lesson are found by its ``id``, among those
that the game's package has for the browser.
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
    """The file of a game's guided game as it lies in the package. Raises `KeyError` where there is none."""
    lesson = game_called(game).lesson
    if lesson is None:
        raise KeyError(game)
    return lesson.read_bytes()


@cache
def guided(game: str) -> Guided:
    """The guided game of an installed game. Raises `KeyError` where there is none."""
    return read_guided(lesson_text(game))
