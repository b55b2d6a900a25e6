"""Sentences address their reader as *you*, in every language."""

from __future__ import annotations

import re

import pytest

from deadpan.game import GAMES, grouper_of
from deadpan.kernel.beats import begin_beats
from deadpan.kernel.rules import AnyRules
from deadpan.locales import LANGUAGES, Language, Words
from deadpan.testing.divergence import heard_of
from deadpan.testing.tables import plies
from tests.locales.reader_forms import Role, roles, said
from tests.tables import TABLES

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

OTHERS = {Role(f"{game}-beat-swapped", "whom") for game in GAMES}
"""Fields that never contain the reader: the sentence is about an exchange between the reader and another player."""


def names_in(text: str, field: str) -> list[str]:
    """The places where a text names the seat of a field, or all of its seats."""
    return re.findall(rf"\{{\${field}\}}", text)


@every_language
def test_every_message_with_a_seat_has_a_form_for_the_reader(lang: Language) -> None:
    """That form does not contain the reader's name."""
    wrong = []
    for role in set(roles()) - OTHERS:
        to_others, to_reader = said(lang, role, False), said(lang, role, True)
        if names_in(to_others, role.field) and (names_in(to_reader, role.field) or to_reader == to_others):
            wrong.append(role)
    assert wrong == []


@every_language
@every_game
def test_a_sentence_never_contains_its_readers_name(game: AnyRules, lang: Language) -> None:
    """In no event that a seat hears and in no beat; a third seat reads the names of the others."""
    words, grouper = Words(lang), grouper_of(game.name)
    named_to_others = 0
    for table in [table for table in TABLES if table.game.name == game.name][::3]:
        names = [f"Player{seat}name" for seat in range(table.seats)]
        told, state = list(table.open("reader").told), None
        for ply in plies(table, "reader"):
            told += ply.step.told
            state = ply.step.state
        for reader in range(table.seats):
            heard = heard_of(told, reader)
            beats = begin_beats(grouper, reader).up_to(heard, game.view(state, reader))[1]
            lines = [words.tell(game.name, event, names, reader) for event in heard]
            lines += [words.tell_beat(game.name, beat, names, reader) for beat in beats]
            assert [line for line in lines if names[reader] in line] == []
            named_to_others += sum(names[(reader + 1) % table.seats] in line for line in lines)
    assert named_to_others > 100
