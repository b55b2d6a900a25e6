"""Several games at one table: the standings, and the big screen that follows the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.evenings import begin, sit_down

SECRET = ".four, .file, .hat, .act, .piece.lit, .hand, .life, .notebook, .question"


def test_the_standings_add_up_over_rematches_and_both_games(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines)
    begin(maya, ines)
    ten.play_out([maya, ines])
    standings = maya.page.locator(".standings")
    expect(standings).to_contain_text("one game")
    expect(standings.locator("tbody tr")).to_have_count(2)
    maya.page.get_by_role("button", name="Rematch").click()
    ines.sees(".board .piece")
    ten.play_out([maya, ines])
    expect(standings).to_contain_text("2 games")
    maya.page.get_by_role("button", name="Change seats or rules").click()
    expect(ines.sees(".lobby-standings")).to_contain_text("2 games")
    assert ines.page.get_by_role("button", name="Au pire tu meurs").is_disabled()  # only the host chooses the game
    maya.page.get_by_role("button", name="Au pire tu meurs").click()
    expect(ines.page.locator(".game-switch [aria-pressed=true]")).to_have_text("Au pire tu meurs")
    expect(maya.page.locator(".seat-row")).to_have_count(3)
    maya.sets("max_turns", 3)
    begin(maya, ines)
    pire.play_out([maya, ines])
    expect(standings).to_contain_text("3 games")
    expect(standings.locator(".played li")).to_have_count(3)
    expect(standings.locator(".played li").last).to_contain_text("Au pire tu meurs")
    rows = {name: standings.locator("tbody tr", has_text=name) for name in ("Maya", "Ines")}
    assert [row.locator("td").first.inner_text() for row in rows.values()] == ["3", "3"]
    wins = [float(each) for each in standings.locator("tbody td:nth-of-type(2)").all_inner_texts()]
    assert sum(wins) == pytest.approx(3, abs=0.05)  # one win per game, possibly shared; shares are rounded
    assert wins == sorted(wins, reverse=True)
    standings.locator(".played a").first.click()
    maya.sees(".board .piece")  # every finished game can be replayed
    expect(maya.page).to_have_url(re.compile("/replay/"))


def test_a_big_screen_follows_the_table_automatically(arrive: Arrive) -> None:
    maya, wall = arrive("Maya"), arrive("Wall", viewport={"width": 1920, "height": 1080})
    code = sit_down(maya, options={"first": 0, "max_rounds": 1})
    wall.goes(f"/tv/{code}")
    expect(wall.sees(".tv-ticket")).to_contain_text(code)
    wall.sees(".tv-ticket .qr path[d^=M]")
    expect(wall.sees(".tv-seats")).to_contain_text("Maya")
    begin(maya)
    wall.sees(".board .piece")
    expect(wall.page.locator(".opponent.asked h3")).to_have_text("Maya")
    expect(wall.page.locator(".join-card")).to_contain_text(code)
    expect(wall.page.locator(".log li").last).to_contain_text("The game begins.")
    assert not wall.has(SECRET)
    wall.page.keyboard.press("Tab")
    assert wall.page.evaluate("document.activeElement === document.body")  # nothing to click
    maya.page.get_by_role("button", name="Pause", exact=True).click()
    wall.sees(".banner-pause")
    assert not wall.has(".banner button")
    maya.page.get_by_role("button", name="Resume").click()
    ten.play_out([maya])
    expect(wall.sees(".count")).to_be_visible()
    expect(wall.sees(".standings")).to_contain_text("one game")
    maya.page.get_by_role("button", name="Rematch").click()
    wall.sees(".board .piece")
    ten.play_out([maya])
    wall.sees(".count")
    maya.page.get_by_role("button", name="Change seats or rules").click()
    expect(wall.sees(".tv-lobby .standings")).to_contain_text("2 games")
    maya.page.get_by_role("button", name="Au pire tu meurs").click()
    expect(wall.page.locator(".tv-top h1")).to_have_text("Au pire tu meurs")
    expect(maya.page.locator(".seat-row")).to_have_count(3)
    begin(maya)
    wall.sees(".plate")
    assert not wall.has(SECRET)


def test_a_big_screen_shows_no_seat_even_in_a_players_browser(arrive: Arrive) -> None:
    maya = arrive("Maya")
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.sees(".four")
    maya.goes(f"/tv/{code}")
    maya.sees(".board .piece")
    assert not maya.has(SECRET)
    maya.goes(f"/t/{code}")
    maya.sees(".four")  # she still has her seat
