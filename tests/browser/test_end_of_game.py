"""The end of a game: the winner, the reason and the rematch are in the window at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from deadpan.game import GAMES
from tests.browser import evenings, pire, ten
from tests.browser.conftest import Arrive
from tests.browser.test_phones import is_in_sight, step_aside

SIZES = ((360, 640), (844, 390), (1440, 900))
HEADLINE = re.compile(
    r"(You|You and .+ share the) win\.|.+ (wins|share the win)\. You come (second|third|fourth|fifth|sixth)\."
)
PLAY: dict[str, Any] = {"ten-to-kill": ten, "au-pire-tu-meurs": pire}
SHORT = {"ten-to-kill": evenings.TEN, "au-pire-tu-meurs": evenings.PIRE}
SEATS = {"ten-to-kill": 4, "au-pire-tu-meurs": 6}
INSIDE = """(element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return 0 <= top && bottom <= innerHeight && 0 <= left && right <= innerWidth;
}"""
AT_THE_END = "() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1"
"""True when the window shows the end of the page, to which keys scroll smoothly."""


def is_inside(found: Locator) -> bool:
    """Whether the whole element is inside the window, and not covered."""
    return bool(found.evaluate(INSIDE)) and is_in_sight(found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_the_winner_the_reason_and_rematch_are_inside_the_window(
    arrive: Arrive, game: str, size: tuple[int, int]
) -> None:
    is_phone = size[0] < 1000
    maya = arrive("Maya", viewport={"width": size[0], "height": size[1]}, has_touch=is_phone, is_mobile=is_phone)
    maya.plays_now(game, SHORT[game], seats=SEATS[game])
    PLAY[game].play_out([maya], by_mouse=size == SIZES[0])
    headline = maya.sees(".count > h1")
    assert HEADLINE.fullmatch(headline.inner_text()), headline.inner_text()
    maya.settles()
    assert is_inside(headline)
    assert is_inside(maya.sees(".count-why span"))
    assert is_inside(maya.page.get_by_role("button", name="Rematch"))
    assert step_aside(maya) <= 0
    own = maya.page.locator(".count-rows > .own")
    expect(own).to_have_count(1)
    expect(own.locator("h2")).to_contain_text("Maya")
    maya.page.keyboard.press("End")
    maya.page.wait_for_function(AT_THE_END)
    maya.page.get_by_role("link", name="Home").scroll_into_view_if_needed()
    assert is_inside(maya.page.get_by_role("button", name="Rematch"))
    assert is_inside(maya.page.get_by_role("link", name="Home"))
