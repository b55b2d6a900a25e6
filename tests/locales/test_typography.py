"""The typography of each language, in every message of the server, the terminal and the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from deadpan.locales import LANGUAGES, Language, Words
from deadpan.locales.typography import typeset
from tests.locales.glossary import files
from tests.locales.variants import VARIABLE, texts_of

TITLE: Final = "10' to Kill"
QUOTES: Final = {"en": "“”", "fr": "«»", "pl": "„”"}
OTHERS: Final = '"“”„«»‘'


@cache
def texts(lang: Language) -> tuple[tuple[str, str], ...]:
    """Every text of a language with the id of its message; variables are an ellipsis."""
    return tuple(
        (entry.id.name, VARIABLE.sub("…", text).replace(TITLE, "…"))
        for language, file, _game in files()
        if language == lang
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
        for text in texts_of(entry)
    )


def faults(lang: Language, text: str) -> Iterator[str]:
    """What is not the language's own typography."""
    yield from re.findall(r"\w?'\w?", text)
    yield from (mark for mark in OTHERS if mark in text and mark not in QUOTES[lang])
    if lang == "fr":
        yield from re.findall(r"[^\s?!…»:][?!;»](?!\w)", text)
        yield from re.findall(r"[^\s/]:(?=\s)|«\S", text)
    elif re.search(r"\w [?!;:](?!\S)", text):
        yield "a space before punctuation"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_the_typography_of_its_language(lang: Language) -> None:
    found = {f"{name}: {fault}": text for name, text in texts(lang) for fault in faults(lang, text)}
    assert found == {}


def test_french_is_told_with_no_break_spaces() -> None:
    assert Words("fr").say("replay-players", players="Ada") == "À table\u00a0: Ada."
    said = Words("fr").say("refused-negative-count", what="x")
    assert said.startswith("«\u202fx\u202f»")


def test_only_french_texts_are_changed() -> None:
    assert typeset("« a » ; b : c ? d !", "fr") == "«\u202fa\u202f»\u202f; b\u00a0: c\u202f? d\u202f!"
    assert typeset("a : b !", "pl") == "a : b !"
