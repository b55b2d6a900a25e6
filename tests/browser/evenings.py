"""Helpers that bring friends to one table and begin a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.people import Person

SETTINGS: Final = {"choice_seconds": None, "game_seconds": None, "hints": False, "patience": 60}
TEN: Final = {"first": 0, "max_rounds": 1}
PIRE: Final = {"first": 0, "max_turns": 4}


def sit_down(
    host: Person, *guests: Person, game: str = "ten-to-kill", options: Mapping[str, Any] = TEN, **settings: Any
) -> str:
    """Seat the host and the guests at one table, in this order, before the game; returns its code."""
    code = host.hosts(game, options, seats=max(1 + len(guests), 2 if game == "ten-to-kill" else 3))
    for seat, guest in enumerate(guests, start=1):
        guest.sits(code, seat)
        expect(host.page.locator(".seat-row").nth(seat)).to_contain_text(guest.name)
    if settings:
        host.says(code, type="settings", settings={**SETTINGS, **settings})
    return code


def begin(host: Person, *guests: Person) -> None:
    """Fill the empty seats with bots, and begin the game."""
    if host.has(".seat-row.open"):
        host.clicks(".start .btn:not(.big)")
    host.page.get_by_role("button", name="Start").click()
    for person in (host, *guests):
        person.sees("main.game")
