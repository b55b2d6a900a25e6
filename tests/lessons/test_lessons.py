"""First games are records with lessons, so they are tested like records."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from deadpan import lessons
from deadpan.game import GAMES, registry
from deadpan.game.registry import Registry
from deadpan.lessons import Lesson, games_with_lessons, guided, lesson_text
from deadpan.locales import LANGUAGES
from deadpan.session import replay
from tests.cli.command import replay as replay_command
from tests.lessons.__main__ import rewritten

SHORTEST, LONGEST = 10, 16

every_game = pytest.mark.parametrize("game", games_with_lessons())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
def test_a_first_game_replays_to_its_end_like_any_record(game: str) -> None:
    found = guided(game)
    played = replay(found.record, GAMES)
    outcome = played.rules.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (found.seat,)


@every_game
def test_the_file_of_a_first_game_has_the_canonical_format(game: str) -> None:
    assert lesson_text(game).decode() == rewritten(game)


@every_game
def test_the_replay_command_accepts_a_first_game(game: str) -> None:
    record = msgspec.json.decode(lesson_text(game))["record"]
    assert replay_command(msgspec.json.encode(record)).status == 0


@every_game
def test_a_first_game_has_as_many_lessons_as_fit_into_five_minutes(game: str) -> None:
    found = guided(game)
    taught = [lesson for lesson in found.lessons if lesson.choice is not None]
    assert SHORTEST <= len(taught) <= LONGEST
    assert len(found.lessons) <= 26


@every_game
def test_a_first_game_has_a_lesson_at_the_opening_and_at_the_count(game: str) -> None:
    found = guided(game)
    assert found.lessons[0].n == 0
    assert found.lessons[-1].n == len(found.record.choices)


# -- words -------------------------------------------------------------------------------------------------------------


def words(lang: str) -> dict[str, Message]:
    """The messages of the first games in one language."""
    found = [FluentParser().parse(text).body for text in texts(lang)]
    return {entry.id.name: entry for body in found for entry in body if isinstance(entry, Message)}


def texts(lang: str) -> list[str]:
    """The Fluent files of every first game."""
    files = [game.words / "page" / lang / "lesson.ftl" for game in registry().games.values()]
    return [file.read_text("utf-8") for file in files if file.is_file()]


def every_lesson() -> list[Lesson]:
    return [lesson for game in games_with_lessons() for lesson in guided(game).lessons]


@every_language
def test_every_lesson_has_a_heading_and_a_text(lang: str) -> None:
    said = words(lang)
    for lesson in every_lesson():
        message = said[lesson.id]
        assert message.value is not None
        assert [attribute.id.name for attribute in message.attributes] == ["text"]


@every_language
def test_no_message_belongs_to_a_missing_lesson(lang: str) -> None:
    assert words(lang).keys() == {lesson.id for lesson in every_lesson()}


@every_language
def test_a_lesson_is_short_enough_for_a_phone(lang: str) -> None:
    told = [text for file in texts(lang) for text in re.findall(r"^    \.text = (.*)$", file, re.MULTILINE)]
    assert len(told) == len(every_lesson())
    assert [text for text in told if len(text) > 185] == []


# -- no first game -----------------------------------------------------------------------------------------------------


def test_a_game_without_a_first_game_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    (name,) = games_with_lessons()[:1]
    plain = replace(registry().games[name], game=replace(registry().games[name].game, lesson=None))
    monkeypatch.setattr(lessons, "registry", lambda: Registry({name: plain}))
    monkeypatch.setattr(lessons, "game_called", lambda _: plain.game)
    assert games_with_lessons() == []
    with pytest.raises(KeyError):
        lesson_text(name)
