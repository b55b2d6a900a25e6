"""The words of the boxes (T1.9, A1.9): ``docs/words.md`` decides them, and every message keeps to them."""

from __future__ import annotations

import re

import pytest

from deadpan.game import GAMES
from deadpan.locales import LANGUAGES, Language, Words
from tests.locales.glossary import (
    SCOPES,
    Gone,
    Message,
    documents,
    faults,
    gone,
    messages,
    messages_in,
    pattern,
    plain,
    terms,
)

every_rule = pytest.mark.parametrize("rule", gone(), ids=lambda rule: f"{rule.lang} {rule.words[0]}")


def said(rule: Gone, scope: str, text: str) -> list[str]:
    """The faults of a message with this text."""
    return list(faults([Message(rule.lang, "here.ftl", "message", scope, text)]))


def test_t1_9_a1_9_no_message_uses_a_banned_word() -> None:
    assert list(faults((*messages(), *documents()))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_t1_9_a1_9_every_word_of_the_glossary_is_used_in_some_message(lang: Language) -> None:
    everything = " … ".join(plain(message.text) for message in messages() if message.lang == lang)
    for term in terms():
        for name in term.names[lang]:
            words = re.findall(r"[\w']+", plain(name))
            endings = [re.escape(word) if len(word) < 4 else re.escape(word[:-1]) + r"\w*" for word in words]
            assert re.search(rf"(?<!\w){'[^…]{1,3}'.join(endings)}(?!\w)", everything), f"{lang}: {term.thing}: {name}"


@every_rule
def test_a_banned_word_is_found(rule: Gone) -> None:
    assert rule.lang in LANGUAGES
    assert rule.scopes <= SCOPES
    for phrase in rule.words:
        word = phrase.replace("*", "x")
        for text in (word, f"{word.capitalize()}, …", f"Bo’s {word.upper()}."):
            for scope in SCOPES:
                refused = any(f"say “{rule.instead}”" in fault for fault in said(rule, scope, text))
                assert refused == (scope in rule.scopes)


@every_rule
def test_a_suggested_word_is_not_banned_itself(rule: Gone) -> None:
    for scope in rule.scopes:
        assert said(rule, scope, f"{rule.instead}; {', '.join(rule.allowed)}") == []


def test_a_phrase_does_not_match_across_a_variable_or_inside_a_word() -> None:
    assert pattern(("pile de vie",)).search(plain("Pile\nde vie")) is not None
    assert pattern(("pole",)).search(plain("polemika")) is None
    source = "one = pile { $x } de vie\n    .two = { $n ->\n        [a] pile\n       *[b] de vie\n    }\n"
    (message,) = messages_in(source, "fr", "here.ftl")
    assert list(faults([message])) == []


def test_a_message_belongs_to_the_game_that_its_id_its_heading_or_its_file_names() -> None:
    one, other = sorted(GAMES)[:2]
    words = Words("en")
    file = f"### The words of {words.title(one)}.\n\na = A\n\n## Names\n\nb = B\n\n"
    source = f"{file}## {words.title(other)}: the table\n\nc = C\n{one}-d = D\n"
    scopes = [message.scope for message in messages_in(source, "en", "here.ftl")]
    assert scopes == [one, one, other, one]
    assert [message.scope for message in messages_in("## Home\n\na = A\n", "en", "here.ftl")] == ["shared"]
