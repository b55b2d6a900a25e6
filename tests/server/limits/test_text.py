"""Which text is accepted as a name and in the chat: visible, on one line, without control characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deadpan.server.errors import TableError
from deadpan.server.limits import LONGEST_LINE, LONGEST_NAME, clean_line, clean_name


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  Zoe\u0308   B ", "Zoë B"),
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("नमस्ते", "नमस्ते"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚒 ❤\ufe0f 🫨 \U0001faea", "👩\u200d🚒 ❤\ufe0f 🫨 \U0001faea"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_text_is_cleaned_to_one_line(raw: str, clean: str) -> None:
    assert clean_line(raw) == clean
    assert clean_name(raw) == clean


@pytest.mark.parametrize(
    "raw",
    [
        "", "  \n ", "\u200b", "\u200d\u200d", "a\u202eb", "a\u2066b", "\x00", "a\x1b[31m", "a\x7f", "\ufeffa",
        "\ud800",
        "\ue000", "\U000e0041", "\uffff", "\u0378", "z\u0321\u0322\u0327\u0328", "\u3164",
        "a\u2800", "\ufe0f", "\u0301",
    ],
)  # fmt: skip
def test_invisible_and_control_characters_in_names_are_refused(raw: str) -> None:
    with pytest.raises(TableError) as refusal:
        clean_line(raw)
    assert refusal.value.code == "bad-line"
    with pytest.raises(TableError) as refusal:
        clean_name(raw)
    assert refusal.value.code == "bad-nickname"


def test_names_and_chat_messages_have_a_maximum_length() -> None:
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    assert clean_line("x" * LONGEST_LINE) == "x" * LONGEST_LINE
    for clean, most in ((clean_name, LONGEST_NAME), (clean_line, LONGEST_LINE)):
        with pytest.raises(TableError):
            clean("x" * (most + 1))


@given(st.text(max_size=400))
def test_cleaning_a_line_twice_changes_nothing_more(raw: str) -> None:
    try:
        once = clean_line(raw)
    except TableError:
        return
    assert clean_line(once) == once
    assert once.encode()
    assert "\n" not in once
