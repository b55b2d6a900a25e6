"""The screens around a game have no accessibility violation, in all sizes and themes, and exist in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.evenings import TEN, begin, sit_down
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE, UNTRANSLATED, barriers

PROFILES = [(PHONE, "dark"), (DESK, "light")]


def opens_talk(person: Person) -> None:
    """Open the talk, which is a tab on a phone and beside the log on a wide screen."""
    person.page.locator(".tabs button:visible, .log-chat-tabs button:visible").filter(has_text="Talk").click()


@pytest.mark.parametrize(("profile", "theme"), PROFILES, ids=["phone", "desk"])
def test_no_screen_around_a_game_has_an_accessibility_violation(
    arrive: Arrive, profile: dict[str, object], theme: str
) -> None:
    maya, ines = arrive("Maya", color_scheme=theme, **profile), arrive("Ines")
    wall = arrive("Wall", color_scheme=theme, **profile)
    code = sit_down(maya, ines, options=TEN, choice_seconds=300, game_seconds=600, hints=True)
    maya.page.locator(".say input").fill("Good evening.")
    maya.page.keyboard.press("Enter")
    expect(maya.page.locator(".talk-lines li")).to_have_count(1)
    found = barriers(maya)  # the lobby: people, talk, settings
    wall.goes(f"/tv/{code}")
    wall.sees(".tv-ticket")
    found += barriers(wall)
    begin(maya, ines)
    wall.sees(".board .piece")
    found += barriers(wall)
    maya.waits(ten.ASKED)
    maya.clicks(".act.kill")
    maya.page.locator(".piece.hitman").click(force=True)
    expect(maya.page.locator(".ask h1")).to_contain_text("Why not")
    found += barriers(maya)
    ines.clicks(".table-chip")
    ines.page.get_by_role("button", name="Ask to end the game").click()
    ines.page.get_by_role("button", name="Pause", exact=True).click()
    maya.sees(".banner-pause")
    opens_talk(maya)
    found += barriers(maya)  # banners, clocks, chat
    maya.clicks(".tool[aria-haspopup]:not(.remind)")
    maya.sees(".powers")
    found += barriers(maya)
    maya.page.keyboard.press("Escape")
    maya.page.get_by_role("button", name="Agree").click()
    maya.sees(".broken-off")
    found += barriers(maya)
    watched = ines.plays_now("ten-to-kill", TEN, seats=2)
    maya.goes(f"/t/{watched}")
    maya.page.get_by_role("button", name="Take over from a bot").click()
    maya.sees(".take-over")
    found += barriers(maya)
    wall.goes(f"/tv/{watched}")
    ten.play_out([ines])
    wall.sees(".count")
    assert found + barriers(wall) == []


@pytest.mark.parametrize(("locale", "paused"), [("fr-FR", "Pause."), ("pl-PL", "Przerwa.")])
def test_the_screens_around_a_game_are_in_the_browsers_language(arrive: Arrive, locale: str, paused: str) -> None:
    maya, wall = arrive("Maya", locale=locale), arrive("Wall", locale=locale)
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    wall.goes(f"/tv/{code}")
    wall.sees(".board .piece")
    maya.waits(ten.ASKED)
    maya.page.locator(".chip.tool").first.click()
    expect(maya.sees(".banner-pause b")).to_have_text(paused)
    maya.clicks(".tool[aria-haspopup]:not(.remind)")
    for person in (maya, wall):
        assert not UNTRANSLATED.findall(person.page.locator("body").inner_text())
