"""The sentences of the count that say why the game ended."""

from __future__ import annotations

from typing import get_args

import pytest
from deadpan_ten_to_kill.rules.events import EndRule
from fluent.syntax import parse
from fluent.syntax.ast import Message

from deadpan.game.registry import registry
from deadpan.locales import LANGUAGES, Language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_can_end_the_game_has_a_sentence(lang: Language) -> None:
    text = (registry().games["ten-to-kill"].words / "page" / lang / "screen.ftl").read_text("utf-8")
    messages = {entry.id.name for entry in parse(text).body if isinstance(entry, Message)}
    assert len(get_args(EndRule)) > 1
    assert {f"count-why-{rule.lower().replace('.', '-')}" for rule in get_args(EndRule)} <= messages
