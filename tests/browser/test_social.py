"""Absence, bots as substitutes, pauses, ending by consent, clocks, and the host's commands."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import stepping, ten
from tests.browser.conftest import Arrive
from tests.browser.evenings import begin, sit_down
from tests.browser.people import Person

LATER = {"first": 1, "max_rounds": 2}
"""The guest begins."""


def leave(person: Person) -> None:
    """Go to another page, so that no connection to the table is left."""
    person.goes("/")


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).click()


def test_a_bot_replaces_a_missing_player_after_a_wait_until_the_player_is_back(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = sit_down(maya, ines, options=LATER, patience=10)
    begin(maya, ines)
    ines.waits(ten.ASKED)
    leave(ines)
    expect(maya.sees(".banner-missing")).to_contain_text("Ines has dropped out.")
    time = maya.page.locator(".banner-missing .time")
    expect(time).not_to_have_text(time.inner_text())  # it counts down
    maya.waits(ten.ASKED)  # a bot made the choices of Ines
    expect(maya.page.locator(".banner-missing")).to_have_count(0)
    expect(maya.page.locator(".opponent")).to_contain_text("a bot plays on")
    ines.goes(f"/t/{code}")
    expect(ines.sees(".banner-stand-in")).to_contain_text("A bot plays for you.")
    press(ines, "Take my seat back")
    expect(ines.page.locator(".banner-stand-in")).to_have_count(0)
    expect(maya.page.locator(".opponent")).not_to_contain_text("a bot plays on")
    for _ in range(1000):  # after a kill by a bot Maya may be asked something else first
        if stepping.look(ines, ten.ASKED, within=stepping.GLANCE) == "asked":
            break
        if stepping.look(maya, ten.ASKED, within=stepping.GLANCE) == "asked":
            ten.play_once(maya, kills=False)
    ten.play_once(ines)
    ten.play_out([maya, ines])


def test_the_host_can_extend_or_end_the_wait_for_a_missing_player(arrive: Arrive) -> None:
    maya, ines, tomek = arrive("Maya"), arrive("Ines"), arrive("Tomek")
    sit_down(maya, ines, tomek, options=LATER)
    begin(maya, ines, tomek)
    leave(ines)
    maya.sees(".banner-missing")
    tomek.sees(".banner-missing")
    assert not tomek.has(".banner-missing button")  # only the host decides
    press(maya, "Wait longer")
    expect(tomek.page.locator(".banner-missing .time")).to_have_text(re.compile(r"^1:[1-5]\d$"))
    press(maya, "Bot, now")
    expect(tomek.page.locator(".banner-missing")).to_have_count(0)
    expect(tomek.page.locator(".opponent", has_text="Ines")).to_contain_text("a bot plays on")


def test_a_player_can_let_a_bot_play_for_a_while(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines, options={"first": 0, "max_rounds": 2})
    begin(maya, ines)
    maya.waits(ten.ASKED)
    maya.clicks(".table-chip")
    press(maya, "Let a bot play for me")
    maya.sees(".banner-stand-in")
    expect(maya.page.locator(".dock.quiet")).to_have_count(1)
    expect(maya.page.locator(".ask h1")).to_have_text("A bot plays for you.")
    ines.waits(ten.ASKED)  # the bot has played
    press(maya, "Take my seat back")
    ten.play_out([maya, ines])


def test_a_spectator_can_take_over_from_a_bot(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.plays_now("ten-to-kill", {"first": 0, "max_rounds": 2}, seats=2)
    ines.invited(code)
    expect(ines.sees(".banner-watching")).to_contain_text("You are watching.")
    assert not ines.has(".four")
    ines.takes_over(maya)
    expect(ines.sees(".four .st")).to_be_visible()  # everything that the bot had
    assert not ines.has(".banner-watching")
    expect(maya.page.locator(".opponent h3")).to_have_text("Ines")
    ten.play_out([maya, ines])


def test_a_pause_stops_the_game_and_keeps_drafts(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines)
    begin(maya, ines)
    maya.waits(ten.ASKED)
    maya.page.locator(".piece.can").first.click(force=True)
    maya.sees(".piece.selected")
    press(ines, "Pause")
    expect(maya.sees(".banner-pause")).to_contain_text("Paused.")
    expect(maya.page.locator(".piece.can, .tile.legal, .act")).to_have_count(0)
    expect(maya.page.locator(".ask h1")).to_have_text("Paused. Nobody moves.")
    maya.sees(".file table")  # the case file can be read during the pause
    press(maya, "Resume")
    expect(ines.page.locator(".banner-pause")).to_have_count(0)
    maya.sees(".piece.selected")  # the half-made choice is still there
    ten.play_out([maya, ines])


def test_a_game_ends_when_all_players_agree(arrive: Arrive) -> None:
    maya, ines, onlooker = arrive("Maya"), arrive("Ines"), arrive("Nobody")
    code = sit_down(maya, ines)
    begin(maya, ines)
    onlooker.goes(f"/t/{code}")
    maya.clicks(".table-chip")
    press(maya, "Ask to end the game")
    expect(ines.sees(".banner-ending")).to_contain_text("Maya would like to stop here. 1 of 2 agrees.")
    expect(onlooker.sees(".banner-ending")).to_contain_text("1 of 2")
    assert not onlooker.has(".banner-ending button")
    press(maya, "Play on after all")
    expect(ines.page.locator(".banner-ending")).to_have_count(0)
    maya.clicks(".table-chip")
    press(maya, "Ask to end the game")
    press(ines, "Agree")
    for person in (maya, ines, onlooker):
        expect(person.sees(".broken-off h1")).to_have_text("Called off")
        assert not person.has(".count-hand, .standings")  # no hands are shown and no points counted
    press(maya, "Rematch")
    ines.sees(".board .piece")


def test_a_clock_counts_down_and_a_bot_chooses_when_it_runs_out(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines, choice_seconds=5, game_seconds=10)
    begin(maya, ines)
    maya.waits(ten.ASKED)
    asked = maya.question()
    expect(maya.page.locator(".opponent .clock:not(.running)")).to_have_text("0:10")  # it is not the turn of Ines
    ines.sees(".opponent .clock.running")
    maya.sees(
        ".top .clock.running.short:not(.free)"
    )  # the time for the choice is used up, her time for the game is running
    maya.leaves(asked)  # a bot chose
    expect(maya.page.locator(".log li")).not_to_have_count(2)
    maya.sees(".top .clock")


def test_the_host_can_mute_make_another_player_host_and_remove_players(arrive: Arrive) -> None:
    maya, ines, tomek = arrive("Maya"), arrive("Ines"), arrive("Tomek")
    code = sit_down(maya, ines, tomek)
    begin(maya, ines, tomek)
    ines.clicks(".tool[aria-haspopup]:not(.remind)")
    expect(ines.sees(".people")).to_contain_text("Tomek")
    assert not ines.has(".powers")
    ines.page.keyboard.press("Escape")
    maya.clicks(".tool[aria-haspopup]:not(.remind)")
    tomeks = maya.page.locator(".people li", has_text="Tomek")
    tomeks.get_by_role("button", name="Mute").click()
    expect(tomeks).to_contain_text("muted")
    expect(tomek.page.locator(".say input")).to_be_disabled()
    tomeks.get_by_role("button", name="Unmute").click()
    expect(tomek.page.locator(".say input")).to_be_enabled()
    tomeks.get_by_role("button", name="Remove").click()
    tomeks.get_by_role("button", name="Remove, really?").click()
    expect(tomek.sees(".banner-out")).to_contain_text("You are out of this game.")
    expect(tomeks).to_contain_text("out of the game")
    expect(maya.page.locator(".opponent").nth(1)).to_contain_text("bot")  # a bot takes the removed player's seat
    maya.page.locator(".people li", has_text="Ines").get_by_role("button", name="Make host").click()
    expect(maya.page.locator(".powers")).to_have_count(0)
    ines.clicks(".tool[aria-haspopup]:not(.remind)")
    ines.sees(".powers")
    tomek.goes(f"/t/{code}")
    expect(tomek.sees(".banner-out")).to_be_visible()  # a removed player can still watch
    assert not tomek.has(".four, .banner-watching")
    ines.page.locator(".people li", has_text="Tomek").get_by_role("button", name="Take back").click()
    tomek.sees(".four")
