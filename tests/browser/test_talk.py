"""The talk at a table, and the sound that signals a turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.evenings import begin, sit_down
from tests.browser.people import Person
from tests.browser.test_everywhere import PHONE
from tests.browser.waiting import becomes

MARKUP = "<img src=x onerror=document.title='pwned'> **bold** & <b id=said>x</b>"
EARS = """
window.heard = { tones: 0, trembles: 0 };
window.AudioContext = class extends AudioContext {
  get state() { return 'running'; }  // nobody has to click first in a test
  createOscillator() { window.heard.tones += 1; return super.createOscillator(); }
};
Object.defineProperty(navigator, 'vibrate', { value: () => { window.heard.trembles += 1; return true; } });
"""


def say(person: Person, text: str) -> None:
    person.page.locator(".say input:visible").fill(text)
    person.page.keyboard.press("Enter")


def test_markup_in_a_message_is_shown_as_text(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines)
    say(maya, MARKUP)
    expect(ines.sees(".talk-lines li")).to_contain_text(MARKUP)
    assert not ines.has("#said, .talk img")
    begin(maya, ines)
    ines.page.get_by_role("button", name="Talk").click()
    expect(ines.sees(".talk-lines li")).to_contain_text(MARKUP)  # the message survives a reload
    assert "pwned" not in ines.page.title()


def test_new_lines_are_counted_until_they_are_read(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines", **PHONE)
    sit_down(maya, ines)
    begin(maya, ines)
    maya.page.get_by_role("button", name="Talk").click()
    say(maya, "Where was the fox?")
    say(maya, "I only ask.")
    unread = ines.page.locator(".tabs .unread")
    expect(unread).to_contain_text("2")
    expect(ines.page).to_have_title(re.compile(r"^\(2\) "))
    expect(ines.sees(".opponent .bubble")).to_have_text("I only ask.")  # also shown beside the speaker's seat
    ines.page.locator(".tabs button", has_text="Talk").tap()
    expect(unread).to_have_count(0)
    expect(ines.page.locator(".talk-lines li")).to_have_count(2)
    say(ines, "In bed.")
    expect(maya.page.locator(".talk-lines li")).to_have_count(3)
    expect(maya.page.locator(".log-chat-tabs .unread")).to_have_count(0)  # the talk is open on her page
    ines.page.reload()
    ines.page.locator(".tabs button", has_text="Talk").tap()
    expect(ines.page.locator(".talk-lines li")).to_have_count(3)


def test_an_emote_is_shown_beside_the_players_seat(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines)
    begin(maya, ines)
    maya.page.get_by_role("button", name="Talk").click()
    maya.page.get_by_role("button", name="Slow clap").click()
    ines.sees(".opponent .bubble.face .emote")
    ines.page.get_by_role("button", name="Talk").click()
    expect(ines.sees(".talk-lines li")).to_contain_text("Slow clap")


def test_an_onlooker_must_join_before_talking(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    ines.invited(code)
    ines.page.get_by_role("button", name="Talk").click()
    ines.page.get_by_role("button", name="Join in").click()
    ines.sees(".emotes")
    say(ines, "Hello from the stands.")
    maya.page.get_by_role("button", name="Talk").click()
    expect(maya.sees(".talk-lines li")).to_contain_text("Ines Hello from the stands.")
    assert not ines.has(".four")


@pytest.mark.parametrize("wish", ["on", "off"])
def test_a_turn_makes_a_sound_and_vibrates_unless_the_sound_is_off(arrive: Arrive, wish: str) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    ines.context.add_init_script(EARS)
    sit_down(maya, ines, options={"first": 1})
    ines.page.reload()
    ines.sees(".seats")
    if wish == "off":
        ines.page.get_by_role("button", name="Sound when it is your turn: on").click()
    ines.page.reload()  # the setting is remembered
    ines.page.get_by_role("button", name=f"Sound when it is your turn: {wish}").wait_for()
    ines.page.mouse.click(5, 300)  # browsers allow sound only after a click
    begin(maya, ines)
    ines.waits(ten.ASKED)
    maya.page.get_by_role("button", name="Talk").click()
    maya.page.get_by_role("button", name="Nudge whoever is thinking").click()
    ines.sees(".opponent .bubble.face")
    heard = {"tones": 4, "trembles": 2} if wish == "on" else {"tones": 0, "trembles": 0}
    becomes(ines.page, lambda: ines.page.evaluate("window.heard"), heard)  # the sound follows the picture
