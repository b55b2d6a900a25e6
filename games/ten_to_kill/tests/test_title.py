"""The title of the game in the words of all pages."""

from __future__ import annotations

from tests.locales.glossary import messages, plain


def test_t1_9_the_polish_title_is_the_one_on_the_polish_box() -> None:
    """The English title is shown beside it, smaller."""
    naming = {message.id for message in messages() if message.lang == "pl" and "10' to kill" in plain(message.text)}
    assert naming == {"ten-to-kill-title"}
