"""Names of players stand unchanged in every message: nothing is elided, declined or given a gender."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from deadpan.game import GAMES
from deadpan.locales import LANGUAGES, Language
from deadpan.locales.message_variables import SEAT, kind_of
from deadpan.locales.words import data_types
from tests.locales.glossary import files
from tests.locales.variants import VARIABLE, texts_of

NAMES: Final = {
    "Ada": "begins with a vowel",
    "Hugo": "begins with an h",
    "Agnès": "begins with a vowel and ends in -s",
    "Bo": "begins with a consonant",
    "Thomas": "ends in -s",
    "Jean Paul": "is two words",
    "Юлия": "is in another script",
    "Wolfeschlegelsteinhausen": "has 24 characters",
    "Will": "is a word in English",
    "Rose": "is a word in French",
    "Maja": "is a word in Polish",
}
ON_PAGES: Final = frozenset({"name", "names", "player", "players", "winner", "winners"})
"""The variables that hold names of players in messages of the page and the terminal."""

ELIDED: Final = "d|l|qu|n|s|m|t|j|c|jusqu|lorsqu|puisqu|quoiqu"
UNELIDED: Final = "de|le|la|que|ne|se|me|te|je|ce|jusque|lorsque|puisque|quoique"
CASES: Final = (
    "do|z|ze|od|dla|o|na|przez|przy|po|u|w|we|za|przeciw|bez|nad|pod|przed|między|dzięki|ku|wobec|oprócz|według|"
    "zamiast|obok|właściciel|właścicielka"
)
"""Prepositions after which a Polish name would be declined: „do Maji”."""


def faults(lang: Language, text: str, name: str) -> Iterator[str]:
    """What is wrong with a text in which this name stands."""
    if lang == "fr":
        mute = name[0] in "AEIOUYÉH"
        yield from re.findall(rf"(?i:\b(?:{UNELIDED}) ){name}" if mute else rf"(?i:\b(?:{ELIDED})’){name}", text)
        yield from re.findall(
            rf"{name} (?:est|était|sera) (?:\w+é|\w+is|mort|seul|prêt)\b", text
        )  # « Ada est éliminé »
    elif lang == "en":
        yield from re.findall(rf"\bof {name}\b", text)  # “the hitman of Bo”
        yield from re.findall(rf"\ban? {name}\b", text)
        yield from re.findall(rf"{name}(?:'s|’ )", text)
        yield from re.findall(rf"{name}.*\b(?:he|she|him|her|his|hers|himself|herself)\b", text)
    else:
        yield from re.findall(rf"(?i:\b(?:{CASES})):? {name}", text)
        yield from re.findall(rf"(?:\w[aiuy]j|\wść|\wcz|\w[śż]) {name}", text)  # „Wpuść Maja”
        yield from re.findall(rf"{name} (?!\w*syła)\w+(?:ł|ła|łeś|łaś)\b", text)  # „Maja zabił”


@cache
def entries(lang: Language) -> tuple[tuple[str, frozenset[str], ftl.Message], ...]:
    """Every message of a language, with its file and the variables in it that hold names of players."""
    seats = {
        game: frozenset(name for name, kind in data_types(rules).items() if kind_of(kind) == SEAT)
        for game, rules in GAMES.items()
    }
    return tuple(
        (file.name, ON_PAGES | seats.get(game, frozenset({"seat", "asked"})), entry)
        for language, file, game in files()
        if language == lang
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    )


def with_name(text: str, variables: frozenset[str], name: str) -> str:
    """A text in which these variables are a name, and all others an ellipsis."""
    return VARIABLE.sub(lambda found: name if found[1] in variables else "…", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_breaks_a_message(lang: Language) -> None:
    found: dict[str, str] = {}
    told = 0
    for file, variables, entry in entries(lang):
        for text in texts_of(entry):
            if not any(each in variables for each in VARIABLE.findall(text)):
                continue
            told += 1
            for name in NAMES:
                said = with_name(text, variables, name)
                for fault in faults(lang, said, name):
                    found.setdefault(f"{file}: {entry.id.name}: {fault}", said)
    assert found == {}
    assert told > 250


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "the hitman of {}"),
        ("en", "Empty the seat of {}"),
        ("fr", "Libérer la place de {}"),
        ("fr", "Pour prouver qu’{} ment"),
        ("fr", "{} est éliminé."),
        ("pl", "Nagroda dla: {}"),
        ("pl", "Wpuść {}"),
        ("pl", "zabójca (właściciel: {})"),
    ],
)
def test_a_naive_sentence_breaks(lang: Language, text: str) -> None:
    assert any(list(faults(lang, text.format(name), name)) for name in NAMES)
