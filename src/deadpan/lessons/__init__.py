"""First games: a record for each game, with lessons attached.

``ten-to-kill.json`` and ``au-pire-tu-meurs.json`` lie beside this file. Each is ``{"seat", "lessons", "record"}``: a
whole game from a spelt-out set-up to its count, the learner's seat, and what the learner is told along the way. The
words of a lesson are the browser client's, found by its ``id``.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from deadpan.lessons.guided import BadLesson, Guided, Lesson, read_guided

__all__ = ["BadLesson", "Guided", "Lesson", "guided", "lesson_text", "read_guided"]


def lesson_text(game: str) -> bytes:
    """The file of a game's guided game as it lies in the package."""
    return (files(__package__) / f"{game}.json").read_bytes()


@cache
def guided(game: str) -> Guided:
    """The guided game of one of our games."""
    return read_guided(lesson_text(game))
