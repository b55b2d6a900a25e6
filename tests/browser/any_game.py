"""Plays any game on the generic screen, always picking the first thing that is offered."""

from __future__ import annotations

from typing import Final

from tests.browser.people import Person

ASKED: Final = ".g-options button, .g-final .deed"
_ROUNDS: Final = 200
_STEPS: Final = 8


def play_out(person: Person, *, by_keyboard: bool = False) -> None:
    """Choose whenever asked, until the count is shown."""
    for _ in range(_ROUNDS):
        person.page.wait_for_selector(f"main[data-ask] :is({ASKED}), .count")
        if person.is_over:
            return
        asked = person.question()
        for _ in range(_STEPS):
            if person.has(".g-final .deed"):
                break
            if by_keyboard:
                person.page.keyboard.press("1")
            else:
                person.clicks(".g-options button")
        if by_keyboard:
            person.page.keyboard.press("Enter")
        else:
            person.clicks(".g-final .deed")
        person.leaves(asked)
    raise AssertionError("the game does not end")
