"""The rules in three languages: docs/rules has them in English, as the law, and in French and Polish for players."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import hatch_build
from deadpan.game import GAMES
from deadpan.locales import LANGUAGES, Language

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
REFERENCE = r"\b[A-Z]\d+(?:\.\d+)?\b"

every_game = pytest.mark.parametrize("game", GAMES)
every_translation = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


def page(game: str, lang: Language) -> str:
    """A game's rules as players read them: without what is only about files and programs."""
    text = (RULES / ("" if lang == "en" else lang) / f"{game}.md").read_text("utf-8")
    return re.sub(r"\s*<!--software-->.*?<!--/software-->", "", text, flags=re.DOTALL)


def rules(game: str, lang: Language) -> dict[str, str]:
    """Every numbered rule: its text on one line."""
    found = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.*?)(?=^- \*\*|^## |\Z)", page(game, lang), re.M | re.S)
    assert len({number for number, _ in found}) == len(found)
    return {number: " ".join(text.split()) for number, text in found}


def content(text: str) -> dict[str, Counter[str]]:
    """What a translation may not change: options and their values, other rules, numbers, what was decided by us."""
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
def test_a_translation_has_the_same_parts_and_is_none_in_name_only(game: str, lang: Language) -> None:
    parts = {each: re.findall(r"^## ([A-Z]\d+) (.+)$", page(game, each), re.M) for each in ("en", lang)}
    assert [number for number, _ in parts[lang]] == [number for number, _ in parts["en"]]
    english, translated = rules(game, "en"), rules(game, lang)
    assert [number for number, text in translated.items() if text == english[number] or len(text) < 20] == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_of_rules_is_written_as_its_reader_expects(game: str, lang: Language) -> None:
    """Marks stand in pairs, references lead somewhere, and only English has what players need not read."""
    raw = (RULES / ("" if lang == "en" else lang) / f"{game}.md").read_text("utf-8")
    assert raw.count("<!--software-->") == raw.count("<!--/software-->")
    assert lang == "en" or "<!--" not in raw
    numbers = {*rules(game, lang), *re.findall(r"^## ([A-Z]\d+)", raw, re.M)}
    letter = next(iter(numbers))[0]
    for number, text in rules(game, lang).items():
        assert text.count("`") % 2 == 0, number
        assert re.sub(r"\*\*", "", text).count("*") % 2 == 0, number
        assert {each for each in re.findall(REFERENCE, text) if each[0] == letter} <= numbers, number
    assert len(re.findall(r"^- ", raw, re.M)) == len(rules(game, lang))


@pytest.mark.parametrize("source", ["docs/rules/ten-to-kill.md", "docs/rules/fr/au-pire-tu-meurs.md"])
def test_the_page_is_built_anew_when_a_rule_changes(tmp_path: Path, source: str) -> None:
    file = tmp_path / source
    file.parent.mkdir(parents=True)
    file.write_text("- **T1.1** 2 to 4 players.\n", "utf-8")
    before = hatch_build._fingerprint(tmp_path)
    file.write_text("- **T1.1** 2 to 5 players.\n", "utf-8")
    assert hatch_build._fingerprint(tmp_path) != before
