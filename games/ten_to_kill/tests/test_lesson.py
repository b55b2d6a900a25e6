"""The guided first game, and the defects for which a guided game is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from deadpan.lessons import BadLesson, guided, lesson_text, read_guided


def test_the_first_game_teaches_every_kind_of_choice_and_every_weapon() -> None:
    found = guided("ten-to-kill")
    assert {lesson.choice["do"] for lesson in found.lessons if lesson.choice} == {
        *("move", "kill", "investigate", "flee", "post")
    }
    assert sum(lesson.choice is not None and lesson.choice["do"] == "kill" for lesson in found.lessons) == 3


# -- defects -----------------------------------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], object]


def _teach_another_choice(raw: dict[str, Any]) -> None:
    lesson = next(lesson for lesson in raw["lessons"] if lesson.get("choice", {}).get("do") == "move")
    lesson["choice"]["to"] = 11


def _lose_a_lesson(raw: dict[str, Any]) -> None:
    raw["lessons"] = [lesson for lesson in raw["lessons"] if lesson["id"] != "lesson-ten-post"]


def _teach_somebody_elses_choice(raw: dict[str, Any]) -> None:
    raw["lessons"][-1] |= {"n": 36, "choice": {"do": "kill", "who": "kangaroo"}}


def _shuffle(raw: dict[str, Any]) -> None:
    raw["lessons"].reverse()


def _speak_after_the_choice(raw: dict[str, Any]) -> None:
    raw["lessons"].insert(3, {"n": 0, "id": "too-late"})


def _speak_after_the_end(raw: dict[str, Any]) -> None:
    raw["lessons"][-1]["n"] = 99


def _choose_after_the_end(raw: dict[str, Any]) -> None:
    raw["lessons"][-1]["choice"] = {"do": "move", "who": "koala", "to": 3}


def _say_it_twice(raw: dict[str, Any]) -> None:
    raw["lessons"][1]["id"] = raw["lessons"][0]["id"]


def _stop_early(raw: dict[str, Any]) -> None:
    raw["record"]["choices"].pop()
    del raw["record"]["events"]


def _change_what_happened(raw: dict[str, Any]) -> None:
    raw["record"]["events"][5]["event"] = "sneezed"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (_teach_another_choice, "lesson-ten-move is not choice 0 of the record"),
        (_lose_a_lesson, "no lesson teaches choice 27"),
        (_teach_somebody_elses_choice, "lesson-ten-count is not choice 36 of the record"),
        (_shuffle, "the lessons do not follow the game"),
        (_speak_after_the_choice, "too-late comes after the choice of lesson-ten-move"),
        (_speak_after_the_end, "the lessons do not follow the game"),
        (_choose_after_the_end, "lesson-ten-count teaches a choice after the end"),
        (_say_it_twice, "a lesson stands here twice"),
        (_stop_early, "the game does not come to its end"),
        (_change_what_happened, "events-differ"),
        (lambda raw: raw.update(seat=3), "there is no seat 3"),
        (lambda raw: raw.update(lessons=[]), "the lessons do not follow the game"),
        (lambda raw: raw.update(title="x"), "unknown field"),
        (lambda raw: raw["record"]["choices"].pop(8), "choice 8: T3.2"),
    ],
)
def test_a_guided_game_that_contradicts_itself_is_refused(change: Change, why: str) -> None:
    raw = msgspec.json.decode(lesson_text("ten-to-kill"))
    change(raw)
    with pytest.raises(BadLesson, match=why):
        read_guided(msgspec.json.encode(raw))


def test_a_guided_game_without_a_set_up_is_refused() -> None:
    record = {"format": "deadpan/2", "game": "ten-to-kill", "seats": ["Ada", "Bo"], "seed": "x"}
    raw = {"seat": 0, "lessons": [], "record": record}
    with pytest.raises(BadLesson, match="the set-up is not spelt out"):
        read_guided(msgspec.json.encode(raw))
