"""The abbreviations of the animals on boards in the terminal."""

from __future__ import annotations

import pytest
from deadpan_ten_to_kill.rules.pieces import CHARACTERS

from deadpan.locales import LANGUAGES, Language, Words
from deadpan.terminal.abbreviations import cut


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", range(2, 14))
def test_no_two_animals_have_the_same_abbreviation(lang: Language, width: int) -> None:
    short = cut(tuple(Words(lang).name("piece", who) for who in CHARACTERS), width)
    assert len(set(short)) == len(CHARACTERS)
    assert all(len(name) <= width for name in short)
