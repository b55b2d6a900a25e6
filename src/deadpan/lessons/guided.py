"""A guided game: a record and its lessons, checked against each other."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct

from deadpan.game import GAMES
from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import Record, ReplayError, read_record
from deadpan.kernel.seats import Seat
from deadpan.session import Play, replay


class BadLesson(ValueError):
    """A guided game whose lessons do not fit its record."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson, shown after ``n`` choices of the game."""

    n: int
    id: str
    """The id of its message."""
    choice: dict[str, Any] | None = None
    """The choice that the learner makes; none for a lesson that is only read."""
    look: list[str] = []
    """The parts of the screen it points at, by the names that the page gives them."""


class Guided(Struct, frozen=True):
    """A game from its opening to its end, and its lessons."""

    record: Record
    seat: Seat
    lessons: tuple[Lesson, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    lessons: list[Lesson]
    record: Raw


def read_guided(text: bytes) -> Guided:
    """A guided game from the text of its file. Raises `BadLesson`."""
    try:
        file = msgspec.json.decode(text, type=_File)
        record = read_record(bytes(file.record), GAMES)
        play = replay(record, GAMES)
    except ReplayError as problem:
        raise BadLesson(f"{problem.where}: {problem}") from problem
    except (msgspec.DecodeError, RecordError) as problem:
        raise BadLesson(str(problem)) from problem
    found = Guided(record, file.seat, tuple(file.lessons))
    _check_record(play)
    _check_lessons(found)
    _check_choices(found)
    return found


def _check_record(play: Play) -> None:
    if play.record.setup is UNSET:
        raise BadLesson("the set-up is not spelt out: a seed may deal another game one day")
    if not play.is_over:
        raise BadLesson("the game does not come to its end")


def _check_lessons(found: Guided) -> None:
    """Lessons are in the order of the game, each once, and none after its end."""
    if not 0 <= found.seat < len(found.record.seats):
        raise BadLesson(f"there is no seat {found.seat}")
    ids = [lesson.id for lesson in found.lessons]
    if len(set(ids)) < len(ids):
        raise BadLesson("a lesson stands here twice")
    moments = [lesson.n for lesson in found.lessons]
    if moments != sorted(moments) or not moments or not 0 <= moments[0] <= moments[-1] <= len(found.record.choices):
        raise BadLesson("the lessons do not follow the game")
    for lesson, later in zip(found.lessons, found.lessons[1:], strict=False):
        if lesson.choice is not None and later.n == lesson.n:
            raise BadLesson(f"{later.id} comes after the choice of {lesson.id}, when that moment is gone")


def _check_choices(found: Guided) -> None:
    """The lessons teach every choice that the record makes for the learner, and no other."""
    taught = {lesson.n: lesson for lesson in found.lessons if lesson.choice is not None}
    for n, made in enumerate(found.record.choices):
        lesson = taught.pop(n, None)
        if lesson is None and made["seat"] == found.seat:
            raise BadLesson(f"no lesson teaches choice {n}")
        if lesson is not None and {"seat": found.seat, **(lesson.choice or {})} != made:
            raise BadLesson(f"{lesson.id} is not choice {n} of the record")
    if taught:
        raise BadLesson(f"{next(iter(taught.values())).id} teaches a choice after the end")
