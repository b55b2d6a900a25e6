"""What happens is told in beats: in the headline, in the log, and once to a screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import pire
from tests.browser.conftest import Arrive
from tests.browser.evenings import begin, sit_down
from tests.browser.moments import asked
from tests.browser.test_end_of_game import is_inside
from tests.browser.test_everywhere import DESK, PHONE, barriers
from tests.browser.test_phones import PHONE as SMALL
from tests.browser.test_who_begins import moves

EARS = """() => {
  window.heard = [];
  const regions = '[aria-live], [role=status], [role=alert]';
  const around = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(regions);
  new MutationObserver((changes) => {
    const changed = new Set(changes.map(({ target }) => around(target)).filter(Boolean));
    for (const region of changed) window.heard.push(region.textContent.trim());
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Collects what a screen reader would say: the text of a live region whenever it changes."""
TURNS_AWAY = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Hides or shows the page, as far as it can tell."""


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
def test_the_headline_says_what_another_player_has_just_done(arrive: Arrive, profile: dict[str, object]) -> None:
    maya, ines = arrive("Maya", **profile), arrive("Ines")
    sit_down(maya, ines, options={"first": 1})
    begin(maya, ines)
    moves(ines)
    expect(maya.sees(".ask h1.beat")).to_have_text(re.compile(r"^Ines moves the .* to the .*\.$"))
    expect(maya.sees(".ask [role=status]")).to_have_text("Ines plays, then you.")
    moves(ines)
    maya.waits("[data-ask] .piece.can")
    expect(maya.page.locator(".ask h1")).not_to_have_class("beat")
    moves(maya)
    moves(maya)
    expect(maya.sees(".ask h1.beat")).to_have_text(re.compile(r"^You move the .* to the .*\.$"))
    expect(ines.page.locator(".log li").first).to_have_text(re.compile(r"^Maya moves the .* to the .*\.$"))
    assert barriers(maya) == []


def test_beats_wait_for_each_other_and_a_question_waits_for_none(arrive: Arrive) -> None:
    """Time stands still, so that no beat is over by itself."""
    maya, ines, zoe = arrive("Maya"), arrive("Ines"), arrive("Zoe")
    maya.page.clock.install()
    sit_down(maya, ines, zoe, options={"first": 1})
    begin(maya, ines, zoe)
    maya.page.clock.pause_at(maya.page.evaluate("Date.now() + 1000"))
    headline, log = maya.page.locator(".ask h1.beat"), maya.page.locator(".log ol > li")
    known = log.count()
    moves(ines)
    moves(ines)
    expect(log).to_have_count(known + 2)
    lines = log.all_inner_texts()
    expect(headline).to_have_text(lines[1])
    expect(maya.page.get_by_role("button", name="Go on")).to_be_visible()
    maya.page.keyboard.press("Space")
    expect(headline).to_have_text(lines[0])
    expect(maya.page.locator(".queue-buttons")).to_have_count(0)
    moves(zoe)
    expect(log).to_have_count(known + 3)
    expect(headline).to_have_text(lines[0])
    moves(zoe)
    expect(maya.sees(".ask h1")).to_have_text("Your turn. Who moves?")


def test_a_screen_reader_says_each_beat_once(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines, options={"first": 1})
    begin(maya, ines)
    maya.sees(".ask h1.beat")
    maya.page.evaluate(EARS)
    moves(ines)
    expect(maya.sees(".ask h1.beat")).to_have_text(re.compile("^Ines moves "))
    heard = maya.page.evaluate("() => window.heard")
    (told,) = [text for text in heard if "Ines moves" in text]
    assert told == maya.sees(".ask h1").inner_text()


def test_the_single_events_of_a_line_are_opened_under_it(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("au-pire-tu-meurs", {"first": 0}, seats=3)
    maya.waits(pire.ASKED)
    line = maya.page.locator(".log ol > li", has=maya.page.locator(".log-more")).first
    line.locator(".log-more").click()
    expect(line.locator(".log-more")).to_have_attribute("aria-expanded", "true")
    events = line.locator(".log-events .log-line")
    assert events.count() > 1
    events.first.hover()
    assert barriers(maya) == []
    line.locator(".log-more").click()
    expect(events).to_have_count(0)


def test_a_beat_grows_in_its_line(arrive: Arrive) -> None:
    """A hit and what becomes of it are one line of the log."""
    maya = arrive("Maya")
    maya.plays_now("au-pire-tu-meurs", {"first": 1}, seats=3, bots="greedy")
    given = re.compile(" gives .* a card, face down\\. (You|\\w+) ")
    for _ in range(60):
        maya.page.wait_for_selector(f"main[data-ask] :is({pire.ASKED}), .count")
        if maya.is_over or maya.page.locator(".log ol > li", has_text=given).count() > 0:
            break
        pire.play_once(maya)
    lines = maya.page.locator(".log ol > li").all_inner_texts()
    assert any(given.search(line) for line in lines)
    assert not any(re.fullmatch(r"\w+ (lets|let) it happen\.", line) for line in lines)


@pytest.mark.parametrize("profile", [SMALL, DESK], ids=["phone", "desk"])
def test_a_card_tells_what_has_happened_to_the_reader(arrive: Arrive, profile: dict[str, object]) -> None:
    """Time stands still, so that the card stays until the reader goes on."""
    maya = arrive("Maya", **profile)
    maya.page.clock.install()
    maya.is_asked(asked("au-pire-tu-meurs", "answer", fewest=1))
    maya.page.clock.pause_at(maya.page.evaluate("Date.now() + 1000"))
    maya.page.locator(".question .row .btn").last.dispatch_event("click")
    card = maya.sees(".own-card")
    expect(card).to_contain_text("Birch plays Mort Subite on you. You are out: sudden death.")
    expect(card).to_contain_text("From your next turn on you haunt the living")
    assert is_inside(card.get_by_role("button", name="Go on"))
    expect(maya.page.locator(".life")).to_contain_text("Birch played Mort Subite on you.")
    maya.page.keyboard.press("Space")
    expect(maya.page.locator(".own-card")).to_have_count(0)


@pytest.mark.parametrize("profile", [SMALL, DESK], ids=["phone", "desk"])
def test_the_panel_of_a_player_who_is_out_says_so(arrive: Arrive, profile: dict[str, object]) -> None:
    maya = arrive("Maya", **profile)
    maya.is_asked(asked("au-pire-tu-meurs", "haunt", seats=5))
    panel = maya.page.locator(".life")
    expect(panel).to_contain_text("You haunt the living now.")
    expect(panel).not_to_contain_text("years left")
    expect(panel.locator(".own-name")).to_have_text("Maya you")
    expect(panel.get_by_role("link", name="New game")).to_be_visible()
    assert barriers(maya) == []
    panel.locator(".own-name").click()
    maya.page.get_by_role("textbox", name="Your name").fill("Mayra")
    maya.page.keyboard.press("Enter")
    expect(panel.locator(".own-name")).to_have_text("Mayra you")


@pytest.mark.parametrize("profile", [SMALL, DESK], ids=["phone", "desk"])
def test_a_player_who_comes_back_is_told_what_was_missed(arrive: Arrive, profile: dict[str, object]) -> None:
    maya, ines = arrive("Maya", **profile), arrive("Ines")
    maya.page.clock.install()
    sit_down(maya, ines, options={"first": 1})
    begin(maya, ines)
    log = maya.page.locator(".log ol > li")
    known = log.count()
    maya.page.evaluate(TURNS_AWAY, "hidden")
    moves(ines)
    expect(log).to_have_count(known + 1)
    maya.page.clock.fast_forward(20_000)
    maya.page.evaluate(TURNS_AWAY, "visible")
    recap = maya.sees(".recap")
    expect(recap.locator("li")).to_have_text(re.compile("^Ines moves "))
    assert barriers(maya) == []
    recap.locator(".log-line").click()
    expect(maya.page.locator(".recap")).to_have_count(0)
    expect(maya.page.locator(".piece.pointed")).to_have_count(1)
    maya.page.keyboard.press("s")
    expect(recap.locator("li")).to_have_text(re.compile("^Ines moves "))
    maya.page.keyboard.press("Escape")
    expect(maya.page.locator(".recap")).to_have_count(0)
