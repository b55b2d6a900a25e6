"""The words of a game's package are found, and clashes between packages are reported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TypeAlias, cast

import pytest
from msgspec import defstruct

from deadpan.game import GAMES, Game, registry
from deadpan.game.registry import GROUP, Registry, load_games
from deadpan.game.word_files import message_ids, own_ids, texts_in, words_of
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice, Event
from deadpan.locales import LANGUAGES, Language
from deadpan.locales import catalogue as module
from deadpan.locales.catalogue import Catalogue, MissingMessage, catalogue

SOME_RULES = {
    "players": range(2, 5),
    "options_type": defstruct("Options", []),
    "choice_types": (Choice,),
    "event_types": (Event,),
}
Load: TypeAlias = Callable[[dict[str, dict[str, str]]], Registry]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Load:
    """Loads games by name, each with its words: the text of a file by its name."""

    def made(words: dict[str, dict[str, str]]) -> Registry:
        points = []
        for name, texts in words.items():
            (tmp_path / name).mkdir()
            for file, text in texts.items():
                path = tmp_path / name / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
            package = ModuleType(f"toy_{name}")
            rules = cast(AnyRules, SimpleNamespace(**SOME_RULES, name=name))
            package.GAME = Game(rules=rules, words=tmp_path / name)  # type: ignore[attr-defined]
            monkeypatch.setitem(sys.modules, package.__name__, package)
            points.append(EntryPoint(name, f"{package.__name__}:GAME", GROUP))
        return load_games(points)

    return made


def reasons(found: Registry) -> dict[str, str]:
    """The reasons why games could not be loaded."""
    return {broken.name: broken.reason for broken in found.broken}


def test_games_with_different_words_are_loaded_together(load: Load) -> None:
    found = load({"a": {"en.ftl": "a-title = A\n"}, "b": {"en.ftl": "b-title = B\n", "fr.ftl": "b-title = Bé\n"}})
    assert set(found.games) == {"a", "b"}
    assert reasons(found) == {}


@pytest.mark.parametrize("file", ["en.ftl", "fr.ftl", "terminal/en.ftl"])
def test_two_games_with_the_same_message_are_not_loaded(load: Load, file: str) -> None:
    clashing = {"en.ftl": "b-title = B\n", "fr.ftl": "b-title = B\n"} | {file: "card-1 = one\nb-other = B\n"}
    found = load({"a": {"en.ftl": "a-title = A\ncard-1 = 1\n"}, "b": clashing, "c": {"en.ftl": "c-title = C\n"}})
    assert set(found.games) == {"c"}
    assert reasons(found) == dict.fromkeys("ab", "the message 'card-1' is in the words of a and b")


def test_a_game_with_a_message_of_deadpan_is_not_loaded(load: Load) -> None:
    found = load({"a": {"en.ftl": "seat-name = chair\n"}, "b": {"en.ftl": "b-title = B\n"}})
    assert set(found.games) == {"b"}
    assert reasons(found) == {"a": "its message 'seat-name' is one of Deadpan's own"}


def test_a_game_without_words_is_not_loaded(load: Load) -> None:
    found = load({"a": {"fr.ftl": "a-title = A\n"}, "b": {}})
    assert set(found.games) == set()
    assert set(reasons(found)) == {"a", "b"}
    assert "a brings no words: words/en.ftl is missing" in reasons(found)["a"]


def test_a_missing_translation_is_given_in_english(load: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    found = load(
        {"a": {"en.ftl": "a-title = A\na-two = Two\n", "fr.ftl": "a-title = Ah\n", "terminal/en.ftl": "a-t = T\n"}}
    )
    monkeypatch.setattr(module, "registry", lambda: found)
    french, polish = Catalogue("fr"), Catalogue("pl")
    assert [french.format(each, {}) for each in ("a-title", "a-two", "a-t")] == ["Ah", "Two", "T"]
    assert [polish.format(each, {}) for each in ("a-title", "a-two", "a-t")] == ["A", "Two", "T"]
    assert not any(french.has(f"{name}-title") for name in GAMES), "those of the games that were found, and no other"
    with pytest.raises(MissingMessage):
        french.format("a-three", {})


def test_ids_are_those_of_messages_and_terms_only() -> None:
    text = "# no = 1\n\none = { $x ->\n   [two] three = 3\n  *[four] 4\n }\n  .five = 5\nsix=6\n"
    text += "-seven = 7\n    eight = 8\n"
    assert message_ids(text) == {"one", "six", "-seven"}


def test_deadpans_own_ids_are_those_of_the_catalogue_without_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "registry", lambda: Registry({}))
    alone = Catalogue("en")
    assert all(alone.has(message) for message in own_ids())
    assert len(own_ids()) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_lie_beside_the_rules_and_are_in_the_catalogue(lang: Language) -> None:
    for name, installed in registry().games.items():
        package = type(installed.game.rules).__module__.partition(".")[0]
        assert str(words_of(installed.game)) == str(Path(str(sys.modules[package].__file__)).parent / "words")
        for text in texts_in(installed.words, lang):
            assert all(catalogue(lang).has(message) for message in message_ids(text)), name
