"""A language is a folder of messages: a German that is not shipped, made in memory from the English messages."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import deadpan
import deadpan.locales
from deadpan.game import GAMES
from deadpan.locales import LANGUAGES, Language
from deadpan.locales.catalogue import Catalogue
from deadpan.locales.message_variables import Namer
from tests.tables import TABLES

GERMAN = {"list-end": "{ $list } und { $item }", "seat-name": "Platz { $number }"}
"""What the stub translates; every other text says that it is German."""


class Marked(Transformer):
    """Marks every word-bearing text, in every variant and attribute."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(re.sub(r"\b([A-Za-z]{4,})\b", r"\1-de", node.value))


def german(source: str) -> str:
    """The messages of one file, in German of a kind."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            text = GERMAN.get(entry.id.name)
            if text is None:
                entry.value = Marked().visit(entry.value)
                entry.attributes = [Marked().visit(attribute) for attribute in entry.attributes]
            else:
                entry.value = FluentParser().parse_entry(f"{entry.id.name} = {text}\n").value  # type: ignore[union-attr]
    return FluentSerializer().serialize(resource)


@pytest.fixture(scope="module")
def folder() -> zipfile.Path:
    """A folder of German messages that exists only in memory."""
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w") as archive:
        for file in (files(deadpan.locales) / "en").iterdir():
            if file.name.endswith(".ftl"):
                archive.writestr(f"de/{file.name}", german(file.read_text("utf-8")))
    return zipfile.Path(memory, "de/")


@pytest.fixture(scope="module")
def catalogue(folder: zipfile.Path) -> Catalogue:
    return Catalogue("de", folder)


def told(catalogue: Catalogue, names: list[str]) -> Iterator[str]:
    """A game of each kind, told event by event."""
    for game in GAMES:
        table = next(table for table in TABLES if table.game.name == game)
        for heard in table.open("a fourth language").told:
            event = heard.event
            message = f"{game}-{event.__struct_config__.tag}"
            yield catalogue.format(message, Namer(catalogue, names, 0).fields(event))


def test_a_folder_is_a_language(catalogue: Catalogue) -> None:
    assert catalogue.format("seat-name", {"number": 3}) == "Platz 3"
    assert Namer(catalogue).join(["Ada", "Bo", "Cy"]) == "Ada, Bo und Cy"
    assert catalogue.format("replay-asked", {"players": "Bo"}) == "Waiting-de for Bo."


def test_a_game_without_words_in_a_language_is_told_in_english(catalogue: Catalogue) -> None:
    sentences = list(told(catalogue, ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"]))
    assert any("The game begins." in sentence for sentence in sentences)
    assert not any("{" in sentence for sentence in sentences)


def test_the_language_is_named_in_one_place() -> None:
    """Everything else derives from `Language`: `LANGUAGES`, the options of the command, the answers of the server."""
    assert get_args(Language) == LANGUAGES
    code = files(deadpan)
    named = [path.name for path in _modules(code) if re.search(r"[\"']pl[\"']", path.read_text("utf-8"))]
    assert named == ["catalogue.py"]


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir() and each.name != "static":
            yield from _modules(each)
        elif each.name.endswith(".py"):
            yield each
