"""First games are records with lessons attached, so they are tested like records."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from deadpan.game import GAMES, registry
from deadpan.lessons import BadLesson, Lesson, guided, lesson_text, read_guided
from deadpan.locales import LANGUAGES
from deadpan.session import replay
from tests.cli.command import replay as replay_command
from tests.lessons.__main__ import rewritten

SHORTEST, LONGEST = 10, 16

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
def test_it_replays_to_its_end_like_any_record(game: str) -> None:
    found = guided(game)
    played = replay(found.record, GAMES)
    outcome = played.rules.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (found.seat,)


@every_game
def test_its_file_is_as_the_software_writes_it(game: str) -> None:
    assert lesson_text(game).decode() == rewritten(game)


@every_game
def test_the_command_tells_it(game: str) -> None:
    record = msgspec.json.decode(lesson_text(game))["record"]
    assert replay_command(msgspec.json.encode(record)).status == 0


@every_game
def test_it_takes_about_five_minutes(game: str) -> None:
    found = guided(game)
    taught = [lesson for lesson in found.lessons if lesson.choice is not None]
    assert SHORTEST <= len(taught) <= LONGEST
    assert len(found.lessons) <= 26


@every_game
def test_it_says_something_at_the_opening_and_at_the_count(game: str) -> None:
    found = guided(game)
    assert found.lessons[0].n == 0
    assert found.lessons[-1].n == len(found.record.choices)


def test_ten_to_kill_teaches_every_kind_of_choice_and_every_weapon() -> None:
    found = guided("ten-to-kill")
    assert {lesson.choice["do"] for lesson in found.lessons if lesson.choice} == {
        *("move", "kill", "investigate", "flee", "post")
    }
    assert sum(lesson.choice is not None and lesson.choice["do"] == "kill" for lesson in found.lessons) == 3


def test_au_pire_tu_meurs_teaches_blows_answers_and_the_red_button() -> None:
    found = guided("au-pire-tu-meurs")
    made = [lesson.choice for lesson in found.lessons if lesson.choice]
    assert {choice["do"] for choice in made} == {*("play", "answer", "end", "accuse", "identity", "prize", "retaliate")}
    assert {choice["card"] for choice in made if choice["do"] == "answer"} == {"reverse", "miracle", None}


# -- words -------------------------------------------------------------------------------------------------------------


def words(lang: str) -> dict[str, Message]:
    """The messages of the first games in one language."""
    found = [FluentParser().parse(text).body for text in texts(lang)]
    return {entry.id.name: entry for body in found for entry in body if isinstance(entry, Message)}


def texts(lang: str) -> list[str]:
    """The words of every first game, as Fluent."""
    files = [game.words / "page" / lang / "lesson.ftl" for game in registry().games.values()]
    return [file.read_text("utf-8") for file in files if file.is_file()]


def every_lesson() -> list[Lesson]:
    return [lesson for game in GAMES for lesson in guided(game).lessons]


@every_language
def test_every_lesson_has_a_heading_and_a_text(lang: str) -> None:
    said = words(lang)
    for lesson in every_lesson():
        message = said[lesson.id]
        assert message.value is not None
        assert [attribute.id.name for attribute in message.attributes] == ["text"]


@every_language
def test_no_lesson_is_left_over(lang: str) -> None:
    assert words(lang).keys() == {lesson.id for lesson in every_lesson()}


@every_language
def test_a_lesson_is_one_idea_that_fits_on_a_phone(lang: str) -> None:
    told = [text for file in texts(lang) for text in re.findall(r"^    \.text = (.*)$", file, re.MULTILINE)]
    assert len(told) == len(every_lesson())
    assert [text for text in told if len(text) > 185] == []


# -- what will not do --------------------------------------------------------------------------------------------------

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


def test_a_game_that_is_only_dealt_is_refused() -> None:
    record = {"format": "deadpan/2", "game": "ten-to-kill", "seats": ["Ada", "Bo"], "seed": "x"}
    raw = {"seat": 0, "lessons": [], "record": record}
    with pytest.raises(BadLesson, match="the set-up is not spelt out"):
        read_guided(msgspec.json.encode(raw))
