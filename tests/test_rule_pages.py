"""The rules in three languages: the English page is authoritative, the French and Polish ones are translations."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from deadpan.game import GAMES, game_called
from deadpan.locales import LANGUAGES, Language

REFERENCE = r"\b[A-Z]\d+(?:\.\d+)?\b"

every_game = pytest.mark.parametrize("game", [name for name in GAMES if game_called(name).rules_page is not None])
every_translation = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


def source(game: str, lang: Language) -> str:
    """The file with a game's rules."""
    folder = game_called(game).rules_page
    assert folder is not None
    return (folder / f"{lang}.md").read_text("utf-8")


def page(game: str, lang: Language) -> str:
    """A game's rules as players read them, without the parts about software."""
    text = source(game, lang)
    return re.sub(r"\s*<!--software-->.*?<!--/software-->", "", text, flags=re.DOTALL)


def rules(game: str, lang: Language) -> dict[str, str]:
    """Every numbered rule: its text on one line."""
    found = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.*?)(?=^- \*\*|^## |\Z)", page(game, lang), re.M | re.S)
    assert len({number for number, _ in found}) == len(found)
    return {number: " ".join(text.split()) for number, text in found}


def content(text: str) -> dict[str, Counter[str]]:
    """What a translation must keep: options and their values, references to rules, numbers, marks of decisions."""
    codes = re.findall(r"`([^`]+)`", text)
    text = re.sub(r"`[^`]+`", " ", text)
    references = re.findall(REFERENCE, text)
    numbers = re.findall(r"[+−×]?\d[\d,]*", re.sub(REFERENCE, " ", text))
    return {
        "codes": Counter(codes),
        "references": Counter(references),
        "numbers": Counter(number.replace(",", "") for number in numbers),
        "decisions": Counter(["decision"] * len(re.findall(r"\*\*", text))),
    }


@every_game
@every_translation
def test_every_rule_is_translated_with_its_numbers_options_and_references(game: str, lang: Language) -> None:
    english, translated = rules(game, "en"), rules(game, lang)
    assert list(translated) == list(english)
    assert {number: content(text) for number, text in translated.items()} == {
        number: content(text) for number, text in english.items()
    }


@every_game
@every_translation
def test_a_translation_has_the_same_parts_and_leaves_no_rule_in_english(game: str, lang: Language) -> None:
    parts = {each: re.findall(r"^## ([A-Z]\d+) (.+)$", page(game, each), re.M) for each in ("en", lang)}
    assert [number for number, _ in parts[lang]] == [number for number, _ in parts["en"]]
    english, translated = rules(game, "en"), rules(game, lang)
    assert [number for number, text in translated.items() if text == english[number] or len(text) < 20] == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_marks_and_references_of_a_rules_page_are_correct(game: str, lang: Language) -> None:
    """Marks come in pairs, references exist, and only the English page has parts about software."""
    raw = source(game, lang)
    assert raw.count("<!--software-->") == raw.count("<!--/software-->")
    assert lang == "en" or "<!--" not in raw
    numbers = {*rules(game, lang), *re.findall(r"^## ([A-Z]\d+)", raw, re.M)}
    letter = next(iter(numbers))[0]
    for number, text in rules(game, lang).items():
        assert text.count("`") % 2 == 0, number
        assert re.sub(r"\*\*", "", text).count("*") % 2 == 0, number
        assert {each for each in re.findall(REFERENCE, text) if each[0] == letter} <= numbers, number
    assert len(re.findall(r"^- ", raw, re.M)) == len(rules(game, lang))
